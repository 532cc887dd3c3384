import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../src/clock/hours.ts';
import {
  ABOUT_NEXT,
  type Directed,
  directedBy,
  divisionsOf,
  ordersOf,
  playsIn,
  seenAs,
  stillPlays,
  warningsUntil,
} from '../../src/league/directing.ts';
import { drawn, movedTo } from '../../src/league/drawing.ts';
import { choreOf, nextChoreAt } from '../../src/league/due.ts';
import { leave, withEntrant } from '../../src/league/entering.ts';
import {
  ended,
  opened,
  opensBy,
  roundBegins,
  tableAt,
  withTable,
} from '../../src/league/playing.ts';
import { season as schema, type Season } from '../../src/league/season.ts';
import { POINT } from '../../src/league/points.ts';
import { PRESETS } from '../../src/league/settings.ts';
import { rankedIn } from '../../src/league/table-of.ts';

const NOW = 100 * DAY_MS;
const names = ['ash', 'birch', 'cedar', 'dune', 'elm', 'fir', 'gorse', 'hazel'];
const unknown = { avoids: () => [], waking: () => null, before: [] };

/** A season for which eight people have signed up, a day before sign-up ends. */
function signedUp(): Season {
  return schema.parse({
    phase: 'sign-up',
    settings: {
      ...PRESETS.league,
      game: 'tusk',
      config: null,
      terms: null,
      seats: 4,
      least: 2,
      division: 4,
    },
    seed: 'seed',
    signUpEnds: NOW + DAY_MS,
    begins: NOW + 2 * DAY_MS,
    roundEnds: [],
    entrants: names.map((user) => ({
      user,
      name: user,
      since: 0,
      as: 'player',
      standsBy: false,
      away: [],
      division: null,
      why: null,
      dropped: null,
      heir: null,
    })),
    divisions: [],
    tables: [],
    rulings: [],
    claims: [],
    shown: {},
    outcomes: [],
    post: null,
    said: [],
  });
}

function direct(season: Season, directed: Exclude<Directed, { is: 'redraw' | 'move' }>): Season {
  const after = directedBy(season, directed, { by: 'head', why: 'so', now: NOW });
  if (typeof after === 'string') throw new Error(after);
  return after;
}
const refusal = (season: Season, directed: Exclude<Directed, { is: 'redraw' | 'move' }>) =>
  directedBy(season, directed, { by: 'head', why: 'so', now: NOW });

/** The season, played, with its first table over and its second open. */
function played(): Season {
  const begun: Season = {
    ...direct(drawn(signedUp(), unknown), { is: 'begin' }),
    phase: 'playing',
  };
  const first = opened(opened(begun, 1, 11, NOW), 2, 12, NOW);
  const places = (tableAt(first, 1)?.seats ?? []).map((_, seat) => seat + 1);
  const result = { places, scores: places.map((one) => 10 - one) };
  return ended(first, 1, { result, dropped: [], substituted: [] }, NOW);
}

