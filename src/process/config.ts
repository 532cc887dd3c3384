import { z } from 'zod';
import { type Limits, USUAL_LIMITS } from '../match/app/limits.ts';

const port = z.coerce.number().int().min(0).max(65_535);

/** A number of tables; the usual one if nothing is set. */
const limit = (usual: number) => z.coerce.number().int().min(1).max(100_000).default(usual);

const environment = z.object({
  DISCORD_TOKEN: z.string().nullable().default(null),
  DISCORD_API_URL: z
    .string()
    .regex(/^https?:\/\//, 'must start with http:// or https://')
    .nullable()
    .default(null),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgresql://')
    .nullable()
    .default(null),
  DATA_DIR: z.string().default('data'),
  PORT: port.default(4600),
  HEALTH_HOST: z.string().default('127.0.0.1'),
  HEALTH_PORT: port.default(8080),
  UNHEALTHY_MINUTES: z.coerce.number().positive().max(1440).default(10),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RENDER_THREADS: z.coerce.number().int().min(1).max(64).nullable().default(null),
  WAITING_PER_PERSON: limit(USUAL_LIMITS.waitingPerPerson),
  PLAYED_PER_PERSON: limit(USUAL_LIMITS.playedPerPerson),
  WAITING_PER_SERVER: limit(USUAL_LIMITS.waitingPerServer),
  OPENED_PER_HOUR: limit(USUAL_LIMITS.openedPerHour),
  REST_DAYS_A_YEAR: z.coerce.number().int().min(0).max(366).default(USUAL_LIMITS.restDaysAYear),
});

/** A setting is invalid. Its message is a sentence for whoever runs the bot. */
export class Misconfigured extends Error {
  override readonly name = 'Misconfigured';
}

/** What a host can set, parsed. */
export interface Config {
  /** Null: the sandbox is opened instead of Discord. */
  readonly token: string | null;
  /** Another base of Discord's API; null for Discord itself. */
  readonly apiUrl: string | null;
  /** Null: PGlite in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** The sandbox page's port; 0 for any free one. */
  readonly port: number;
  /** The address that the health page listens on; only this machine reaches the usual one. */
  readonly healthHost: string;
  readonly healthPort: number;
  /** How long Discord or the database may be out of reach before the bot ends, to be started afresh. */
  readonly unhealthyMinutes: number;
  readonly logLevel: string;
  readonly renderThreads: number | null;
  readonly limits: Limits;
}

/** Leaves out empty settings, such as lines of the example file that were not filled in. */
const filledIn = (env: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env)
      .map(([name, value = '']) => [name, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  );

/** Reads the environment. Throws `Misconfigured`, which names the setting. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(filledIn(env));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Misconfigured(
      `The setting ${issue?.path.join('.')} makes no sense: ${issue?.message}. See .env.example.`,
    );
  }
  const { data } = parsed;
  return {
    token: data.DISCORD_TOKEN,
    apiUrl: data.DISCORD_API_URL,
    databaseUrl: data.DATABASE_URL,
    dataDir: data.DATA_DIR,
    port: data.PORT,
    healthHost: data.HEALTH_HOST,
    healthPort: data.HEALTH_PORT,
    unhealthyMinutes: data.UNHEALTHY_MINUTES,
    logLevel: data.LOG_LEVEL,
    renderThreads: data.RENDER_THREADS,
    limits: {
      waitingPerPerson: data.WAITING_PER_PERSON,
      playedPerPerson: data.PLAYED_PER_PERSON,
      waitingPerServer: data.WAITING_PER_SERVER,
      openedPerHour: data.OPENED_PER_HOUR,
      restDaysAYear: data.REST_DAYS_A_YEAR,
    },
  };
}
