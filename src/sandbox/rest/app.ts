import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Faults } from '../faults.ts';
import { DiscordRefusal, rateLimited, refusal } from '../refusal.ts';
import type { Throttle, World } from '../world/world.ts';
import { type Body, NO_BODY, readBody } from './body.ts';
import { channelRoutes } from './channels.ts';
import { commandRoutes } from './commands.ts';
import { identityRoutes } from './identity.ts';
import { interactionRoutes } from './interactions.ts';
import { messageRoutes } from './messages.ts';
import { roleRoutes } from './roles.ts';
import type { RequestLog } from './requests.ts';
import type { Reply, Route } from './route.ts';

/** Every route the sandbox knows, in the order in which they are tried. */
const ROUTES: readonly Route[] = [
  ...identityRoutes,
  ...roleRoutes,
  ...channelRoutes,
  ...messageRoutes,
  ...commandRoutes,
  ...interactionRoutes,
];

const PREFIX = '/api/v10';

/** The limit of each route's bucket, and that of all the bot's requests together. */
export interface RateLimits {
  readonly bucket: Throttle;
  readonly global: Throttle;
}

export interface RestParts {
  readonly world: World;
  readonly token: string;
  readonly faults: Faults;
  readonly requests: RequestLog;
  readonly limits: RateLimits;
  readonly log: Logger;
}

type Headers = Readonly<Record<string, string>>;
type Params = Readonly<Record<string, string>>;

/** Discord's REST API v10, as far as `ROUTES` goes. */
export function restApp(parts: RestParts): Hono {
  const app = new Hono();
  for (const route of ROUTES) {
    app.on(route.method, `${PREFIX}${route.path}`, (context) =>
      serve(parts, route, context.req.raw, context.req.param()),
    );
  }
  app.all(`${PREFIX}/*`, async (context) => {
    const request = context.req.raw;
    parts.log.warn({ method: request.method, path: pathOf(request) }, 'unknown route');
    const missing = refusal('notFound');
    note(parts, request, '', NO_BODY, missing, performance.now());
    return respond(missing, {});
  });
  return app;
}

async function serve(
  parts: RestParts,
  route: Route,
  request: Request,
  params: Params,
): Promise<Response> {
  const { world, faults, log } = parts;
  const startedAt = performance.now();
  const arrival = { method: route.method, route: route.path, path: pathOf(request) };
  let body = NO_BODY;
  let headers: Headers = {};
  let outcome: Reply | DiscordRefusal;
  try {
    body = await readBody(request);
    if (route.auth === 'bot' && request.headers.get('authorization') !== `Bot ${parts.token}`)
      throw refusal('unauthorized');
    headers = takeFromBucket(parts, route, params);
    await faults.strike('before', arrival);
    const query = new URL(request.url).searchParams;
    outcome = route.handle(world, { params, query, body: body.json, uploads: body.uploads });
    await faults.strike('after', arrival);
  } catch (error) {
    if (!(error instanceof DiscordRefusal)) {
      log.error({ err: error, ...arrival }, 'the sandbox itself failed');
      return Response.json({ message: '500: Internal Server Error', code: 0 }, { status: 500 });
    }
    log.debug({ ...arrival, status: error.status, body: error.body }, 'refused');
    outcome = error;
  }
  note(parts, request, route.path, body, outcome, startedAt);
  return respond(outcome, headers);
}

/** The path below the API's prefix. */
function pathOf(request: Request): string {
  return new URL(request.url).pathname.slice(PREFIX.length);
}

function respond(outcome: Reply | DiscordRefusal, headers: Headers): Response {
  const { status } = outcome;
  if (outcome instanceof DiscordRefusal)
    return Response.json(outcome.body, { status, headers: { ...headers, ...outcome.headers } });
  return outcome.status === 204
    ? new Response(null, { status, headers })
    : Response.json(outcome.json, { status, headers });
}

/** Counts the request in its bucket and tells the client how much is left. What an interaction's
 * token allows is not bound to the global limit, and first answers to none (as documented). */
function takeFromBucket({ world, limits }: RestParts, route: Route, params: Params): Headers {
  if (route.path.startsWith('/interactions/')) return {};
  if (route.auth === 'bot') {
    const { waitMs } = world.throttle('all routes', limits.global);
    if (waitMs > 0) throw rateLimited(waitMs, 'global');
  }
  const hash = createHash('sha1')
    .update(`${route.method} ${route.path}`)
    .digest('hex')
    .slice(0, 16);
  const major = params['channel'] ?? params['guild'] ?? params['token'] ?? '';
  const own = world.throttle(`${hash} ${major}`, limits.bucket);
  const headers = {
    'X-RateLimit-Bucket': hash,
    'X-RateLimit-Limit': String(limits.bucket.times),
    'X-RateLimit-Remaining': String(own.left),
    'X-RateLimit-Reset': String(own.endsAt / 1000),
    'X-RateLimit-Reset-After': String((own.endsAt - Date.now()) / 1000),
  };
  if (own.waitMs > 0) {
    const limited = rateLimited(own.waitMs, 'user');
    throw new DiscordRefusal(429, limited.body, { ...headers, ...limited.headers });
  }
  return headers;
}

function note(
  { requests, world }: RestParts,
  request: Request,
  route: string,
  body: Body,
  outcome: Reply | DiscordRefusal,
  startedAt: number,
): void {
  requests.add({
    at: world.clock.now(),
    method: request.method,
    path: pathOf(request),
    route,
    body: body.json,
    files: body.uploads.map(({ filename, bytes }) => ({ name: filename, bytes: bytes.byteLength })),
    status: outcome.status,
    code: outcome instanceof DiscordRefusal ? outcome.code : null,
    tookMs: performance.now() - startedAt,
  });
}
