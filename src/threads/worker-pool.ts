import type { Worker } from 'node:worker_threads';

/** What a thread is told: a job; to resume its paused job; or null to exit once it is done. */
export type Order<J> = J | 'go on' | null;

/** What a thread says: `ready` when loaded, then the result of each job, or that it paused in one. */
export type Reply<R> = 'ready' | 'resting' | { readonly done: R } | { readonly failed: string };

export interface WorkerPoolOptions<J> {
  /** Starts a thread that says when it is ready, replies once to each order, and exits when told to. */
  readonly spawn: () => Worker;
  readonly threads: number;
  /** A thread is replaced after so many jobs, to free native memory that it leaks. */
  readonly jobsPerThread: number;
  /** Milliseconds after which a loaded thread that does not reply counts as crashed. */
  readonly timeoutMs: number;
  /**
   * Milliseconds that such a thread, and one that is to exit, is still left to itself before it is terminated: for code
   * that takes the whole process along when it is. None if left out.
   */
  readonly grace?: number;
  /** Milliseconds that a thread may take to load; a minute if left out, as hosts may be slow. */
  readonly loading?: number;
  /** A job is given up after so many crashes in a row. */
  readonly tries: number;
  /** The beginning of the sentence with which a failed job is rejected: `The picture could not be painted`. */
  readonly failure: string;
  /**
   * Names the subject of a job, if a thread is faster at a subject that it had before. Such jobs go to the same thread,
   * unless another one is free or older jobs were passed over too often.
   */
  readonly subjectOf?: (job: J) => string | null;
}

/** Threads with three queues: normal jobs first, then low ones, then idle ones. */
export interface WorkerPool<J, R> {
  /** Rejects with a sentence if the job fails, crashes its threads, or the pool is closed. */
  enqueue(job: J): Promise<R>;
  /**
   * As `enqueue`, with low priority, the newest first: whoever asked last is still waiting. If there are several
   * threads, one is kept free of low jobs. Null if `signal` was aborted before the job began.
   */
  enqueueLow(job: J, signal: AbortSignal): Promise<R | null>;
  /** As `enqueue`, for a long job that is done in pieces while nothing else waits, one such job at a time. */
  enqueueIdle(job: J): Promise<R>;
  /** Whether nothing runs and nothing waits, except idle jobs. */
  readonly idle: boolean;
  /** Starts all threads. Resolves when they are ready; one that fails is started again with the next job. */
  start(): Promise<void>;
  /** Rejects the jobs that wait, and resolves when all threads have ended. */
  close(): Promise<void>;
}

interface Task<J, R> {
  readonly job: J;
  readonly queue: Task<J, R>[];
  readonly resolve: (result: R) => void;
  readonly reject: (error: Error) => void;
  crashes: number;
  /** How many later jobs were begun before it. */
  passed: number;
}

interface Thread<J, R> {
  readonly worker: Worker;
  /** Resolves when it has loaded, or ended. */
  readonly settled: Promise<void>;
  isReady: boolean;
  task: Task<J, R> | null;
  /** The idle job that it has paused, to be resumed when nothing else waits. */
  resting: Task<J, R> | null;
  jobs: number;
  timer: NodeJS.Timeout | undefined;
  /** Whether its job counts as crashed already: nobody counts on its reply any more. */
  isLate: boolean;
  /** The error that ended it; empty if there was none. */
  fault: string;
}

/** Loading is quick, but not on a machine that is out of resources. */
const LOADING_MS = 60_000;

/** How many of the oldest jobs are searched for one on a free thread’s subject. */
const LOOKED_AT = 4;
/** How often a job may be passed over. */
const MOST_PASSED = 3;
/** How many subjects are remembered with the thread that worked on them last. */
const MOST_SUBJECTS = 256;

