import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PRESETS } from '../../src/league/settings.ts';
import type { LeagueSettings } from '../../src/league/settings.ts';
import type { Season } from '../../src/league/season.ts';
import type { Press, User } from '../../src/match/app/press.ts';
import { comeBack, leaveServer } from '../../src/match/due/server.ts';
import { seenAs } from '../../src/league/directing.ts';
import { direct } from '../../src/match/league/directing.ts';
import { pauseIn, pausesLeft } from '../../src/match/moderation/pause.ts';
import { claimIn } from '../../src/match/league/claiming.ts';
import { leaveSeason, signUp } from '../../src/match/league/entering.ts';
import { foundLeague } from '../../src/match/league/founding.ts';
import { seasonIn } from '../../src/match/league/in-season.ts';
import { showTo } from '../../src/match/league/seeing.ts';
import { tendSeason } from '../../src/match/league/tend.ts';
import { standFor, wantSubstitute } from '../../src/match/company/substitute.ts';
import { move } from '../../src/match/agreement/moving.ts';
import { handOver } from '../../src/match/company/hand-over.ts';
import { FOLLOWS } from '../../src/match/follows.ts';
import { closeMatch } from '../../src/match/lobby/close.ts';
import { sayDay } from '../../src/match/stored/person.ts';
import { USUAL_TERMS } from '../../src/match/time/terms.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import type { Asked } from '../store/counted.ts';
import { spoil } from '../store/memory.ts';
import { append, entry, openMatch as storeMatch, seat as storedSeat } from '../store/sample.ts';
import { ash, birch, cedar, type ClockApp, openClockApp } from './clock-app.ts';

const elm: User = { id: '410000000000000008', name: 'Elm' };
/** Plays nowhere. */
const moderator: User = { id: '410000000000000009', name: 'Moderator' };

