import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readValue } from '../../src/panel/ids.ts';
import { registerCommands } from '../../src/discord/commands/register.ts';
import { type CountedRandom, namedRandom } from '../../src/engine/random.ts';
import { entrySchema } from '../../src/engine/match.ts';
import { SHELF } from '../../src/games/index.ts';
import {
  type PageMessage,
  type Person,
  type Sandbox,
  startSandbox,
  textOf,
} from '../../src/sandbox/index.ts';
import { openStore } from '../../src/store/open.ts';
import type { EntryRow, MatchRow, OutboxRow } from '../../src/store/store.ts';
import { useFolder } from '../store/used-folder.ts';
import { openPanel, patientClock, posts, startMatch } from '../e2e/camp.ts';
import { make, type Move, movesOn, oneOf } from '../e2e/hands.ts';

const ENTRY = fileURLToPath(new URL('./bot.ts', import.meta.url));
const KILLS = 3;
/** More than a claim of a process that was killed lasts, and than is held back what nobody waits for. */
const AFTERWARDS_MS = 11 * 60_000;

/** A bot in a process of its own, loaded beforehand so that it starts at once. */
class BotProcess {
  readonly #child: ChildProcess;
  readonly #loaded: Promise<unknown>;

  constructor() {
    this.#child = fork(ENTRY, { execArgv: ['--import', 'tsx'] });
    this.#loaded = this.#heard('loaded');
  }

  async start(sandbox: Sandbox, folder: string, ahead: number): Promise<void> {
    await this.#loaded;
    await this.#ask({ do: 'start', api: sandbox.api, token: sandbox.token, folder, ahead });
  }

  settled = (): Promise<void> => this.#ask({ do: 'settle' });

  async close(): Promise<void> {
    const gone = once(this.#child, 'exit');
    await this.#ask({ do: 'close' });
    await gone;
  }

  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }

  async #ask(order: { readonly do: string; readonly [value: string]: unknown }): Promise<void> {
    const answered = this.#heard(order.do);
    this.#child.send(order);
    await answered;
  }

  #heard(word: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#child.once('exit', () => reject(new Error(`It died before it said "${word}".`)));
      this.#child.on('message', (message) => {
        if (message === word) resolve();
      });
    });
  }
}

/** An answer that somebody was told has been taken: the decision, and the choice where a press names it. */
interface Acknowledged {
  readonly decision: string;
  readonly choice: string | null;
}

function meant(move: Move): Acknowledged | null {
  if (move.is === 'select') {
    return move.id.startsWith('pick:') ? readValue(move.value) : null;
  }
  const [verb, , decision = '', choice = ''] = move.id.split(':');
  if (verb === 'answer') return { decision, choice };
  return verb === 'form' ? { decision, choice: null } : null;
}

