import type { Worker } from 'node:worker_threads';

/**
 * What a thread is told: a job; to go on with the one that rests; or null to leave, which it does by itself
 * when it is done with what it does.
 */
export type Order<J> = J | 'go on' | null;

/** What a thread says: once that it has loaded, then what became of each job, or that it rests in its middle. */
export type Reply<R> = 'ready' | 'resting' | { readonly done: R } | { readonly failed: string };

/** How a crew works. */
export interface CrewRules<J> {
  /** Starts a thread that says when it is ready, answers each order once, and ends when it is told to leave. */
  readonly start: () => Worker;
  readonly threads: number;
  /** A thread is replaced after so many jobs: native memory that it leaks comes back. */
  readonly jobsPerThread: number;
  /** Milliseconds after which a thread that has loaded and does not answer is given up as crashed. */
  readonly patience: number;
  /** Milliseconds that a thread may take to load; a minute, where a host may be slow. */
  readonly loading?: number;
  /** After so many crashes in a row a job is given up. */
  readonly tries: number;
  /** Begins the sentence with which a job that was not done is rejected: `The picture could not be painted`. */
  readonly failure: string;
  /**
   * Names what a job is about, where a thread is quicker at what it was about before: it gets such a job first,
   * unless another thread is free, or another job was passed over too often.
   */
  readonly aboutOf?: (job: J) => string | null;
}

/** Threads that work off one queue. */
export interface Crew<J, R> {
  /** Rejects with a sentence where the job failed, crashed its threads, or the crew was dismissed. */
  run(job: J): Promise<R>;
  /**
   * As `run`, for a job that every other goes before but those of its sort that came earlier: who asked last still waits
   * for it. Of several threads one is left free of such jobs. Null where `signal` was aborted before it was begun: nobody
   * waits for it any more.
   */
  runAfter(job: J, signal: AbortSignal): Promise<R | null>;
  /** As `run`, for a job that stands back: it is done while no other is, one of its sort at a time, piece by piece. */
  runBetween(job: J): Promise<R>;
  /** Whether nothing is done and nothing waits, but for what rests. */
  readonly idle: boolean;
  /** Starts all threads. Resolves when they are ready; one that fails at it is started again by a job. */
  muster(): Promise<void>;
  /** Rejects what waits, and resolves when all threads have ended. */
  dismiss(): Promise<void>;
}

interface Task<J, R> {
  readonly job: J;
  /** The line in which it waits. */
  readonly line: Task<J, R>[];
  readonly resolve: (result: R) => void;
  readonly reject: (error: Error) => void;
  crashes: number;
  /** How many that came later were done before it. */
  passed: number;
}

interface Thread<J, R> {
  readonly worker: Worker;
  /** Resolves when it has loaded, or ended. */
  readonly settled: Promise<void>;
  isReady: boolean;
  task: Task<J, R> | null;
  /** What it has begun, and goes on with when nothing else is to be done. */
  resting: Task<J, R> | null;
  jobs: number;
  timer: NodeJS.Timeout | undefined;
  /** What it died of, where it said so. */
  fault: string;
}

/** A thread loads in a moment; on a machine that has no time for it, that may be a long one. */
const LOADING_MS = 60_000;

/** Only so many of those who wait longest are looked at for one that a thread is quicker at. */
const LOOKED_AT = 4;
/** A job is passed over so often at most. */
const MOST_PASSED = 3;
/** Of so many things it is known which thread was about them last. */
const MOST_ABOUT = 256;

