import { z } from 'zod';
import { type Limits, USUAL_LIMITS } from './match/house.ts';

const text = z
  .string()
  .trim()
  .transform((value) => (value === '' ? null : value));

/** A number of tables; the usual one where nothing is set. */
const limit = (usual: number) =>
  text
    .transform((tables) => (tables === null ? usual : Number(tables)))
    .pipe(z.number().int().min(1).max(100_000))
    .default(usual);

const environment = z.object({
  DISCORD_TOKEN: text.default(null),
  DISCORD_API_URL: text
    .refine(
      (url) => url === null || /^https?:\/\//.test(url),
      'must start with http:// or https://',
    )
    .default(null),
  DATABASE_URL: text
    .refine(
      (url) => url === null || /^postgres(ql)?:\/\//.test(url),
      'must start with postgresql://',
    )
    .default(null),
  DATA_DIR: z.string().trim().min(1).default('data'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4600),
  HEALTH_PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RENDER_THREADS: text
    .transform((threads) => (threads === null ? null : Number(threads)))
    .pipe(z.number().int().min(1).max(64).nullable())
    .default(null),
  WAITING_PER_PERSON: limit(USUAL_LIMITS.waitingPerPerson),
  PLAYED_PER_PERSON: limit(USUAL_LIMITS.playedPerPerson),
  WAITING_PER_SERVER: limit(USUAL_LIMITS.waitingPerServer),
});

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
  readonly healthPort: number;
  readonly logLevel: string;
  readonly renderThreads: number | null;
  readonly limits: Limits;
}

/** Reads the environment. Throws a sentence that names the setting that makes no sense. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(
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
    healthPort: data.HEALTH_PORT,
    logLevel: data.LOG_LEVEL,
    renderThreads: data.RENDER_THREADS,
    limits: {
      waitingPerPerson: data.WAITING_PER_PERSON,
      playedPerPerson: data.PLAYED_PER_PERSON,
      waitingPerServer: data.WAITING_PER_SERVER,
    },
  };
}
