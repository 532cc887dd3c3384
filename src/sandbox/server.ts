import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Gateway } from './gateway.ts';
import { pageApp, viewerOf } from './page/app.ts';
import { liveEvents } from './page/events.ts';
import { PersonRefusal } from './people/sentence.ts';
import type { LiveEvent } from './protocol.ts';
import { restApp, type RestParts } from './rest/app.ts';
import { channelsSeenBy } from './world/channels.ts';
import type { User } from './world/state.ts';
import type { World } from './world/world.ts';

/** Everything that the one HTTP server of a sandbox serves. */
export interface ServerParts extends RestParts {
  readonly gateway: Gateway;
  readonly port: number;
  /** Lets time pass at once, in milliseconds. */
  readonly pass: (ms: number) => void;
}

/** Listens on loopback, at the address `url`: REST under `/api/v10`, the gateway, the page and its
 * live events. */
export async function listen(parts: ServerParts) {
  const app = new Hono();
  app.use(async (context, next) => {
    // A page of another site must not reach in, be it by a name that points to loopback.
    const isOurs = isLoopback(context.req.header('host'), context.req.header('origin'));
    return isOurs ? next() : context.text('This server is for this machine only.', 403);
  });
  app.route('/', restApp(parts));
  app.route('/', pageApp(parts.world, parts.pass));
  const server = createAdaptorServer({ fetch: app.fetch });
  if (!('closeAllConnections' in server)) throw new Error('An HTTP/1 server is needed.');
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const isKnown = url.pathname === '/gateway' || url.pathname === '/page/live';
    const isShut = url.pathname === '/gateway' && parts.gateway.isShut;
    if (!isKnown || isShut || !isLoopback(request.headers.host, request.headers.origin)) {
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(request, socket, head, (connection) => {
      if (url.pathname === '/gateway') parts.gateway.accept(connection, socket);
      else goLive(parts.world, connection, url.searchParams.get('user') ?? undefined, parts.log);
    });
  });
  const port = await listenOn(server, parts.port);
  return {
    url: `http://127.0.0.1:${port}`,
    close: async (): Promise<void> => {
      parts.gateway.close();
      for (const connection of sockets.clients) connection.terminate();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function listenOn(server: Server, wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => {
      const isTaken = 'code' in cause && cause.code === 'EADDRINUSE';
      const sentence = `Port ${wanted} is taken, perhaps by a sandbox that is open already. Close that one, or set PORT to a free port; then start again.`;
      reject(isTaken ? new Error(sentence, { cause }) : cause);
    });
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address !== null) resolve(address.port);
      else reject(new Error('The server has no address.'));
    });
  });
}

function isLoopback(host: string | undefined, origin: string | undefined): boolean {
  const isHere = (address: string): boolean =>
    /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(address);
  const isOriginHere = origin === undefined || isHere(origin.replace(/^https?:\/\//, ''));
  return host !== undefined && isHere(host) && isOriginHere;
}

/** Tells one page what its user sees happen. */
function goLive(
  world: World,
  connection: WebSocket,
  userId: string | undefined,
  log: Logger,
): void {
  let viewer;
  try {
    viewer = viewerOf(world, userId);
  } catch (error) {
    connection.close(4404, error instanceof PersonRefusal ? error.message : 'Nobody');
    return;
  }
  const stop = tellLive(world, viewer, (event) => connection.send(JSON.stringify(event)));
  connection.on('close', stop);
  connection.on('error', (error) => log.debug({ err: error }, 'page connection'));
}

/** Tells what somebody sees from now on, at the moment it happens. Returns how to stop that. */
export function tellLive(world: World, viewer: User, tell: (event: LiveEvent) => void): () => void {
  const seen = new Set(channelsSeenBy(world, viewer.id).map(({ id }) => id));
  return world.listen((change) => {
    for (const event of liveEvents(world, viewer, seen, change)) tell(event);
  });
}