/** A crew that has not started a thread yet: they start as jobs come in, if not before; each does one at a time. */
export function createCrew<J, R>(rules: CrewRules<J>): Crew<J, R> {
  const closed = `${rules.failure}: its threads are closed.`;
  const queue: Task<J, R>[] = [];
  /** Those that others go before. */
  const after: Task<J, R>[] = [];
  /** Those that stand back. */
  const patient: Task<J, R>[] = [];
  const threads = new Set<Thread<J, R>>();
  /** Which thread was about something last, the latest at the end. */
  const lastAbout = new Map<string, Thread<J, R>>();
  let dismissed = false;

  function engage(): Thread<J, R> {
    let settle: () => void = () => {};
    const settled = new Promise<void>((resolve) => {
      settle = resolve;
    });
    const thread: Thread<J, R> = {
      worker: rules.start(),
      settled,
      isReady: false,
      task: null,
      resting: null,
      jobs: 0,
      timer: undefined,
      fault: '',
    };
    threads.add(thread);
    thread.worker.on('message', (reply: Reply<R>) => {
      if (reply !== 'ready') return hear(thread, reply);
      thread.isReady = true;
      // What it was told meanwhile begins now.
      if (thread.task === null) release(thread);
      else expect(thread);
      return settle();
    });
    // An 'error' is followed by 'exit', which is where the loss is dealt with.
    thread.worker.on('error', (error) => {
      thread.fault = `: ${error instanceof Error ? error.message : String(error)}`;
    });
    thread.worker.on('exit', () => {
      lose(thread);
      settle();
    });
    return thread;
  }

  function hear(thread: Thread<J, R>, reply: Exclude<Reply<R>, 'ready'>): void {
    const { task } = thread;
    if (task === null) return;
    release(thread);
    if (reply === 'resting') thread.resting = task;
    else if ('done' in reply) task.resolve(reply.done);
    else task.reject(new Error(`${rules.failure}: ${reply.failed}`));
    if (thread.jobs >= rules.jobsPerThread && thread.resting === null) {
      threads.delete(thread);
      void leave(thread.worker);
    }
    assign();
  }

  /** It is given up where it is not done in time. */
  function expect(thread: Thread<J, R>): void {
    clearTimeout(thread.timer);
    const time = thread.isReady ? rules.patience : (rules.loading ?? LOADING_MS);
    thread.timer = setTimeout(() => void thread.worker.terminate(), time);
  }

  function release(thread: Thread<J, R>): void {
    clearTimeout(thread.timer);
    thread.task = null;
    // An idle thread keeps no process alive.
    thread.worker.unref();
  }

  function lose(thread: Thread<J, R>): void {
    const { task, resting, fault } = thread;
    threads.delete(thread);
    release(thread);
    if (task !== null) {
      task.crashes += 1;
      if (task.crashes < rules.tries) again(task);
      else task.reject(new Error(`${rules.failure}: its thread stopped while at it${fault}.`));
    }
    // It had no part in it, and begins anew.
    if (resting !== null) again(resting);
    assign();
  }

  function again(task: Task<J, R>): void {
    if (dismissed) task.reject(new Error(closed));
    else task.line.unshift(task);
  }

  function assign(): void {
    for (;;) {
      const line = queue.length === 0 && mayDoAfter() ? after : queue;
      const next = line.length === 0 ? null : nextOf(line);
      if (next === null) break;
      set(next.thread, next.task);
    }
    if (queue.length > 0 || after.length > 0 || [...threads].some(({ task }) => task !== null))
      return;
    const resting = [...threads].find((thread) => thread.resting !== null);
    if (resting !== undefined) return goOn(resting);
    const task = patient.shift();
    if (task !== undefined) set(freeThread(), task);
  }

  /** Whose turn it is in a line, taken out of it, and the free thread that does it; null while none is free. */
  function nextOf(
    line: Task<J, R>[],
  ): { readonly thread: Thread<J, R>; readonly task: Task<J, R> } | null {
    if (!mayBegin()) return null;
    const isUrgent = (line[0]?.passed ?? 0) >= MOST_PASSED;
    const homes = line.slice(0, isUrgent ? 1 : LOOKED_AT).map((task) => homeOf(task.job));
    const isFree = (thread: Thread<J, R> | null) => thread?.task === null;
    const at = [homes.findIndex(isFree), homes.indexOf(null)].find((index) => index >= 0) ?? 0;
    const [task] = line.splice(at, 1);
    if (task === undefined) return null;
    for (const other of line.slice(0, at)) other.passed += 1;
    const home = homes[at] ?? null;
    return { thread: home !== null && isFree(home) ? home : freeThread(), task };
  }

  /** The thread that was last about the same; null where there is none. */
  function homeOf(job: J): Thread<J, R> | null {
    const about = rules.aboutOf?.(job) ?? null;
    const thread = about === null ? undefined : lastAbout.get(about);
    return thread !== undefined && threads.has(thread) ? thread : null;
  }

  function remember(thread: Thread<J, R>, job: J): void {
    const about = rules.aboutOf?.(job) ?? null;
    if (about === null) return;
    lastAbout.delete(about);
    lastAbout.set(about, thread);
    if (lastAbout.size <= MOST_ABOUT) return;
    for (const oldest of lastAbout.keys()) return void lastAbout.delete(oldest);
  }

  /** Of several threads one does nothing that others go before: what goes before need not wait for that. */
  const mayDoAfter = (): boolean =>
    [...threads].filter(({ task }) => task?.line === after).length < Math.max(1, rules.threads - 1);

  const mayBegin = (): boolean =>
    threads.size < rules.threads || [...threads].some(({ task }) => task === null);

  /** One that has nothing to do, or a new one; only where one may begin. */
  const freeThread = (): Thread<J, R> => [...threads].find(({ task }) => task === null) ?? engage();

  function set(thread: Thread<J, R>, task: Task<J, R>): void {
    thread.jobs += 1;
    remember(thread, task.job);
    order(thread, task, task.job);
  }

  function goOn(thread: Thread<J, R>): void {
    const task = thread.resting;
    thread.resting = null;
    if (task !== null) order(thread, task, 'go on');
  }

  function order(thread: Thread<J, R>, task: Task<J, R>, message: Order<J>): void {
    thread.task = task;
    thread.worker.ref();
    expect(thread);
    thread.worker.postMessage(message);
  }

  /** Puts a job into a line. `called` is told which task it became. */
  function enlist(
    line: Task<J, R>[],
    job: J,
    called: (task: Task<J, R>) => void = () => {},
  ): Promise<R> {
    if (dismissed) return Promise.reject(new Error(closed));
    return new Promise((resolve, reject) => {
      const task = { job, line, resolve, reject, crashes: 0, passed: 0 };
      called(task);
      if (line === after) line.unshift(task);
      else line.push(task);
      assign();
    });
  }

  /** Resolves when a task that was aborted has been taken out of its line. */
  const takenOut = (task: Task<J, R>, signal: AbortSignal): Promise<null> =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => {
        const at = task.line.indexOf(task);
        if (at < 0) return;
        task.line.splice(at, 1);
        resolve(null);
      });
    });

  return {
    run: (job) => enlist(queue, job),
    runAfter(job, signal) {
      if (signal.aborted) return Promise.resolve(null);
      const out: Promise<null>[] = [];
      const done = enlist(after, job, (task) => out.push(takenOut(task, signal)));
      return Promise.race([done, ...out]);
    },
    runBetween: (job) => enlist(patient, job),
    get idle() {
      return queue.length + after.length === 0 && [...threads].every(({ task }) => task === null);
    },
    async muster() {
      while (!dismissed && threads.size < rules.threads) expect(engage());
      await Promise.all([...threads].map(({ settled }) => settled));
    },
    async dismiss() {
      dismissed = true;
      for (const task of [queue, after, patient].flatMap((line) => line.splice(0)))
        task.reject(new Error(closed));
      await Promise.all([...threads].map(({ worker }) => leave(worker)));
    },
  };
}

/** How long a thread may take to leave: it may be loading. */
const PARTING_MS = 20_000;

/** Has a thread end by itself: one that is stopped while node-canvas paints may take the whole process with it. */
async function leave(worker: Worker): Promise<void> {
  const left = new Promise((resolve) => worker.once('exit', resolve));
  worker.ref();
  worker.postMessage(null satisfies Order<never>);
  const timer = setTimeout(() => void worker.terminate(), PARTING_MS);
  await left;
  clearTimeout(timer);
}
