/** Whether the bot can do its work, or what keeps it from that. */
export type Wellness = 'well' | 'no database' | 'no Discord';

/** What the bot cannot do without. */
export interface Needs {
  /** Whether the database answers. It may reject, or never resolve. */
  readonly database: () => Promise<boolean>;
  readonly discord: () => boolean;
}

/** How long the database may take to answer, in milliseconds; Docker's health check waits five seconds. */
const PATIENCE_MS = 3_000;

/** A look at how the bot is, which never fails and never hangs. Who asks while one is taken shares it. */
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

/** What is answered in time; no, where nothing is. */
async function inTime(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  try {
    return await Promise.race([answer.catch(() => false), late]);
  } finally {
    clearTimeout(timer);
  }
}
