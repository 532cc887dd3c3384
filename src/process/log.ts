import pino, { type DestinationStream, type Logger } from 'pino';
import { z } from 'zod';

/** The fields that are logged of something thrown that is no `Error`. All others may hold secrets. */
const known = z.object({
  name: z.string().optional().catch(undefined),
  code: z.union([z.string(), z.number()]).optional().catch(undefined),
  kind: z.string().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
  // Why the engine refused an entry of a log, and which.
  refusal: z.string().optional().catch(undefined),
  sequence: z.number().optional().catch(undefined),
});

/** So many causes are followed, as a chain may be circular. */
const DEPTH = 5;

/** What is logged of something thrown. */
interface LoggedError {
  readonly message: string;
  readonly cause?: LoggedError;
  readonly [field: string]: unknown;
}

function tell(thrown: unknown, depth = DEPTH): LoggedError {
  if (thrown instanceof Error) {
    const { name, message, stack, cause } = thrown;
    const code = 'code' in thrown ? thrown.code : undefined;
    const isEnd = cause === undefined || cause === null || depth === 0;
    return { name, message, code, stack, ...(isEnd ? {} : { cause: tell(cause, depth - 1) }) };
  }
  if (typeof thrown !== 'object' || thrown === null) return { message: String(thrown) };
  const { message, ...said } = known.parse(thrown);
  const fields = Object.values(said).filter((value) => value !== undefined);
  return {
    ...said,
    message: message ?? (fields.join(' ') || 'something that does not say what it is'),
  };
}

/**
 * The log of the whole app: JSON lines on standard output. Of an error and its causes it keeps names, codes, messages
 * and stacks; never a request’s body, which may hold somebody’s secrets.
 */
export function openLog(level: string, out: DestinationStream = pino.destination(1)): Logger {
  const serializers = { err: (thrown: unknown) => tell(thrown) };
  return pino({ level, base: null, serializers }, out);
}