/** What befalls seasons that nobody wishes them; each goes on, or ends, by itself. */
describe('a season to which something befalls', () => {
  let open: ClockApp;
  const asked: Asked = { statements: 0, transactions: 0 };
  beforeEach(async () => {
    open = await openClockApp(pebblesEdition, FOLLOWS, asked);
  });
  afterEach(() => open.close());

  const manages = (user: User): Press => ({ ...open.press(user), moderates: () => true });
  const found = async (name = 'Autumn', change: Partial<LeagueSettings> = {}): Promise<void> => {
    await foundLeague(open.app, manages(ash), {
      name,
      home: { server: '1', channel: '2' },
      directors: [],
      settings: {
        ...PRESETS.fast,
        matches: 2,
        game: pebblesEdition.game.id,
        config: pebblesEdition.game.config({}),
        terms: USUAL_TERMS,
        seats: 3,
        least: 2,
        ...change,
      },
    });
  };
  const enter = async (users: readonly User[], season = 1): Promise<void> => {
    for (const user of users) {
      const day = { zone: 'Europe/Vienna', wakes: 8 * 60, sleeps: 23 * 60 };
      await sayDay(open.app, open.press(user), { ...day, pings: 'thread', wantsUpNextPing: false });
      const entry = { onlyStandsBy: false, standsBy: false, away: [] };
      await signUp(open.app, open.press(user), season, entry);
    }
  };
  const season = async (id = 1): Promise<Season> => {
    const row = await open.store.season(id);
    if (row === null) throw new Error('There is no such season.');
    return seasonIn(row);
  };
  /** Lets days pass, with the app there. */
  const days = async (count: number): Promise<void> => {
    for (let day = 0; day < count; day += 1) await open.passing(24);
  };
  const news = async (): Promise<string[]> =>
    (await open.said()).flatMap((one) => (one.kind === 'seasonNews' ? [one.news.is] : []));

  it('is called off where nobody signs up, or fewer than sit at a table, and is told once', async () => {
    await found();
    await found('Winter');
    await enter([ash], 2);
    await days(5);
    expect([(await season(1)).phase, (await season(2)).phase]).toEqual(['cancelled', 'cancelled']);
    expect(await news()).toEqual(['cancelled', 'cancelled']);
    expect(await open.store.season(3)).toBeNull();
  });

  it('ends without champions where everybody drops out before it begins', async () => {
    await found();
    await enter([ash, birch, cedar]);
    await days(3);
    for (const user of [ash, birch, cedar]) await leaveSeason(open.app, open.press(user), 1);
    await days(1);
    const { phase, tables } = await season();
    expect(phase).toBe('over');
    expect(tables.map(({ status }) => status)).toEqual(['void', 'void']);
    expect(await open.store.idsByStatus(['open', 'running'])).toEqual([]);
  });

  it('ends without champions where everybody drops out while it is played', async () => {
    await found();
    await enter([ash, birch, cedar]);
    await days(4);
    for (const user of [ash, birch, cedar]) await leaveSeason(open.app, open.press(user), 1);
    await days(1);
    const { phase, reseats, tables } = await season();
    expect(phase).toBe('over');
    expect(reseats).toEqual([]);
    expect(tables.map(({ status }) => status)).toEqual(['void', 'void']);
    expect(await open.store.idsByStatus(['open', 'running'])).toEqual([]);
  });

  it('asks the database for no more where more people play, as it is drawn', async () => {
    const crowd = Array.from(
      { length: 12 },
      (_, nth): User => ({
        id: String(410000000000001000n + BigInt(nth)),
        name: `Guest ${nth}`,
      }),
    );
    const drawing = async (id: number): Promise<number> => {
      const before = asked.statements;
      await tendSeason(open.app, id);
      return asked.statements - before;
    };
    await found();
    await found('Winter');
    await enter(crowd.slice(0, 3), 1);
    await enter(crowd, 2);
    open.now += 3 * 24 * 3_600_000;
    const [few, many] = [await drawing(1), await drawing(2)];
    expect([(await season(1)).phase, (await season(2)).phase]).toEqual(['drawn', 'drawn']);
    expect((await season(2)).tables.length).toBeGreaterThan((await season(1)).tables.length);
    expect(many).toBe(few);
  });

  it('is played by two people alone, who meet as often as each plays', async () => {
    await found();
    await enter([ash, birch]);
    await days(4);
    const { divisions, tables } = await season();
    expect(divisions).toHaveLength(1);
    expect(tables.map(({ seats }) => seats.toSorted())).toEqual([
      [ash.id, birch.id],
      [ash.id, birch.id],
    ]);
  });

  it('does not count a match that a moderator closes', async () => {
    await found();
    await enter([ash, birch, cedar]);
    await days(4);
    const [first] = (await season()).tables;
    await closeMatch(open.app, manages(moderator), first?.match ?? 0);
    await open.passing(1);
    const { tables, rulings } = await season();
    expect(tables.map(({ status }) => status)).toEqual(['void', 'open']);
    expect(rulings.map(({ by, deed }) => [by, deed.is])).toEqual([[null, 'voided']]);
    expect(await news()).toContain('ruled');
  });

  it('lets no moderator close a table of its own division', async () => {
    await found('Autumn', { seats: 2 });
    const dune: User = { id: '410000000000000008', name: 'Dune' };
    await enter([ash, birch, cedar, dune]);
    await days(4);
    const match =
      (await season()).tables.find(
        ({ status, seats }) => status === 'open' && !seats.includes(ash.id),
      )?.match ?? 0;
    await expect(closeMatch(open.app, manages(ash), match)).rejects.toThrow(
      /^You play in this division yourself/u,
    );
    await closeMatch(open.app, manages(moderator), match);
  });

  it('lets no moderator decide about a table of its own division', async () => {
    await found();
    await enter([ash, birch, cedar, elm]);
    await days(4);
    const { tables } = await season();
    const [free] = [ash, birch, cedar, elm].filter(({ id }) => !tables[0]?.seats.includes(id));
    if (free === undefined) throw new Error('Everybody sits there.');
    const match = tables[0]?.match ?? 0;
    const own = /You play in this division/u;
    await expect(handOver(open.app, manages(free), match, 0, null)).rejects.toThrow(own);
    await expect(move(open.app, manages(free), match, { is: 'pause', days: 2 })).rejects.toThrow(
      own,
    );
    await expect(handOver(open.app, manages(moderator), match, 0, null)).resolves.toBeDefined();
  });

  it('lets nobody take a seat over at a table whom it would not have signed up', async () => {
    await found('Autumn', { reliability: 70 });
    await enter([ash, birch, cedar]);
    await days(4);
    await showTo(open.app, manages(ash), { id: 1 }, '77');
    const match = (await season()).tables.find(({ seats }) => seats.includes(ash.id))?.match ?? 0;
    const { seat } = await wantSubstitute(open.app, open.press(ash), match, null);
    const late = await storeMatch(open.store);
    await open.store.transaction(async (transaction) => {
      await transaction.changeMatch(late, { status: 'running' });
      await transaction.setSeats(late, [storedSeat(0, moderator.id)]);
      const answers = Array.from({ length: 20 }, () => ({ seat: 0, choice: 'c', by: 'default' }));
      await append(transaction, late, { ...entry(late, 0), entry: { kind: 'answers', answers } });
    });
    const offer = (user: User, role = '77') =>
      standFor(open.app, { ...open.press(user), holds: (one) => one === role }, match, seat);
    await expect(offer(moderator, '78')).rejects.toThrow(/^This league is for members of <@&77>/u);
    await expect(offer(moderator)).rejects.toThrow(/^A reliability of 70 % is asked for here/u);
    expect(await offer({ id: '410000000000000008', name: 'Dune' })).toEqual({
      did: 'waits',
      place: 0,
    });
  });

  it('sees at once that a match has ended, whatever is done in the season meanwhile', async () => {
    await found('Autumn', { roundDays: null });
    await enter([ash, birch, cedar]);
    await days(4);
    const [first] = (await season()).tables;
    await closeMatch(open.app, manages(moderator), first?.match ?? 0);
    await claimIn(open.app, open.press(ash), 1, {
      table: null,
      text: 'Unfair',
      asks: null,
      places: null,
    });
    await open.passing(1);
    expect((await season()).tables[0]?.status).toBe('void');
  });

  it('goes on without a match that cannot be read, with a trace', async () => {
    await found();
    await enter([ash, birch, cedar]);
    await days(4);
    await spoil(open.store, `UPDATE match SET content = 'other' WHERE id = 1`);
    await days(35);
    const { phase, tables, rulings } = await season();
    expect(tables[0]?.status).toBe('void');
    expect(rulings).toContainEqual(
      expect.objectContaining({ by: null, deed: { is: 'voided', table: 1 } }),
    );
    expect(phase).toBe('playing');
  });

  it('is scheduled anew for who comes between the draw and the first tables, which is told', async () => {
    await found();
    await enter([ash, birch, cedar]);
    await days(3);
    const before = await season();
    expect(before.phase).toBe('drawn');
    await enter([elm]);
    const after = await season();
    expect(after.tables.length).toBeGreaterThan(before.tables.length);
    expect(new Set(after.tables.flatMap(({ seats }) => seats))).toContain(elm.id);
    expect(after.begins).toBe(before.begins);
    expect(await news()).toEqual(['drawn', 'ruled']);
    await days(1);
    expect((await season()).tables.every(({ status }) => status === 'open')).toBe(true);
  });

  it('keeps its dates while nobody is there, and catches up in order, each chore once', async () => {
    await found();
    await enter([ash, birch, cedar]);
    const { signUpEnds, begins } = await season();
    open.keeper();
    await open.gone(24 * 60);
    const { phase, tables, roundEnds } = await season();
    expect(phase).toBe('playing');
    expect(tables.every(({ status }) => status === 'open')).toBe(true);
    expect((roundEnds[0] ?? 0) - begins).toBe(14 * 24 * 3_600_000);
    expect((await season()).signUpEnds).toBe(signUpEnds);
    expect(await news()).toEqual(['drawn', 'begun']);
  });

  it('is tended once by two who look at once', async () => {
    await found();
    await enter([ash, birch, cedar]);
    open.now += 4 * 24 * 3_600_000;
    await Promise.all([tendSeason(open.app, 1), tendSeason(open.app, 1)]);
    expect(await open.store.idsByStatus(['running'])).toHaveLength(2);
    expect(await news()).toEqual(['drawn', 'begun']);
    open.now += 60_000;
    expect(await news()).toEqual(['opened']);
  });

  it('rests while the bot is out of its server, and catches up when it is let in again', async () => {
    await found();
    await enter([ash, birch, cedar]);
    await leaveServer(open.app, '1');
    await days(5);
    expect((await season()).phase).toBe('sign-up');
    await comeBack(open.app, '1');
    await open.passing(1);
    expect((await season()).phase).toBe('playing');
  });

  it('shares its people with other leagues', async () => {
    await found();
    await found('Winter');
    await enter([ash, birch, cedar], 1);
    await enter([ash, birch, cedar], 2);
    await days(4);
    expect(await open.store.idsByStatus(['running'])).toHaveLength(4);
  });

  describe('in a break for all', () => {
    const takeBreak = async (count: number): Promise<void> => {
      const saying = { why: 'A holiday.', seen: seenAs(await season()) };
      await direct(open.app, manages(moderator), 1, { is: 'break', days: count }, saying);
      await open.passing(0);
    };
    const pause = (match: number, count: number): Promise<void> =>
      open.store.transaction(async (transaction) => {
        const row = await transaction.lockMatch(match);
        if (row !== null) await pauseIn({ app: open.app, transaction, row }, count, null);
      });
    const left = async (match: number): Promise<number[]> => {
      const row = await open.row(match);
      return [pausesLeft(row, 'table'), pausesLeft(row, 'moderators')];
    };

    it('stands still at nobody’s cost, and goes on by itself', async () => {
      await found();
      await enter([ash, birch, cedar]);
      await days(4);
      const before = await season();
      const [cost, told] = [await left(1), await news()];
      await takeBreak(3);
      const until = open.now + 3 * 24 * 3_600_000;
      expect((await open.row(1)).halt).toMatchObject({ is: 'paused', until, isBreak: true });
      expect((await open.row(2)).halt).toMatchObject({ is: 'paused', until, isBreak: true });
      expect(await left(1)).toEqual(cost);
      const { roundEnds } = await season();
      expect(roundEnds).toEqual(before.roundEnds.map((end) => end + 3 * 24 * 3_600_000));
      const runAt = (await open.row(1)).clock?.runAt?.getTime();
      expect(runAt).toBe(until);
      await days(2);
      expect((await open.row(1)).halt).not.toBeNull();
      await days(1);
      expect([(await open.row(1)).halt, (await open.row(2)).halt]).toEqual([null, null]);
      expect(await left(1)).toEqual(cost);
      expect([...told, ...(await news())].filter((is) => is === 'ruled')).toEqual(['ruled']);
    });

    it('keeps a longer pause of a table, and gives the days of a shorter one back', async () => {
      await found();
      await enter([ash, birch, cedar]);
      await days(4);
      const [most = 0] = await left(1);
      await pause(1, 2);
      await pause(2, 5);
      const { halt } = await open.row(2);
      await takeBreak(3);
      expect((await open.row(1)).halt).toMatchObject({ isBreak: true });
      expect((await left(1))[0]).toBe(most);
      expect((await open.row(2)).halt).toEqual(halt);
      // Three of its five days are the league's.
      expect((await left(2))[0]).toBe(most - 2);
    });

    it('is over at once where a director says so, and all dates come earlier again', async () => {
      await found();
      await enter([ash, birch, cedar]);
      await days(4);
      const { roundEnds } = await season();
      await takeBreak(10);
      await days(2);
      const saying = { why: 'Enough.', seen: seenAs(await season()) };
      await direct(open.app, manages(moderator), 1, { is: 'resume' }, saying);
      await open.passing(0);
      expect([(await open.row(1)).halt, (await open.row(2)).halt]).toEqual([null, null]);
      const after = await season();
      expect(after.break).toBeNull();
      expect(after.roundEnds).toEqual(roundEnds.map((end) => end + 2 * 24 * 3_600_000));
    });

    it('lasts longer where it is given once more, and not where a director ends the season', async () => {
      await found();
      await enter([ash, birch, cedar]);
      await days(4);
      const begun = open.now;
      await takeBreak(3);
      await takeBreak(2);
      const until = begun + 5 * 24 * 3_600_000;
      expect((await open.row(1)).halt).toMatchObject({ until });
      const saying = { why: 'Enough.', seen: seenAs(await season()) };
      await direct(open.app, manages(moderator), 1, { is: 'season' }, saying);
      await open.passing(0);
      const { halt, seats } = await open.row(1);
      expect(halt).toBeNull();
      expect(seats.map(({ heldBy }) => heldBy)).toEqual(['computer', 'computer', 'computer']);
    });
  });
});
