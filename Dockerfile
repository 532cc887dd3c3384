# The bot for a host with a token. `docker compose up -d` runs it beside a Postgres; see docs/hosting.md.

# The tests run on this version, too: .ci/run reads it here.
ARG NODE=24.21.0

FROM node:${NODE}-bookworm-slim AS build
RUN apt-get update \
 && apt-get install -y --no-install-recommends build-essential pkg-config python3 \
      libcairo2-dev libpango1.0-dev libjpeg62-turbo-dev libgif-dev librsvg2-dev \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json .npmrc prisma.config.ts ./
COPY scripts/prepare.mjs scripts/
COPY prisma prisma/
RUN node scripts/prepare.mjs
COPY tsconfig.json tsconfig.build.json ./
COPY src src/
RUN npm run build \
 && npm prune --omit=dev --omit=optional --no-audit --no-fund

FROM node:${NODE}-bookworm-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends tini fontconfig \
      libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libjpeg62-turbo libgif7 librsvg2-2 \
 && rm -rf /var/lib/apt/lists/* \
 && install -d -o node -g node /data
WORKDIR /app
# As `npm start` sets them: memory that is given back goes back to the system, and heaps are cleared before they
# grow. See docs/hosting.md.
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=4194304 \
    MALLOC_TRIM_THRESHOLD_=8388608 \
    NODE_LIMITS="--max-old-space-size=208 --max-semi-space-size=8"
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules/
COPY --from=build /app/dist dist/
COPY prisma prisma/
COPY assets assets/
USER node
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.HEALTH_PORT || 8080}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
# Of what a host sets itself the last counts: a larger heap keeps the other limits.
CMD ["sh", "-c", "NODE_OPTIONS=\"$NODE_LIMITS $NODE_OPTIONS\" exec node dist/main.js"]
