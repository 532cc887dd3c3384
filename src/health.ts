import { createServer, type Server } from 'node:http';

/** Serves `GET /healthz`: 200 while everything works, 503 while something does not. */
export function serveHealth(port: number, healthy: () => Promise<boolean>): Server {
  const server = createServer((request, response) => {
    if (request.url !== '/healthz') {
      response.writeHead(404).end();
      return;
    }
    healthy()
      .catch(() => false)
      .then((ok) => response.writeHead(ok ? 200 : 503).end(ok ? 'ok\n' : 'not ok\n'))
      .catch(() => response.destroy());
  });
  return server.listen(port);
}
