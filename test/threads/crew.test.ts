import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { type Crew, type CrewRules, createCrew } from '../../src/threads/crew.ts';

interface Job {
  readonly say?: string;
  /** Ends the thread so often before it is done. */
  readonly crashes?: number;
  readonly hangs?: boolean;
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
    const { say = '', crashes = 0, hangs, throws, pieces = 1 } = job;
    if (pieces > 1) {
      resting = { ...job, pieces: pieces - 1 };
      return parentPort.postMessage('resting');
    }
    if (hangs) return;
    if (Atomics.load(crashed, 0) < crashes) {
      Atomics.add(crashed, 0, 1);
      process.exit(1);
    }
    parentPort.postMessage(throws ? { failed: throws } : { done: { said: say, thread: threadId } });
  });
`;

let crew: Crew<Job, Result> | undefined;

function crewWith(rules: Partial<CrewRules<Job>> = {}): Crew<Job, Result> {
  const crashed = new SharedArrayBuffer(4);
  crew = createCrew<Job, Result>({
    start: () => new Worker(CODE, { eval: true, workerData: crashed }),
    threads: 2,
    jobsPerThread: 1000,
    patience: 20_000,
    tries: 2,
    failure: 'The job could not be done',
    ...rules,
  });
  return crew;
}

afterEach(() => crew?.dismiss());

describe('a crew', () => {
  it('does every job, each for the one who asked', async () => {
    const { run } = crewWith();
    const words = Array.from({ length: 30 }, (_, i) => `job ${i}`);
    const results = await Promise.all(words.map((say) => run({ say })));
    expect(results.map(({ said }) => said)).toEqual(words);
    expect(new Set(results.map(({ thread }) => thread)).size).toBe(2);
  });

  it('gives a job to the thread that was about the same, and passes nobody over for long', async () => {
    const begun: string[] = [];
    const about = crewWith({ aboutOf: ({ say = '' }) => say.slice(0, 1) });
    const run = async (say: string) => {
      const { thread } = await about.run({ say });
      begun.push(say);
      return thread;
    };
    await about.muster();
    const [a, b] = await Promise.all([run('a1'), run('b1')]);
    expect(a).not.toBe(b);
    for (const say of ['b2', 'b3']) expect(await run(say)).toBe(b);
    expect(await run('a2')).toBe(a);
    // A job whose thread is busy for ever goes to the other one, after three of its own at most.
    about.run({ say: 'a', hangs: true }).catch(() => {});
    begun.length = 0;
    await Promise.all(['b7', 'a6', 'b8', 'b9', 'b10', 'b11'].map(run));
    expect(begun).toEqual(['b7', 'b8', 'b9', 'b10', 'a6', 'b11']);
  });

  it('leaves a thread free of jobs that others go before', async () => {
    const both = crewWith();
    const { signal } = new AbortController();
    both.runAfter({ hangs: true }, signal).catch(() => {});
    const second = both.runAfter({ say: 'later' }, signal).catch(() => null);
    expect(await both.run({ say: 'first' })).toMatchObject({ said: 'first' });
    expect(await Promise.race([second, Promise.resolve('waits')])).toBe('waits');
    const alone = crewWith({ threads: 1 });
    expect(await alone.runAfter({ say: 'alone' }, signal)).toMatchObject({ said: 'alone' });
    await both.dismiss();
  });

  it('starts all its threads early where it is told to, and no more than it has', async () => {
    let started = 0;
    const begin = () => {
      started += 1;
      return new Worker(CODE, { eval: true, workerData: new SharedArrayBuffer(4) });
    };
    const early = crewWith({ start: begin });
    expect(started).toBe(0);
    await Promise.all([early.muster(), early.muster()]);
    expect(started).toBe(2);
    expect(early.idle).toBe(true);
    await Promise.all(['a', 'b', 'c'].map((say) => early.run({ say })));
    expect(started).toBe(2);
    await early.dismiss();
    await early.muster();
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
    const start = () => new Worker(slow, { eval: true, workerData: loaded });
    await crewWith({ start }).muster();
    expect(Atomics.load(loaded, 0)).toBe(2);
    await crew?.dismiss();
    await crewWith({ start: () => new Worker('throw new Error("no")', { eval: true }) }).muster();
    const silent = 'require("node:worker_threads").parentPort.on("message", () => process.exit())';
    const never = { start: () => new Worker(silent, { eval: true }), loading: 100 };
    await crewWith(never).muster();
    expect(crew?.idle).toBe(true);
  });

  it('is idle while nothing is done', async () => {
    const busy = crewWith({ threads: 1 });
    expect(busy.idle).toBe(true);
    const [first, second] = [busy.run({ say: 'a' }), busy.run({ say: 'b' })];
    expect(busy.idle).toBe(false);
    await first;
    expect(busy.idle).toBe(false);
    await second;
    expect(busy.idle).toBe(true);
  });

  it('does a job again whose thread crashed, and no other suffers', async () => {
    const { run } = crewWith();
    const results = await Promise.all([run({ say: 'a', crashes: 1 }), run({ say: 'b' })]);
    expect(results.map(({ said }) => said)).toEqual(['a', 'b']);
  });

  it('gives a job up with a sentence when it crashed twice, and goes on', async () => {
    const { run } = crewWith({ threads: 1 });
    await expect(run({ crashes: 2 })).rejects.toThrow(
      'The job could not be done: its thread stopped',
    );
    await expect(run({ say: 'next' })).resolves.toMatchObject({ said: 'next' });
  });

  it('tries a job as often as it is told to', async () => {
    const { run } = crewWith({ threads: 1, tries: 1 });
    await expect(run({ crashes: 1 })).rejects.toThrow('its thread stopped');
    await expect(run({ say: 'next' })).resolves.toMatchObject({ said: 'next' });
  });

  it('gives up on a thread that does not answer', async () => {
    const { run } = crewWith({ threads: 1, patience: 50 });
    await expect(run({ hangs: true })).rejects.toThrow(
      'The job could not be done: its thread stopped',
    );
  });

  it('gives a thread more time to load than to answer', async () => {
    const late = `setTimeout(() => { ${CODE} }, 400);`;
    const begin = () => new Worker(late, { eval: true, workerData: new SharedArrayBuffer(4) });
    const { run, muster } = crewWith({ start: begin, threads: 1, tries: 1, patience: 200 });
    expect((await run({ say: 'not mustered' })).said).toBe('not mustered');
    await muster();
    expect((await run({ say: 'mustered' })).said).toBe('mustered');
    await expect(run({ hangs: true })).rejects.toThrow(/its thread stopped/);
    expect((await run({ say: 'in another one' })).said).toBe('in another one');
  });

  it('gives up on a thread that does not load', async () => {
    const begin = () => new Worker('setInterval(() => {}, 1000)', { eval: true });
    const { run } = crewWith({ start: begin, threads: 1, tries: 1, loading: 200 });
    await expect(run({ say: 'never' })).rejects.toThrow(/its thread stopped/);
  });

  it('hands on what a job failed of, without doing it again', async () => {
    const { run } = crewWith();
    await expect(run({ throws: 'no such tile' })).rejects.toThrow(
      'The job could not be done: no such tile',
    );
  });

  it('replaces a thread after its number of jobs', async () => {
    const { run } = crewWith({ threads: 1, jobsPerThread: 2 });
    const threads: number[] = [];
    for (let i = 0; i < 4; i += 1) threads.push((await run({})).thread);
    expect(threads[0]).toBe(threads[1]);
    expect(threads[2]).toBe(threads[3]);
    expect(threads[1]).not.toBe(threads[2]);
  });

  it('does what stands back piece by piece, while nothing else is to be done', async () => {
    const { run, runBetween } = crewWith({ threads: 1 });
    const order: string[] = [];
    const note = async (job: Promise<Result>) => void order.push((await job).said);
    const late = note(runBetween({ say: 'late', pieces: 3 }));
    const later = note(runBetween({ say: 'later' }));
    const jobs = ['a', 'b', 'c', 'd'].map((say) => note(run({ say })));
    await Promise.all([late, later, ...jobs]);
    expect(order).toEqual(['a', 'b', 'c', 'd', 'late', 'later']);
  });

  it('counts as idle while something rests, and keeps a thread that it rests in', async () => {
    const pausing = crewWith({ threads: 1, jobsPerThread: 1 });
    const story = pausing.runBetween({ say: 'story', pieces: 4 });
    expect(pausing.idle).toBe(false);
    const board = await pausing.run({ say: 'board' });
    const { thread, said } = await story;
    expect(said).toBe('story');
    expect(thread).toBe(board.thread);
    expect((await pausing.run({})).thread).not.toBe(thread);
  });

  it('begins anew what rested in a thread that crashed, as often as that happens', async () => {
    const { run, runBetween } = crewWith({ threads: 1 });
    const story = runBetween({ say: 'story', pieces: 30 });
    const crash = () => run({ crashes: 99 }).catch(({ message }: Error) => message);
    expect(await crash()).toContain('its thread stopped');
    expect(await crash()).toContain('its thread stopped');
    expect((await story).said).toBe('story');
  });

  it('rejects what waits when it is dismissed, and everything after', async () => {
    const { run, runBetween, dismiss } = crewWith({ threads: 1 });
    const jobs = Promise.allSettled([
      run({ hangs: true }),
      run({ say: 'waits' }),
      runBetween({ say: 'rests', pieces: 2 }),
    ]);
    await dismiss();
    expect((await jobs).map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
    await expect(run({})).rejects.toThrow('closed');
  });
});
