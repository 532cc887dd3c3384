import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eachChoice } from '../../src/engine/choices.ts';
import { digest } from '../../src/engine/digest.ts';
import { makeRecord, readRecord, verifyRecord } from '../../src/engine/record.ts';
import { replay } from '../../src/engine/replay.ts';
import { namedSeed } from '../../src/engine/laws.ts';
import {
  begin,
  type Entered,
  type Match,
  restore,
  decisionsIn,
  submit,
  take,
  undo,
} from '../../src/engine/match.ts';
import { undoTarget } from '../../src/engine/undo-floor.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { tusk } from '../../src/games/tusk/rules.ts';
import type { TuskEvent } from '../../src/games/tusk/event.ts';
import type { TuskState } from '../../src/games/tusk/state.ts';
import { SHELF } from '../../src/games/index.ts';
import { joinMatch, openMatch, startMatch } from '../../src/match/lobby/lobby.ts';
import type { App } from '../../src/match/app/app.ts';
import { openApp } from '../../src/match/open.ts';
import { load } from '../../src/match/loaded/load.ts';
import { askedOf } from '../../src/match/loaded/asked.ts';
import { logLines } from '../../src/match/stored/log.ts';
import { answer } from '../../src/match/play/answer.ts';
import { foreseeRestoring, restoreMatches } from '../../src/match/moderation/restore.ts';
import type { Store } from '../../src/store/store.ts';
import { appSpeech } from '../../src/words/index.ts';
import { openMemoryStore } from '../store/memory.ts';
import { allOffers } from './all-offers.ts';

const SEED = namedSeed('going back');
type Now = Match<TuskState>;

function value<T>(result: { ok: true; value: T } | { ok: false; refusal: unknown }): T {
  if (!result.ok) throw new Error(String(result.refusal));
  return result.value;
}

/** Plays on by the same answers wherever they are possible, for so many entries at most. */
function playOn(from: Now, entries: number): Entered<TuskState, TuskEvent>[] {
  const made: Entered<TuskState, TuskEvent>[] = [];
  const random = namedRandom('the same players');
  let now = from;
  while (made.length < entries) {
    const decision = tusk
      .decisions(now.state)
      .find(
        ({ id, owed, seat }) =>
          owed &&
          !now.sealed.some(
            (name) =>
              name.seat === seat && (name.decision === id || name.decision.startsWith(`${id}-`)),
          ),
      );
    if (decision === undefined) break;
    const choices = [...eachChoice(tusk.choices(now.state, decision))];
    const choice = choices[random.below(choices.length)];
    if (choice === undefined) break;
    const taken = take(tusk, SEED, now, decision, choice);
    now = taken.match;
    if (taken.kind === 'entered') made.push(taken);
  }
  return made;
}

const last = (made: readonly Entered<TuskState, TuskEvent>[]): Now => {
  const entered = made.at(-1);
  if (entered === undefined) throw new Error('Nothing was played.');
  return entered.match;
};

const digests = (made: readonly Entered<TuskState, TuskEvent>[]): string[] =>
  made.map(({ match }) => digest(tusk.stored(match.state)));

