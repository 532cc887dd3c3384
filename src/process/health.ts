import { createServer, type Server } from 'node:http';

/** Whether the bot can work, or what it lacks. */
export type Wellness = 'well' | 'no database' | 'no Discord';

/** What the bot cannot do without. */
export interface Needs {
  /** Whether the database answers. It may reject, or never resolve. */
  readonly database: () => Promise<boolean>;
  readonly discord: () => boolean;
}

/** How long the database may take to answer, in milliseconds; Docker's health check waits five seconds. */
const TIMEOUT_MS = 3_000;

/** Makes a check of the bot’s health, which never fails and never hangs. Calls during a check share its result. */
export function lookAfter({ database, discord }: Needs): () => Promise<Wellness> {
  let looking: Promise<Wellness> | null = null;
  const look = async (): Promise<Wellness> => {
    const answers = await inTime(database());
    looking = null;
    if (!answers) return 'no database';
    return discord() ? 'well' : 'no Discord';
  };
  return () => {
    looking ??= look();
    return looking;
  };
}

/** The answer, or false if it does not come in time. */
async function inTime(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), TIMEOUT_MS);
  });
  try {
    return await Promise.race([answer.catch(() => false), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The address of the health page. */
export interface HealthPlace {
  readonly host: string;
  /** 0 for any free one. */
  readonly port: number;
}

/**
 * Serves `GET /healthz`: 200 while everything works, 503 while something does not. Rejects with a sentence if it cannot
 * listen there.
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