describe('kill -9 at any moment', () => {
  let sandbox: Sandbox;
  let threads: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'firepit-killed-'));
  const acknowledged: Acknowledged[][] = [];
  /** What was chosen in presses that nobody was told the end of: they may have counted. */
  const untold: Acknowledged[][] = [];
  const born: BotProcess[] = [];
  const left: {
    row: MatchRow;
    entries: EntryRow[];
  }[] = [];
  let undelivered: OutboxRow[] = [];

  beforeAll(async () => {
    await useFolder(folder);
    sandbox = await startSandbox({ clock: patientClock() });
    await registerCommands(SHELF, sandbox.token, sandbox.api);
    const random = namedRandom('killed');
    const people = [sandbox.user('Ash'), sandbox.user('Birch')];
    let bot = bear();
    await bot.start(sandbox, folder, 0);
    threads = [await startMatch(bot, people), await startMatch(bot, people)];
    for (const _ of threads) {
      acknowledged.push([]);
      untold.push([]);
    }
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const next = bear();
      const death = { came: false };
      const playing = people.map((person) => play(person, death, random));
      const wanted = acknowledged.flat().length + 3 + random.below(4);
      while (acknowledged.flat().length < wanted) await sleep(5);
      await (kill % 2 === 0 ? nextPost() : sleep(random.below(40)));
      await bot.kill();
      death.came = true;
      await Promise.all(playing);
      bot = next;
      await bot.start(sandbox, folder, kill * AFTERWARDS_MS);
    }
    await bot.settled();
    await bot.close();
    const store = await openStore({ databaseUrl: null, folder });
    for (const id of [1, 2]) {
      const row = await store.match(id);
      if (row === null) throw new Error(`Match ${id} is gone.`);
      left.push({ row, entries: await store.entries(id) });
    }
    undelivered = await store.claimOutbox(new Date(Date.now() + 99 * AFTERWARDS_MS), 1, 99);
    await store.close();
  }, 240_000);

  afterAll(async () => {
    for (const bot of born) await bot.kill();
    await sandbox.close();
    rmSync(folder, { recursive: true });
  });

  function bear(): BotProcess {
    const bot = new BotProcess();
    born.push(bot);
    return bot;
  }

  /** Resolves as soon as something has been posted, when its sender cannot have noted that yet. */
  async function nextPost(): Promise<void> {
    const count = () => sandbox.requests.to('POST', '/channels/:channel/messages').length;
    const before = count();
    for (let tries = 0; count() === before && tries < 1000; tries += 1) await sleep(1);
  }

  /** Presses on and on, until the bot has died. */
  async function play(
    person: Person,
    death: { came: boolean },
    random: CountedRandom,
  ): Promise<void> {
    const patient = async <T>(deed: Promise<T>): Promise<T | null> => {
      const given = deed.catch(() => null);
      while (!death.came) {
        const done = await Promise.race([given.then((value) => ({ value })), sleep(5)]);
        if (done !== undefined) return done.value;
      }
      return null;
    };
    while (!death.came) {
      for (const [match, thread] of threads.entries()) {
        let panel: PageMessage | null = await patient(openPanel(person, thread));
        while (panel !== null && movesOn(panel).length > 0 && !death.came) {
          const before = textOf(panel);
          const move = oneOf(movesOn(panel), random);
          const after: PageMessage | null = await patient(make(person, panel, move, random));
          const shown = after === null ? '' : textOf(after);
          const answer = meant(move);
          if (answer !== null && after === null) untold[match]?.push(answer);
          // What is sealed stands below the name of the match.
          const isTaken = /^(?:✅|(?!⚠️)(?:.*\n)*🔒)/u.test(shown);
          if (answer !== null && shown !== before && isTaken) {
            acknowledged[match]?.push(answer);
          }
          panel = after;
        }
      }
      // Now it is for somebody else to move.
      await sleep(50);
    }
  }

  it('loses no answer that was acknowledged', () => {
    expect(acknowledged.flat().length).toBeGreaterThanOrEqual(3 * KILLS);
    for (const [match, { row, entries }] of left.entries()) {
      const kept = entries.flatMap(({ entry }) => {
        const parsed = entrySchema.parse(entry);
        return parsed.kind === 'answers' ? parsed.answers : [];
      });
      for (const { decision } of acknowledged[match] ?? []) {
        const found = [...kept, ...row.sealed].find((one) => one.decision === decision);
        expect(found, decision).toBeDefined();
        // A secret answer may be changed until all are revealed.
        const last = acknowledged[match]?.findLast((one) => one.decision === decision);
        const since = untold[match]?.filter((one) => one.decision === decision) ?? [];
        const possible = [last, ...since].flatMap((one) => one?.choice ?? []);
        if (last?.choice !== null) expect(possible).toContain(found?.choice);
      }
    }
  });

  it('leaves a log without a gap', () => {
    for (const { row, entries } of left) {
      expect(entries.map(({ sequence }) => sequence)).toEqual(entries.map((_, at) => at));
      expect(row.sequence).toBe(entries.length - 1);
    }
  });

  it('has said everything, and nothing twice', () => {
    expect(undelivered).toEqual([]);
    const marks = sandbox.requests
      .to('POST', '/channels/:channel/messages')
      .flatMap(({ body }) => /:(o[\w-]+)"/.exec(JSON.stringify(body))?.[1] ?? []);
    expect(marks.length).toBeGreaterThan(4);
    expect(marks).toEqual([...new Set(marks)]);
    const lobbies = posts(sandbox.user('Cedar'), 'tusk').map(({ content }) => content);
    expect(lobbies.filter((content) => content.startsWith('## '))).toHaveLength(2);
  });
});