describe('a match that goes back to a backup', () => {
  const beginning = { seed: SEED, config: tusk.config({}), seats: 3, rules: tusk.rules };
  const begun = begin(tusk, beginning);
  const before = playOn(begun.match, 14);
  const backup = last(before);
  const lost = playOn(backup, 40);

  it('has other dice than those that were seen, and others again the next time', () => {
    const [once, twice] = [1, 2].map((count) => playOn(value(restore(backup, count)).match, 40));
    const seen = [lost, once ?? [], twice ?? []].map((made) => digests(made).at(-1));
    expect(new Set(seen).size).toBe(3);
    // The same way back leads to the same dice: nobody chooses them.
    expect(digests(playOn(value(restore(backup, 1)).match, 40))).toEqual(digests(once ?? []));
  });

  it('knows no button of what was lost, nor of the time before', () => {
    const ids = new Set(
      [backup, ...lost.map(({ match }) => match)].flatMap((match) => idsOf(match)),
    );
    const first = value(restore(backup, 1)).match;
    const again = playOn(first, 20);
    for (const id of again.flatMap(({ match }) => idsOf(match))) expect(ids).not.toContain(id);
    const [old] = decisionsIn(tusk, backup);
    const [choice] = old === undefined ? [] : [...eachChoice(tusk.choices(backup.state, old))];
    if (old === undefined || choice === undefined) throw new Error('Nothing is asked.');
    const name = { seat: old.seat, decision: old.id, choice: choice.key };
    expect(submit(tusk, SEED, first, name)).toEqual({ ok: false, refusal: 'no such decision' });
  });

  it('drops sealed answers, and asks for them again', () => {
    const file = join(import.meta.dirname, '..', 'records', 'tusk-1.record.json');
    const record = value(readRecord(readFileSync(file, 'utf8')));
    const entries = record.entries.map(({ entry }) => entry);
    const { seed, seats, rules } = record;
    const { matches } = value(
      replay(tusk, { seed, seats, rules, config: tusk.config({}) }, entries),
    );
    const at = entries.findIndex((entry) => entry.kind === 'answers' && entry.answers.length > 1);
    const sealing = matches[at - 1];
    if (sealing === undefined) throw new Error('Nothing was ever sealed.');
    const decision = decisionsIn(tusk, sealing).find(({ sealed }) => sealed);
    const own = tusk.decisions(sealing.state).find(({ sealed }) => sealed);
    const [choice] = own === undefined ? [] : [...eachChoice(tusk.choices(sealing.state, own))];
    if (decision === undefined || choice === undefined) throw new Error('Nothing is asked.');
    const name = { seat: decision.seat, decision: decision.id, choice: choice.key };
    const waiting = value(submit(tusk, seed, sealing, name)).match;
    expect(waiting.sealed).toHaveLength(1);
    expect(value(restore(waiting, 1)).match.sealed).toEqual([]);
  });

  it('is gone back over by all together, and its dice stay new', () => {
    const restored = value(restore(backup, 1)).match;
    const past = [begun.match, ...before.map(({ match }) => match), restored];
    for (const seat of [0, 1, 2]) {
      expect(undoTarget(restored, seat)).toEqual({ ok: false, refusal: 'others must agree' });
      expect(undo(restored, past, backup.sequence - 1, [seat], 3)).toMatchObject({ ok: false });
    }
    const undone = value(undo(restored, past, backup.sequence - 1, [0, 1, 2], 3)).match;
    expect(undone).toMatchObject({ restores: 1, era: 1 });
  });

  it('is a record that verifies, with the count that it has', () => {
    const restored = value(restore(backup, 2));
    const after = playOn(restored.match, 30);
    const made = [begun, ...before, restored, ...after].map(({ entry, match }) => ({
      entry,
      digest: digest(tusk.stored(match.state)),
    }));
    const { seed, config, seats, rules } = beginning;
    const outcome = tusk.outcome(last(after).state);
    const record = makeRecord('tusk', {
      seed,
      config,
      seats,
      rules,
      content: null,
      salt: seed,
      entries: made,
      outcome,
    });
    expect(verifyRecord(tusk, record)).toMatchObject({ ok: true });
    for (const count of [1, 3]) {
      const entries = record.entries.map((one) =>
        one.entry.kind === 'restore' ? { ...one, entry: { ...one.entry, count } } : one,
      );
      expect(verifyRecord(tusk, { ...record, entries })).toMatchObject({ ok: false });
    }
    const without = record.entries.filter(({ entry }) => entry.kind !== 'restore');
    expect(verifyRecord(tusk, { ...record, entries: without })).toMatchObject({ ok: false });
  });

  it('cannot have gone back less often than before', () => {
    const restored = value(restore(backup, 2)).match;
    for (const count of [1, 2]) expect(restore(restored, count).ok).toBe(false);
  });
});

const idsOf = (match: Now): string[] => decisionsIn(tusk, match).map(({ id }) => id);

