import { Misconfigured } from './config.ts';
import { CutOff, OutOfReach } from '../discord/link.ts';

/** The exit status, for whoever restarts the process. docs/hosting.md says what to do at each. */
export const STATUS = {
  /** It was asked to end. */
  asked: 0,
  failed: 1,
  /** Discord or the database was out of reach for too long: a fresh start may help (EX_TEMPFAIL). */
  worn: 75,
  /** A setting or the token is wrong: a restart does not help before somebody has changed it (EX_CONFIG). */
  hopeless: 78,
} as const;

/** The exit status after this error. */
export function statusOf(error: unknown): number {
  if (error instanceof Misconfigured || error instanceof CutOff) return STATUS.hopeless;
  return error instanceof OutOfReach ? STATUS.worn : STATUS.failed;
}
