import { createServer, type Server } from 'node:http';
import type { Wellness } from './wellness.ts';

/** Where the health page listens. */
export interface HealthPlace {
  readonly host: string;
  /** 0 for any free one. */
  readonly port: number;
}

/**
 * Serves `GET /healthz`: 200 while everything works, 503 while something does not. Rejects with a sentence
 * where the address cannot be had.
 */
export function serveHealth(
  { host, port }: HealthPlace,
  look: () => Promise<Wellness>,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/healthz') {
      response.writeHead(404).end();
      return;
    }
    look()
      .then((wellness) =>
        wellness === 'well'
          ? response.writeHead(200).end('ok\n')
          : response.writeHead(503).end('not ok\n'),
      )
      .catch(() => response.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => {
      const code = 'code' in cause ? cause.code : undefined;
      reject(new Error(explain(code, cause.message, { host, port }), { cause }));
    });
    server.listen(port, host, () => resolve(server));
  });
}

function explain(code: unknown, message: string, { host, port }: HealthPlace): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken, perhaps by a bot that runs already. Stop that one, or set HEALTH_PORT to a free port; then start again.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. Set HEALTH_HOST to one of its own, such as 127.0.0.1; then start again.`;
    case 'EACCES':
      return `The bot may not listen on port ${port}. Set HEALTH_PORT to one above 1023; then start again.`;
    default:
      return `The health page cannot listen on ${host}, port ${port} (${message}). Set HEALTH_HOST and HEALTH_PORT to what this machine has; then start again.`;
  }
}