describe('going back to a backup', () => {
  const people = [
    { id: '1', name: 'Ash' },
    { id: '2', name: 'Birch' },
  ] as const;
  let store: Store;
  let app: App;
  let presses = 0;

  const pressOf = (seat: number) => {
    presses += 1;
    const user = people[seat];
    if (user === undefined) throw new Error(`Nobody sits at ${seat}.`);
    return {
      interaction: `press ${presses}`,
      user,
      locale: null,
      moderates: () => true,
      holds: () => false,
    };
  };
  const open = async (): Promise<number> => {
    const opening = { game: 'tusk', size: 2, computers: 0, home: { server: '10', channel: '11' } };
    return (await openMatch(app, pressOf(0), opening))?.id ?? 0;
  };
  const start = async (): Promise<number> => {
    const match = await open();
    await joinMatch(app, pressOf(1), match);
    await startMatch(app, pressOf(0), match);
    return match;
  };
  const answerOnce = async (match: number): Promise<void> => {
    const loaded = await load(app, match);
    for (const seat of [0, 1]) {
      const [offer] = allOffers(askedOf(loaded, seat, 'en'));
      if (offer === undefined) continue;
      await answer(app, pressOf(seat), match, [() => offer]);
      return;
    }
  };
  const claim = () => store.claimOutbox(new Date(), 60_000, 10);
  const row = async (match: number) => {
    const found = await store.match(match);
    if (found === null) throw new Error(`There is no match ${match}.`);
    return found;
  };

  beforeAll(async () => {
    store = await openMemoryStore();
    app = { ...openApp(store, SHELF), announce: () => {}, think: async () => null };
  });
  beforeEach(async () => {
    for (const id of await store.idsByStatus(['open', 'running'])) {
      await store.transaction((transaction) =>
        transaction.changeMatch(id, { status: 'cancelled' }),
      );
    }
  });
  afterAll(() => store.close());

  it('is told in every running match, to everybody who is to act, once', async () => {
    const [one, other] = [await start(), await start()];
    await answerOnce(one);
    const { sequence } = await row(one);
    expect(await restoreMatches(app, 1)).toEqual({
      renewed: [one, other],
      reseeded: [],
      told: [],
      broken: [],
    });
    const after = await row(one);
    expect(after).toMatchObject({ sequence: sequence + 1, announced: sequence + 1 });
    const lines = await logLines(app, after, sequence + 1, sequence + 1, 'public', appSpeech('en'));
    expect(lines.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^⏪ \*\*Restored from a backup\*\* \(no\. 1\)\. .*lost/),
    ]);
    const asked = after.seats.filter(({ owesSince }) => owesSince !== null).map(({ seat }) => seat);
    const messages = await store.transaction((transaction) => transaction.undelivered(one));
    expect(messages.findLast(({ kind }) => kind === 'turn')).toMatchObject({
      payload: { ping: asked },
    });
    expect(await restoreMatches(app, 1)).toEqual({
      renewed: [],
      reseeded: [],
      told: [one, other],
      broken: [],
    });
    await answerOnce(one);
    expect(await restoreMatches(app, 1)).toMatchObject({ renewed: [one], told: [other] });
    expect((await load(app, one)).match.restores).toBe(2);
  });

  it('is told at once, also where only a secret choice is asked for', async () => {
    const match = await start();
    for (let answers = 0; answers < 2; answers += 1) await answerOnce(match);
    for (let rows = await claim(); rows.length > 0; rows = await claim()) {
      for (const one of rows) await store.markDelivered(one, new Date(), null);
    }
    await answerOnce(match);
    const turn = async () => {
      const messages = await store.transaction((transaction) => transaction.undelivered(match));
      return messages.findLast(({ kind }) => kind === 'turn')?.payload;
    };
    expect(await turn()).toMatchObject({ quiet: true });
    await restoreMatches(app, 1);
    expect(await turn()).toMatchObject({ quiet: false });
  });

  it('is told as often as is said, and twice for the same time never', async () => {
    const match = await start();
    const restores = async (): Promise<number> => (await load(app, match)).match.restores;
    expect(await restoreMatches(app, 3)).toMatchObject({ renewed: [match], told: [] });
    for (const times of [1, 2, 3]) {
      expect(await restoreMatches(app, times)).toMatchObject({ renewed: [], told: [match] });
    }
    expect(await restores()).toBe(3);
    await restoreMatches(app, 4);
    expect(await restores()).toBe(4);
    await answerOnce(match);
    await restoreMatches(app, 2);
    expect(await restores()).toBe(6);
    expect(await restoreMatches(app, 2)).toMatchObject({ told: [match] });
    expect(await restoreMatches(app, 3)).toMatchObject({ renewed: [match] });
    expect(await restores()).toBe(7);
  });

  it('gives matches that have not begun another seed, and leaves those that are over', async () => {
    const [waiting, over] = [await open(), await start()];
    await store.transaction((transaction) => transaction.changeMatch(over, { status: 'over' }));
    const [before, ended] = [await row(waiting), await row(over)];
    await restoreMatches(app, 1);
    const after = await row(waiting);
    expect(after.seed).not.toBe(before.seed);
    expect(after.salt).not.toBe(before.salt);
    expect(await row(over)).toEqual(ended);
  });

  it('is foreseen as it then comes, and until then nothing is changed', async () => {
    const [waiting, one, told, broken] = [
      await open(),
      await start(),
      await start(),
      await start(),
    ];
    await store.transaction((transaction) => transaction.changeMatch(broken, { snapshot: {} }));
    await restoreMatches(app, 1);
    await answerOnce(one);
    const all = [waiting, one, told, broken];
    const before = await Promise.all(all.map(row));
    const foreseen = await foreseeRestoring(app, 1);
    expect(foreseen).toEqual({
      renewed: [one],
      reseeded: [waiting],
      told: [told],
      broken: [broken],
    });
    expect(await Promise.all(all.map(row))).toEqual(before);
    expect(await restoreMatches(app, 1)).toEqual(foreseen);
  });

  it('leaves a match that cannot be read alone, and says so', async () => {
    const [broken, whole] = [await start(), await start()];
    await store.transaction((transaction) => transaction.changeMatch(broken, { snapshot: {} }));
    const before = await row(broken);
    expect(await restoreMatches(app, 1)).toMatchObject({ renewed: [whole], broken: [broken] });
    expect(await row(broken)).toEqual(before);
  });

  it('gives new matches and messages numbers that were not given out before', async () => {
    const before = await open();
    await restoreMatches(app, 1);
    expect(await open()).toBeGreaterThan(before + 1000);
  });
});
