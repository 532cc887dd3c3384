import pino, { type Logger } from 'pino';

/**
 * The log of the whole house: JSON lines on standard output. Of an error it keeps the name, the code, the
 * sentence and the stack; never a request's body, which may hold somebody's secrets.
 */
export function openLog(level: string): Logger {
  return pino({
    level,
    base: null,
    serializers: {
      err(error: unknown) {
        if (!(error instanceof Error)) return { message: String(error) };
        const { name, message, stack, cause } = error;
        const code = 'code' in error ? error.code : undefined;
        return { name, message, code, stack, cause: cause instanceof Error ? cause.stack : cause };
      },
    },
  });
}
