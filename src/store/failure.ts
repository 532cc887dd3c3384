import { z } from 'zod';

/** The database cannot be used now. Its message is a sentence that may be shown to whoever runs the bot. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable';
}

/** Whether something was done cannot be told: the database went away while it was being confirmed. */
export class StoreUnsure extends StoreUnavailable {
  override readonly name: string = 'StoreUnsure';
}

/** What a driver says about a failure, wherever in the chain of causes it says it. */
interface Fault {
  /** Five characters of SQLSTATE, a code of Node's sockets, or one of Prisma's P codes. */
  readonly codes: readonly string[];
  readonly message: string;
}

const link = z.object({
  code: z.string().optional().catch(undefined),
  originalCode: z.string().optional().catch(undefined),
  kind: z.string().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
  originalMessage: z.string().optional().catch(undefined),
  cause: z.unknown().optional(),
  meta: z.object({ driverAdapterError: z.unknown().optional() }).optional().catch(undefined),
});

/** Collects the codes that stand in an error and in what caused it. */
function readFault(error: unknown): Fault {
  const codes: string[] = [];
  let message = '';
  const visit = (value: unknown, depth: number): void => {
    const parsed = link.safeParse(value);
    if (!parsed.success || depth > 6) return;
    const { code, originalCode, kind, originalMessage, cause, meta } = parsed.data;
    for (const found of [code, originalCode, kind]) if (found !== undefined) codes.push(found);
    message = originalMessage ?? parsed.data.message ?? message;
    visit(meta?.driverAdapterError, depth + 1);
    visit(cause, depth + 1);
  };
  visit(error, 0);
  return { codes, message };
}

const CONFLICT = ['40001', '40P01', 'P2034', 'TransactionWriteConflict'];

const LOST = [
  // Node's sockets, and what the driver adapter makes of them
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'ENOENT',
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  // Postgres: connection lost, shutting down, starting up, out of connections or of disk
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '57P01',
  '57P02',
  '57P03',
  // Postgres: a statement that took too long
  '57014',
  '53100',
  '53200',
  '53300',
  'TooManyConnections',
  // Postgres: no longer letting this bot in
  '3D000',
  '28000',
  '28P01',
  '55000',
  // Prisma: unreachable, timed out, no connection in time, no transaction in time
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
];

const LOST_WORDS =
  /connection terminated|connection ended|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|pglite is clos|not queryable/i;

/** Whether the transaction failed only because another one was at work: it may be tried again. */
export function isConflict(error: unknown): boolean {
  return readFault(error).codes.some((code) => CONFLICT.includes(code));
}

/** The error as `StoreUnavailable` where the database was lost; any other error as it is. */
export function explainFailure(error: unknown): unknown {
  if (error instanceof StoreUnavailable) return error;
  const { codes, message } = readFault(error);
  const lost = codes.some((code) => LOST.includes(code)) || LOST_WORDS.test(message);
  if (!lost) return error;
  return new StoreUnavailable(
    `The database cannot be reached or is too busy (${message || codes.join(', ')}). Nothing was changed that was not confirmed; try again in a moment.`,
    { cause: error },
  );
}

/** Why a Postgres server cannot be used at start, as a sentence that says what to do. */
export function explainConnection(error: unknown, url: string): StoreUnavailable {
  const { codes, message } = readFault(error);
  const { server, database } = nameTarget(url);
  const has = (...wanted: string[]): boolean => wanted.some((code) => codes.includes(code));
  const say = (sentence: string): StoreUnavailable =>
    new StoreUnavailable(sentence, { cause: error });
  if (has('3D000', 'DatabaseDoesNotExist')) {
    return say(
      `Postgres at ${server} has no database "${database}". Create it (createdb ${database}) or correct DATABASE_URL, then start again.`,
    );
  }
  // No rule of the server lets this user in from here; it says which, and never a password.
  if (has('28000', 'DatabaseAccessDenied')) {
    const remedy = /no encryption|SSL off/.test(message)
      ? 'It wants the connection encrypted: add ?sslmode=require to DATABASE_URL (&sslmode=require where it has a ? already)'
      : 'Correct the user in DATABASE_URL, or have the server let it in';
    return say(
      `Postgres at ${server} does not let the bot in (${message}). ${remedy}, then start again.`,
    );
  }
  if (has('28P01', 'AuthenticationFailed')) {
    return say(
      `Postgres at ${server} refuses the user or password in DATABASE_URL. Correct it, then start again.`,
    );
  }
  if (has('55P03')) {
    return say(
      `Another start is bringing the tables of "${database}" at ${server} up to date, and is not done yet. Wait for it, or end it where it hangs; then start again.`,
    );
  }
  if (has('42501')) {
    return say(
      `The user in DATABASE_URL may not create tables in "${database}" at ${server}. Grant it CREATE on the schema public, then start again.`,
    );
  }
  return say(
    `Postgres at ${server} cannot be reached (${message || codes.join(', ')}). Start it or correct DATABASE_URL; without DATABASE_URL the bot keeps its data in a local folder.`,
  );
}

/** The server and database of a connection URL, without user and password. */
function nameTarget(url: string): { server: string; database: string } {
  try {
    const { hostname, port, pathname } = new URL(url);
    const host = hostname === '' ? 'localhost' : hostname;
    return {
      server: `${host}:${port === '' ? '5432' : port}`,
      database: decodeURIComponent(pathname.slice(1)) || 'postgres',
    };
  } catch {
    return { server: 'the address in DATABASE_URL', database: '?' };
  }
}
