import { anyChoice } from '../../src/engine/choices.ts';
import { namedSeed } from '../../src/engine/laws.ts';
import { decisionsIn } from '../../src/engine/match.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { answer } from '../../src/match/play/answer.ts';
import { clocksOf } from '../../src/match/time/seat-clocks.ts';
import { isUnreached } from '../../src/match/time/calls.ts';
import type { SeatClock } from '../../src/match/app/seat-clock.ts';
import type { App } from '../../src/match/app/app.ts';
import { FOLLOWS } from '../../src/match/follows.ts';
import { openApp } from '../../src/match/open.ts';
import type { Press, User } from '../../src/match/app/press.ts';
import { joinMatch, openMatch, startMatch } from '../../src/match/lobby/lobby.ts';
import { loadFrom } from '../../src/match/loaded/load.ts';
import { type Notice, noticeOf } from '../../src/match/app/notice.ts';
import { waitingFor } from '../../src/match/loaded/asked.ts';
import { save } from '../../src/match/play/save.ts';
import { beginUpdate } from '../../src/match/loaded/update.ts';
import { decideOn, standFor } from '../../src/match/company/substitute.ts';
import { takeBackTogether } from '../../src/match/agreement/take-back.ts';
import { type Terms, USUAL_TERMS } from '../../src/match/time/terms.ts';
import { openTimekeeper, type Timekeeper } from '../../src/match/due/timekeeper.ts';
import { noteCalls } from '../../src/match/time/reached.ts';
import { noteVotePost } from '../../src/match/time/late-vote-post.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { MatchId, MatchRow, Store } from '../../src/store/store.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import type { Asked } from '../store/counted.ts';
import { kept } from '../store/kept.ts';
import { openMemoryStore } from '../store/memory.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const ash: User = { id: '410000000000000001', name: 'Ash' };
export const birch: User = { id: '410000000000000002', name: 'Birch' };
export const cedar: User = { id: '410000000000000003', name: 'Cedar' };

/** An app whose clock is moved by hand, with one timekeeper, and no bot. */
export interface ClockApp {
  readonly app: App;
  readonly store: Store;
  /** When it is there, in milliseconds since 1970. */
  now: number;
  /** What could not be seen to. */
  readonly troubles: unknown[];
  press(user: User): Press;
  /** Lets so many hours pass in which the app was there. */
  passing(hours: number): Promise<void>;
  /** Lets so many hours pass in which nobody was there. */
  gone(hours: number): Promise<void>;
  /** Ends all timekeepers that there are. */
  end(): Promise<void>;
  /** Another timekeeper of the same app. */
  keeper(parts?: App): Timekeeper;
  /** Starts a match; the first of its people opens it. */
  begin(people: readonly User[], terms?: Partial<Terms>, computers?: number): Promise<MatchId>;
  row(match?: MatchId): Promise<MatchRow>;
  /** When somebody has to look at a match. */
  runAt(match?: MatchId): Promise<number | null>;
  hand(seat: number, match?: MatchId): Promise<SeatClock>;
  /** Whom a match waits for first, and at which seat. */
  asked(match?: MatchId): Promise<readonly [User, number]>;
  /** Has somebody answer what it is asked, by chance. */
  answer(user: User, match?: MatchId): Promise<void>;
  /** Has somebody take a seat over for which a substitute is wanted, with the word of who has a say in that. */
  takeOver(by: User, to: User, seat: number, match?: MatchId): Promise<MatchRow>;
  /** Goes back to after entry `to`, as a seat has asked for and everybody has agreed. */
  goBack(to: number, asker: number): Promise<void>;
  /** How many notices of a kind wait to be told. */
  told(kind: string, match?: MatchId): Promise<number>;
  /** What is to be said by now, each once. */
  said(): Promise<readonly Notice[]>;
  close(): Promise<void>;
}

/** Has whom a match calls reached, and the posts of votes stand, as soon as that can be. */
async function takeCalls(app: App, row: MatchRow): Promise<void> {
  for (const [seat, { vote }] of clocksOf(row).entries()) {
    if (vote?.begun === false)
      await noteVotePost(app, row.id, seat, vote, `vote ${seat}`, app.now());
  }
  const asked = clocksOf(row).flatMap((one, seat) => (isUnreached(row, one, seat) ? [seat] : []));
  if (asked.length > 0) await noteCalls(app, row, [], asked);
}