/** A pool whose threads start as jobs come in, or by `start`; each does one job at a time. */
export function createWorkerPool<J, R>(options: WorkerPoolOptions<J>): WorkerPool<J, R> {
  const rejection = `${options.failure}: its threads are closed.`;
  const normal: Task<J, R>[] = [];
  const low: Task<J, R>[] = [];
  const idle: Task<J, R>[] = [];
  const threads = new Set<Thread<J, R>>();
  /** The thread that last worked on each subject, the latest at the end. */
  const lastOn = new Map<string, Thread<J, R>>();
  let isClosed = false;

  function startThread(): Thread<J, R> {
    let settle: () => void = () => {};
    const settled = new Promise<void>((resolve) => {
      settle = resolve;
    });
    const thread: Thread<J, R> = {
      worker: options.spawn(),
      settled,
      isReady: false,
      task: null,
      resting: null,
      jobs: 0,
      timer: undefined,
      isLate: false,
      fault: '',
    };
    threads.add(thread);
    thread.worker.on('message', (reply: Reply<R>) => {
      if (reply !== 'ready') return receive(thread, reply);
      thread.isReady = true;
      // The time for a job that was sent while it loaded begins now.
      if (thread.task === null) release(thread);
      else expect(thread);
      return settle();
    });
    // An 'error' is followed by 'exit', which is where the loss is dealt with.
    thread.worker.on('error', (error) => {
      thread.fault = `: ${error instanceof Error ? error.message : String(error)}`;
    });
    thread.worker.on('exit', () => {
      recover(thread);
      settle();
    });
    return thread;
  }

  function receive(thread: Thread<J, R>, reply: Exclude<Reply<R>, 'ready'>): void {
    const { task, isLate } = thread;
    if (task === null) return;
    release(thread);
    if (isLate) takeOut(task);
    if (reply === 'resting') thread.resting = isLate ? null : task;
    else if ('done' in reply) task.resolve(reply.done);
    else task.reject(new Error(`${options.failure}: ${reply.failed}`));
    if (thread.jobs >= options.jobsPerThread && thread.resting === null) {
      threads.delete(thread);
      void leave(thread.worker, options.grace);
    }
    assign();
  }

  /** Ends the thread if it does not reply in time; with `grace`, gives its job up first. */
  function expect(thread: Thread<J, R>): void {
    clearTimeout(thread.timer);
    const time = thread.isReady ? options.timeoutMs : (options.loading ?? LOADING_MS);
    thread.timer = setTimeout(() => {
      if (options.grace === undefined) return void thread.worker.terminate();
      giveUp(thread);
      thread.timer = setTimeout(() => void thread.worker.terminate(), options.grace);
    }, time);
  }

  function giveUp(thread: Thread<J, R>): void {
    const { task } = thread;
    thread.isLate = true;
    if (task !== null) crashed(task, ': it took too long');
    assign();
  }

  function crashed(task: Task<J, R>, fault: string): void {
    task.crashes += 1;
    if (task.crashes < options.tries) retry(task);
    else task.reject(new Error(`${options.failure}: its thread stopped while at it${fault}.`));
  }

  function release(thread: Thread<J, R>): void {
    clearTimeout(thread.timer);
    thread.task = null;
    thread.isLate = false;
    // An idle thread keeps no process alive.
    thread.worker.unref();
  }

  function recover(thread: Thread<J, R>): void {
    const { task, resting, fault, isLate } = thread;
    threads.delete(thread);
    release(thread);
    if (task !== null && !isLate) crashed(task, fault);
    // The paused job did not cause the crash: it starts anew.
    if (resting !== null) retry(resting);
    assign();
  }

  function retry(task: Task<J, R>): void {
    if (isClosed) task.reject(new Error(rejection));
    else task.queue.unshift(task);
  }

  function assign(): void {
    for (;;) {
      const queue = normal.length === 0 && mayBeginLow() ? low : normal;
      const next = queue.length === 0 ? null : nextOf(queue);
      if (next === null) break;
      begin(next.thread, next.task);
    }
    if (normal.length > 0 || low.length > 0 || [...threads].some(({ task }) => task !== null))
      return;
    const resting = [...threads].find((thread) => thread.resting !== null);
    if (resting !== undefined) return resume(resting);
    const task = idle.shift();
    if (task !== undefined) begin(freeThread(), task);
  }

  /** The next job of a queue, taken out of it, and the free thread that does it; null while none is free. */
  function nextOf(
    queue: Task<J, R>[],
  ): { readonly thread: Thread<J, R>; readonly task: Task<J, R> } | null {
    if (!mayBegin()) return null;
    const isUrgent = (queue[0]?.passed ?? 0) >= MOST_PASSED;
    const homes = queue.slice(0, isUrgent ? 1 : LOOKED_AT).map((task) => homeOf(task.job));
    const isFree = (thread: Thread<J, R> | null) => thread?.task === null;
    const at = [homes.findIndex(isFree), homes.indexOf(null)].find((index) => index >= 0) ?? 0;
    const [task] = queue.splice(at, 1);
    if (task === undefined) return null;
    for (const other of queue.slice(0, at)) other.passed += 1;
    const home = homes[at] ?? null;
    return { thread: home !== null && isFree(home) ? home : freeThread(), task };
  }

  /** The thread that last worked on the job’s subject; null if there is none. */
  function homeOf(job: J): Thread<J, R> | null {
    const subject = options.subjectOf?.(job) ?? null;
    const thread = subject === null ? undefined : lastOn.get(subject);
    return thread !== undefined && threads.has(thread) ? thread : null;
  }

  function remember(thread: Thread<J, R>, job: J): void {
    const subject = options.subjectOf?.(job) ?? null;
    if (subject === null) return;
    lastOn.delete(subject);
    lastOn.set(subject, thread);
    if (lastOn.size <= MOST_SUBJECTS) return;
    for (const oldest of lastOn.keys()) return void lastOn.delete(oldest);
  }

  /** With several threads, one is kept free of low jobs, so that a normal job need not wait for them. */
  const mayBeginLow = (): boolean =>
    [...threads].filter(({ task }) => task?.queue === low).length <
    Math.max(1, options.threads - 1);

  const mayBegin = (): boolean =>
    threads.size < options.threads || [...threads].some(({ task }) => task === null);

  /** A thread with nothing to do, or a new one. Call only if a job may begin. */
  const freeThread = (): Thread<J, R> =>
    [...threads].find(({ task }) => task === null) ?? startThread();

  function begin(thread: Thread<J, R>, task: Task<J, R>): void {
    thread.jobs += 1;
    remember(thread, task.job);
    send(thread, task, task.job);
  }

  function resume(thread: Thread<J, R>): void {
    const task = thread.resting;
    thread.resting = null;
    if (task !== null) send(thread, task, 'go on');
  }

  function send(thread: Thread<J, R>, task: Task<J, R>, message: Order<J>): void {
    thread.task = task;
    thread.worker.ref();
    expect(thread);
    thread.worker.postMessage(message);
  }

  /** Puts a job into a queue. `called` receives its task. */
  function add(
    queue: Task<J, R>[],
    job: J,
    called: (task: Task<J, R>) => void = () => {},
  ): Promise<R> {
    if (isClosed) return Promise.reject(new Error(rejection));
    return new Promise((resolve, reject) => {
      const task = { job, queue, resolve, reject, crashes: 0, passed: 0 };
      called(task);
      if (queue === low) queue.unshift(task);
      else queue.push(task);
      assign();
    });
  }

  /** Takes a task out of its queue; returns whether it was still there. */
  function takeOut(task: Task<J, R>): boolean {
    const at = task.queue.indexOf(task);
    if (at >= 0) task.queue.splice(at, 1);
    return at >= 0;
  }

  /** Resolves when the task is aborted and removed from its queue. */
  const takenOut = (task: Task<J, R>, signal: AbortSignal): Promise<null> =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => {
        if (takeOut(task)) resolve(null);
      });
    });

  return {
    enqueue: (job) => add(normal, job),
    enqueueLow(job, signal) {
      if (signal.aborted) return Promise.resolve(null);
      const out: Promise<null>[] = [];
      const done = add(low, job, (task) => out.push(takenOut(task, signal)));
      return Promise.race([done, ...out]);
    },
    enqueueIdle: (job) => add(idle, job),
    get idle() {
      return normal.length + low.length === 0 && [...threads].every(({ task }) => task === null);
    },
    async start() {
      while (!isClosed && threads.size < options.threads) expect(startThread());
      await Promise.all([...threads].map(({ settled }) => settled));
    },
    async close() {
      isClosed = true;
      for (const task of [normal, low, idle].flatMap((queue) => queue.splice(0)))
        task.reject(new Error(rejection));
      await Promise.all([...threads].map(({ worker }) => leave(worker, options.grace)));
    },
  };
}

/** How long a thread may take to exit: it may still be loading. */
const PARTING_MS = 20_000;

/** Lets a thread exit by itself: terminating it while node-canvas paints may crash the whole process. */
async function leave(worker: Worker, within = PARTING_MS): Promise<void> {
  const left = new Promise((resolve) => worker.once('exit', resolve));
  worker.ref();
  worker.postMessage(null satisfies Order<never>);
  const timer = setTimeout(() => void worker.terminate(), within);
  await left;
  clearTimeout(timer);
}