describe('what a director does', () => {
  it('does what a season would do later', () => {
    const closed = direct(signedUp(), { is: 'draw' });
    expect(choreOf(closed, NOW)).toEqual({ is: 'draw' });
    expect(closed.begins).toBe(NOW + DAY_MS);
    const begun = direct(drawn(closed, unknown), { is: 'begin' });
    expect(choreOf(begun, NOW)).toEqual({ is: 'begin' });
    expect(begun.roundEnds[0]).toBe(NOW + 28 * DAY_MS);
    expect(begun.rulings.map(({ deed }) => deed.is)).toEqual(['sign-up closed', 'begun']);
  });

  it('opens a season that waits for its day, and changes it until then', () => {
    const waiting = { ...signedUp(), opens: NOW + DAY_MS };
    expect(choreOf(waiting, NOW)).toBeNull();
    expect(nextChoreAt(waiting, NOW)).toBe(NOW + DAY_MS);
    expect(choreOf(waiting, NOW + DAY_MS)).toEqual({ is: 'sign-up' });
    const orders = ordersOf(waiting, NOW, false);
    expect(orders).toContain('next');
    expect(orders).not.toContain('draw');
    expect(ordersOf(signedUp(), NOW, false)).not.toContain('next');
    const settings = { ...PRESETS.league, signUpDays: 3 };
    const changed = direct(waiting, { is: 'settings', settings });
    expect(changed.signUpEnds).toBe(NOW + 4 * DAY_MS);
    const opens = direct(changed, { is: 'next' });
    expect([opens.opens, opens.signUpEnds, opens.begins]).toEqual([
      NOW,
      NOW + 3 * DAY_MS,
      NOW + 4 * DAY_MS,
    ]);
    expect(choreOf(opens, NOW)).toEqual({ is: 'sign-up' });
    expect(direct(signedUp(), { is: 'settings', settings }).settings.signUpDays).toBe(7);
  });

  it('moves the day of a season that waits along with the pause', () => {
    const { settings, ...rest } = signedUp();
    const waiting = { ...rest, opens: NOW + 30 * DAY_MS, settings: { ...settings, pauseDays: 30 } };
    const pace = (pauseDays: number | null) =>
      direct(waiting, { is: 'pace', terms: null, pauseDays }).opens;
    expect([pace(3), pace(40), pace(null)]).toEqual([
      NOW + 3 * DAY_MS,
      NOW + 40 * DAY_MS,
      NOW + 30 * DAY_MS,
    ]);
  });

  it('changes the season that is open until somebody has signed up for it', () => {
    const free = { ...signedUp(), entrants: [] };
    const settings = { ...PRESETS.league, roundDays: 10, division: 4 };
    const changed = direct(free, { is: 'settings', settings });
    expect(changed.settings.roundDays).toBe(10);
    expect([changed.signUpEnds, changed.begins]).toEqual([free.signUpEnds, free.begins]);
    expect(changed.rulings.at(-1)?.deed).toMatchObject({ is: 'settings', isNow: true });
    const shorter = direct(free, { is: 'settings', settings: { ...settings, signUpDays: 3 } });
    expect([shorter.signUpEnds, shorter.begins]).toEqual([NOW + 3 * DAY_MS, NOW + 4 * DAY_MS]);
    expect(direct(free, { is: 'game', config: { length: 'short' } }).settings.config).toEqual({
      length: 'short',
    });
    const kept = direct(signedUp(), { is: 'settings', settings });
    expect(kept.settings.roundDays).toBe(28);
    expect(kept.rulings.at(-1)?.deed).toMatchObject({ is: 'settings', isNow: false });
  });

  it('does not draw for too few', () => {
    const { entrants, ...rest } = signedUp();
    expect(refusal({ ...rest, entrants: entrants.slice(0, 1) }, { is: 'draw' })).toBe(
      'too few to draw',
    );
  });

  it('moves all dates that are to come, and no others', () => {
    const season = played();
    const later = direct({ ...season, said: ['warned 0 72', 'week 1'] }, { is: 'time', days: 3 });
    expect(later.roundEnds).toEqual(season.roundEnds.map((end) => end + 3 * DAY_MS));
    expect(later.begins).toBe(season.begins);
    expect(later.said).toEqual(['week 1']);
  });

  it('takes a break from now on, with dates or without, and makes one longer that is taken', () => {
    const season = played();
    const resting = direct(season, { is: 'break', days: 3 });
    expect(resting.break).toEqual({ until: NOW + 3 * DAY_MS, stands: false });
    expect(resting.roundEnds).toEqual(season.roundEnds.map((end) => end + 3 * DAY_MS));
    const longer = direct(resting, { is: 'break', days: 2 });
    expect(longer.break?.until).toBe(NOW + 5 * DAY_MS);
    expect(ordersOf({ ...season, roundEnds: [] }, NOW, false)).toContain('break');
    expect(ordersOf(season, NOW, false)).not.toContain('resume');
    expect(ordersOf(resting, NOW, false)).toContain('resume');
    const over = ordersOf(season, NOW + 400 * DAY_MS, false);
    expect([over.includes('break'), over.includes('time')]).toEqual([false, false]);
    expect(ordersOf(signedUp(), NOW, false)).not.toContain('break');
  });

  it('gives no round less time for a break: it begins where that ends, or had begun before', () => {
    const ends = [10, 20, 50].map((days) => NOW + days * DAY_MS);
    const resting = direct({ ...played(), roundEnds: ends }, { is: 'break', days: 14 });
    const after = direct(resting, { is: 'round' });
    const days = after.roundEnds.map((end) => (end - NOW) / DAY_MS);
    expect(days).toEqual([0, 34, 14 + 28]);
    const late = direct({ ...played(), roundEnds: ends }, { is: 'time', days: 14 });
    expect(roundBegins(late, 1)).toBe(roundBegins({ ...played(), roundEnds: ends }, 1));
    // The first round, which is half over later where it is given more time before that.
    const early = { ...played(), begins: NOW - DAY_MS };
    const given = direct(early, { is: 'break', days: 3 });
    expect(opensBy(given, 0)).toBe(opensBy(early, 0) + 3 * DAY_MS);
    expect(opensBy({ ...early, begins: NOW - 90 * DAY_MS, rulings: given.rulings }, 0)).toBe(
      NOW - 76 * DAY_MS,
    );
  });

  it('has no table played again after the last day', () => {
    const [end = 0] = played().roundEnds.slice(-1);
    const over = withTable(played(), 1, {
      status: 'over',
      result: { places: [1, 2, 3, 4], scores: null },
    });
    const deed = { is: 'replay', table: 1 } as const;
    const said = { by: 'zed', why: 'No', now: end };
    expect(directedBy(over, deed, said)).toBe('no such order now');
    expect(directedBy(over, deed, { ...said, now: end - 1 })).not.toBe('no such order now');
  });

  it('moves somebody to another division, both of which are scheduled anew', () => {
    const season = drawn(signedUp(), unknown);
    const [one] = season.entrants.filter(({ division }) => division === 0);
    const moved = movedTo(season, one?.user ?? '', 1, unknown);
    const seatsIn = (division: number) =>
      new Set(
        moved.tables.filter((table) => table.division === division).flatMap(({ seats }) => seats),
      );
    expect([seatsIn(0).size, seatsIn(1).size]).toEqual([3, 5]);
    expect(seatsIn(1)).toContain(one?.user);
  });

  it('ends a round: what is open of it is settled, and later ones come earlier', () => {
    const season = played();
    expect(ordersOf(season, NOW, false)).toContain('round');
    const after = direct(season, { is: 'round' });
    expect(after.roundEnds[0]).toBe(NOW);
    expect(after.roundEnds[1]).toBe(NOW + 28 * DAY_MS);
    const open = { ...after, tables: after.tables.filter(({ status }) => status !== 'planned') };
    expect(choreOf(open, NOW)).toEqual({ is: 'settle', tables: [2] });
  });

  it('leaves those rounds the time they have that overlap with the one that is ended', () => {
    const ends = [10, 20, 50].map((days) => NOW + days * DAY_MS);
    const after = direct({ ...played(), roundEnds: ends }, { is: 'round' });
    const days = after.roundEnds.map((end) => (end - NOW) / DAY_MS);
    expect(days).toEqual([0, 20, 28]);
  });

  it('ends a season: what is open is settled, what has not begun does not count', () => {
    const after = direct(played(), { is: 'season' });
    expect(after.tables.map(({ status }) => status).filter((one) => one === 'planned')).toEqual([]);
    expect(choreOf(after, NOW)).toEqual({ is: 'settle', tables: [2] });
    const dateless = direct({ ...played(), roundEnds: [] }, { is: 'season' });
    expect(choreOf(dateless, NOW)).toEqual({ is: 'settle', tables: [2] });
  });

  it('corrects what a season came to as long as the next one is not drawn', () => {
    const over: Season = { ...played(), phase: 'over' };
    expect(ordersOf(over, NOW, false)).toEqual(['result', 'next', ...ABOUT_NEXT, 'last']);
    expect(ordersOf(over, NOW, false, 'sign-up')).toEqual(['result']);
    expect(ordersOf(over, NOW, false, 'drawn')).toEqual([]);
    expect(direct(over, { is: 'void', table: 1 }).tables[0]?.status).toBe('void');
    expect(refusal(over, { is: 'replay', table: 1 })).toBe('no such order now');
  });

  it('corrects a result, with its trace; ties share a place', () => {
    const season = played();
    const after = direct(season, { is: 'correct', table: 1, places: [7, 3, 3, 9] });
    expect(tableAt(after, 1)?.result).toEqual({ places: [3, 1, 1, 4], scores: null });
    expect(after.rulings.at(-1)).toMatchObject({
      by: 'head',
      why: 'so',
      deed: { is: 'corrected', before: { places: [1, 2, 3, 4] }, after: { places: [3, 1, 1, 4] } },
    });
    expect(schema.parse(JSON.parse(JSON.stringify(after)))).toEqual(after);
  });

  it('voids and replays: the old table does not count, the new one has the same people', () => {
    const season = played();
    const replayed = direct(season, { is: 'replay', table: 1 });
    expect(tableAt(replayed, 1)?.status).toBe('void');
    expect(replayed.tables.at(-1)).toMatchObject({
      status: 'planned',
      seats: tableAt(season, 1)?.seats,
      match: null,
    });
    expect(refusal(replayed, { is: 'correct', table: 1, places: [1, 2, 3, 4] })).toBe(
      'table counts nothing',
    );
    expect(tableAt(direct(season, { is: 'void', table: 2 }), 2)?.status).toBe('void');
  });

  it('gives no result to a table that is played, or was not', () => {
    const season = played();
    expect(refusal(season, { is: 'replay', table: 2 })).toBe('table still runs');
    expect(refusal(season, { is: 'correct', table: 2, places: [1, 2, 3, 4] })).toBe(
      'table still runs',
    );
    expect(refusal(season, { is: 'replay', table: 3 })).toBe('table is not played yet');
    expect(refusal(season, { is: 'void', table: 99 })).toBe('no such table');
  });

  it('takes points, counts warnings and removes', () => {
    const season = played();
    const [user = ''] = tableAt(season, 1)?.seats ?? [];
    const division = tableAt(season, 1)?.division ?? 0;
    const points = (one: Season) =>
      rankedIn(one, division).find((row) => row.user === user)?.points ?? 0;
    const fined = direct(season, { is: 'penalty', user, points: 4 });
    expect(points(season) - points(fined)).toBe(4 * 60);
    const warned = direct(direct(fined, { is: 'warn', user }), { is: 'warn', user });
    const last = warned.rulings.length - 1;
    expect([warningsUntil(warned, last - 1, user), warningsUntil(warned, last, user)]).toEqual([
      1, 2,
    ]);
    const gone = direct(warned, { is: 'drop', user });
    expect(gone.rulings.filter(({ deed }) => deed.is === 'dropped')).toHaveLength(1);
    expect(refusal(gone, { is: 'warn', user })).toBe('not in season');
  });

  it('changes what places are worth, for this season only before it is drawn', () => {
    const scoring = {
      points: { 4: [7, 3, 1, 0] },
      tieBreaks: ['thirds' as const],
      rated: true,
      moves: 1,
      reliability: 80,
      dropOuts: 'substitute' as const,
    };
    expect(direct(signedUp(), { is: 'points', scoring }).settings).toMatchObject(scoring);
    const season = played();
    const best = (of: Season) => rankedIn(of, tableAt(of, 1)?.division ?? 0)[0]?.points;
    expect(best(direct(season, { is: 'points', scoring }))).toBe(10 * POINT);
    expect(best({ ...season, settings: { ...season.settings, ...scoring } })).toBe(7 * POINT);
  });

  it('is about the divisions of those whom it concerns', () => {
    const season = played();
    const [user = ''] = tableAt(season, 1)?.seats ?? [];
    const own = tableAt(season, 1)?.division ?? 0;
    expect(divisionsOf(season, { is: 'void', table: 1 })).toEqual([own]);
    expect(divisionsOf(season, { is: 'warn', user })).toEqual([own]);
    expect(divisionsOf(season, { is: 'move', user, division: 1 - own })).toEqual([own, 1 - own]);
    expect(divisionsOf(season, { is: 'time', days: 2 })).toEqual([]);
    expect([playsIn(season, user, [own]), playsIn(season, user, [1 - own])]).toEqual([true, false]);
  });

  it('is nobody’s to end who still plays in it, for itself or another', () => {
    const season = played();
    const [user = '', other = ''] = tableAt(season, 1)?.seats ?? [];
    expect(stillPlays(season, user)).toBe(true);
    const left = leave(season, user, NOW);
    expect(stillPlays(left, user)).toBe(false);
    const heir = { user, name: user, since: NOW };
    expect(stillPlays(withEntrant(left, other, { heir, dropped: NOW }), user)).toBe(true);
    expect(stillPlays(signedUp(), user)).toBe(false);
  });

  it('looks different after each ruling, so that two directors do not rule at once', () => {
    const season = played();
    const [user = ''] = tableAt(season, 1)?.seats ?? [];
    expect(seenAs(direct(season, { is: 'warn', user }))).not.toBe(seenAs(season));
  });
});
