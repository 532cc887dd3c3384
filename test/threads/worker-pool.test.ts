import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import {
  createWorkerPool,
  type WorkerPool,
  type WorkerPoolOptions,
} from '../../src/threads/worker-pool.ts';

interface Job {
  readonly say?: string;
  /** Ends the thread so often before it is done. */
  readonly crashes?: number;
  readonly hangs?: boolean;
  /** Milliseconds that it takes. */
  readonly takes?: number;
  readonly throws?: string;
  /** Rests after each but the last. */
  readonly pieces?: number;
}
interface Result {
  readonly said: string;
  readonly thread: number;
}

const CODE = `
  const { parentPort, threadId, workerData } = require('node:worker_threads');
  const crashed = new Int32Array(workerData);
  parentPort.postMessage('ready');
  let resting;
  parentPort.on('message', (order) => {
    if (order === null) process.exit();
    const job = order === 'go on' ? resting : order;
    const { say = '', crashes = 0, hangs, takes = 0, throws, pieces = 1 } = job;
    if (pieces > 1) {
      resting = { ...job, pieces: pieces - 1 };
      return parentPort.postMessage('resting');
    }
    if (hangs) return;
    if (takes > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, takes);
    if (Atomics.load(crashed, 0) < crashes) {
      Atomics.add(crashed, 0, 1);
      process.exit(1);
    }
    parentPort.postMessage(throws ? { failed: throws } : { done: { said: say, thread: threadId } });
  });
`;

let pool: WorkerPool<Job, Result> | undefined;

function poolWith(options: Partial<WorkerPoolOptions<Job>> = {}): WorkerPool<Job, Result> {
  const crashed = new SharedArrayBuffer(4);
  pool = createWorkerPool<Job, Result>({
    spawn: () => new Worker(CODE, { eval: true, workerData: crashed }),
    threads: 2,
    jobsPerThread: 1000,
    timeoutMs: 20_000,
    tries: 2,
    failure: 'The job could not be done',
    ...options,
  });
  return pool;
}

afterEach(() => pool?.close());