/** Opens one in which one game is played. Its dice are always the same. */
export async function openClockApp(
  edition: AnyEdition = pebblesEdition,
  follows = FOLLOWS,
  asked: Asked | null = null,
): Promise<ClockApp> {
  const store = await openMemoryStore(kept('tar'), asked);
  let presses = 0;
  const keepers: Timekeeper[] = [];
  const looking = async (): Promise<void> => {
    await Promise.all(keepers.map((one) => one.look()));
  };
  /** Discord takes at once what calls people, though nothing of it is delivered here. */
  const called = async (): Promise<void> => {
    for (const id of await store.idsByStatus(['running'])) {
      const row = await store.match(id);
      // One whose clock cannot be read calls nobody.
      if (row !== null) await takeCalls(open.app, row).catch(() => undefined);
    }
  };
  const open: ClockApp = {
    app: {
      ...openApp(store, new Map([[edition.game.id, edition]]), () => new Date(open.now)),
      secret: (bytes) => namedSeed('clock').slice(0, 2 * bytes),
      chance: (about) => namedRandom(`chance ${about}`),
      announce: () => undefined,
      think: async () => null,
      follows,
    },
    store,
    now: Date.UTC(2026, 5, 1, 12),
    troubles: [],
    press(user) {
      presses += 1;
      return {
        interaction: `press ${presses}`,
        user,
        locale: null,
        moderates: () => false,
        holds: () => false,
      };
    },
    async passing(hours) {
      await called();
      open.now += hours * HOUR;
      await store.notePulse(new Date(open.now));
      await looking();
    },
    async gone(hours) {
      await called();
      open.now += hours * HOUR;
      await looking();
    },
    keeper(parts = open.app) {
      const one = openTimekeeper({
        app: parts,
        failed: (_, error) => open.troubles.push(error),
        skipped: () => undefined,
        everyMs: null,
      });
      keepers.push(one);
      return one;
    },
    async begin([host = ash, ...guests], terms = {}, computers = 0) {
      const { id } = await openMatch(open.app, open.press(host), {
        game: edition.game.id,
        size: 1 + guests.length + computers,
        computers,
        home: { server: '1', channel: '2' },
        terms: { ...USUAL_TERMS, ...terms },
      });
      for (const guest of guests) await joinMatch(open.app, open.press(guest), id);
      await startMatch(open.app, open.press(host), id);
      return id;
    },
    async row(match = 1) {
      await called();
      const row = await store.match(match);
      if (row === null) throw new Error('There is no such match.');
      return row;
    },
    runAt: async (match) => (await open.row(match)).clock?.runAt?.getTime() ?? null,
    async hand(seat, match) {
      const hand = clocksOf(await open.row(match))[seat];
      if (hand === undefined) throw new Error('The seat has no clock.');
      return hand;
    },
    async asked(match) {
      const waiting = (await open.row(match)).seats.find(({ owesSince }) => owesSince !== null);
      if (waiting === undefined || waiting.user === null) throw new Error('Nobody is asked.');
      return [{ id: waiting.user, name: waiting.name }, waiting.seat];
    },
    async answer(user, match = 1) {
      await answer(open.app, open.press(user), match, [
        (loaded, seat) => {
          const asked = waitingFor(loaded).find((one) => one.seat === seat);
          const { game } = edition;
          const at = decisionsIn(game, loaded.match).findIndex(({ id }) => id === asked?.id);
          const own = game.decisions(loaded.match.state)[at];
          if (asked === undefined || own === undefined) return null;
          const { key } = anyChoice(game.choices(loaded.match.state, own), namedRandom('any'));
          return { decision: asked.id, choice: key };
        },
      ]);
    },
    async takeOver(by, to, seat, match = 1) {
      const stood = await standFor(open.app, open.press(to), match, seat);
      const word = { user: to.id, isYes: true };
      if (stood.did === 'waits') await decideOn(open.app, open.press(by), match, seat, word);
      return open.row(match);
    },
    async goBack(to, asker) {
      await store.transaction(async (transaction) => {
        const row = await transaction.lockMatch(1);
        if (row === null) throw new Error('There is no such match.');
        const update = beginUpdate(
          open.app,
          await loadFrom(open.app, row, transaction),
          transaction,
          [asker],
        );
        await takeBackTogether(update, to, asker);
        await save(update);
      });
    },
    async told(kind, match = 1) {
      const waiting = await store.transaction((transaction) => transaction.undelivered(match));
      return waiting.filter((one) => one.kind === kind).length;
    },
    async said() {
      const notices: Notice[] = [];
      for (;;) {
        const some = await store.claimOutbox(new Date(open.now), 60_000, 10);
        if (some.length === 0) return notices;
        for (const one of some) {
          const notice = noticeOf(one);
          if (notice !== null) notices.push(notice);
          await store.markDelivered(one, new Date(open.now), null);
        }
      }
    },
    async end() {
      await Promise.all(keepers.splice(0).map((one) => one.close()));
    },
    async close() {
      await open.end();
      await store.close();
    },
  };
  await open.keeper().look();
  return open;
}
