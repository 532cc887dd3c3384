import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Faults } from '../faults.ts';
import { DiscordRefusal, rateLimited, refusal } from '../refusal.ts';
import type { Upload } from '../world/messages.ts';
import type { World } from '../world/world.ts';
import { type Body, readBody } from './body.ts';
import { callbackRoutes } from './callbacks.ts';
import { channelRoutes } from './channels.ts';
import { commandRoutes } from './commands.ts';
import { identityRoutes } from './identity.ts';
import { messageRoutes } from './messages.ts';
import type { RequestLog } from './requests.ts';
import type { Reply, Route } from './route.ts';
import { webhookRoutes } from './webhooks.ts';

/** Every route the sandbox knows, in the order in which they are tried. */
const ROUTES: readonly Route[] = [
  ...identityRoutes,
  ...channelRoutes,
  ...messageRoutes,
  ...commandRoutes,
  ...callbackRoutes,
  ...webhookRoutes,
];

const PREFIX = '/api/v10';

/** Requests that are taken in so many milliseconds of real time. */
export interface BucketLimit {
  readonly times: number;
  readonly perMs: number;
}

/** The limit of each route's bucket, and that of all the bot's requests together. */
export interface RateLimits {
  readonly bucket: BucketLimit;
  readonly global: BucketLimit;
}

export interface RestParts {
  readonly world: World;
  readonly token: string;
  readonly faults: Faults;
  readonly requests: RequestLog;
  readonly limits: RateLimits;
  readonly log: Logger;
}

/** Discord's REST API v10, as far as `ROUTES` goes. */
export function restApp(parts: RestParts): Hono {
  const app = new Hono();
  const buckets = new Map<string, Bucket>();
  for (const route of ROUTES) {
    app.on(route.method, `${PREFIX}${route.path}`, (context) =>
      serve(parts, buckets, route, context.req.raw, context.req.param()),
    );
  }
  app.all(`${PREFIX}/*`, async (context) => {
    const url = new URL(context.req.url);
    parts.log.warn({ method: context.req.method, path: url.pathname }, 'unknown route');
    const missing = refusal('notFound');
    note(parts, context.req.raw, '', { json: undefined, uploads: [] }, missing, performance.now());
    return Response.json(missing.body, { status: missing.status });
  });
  return app;
}

interface Bucket {
  used: number;
  endsAt: number;
}

async function serve(
  parts: RestParts,
  buckets: Map<string, Bucket>,
  route: Route,
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<Response> {
  const startedAt = performance.now();
  const url = new URL(request.url);
  const arrival = {
    method: route.method,
    route: route.path,
    path: url.pathname.slice(PREFIX.length),
  };
  let body: Body = { json: undefined, uploads: [] };
  let headers: Readonly<Record<string, string>> = {};
  try {
    body = await readBody(request);
    if (route.auth === 'bot' && request.headers.get('authorization') !== `Bot ${parts.token}`)
      throw refusal('unauthorized');
    headers = takeFromBucket(buckets, parts.limits, route, params);
    await parts.faults.strike('before', arrival);
    const reply = route.handle(parts.world, {
      params,
      query: url.searchParams,
      body: body.json,
      uploads: body.uploads,
    });
    await parts.faults.strike('after', arrival);
    note(parts, request, route.path, body, reply, startedAt);
    return reply.status === 204
      ? new Response(null, { status: 204, headers })
      : Response.json(reply.json, { status: reply.status, headers });
  } catch (error) {
    if (!(error instanceof DiscordRefusal)) {
      parts.log.error({ err: error, ...arrival }, 'the sandbox itself failed');
      return Response.json({ message: '500: Internal Server Error', code: 0 }, { status: 500 });
    }
    parts.log.debug({ ...arrival, status: error.status, body: error.body }, 'refused');
    note(parts, request, route.path, body, error, startedAt);
    return Response.json(error.body, {
      status: error.status,
      headers: { ...headers, ...error.headers },
    });
  }
}

/** Counts the request in its bucket and tells the client how much is left. What an interaction's
 * token allows is not bound to the global limit, and first answers to none (as documented). */
function takeFromBucket(
  buckets: Map<string, Bucket>,
  limits: RateLimits,
  route: Route,
  params: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (route.path.startsWith('/interactions/')) return {};
  if (route.auth === 'bot') {
    const all = take(buckets, 'global', limits.global);
    if (all.waitMs > 0) throw rateLimited(all.waitMs, 'global');
  }
  const hash = createHash('sha1')
    .update(`${route.method} ${route.path}`)
    .digest('hex')
    .slice(0, 16);
  const major = params['channel'] ?? params['guild'] ?? params['token'] ?? '';
  const own = take(buckets, `${hash} ${major}`, limits.bucket);
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

/** Takes one from a bucket; `waitMs` is 0 unless it is empty. */
function take(buckets: Map<string, Bucket>, key: string, limit: BucketLimit) {
  const now = Date.now();
  let bucket = buckets.get(key);
  if (bucket === undefined || bucket.endsAt <= now) {
    for (const [old, { endsAt }] of buckets) if (endsAt <= now) buckets.delete(old);
    bucket = { used: 0, endsAt: now + limit.perMs };
    buckets.set(key, bucket);
  }
  const isEmpty = bucket.used >= limit.times;
  if (!isEmpty) bucket.used += 1;
  const { endsAt, used } = bucket;
  return { endsAt, left: limit.times - used, waitMs: isEmpty ? endsAt - now : 0 };
}

function note(
  parts: RestParts,
  request: Request,
  route: string,
  body: Body,
  outcome: Reply | DiscordRefusal,
  startedAt: number,
): void {
  parts.requests.add({
    at: parts.world.clock.now(),
    method: request.method,
    path: new URL(request.url).pathname.slice(PREFIX.length),
    route,
    body: body.json,
    files: body.uploads.map(({ filename, bytes }: Upload) => ({
      name: filename,
      bytes: bytes.byteLength,
    })),
    status: outcome.status,
    code: outcome instanceof DiscordRefusal ? outcome.code : null,
    tookMs: performance.now() - startedAt,
  });
}