describe('a pool', () => {
  it('does every job, each for the one who asked', async () => {
    const { enqueue } = poolWith();
    const words = Array.from({ length: 30 }, (_, i) => `job ${i}`);
    const results = await Promise.all(words.map((say) => enqueue({ say })));
    expect(results.map(({ said }) => said)).toEqual(words);
    expect(new Set(results.map(({ thread }) => thread)).size).toBe(2);
  });

  it('gives a job to the thread that was about the same, and passes nobody over for long', async () => {
    const begun: string[] = [];
    const about = poolWith({ subjectOf: ({ say = '' }) => say.slice(0, 1) });
    const enqueue = async (say: string) => {
      const { thread } = await about.enqueue({ say });
      begun.push(say);
      return thread;
    };
    await about.start();
    const [a, b] = await Promise.all([enqueue('a1'), enqueue('b1')]);
    expect(a).not.toBe(b);
    for (const say of ['b2', 'b3']) expect(await enqueue(say)).toBe(b);
    expect(await enqueue('a2')).toBe(a);
    // A job whose thread is busy for ever goes to the other one, after three of its own at most.
    about.enqueue({ say: 'a', hangs: true }).catch(() => {});
    begun.length = 0;
    await Promise.all(['b7', 'a6', 'b8', 'b9', 'b10', 'b11'].map(enqueue));
    expect(begun).toEqual(['b7', 'b8', 'b9', 'b10', 'a6', 'b11']);
  });

  it('leaves a thread free of jobs that others go before', async () => {
    const both = poolWith();
    const { signal } = new AbortController();
    both.enqueueLow({ hangs: true }, signal).catch(() => {});
    const second = both.enqueueLow({ say: 'later' }, signal).catch(() => null);
    expect(await both.enqueue({ say: 'first' })).toMatchObject({ said: 'first' });
    expect(await Promise.race([second, Promise.resolve('waits')])).toBe('waits');
    const alone = poolWith({ threads: 1 });
    expect(await alone.enqueueLow({ say: 'alone' }, signal)).toMatchObject({ said: 'alone' });
    await both.close();
  });

  it('starts all its threads early where it is told to, and no more than it has', async () => {
    let started = 0;
    const begin = () => {
      started += 1;
      return new Worker(CODE, { eval: true, workerData: new SharedArrayBuffer(4) });
    };
    const early = poolWith({ spawn: begin });
    expect(started).toBe(0);
    await Promise.all([early.start(), early.start()]);
    expect(started).toBe(2);
    expect(early.idle).toBe(true);
    await Promise.all(['a', 'b', 'c'].map((say) => early.enqueue({ say })));
    expect(started).toBe(2);
    await early.close();
    await early.start();
    expect(started).toBe(2);
  });

  it('is ready when all its threads have loaded, and when they fail to', async () => {
    const loaded = new Int32Array(new SharedArrayBuffer(4));
    const slow = `
      const { parentPort, workerData } = require('node:worker_threads');
      setTimeout(() => {
        Atomics.add(workerData, 0, 1);
        parentPort.postMessage('ready');
      }, 50);
      parentPort.on('message', () => process.exit());
    `;
    const spawn = () => new Worker(slow, { eval: true, workerData: loaded });
    await poolWith({ spawn }).start();
    expect(Atomics.load(loaded, 0)).toBe(2);
    await pool?.close();
    await poolWith({ spawn: () => new Worker('throw new Error("no")', { eval: true }) }).start();
    const silent = 'require("node:worker_threads").parentPort.on("message", () => process.exit())';
    const never = { spawn: () => new Worker(silent, { eval: true }), loading: 100 };
    await poolWith(never).start();
    expect(pool?.idle).toBe(true);
  });

  it('is idle while nothing is done', async () => {
    const busy = poolWith({ threads: 1 });
    expect(busy.idle).toBe(true);
    const [first, second] = [busy.enqueue({ say: 'a' }), busy.enqueue({ say: 'b' })];
    expect(busy.idle).toBe(false);
    await first;
    expect(busy.idle).toBe(false);
    await second;
    expect(busy.idle).toBe(true);
  });

  it('does a job again whose thread crashed, and no other suffers', async () => {
    const { enqueue } = poolWith();
    const results = await Promise.all([enqueue({ say: 'a', crashes: 1 }), enqueue({ say: 'b' })]);
    expect(results.map(({ said }) => said)).toEqual(['a', 'b']);
  });

  it('gives a job up with a sentence when it crashed twice, and goes on', async () => {
    const { enqueue } = poolWith({ threads: 1 });
    await expect(enqueue({ crashes: 2 })).rejects.toThrow(
      'The job could not be done: its thread stopped',
    );
    await expect(enqueue({ say: 'next' })).resolves.toMatchObject({ said: 'next' });
  });

  it('tries a job as often as it is told to', async () => {
    const { enqueue } = poolWith({ threads: 1, tries: 1 });
    await expect(enqueue({ crashes: 1 })).rejects.toThrow('its thread stopped');
    await expect(enqueue({ say: 'next' })).resolves.toMatchObject({ said: 'next' });
  });

  it('gives up on a thread that does not answer', async () => {
    const { enqueue } = poolWith({ threads: 1, timeoutMs: 50 });
    await expect(enqueue({ hangs: true })).rejects.toThrow(
      'The job could not be done: its thread stopped',
    );
  });

  it('leaves a thread that is late to finish, where it has grace, and takes what it says then', async () => {
    const graceful = poolWith({ threads: 1, timeoutMs: 100, grace: 60_000 });
    const late = graceful.enqueue({ say: 'late', takes: 400 });
    const { thread } = await late;
    // Nothing of it is done again, and it does what comes next.
    expect(graceful.idle).toBe(true);
    expect(await graceful.enqueue({ say: 'next' })).toEqual({ said: 'next', thread });
    const given = poolWith({ threads: 1, tries: 1, timeoutMs: 100, grace: 60_000 });
    await expect(given.enqueue({ say: 'too late', takes: 400 })).rejects.toThrow('took too long');
    expect((await given.enqueue({ say: 'after it' })).said).toBe('after it');
    await graceful.close();
  });

  it('ends a thread that hangs once its grace is over', async () => {
    const { enqueue } = poolWith({ threads: 1, tries: 1, timeoutMs: 50, grace: 50 });
    await expect(enqueue({ hangs: true })).rejects.toThrow('took too long');
    expect((await enqueue({ say: 'in another one' })).said).toBe('in another one');
  });

  it('gives a thread more time to load than to answer', async () => {
    const late = `setTimeout(() => { ${CODE} }, 400);`;
    const begin = () => new Worker(late, { eval: true, workerData: new SharedArrayBuffer(4) });
    const { enqueue, start } = poolWith({ spawn: begin, threads: 1, tries: 1, timeoutMs: 200 });
    expect((await enqueue({ say: 'not started' })).said).toBe('not started');
    await start();
    expect((await enqueue({ say: 'started' })).said).toBe('started');
    await expect(enqueue({ hangs: true })).rejects.toThrow(/its thread stopped/);
    expect((await enqueue({ say: 'in another one' })).said).toBe('in another one');
  });

  it('gives up on a thread that does not load', async () => {
    const begin = () => new Worker('setInterval(() => {}, 1000)', { eval: true });
    const { enqueue } = poolWith({ spawn: begin, threads: 1, tries: 1, loading: 200 });
    await expect(enqueue({ say: 'never' })).rejects.toThrow(/its thread stopped/);
  });

  it('hands on what a job failed of, without doing it again', async () => {
    const { enqueue } = poolWith();
    await expect(enqueue({ throws: 'no such tile' })).rejects.toThrow(
      'The job could not be done: no such tile',
    );
  });

  it('replaces a thread after its number of jobs', async () => {
    const { enqueue } = poolWith({ threads: 1, jobsPerThread: 2 });
    const threads: number[] = [];
    for (let i = 0; i < 4; i += 1) threads.push((await enqueue({})).thread);
    expect(threads[0]).toBe(threads[1]);
    expect(threads[2]).toBe(threads[3]);
    expect(threads[1]).not.toBe(threads[2]);
  });

  it('does what stands back piece by piece, while nothing else is to be done', async () => {
    const { enqueue, enqueueIdle } = poolWith({ threads: 1 });
    const order: string[] = [];
    const note = async (job: Promise<Result>) => void order.push((await job).said);
    const late = note(enqueueIdle({ say: 'late', pieces: 3 }));
    const later = note(enqueueIdle({ say: 'later' }));
    const jobs = ['a', 'b', 'c', 'd'].map((say) => note(enqueue({ say })));
    await Promise.all([late, later, ...jobs]);
    expect(order).toEqual(['a', 'b', 'c', 'd', 'late', 'later']);
  });

  it('counts as idle while something rests, and keeps a thread that it rests in', async () => {
    const pausing = poolWith({ threads: 1, jobsPerThread: 1 });
    const story = pausing.enqueueIdle({ say: 'story', pieces: 4 });
    expect(pausing.idle).toBe(false);
    const board = await pausing.enqueue({ say: 'board' });
    const { thread, said } = await story;
    expect(said).toBe('story');
    expect(thread).toBe(board.thread);
    expect((await pausing.enqueue({})).thread).not.toBe(thread);
  });

  it('begins anew what rested in a thread that crashed, as often as that happens', async () => {
    const { enqueue, enqueueIdle } = poolWith({ threads: 1 });
    const story = enqueueIdle({ say: 'story', pieces: 30 });
    const crash = () => enqueue({ crashes: 99 }).catch(({ message }: Error) => message);
    expect(await crash()).toContain('its thread stopped');
    expect(await crash()).toContain('its thread stopped');
    expect((await story).said).toBe('story');
  });

  it('rejects what waits when it is closed, and everything after', async () => {
    const { enqueue, enqueueIdle, close } = poolWith({ threads: 1 });
    const jobs = Promise.allSettled([
      enqueue({ hangs: true }),
      enqueue({ say: 'waits' }),
      enqueueIdle({ say: 'rests', pieces: 2 }),
    ]);
    await close();
    expect((await jobs).map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
    await expect(enqueue({})).rejects.toThrow('closed');
  });
});
