import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../src/clock/hours.ts';
import {
  canBeVotedOn,
  decided,
  putToVote,
  voted,
  VOTED_WITHIN_MS,
  votersOf,
} from '../../src/league/claims.ts';
import { directedBy } from '../../src/league/directing.ts';
import { choreOf, nextChoreAt } from '../../src/league/due.ts';
import type { Claim, Entrant, Season } from '../../src/league/season.ts';
import { expectMayClaim } from '../../src/match/league/claiming.ts';
import { aPlayer, aSeason, aTable } from './a-season.ts';

const aClaim = (change: Partial<Claim> = {}): Claim => ({
  by: 'ada',
  at: 3000,
  table: 1,
  text: 'No',
  asks: 'void',
  places: null,
  answer: null,
  vote: null,
  ...change,
});

const heir = { user: 'ivy', name: 'ivy', since: 0 };
/** Ada and bo sit at the table; cy, di and ivy, who plays for ed, do not. Flo has dropped out, and gus plays elsewhere. */
const PEOPLE: readonly Entrant[] = [
  ...['ada', 'bo', 'cy', 'di'].map((user) => aPlayer(user)),
  aPlayer('ed', { dropped: 5, heir }),
  aPlayer('flo', { dropped: 5 }),
  aPlayer('gus', { division: 1 }),
];
const playing = (claim: Claim = aClaim(), change: Partial<Season> = {}): Season =>
  aSeason({
    phase: 'playing',
    entrants: [...PEOPLE],
    divisions: [{ post: null }],
    roundEnds: [60 * DAY_MS],
    tables: [
      aTable(['ada', 'bo'], { status: 'over', result: { places: [1, 2], scores: null } }),
      aTable(['cy', 'di'], { status: 'open', match: 7 }),
    ],
    claims: [claim],
    said: Array.from({ length: 9 }, (_, week) => `week ${week}`),
    ...change,
  });

const voting = (votes: Readonly<Record<string, boolean>>, season = playing()): Season =>
  Object.entries(votes).reduce(
    (now, [user, accepts]) => voted(now, 0, user, accepts),
    putToVote(season, 0, 4000),
  );
const UNTIL = 4000 + VOTED_WITHIN_MS;

describe('a claim', () => {
  it('is voted on by those of the division whom it does not concern', () => {
    expect(votersOf(playing(), aClaim())).toEqual(['cy', 'di', 'ivy']);
    expect(votersOf(playing(), aClaim({ by: 'ivy' }))).toEqual(['cy', 'di']);
    const ofNoTable = aClaim({ by: 'ivy', table: null, asks: null });
    expect(votersOf(playing(), ofNoTable)).toEqual(['ada', 'bo', 'cy', 'di']);
    expect(votersOf(playing(), { ...ofNoTable, by: 'gus' })).toEqual([]);
    // Who plays in no division is heard by all.
    const all = ['ada', 'bo', 'cy', 'di', 'ivy', 'gus'];
    expect(votersOf(playing(), { ...ofNoTable, by: 'zoe' })).toEqual(all);
  });

  it('is voted on where what it asks of a table can be done, or it asks for nothing', () => {
    const can = (claim: Claim): boolean => canBeVotedOn(playing(claim), claim);
    expect(can(aClaim())).toBe(true);
    expect(can(aClaim({ asks: null }))).toBe(true);
    expect(can(aClaim({ table: 2 }))).toBe(false);
    expect(can(aClaim({ table: 2, asks: null }))).toBe(true);
    expect(can(aClaim({ table: null, asks: null }))).toBe(true);
    expect(can(aClaim({ answer: { by: 'zoe', at: 1, text: 'No' } }))).toBe(false);
    expect(canBeVotedOn(playing(aClaim(), { phase: 'over' }), aClaim())).toBe(false);
  });

  it('waits three days for a director; at the end of all matches no longer, and the season for it', () => {
    const from = 3000 + VOTED_WITHIN_MS;
    expect(choreOf(playing(), from - 1)).toBeNull();
    expect(nextChoreAt(playing(), 4000)).toBe(from);
    expect(choreOf(playing(), from)).toEqual({ is: 'vote', nth: 0 });
    const played = { ...playing(), tables: playing().tables.slice(0, 1) };
    expect(choreOf(played, 3000)).toEqual({ is: 'vote', nth: 0 });
    const open = putToVote(played, 0, 4000);
    expect(choreOf(open, 4000)).toBeNull();
    expect(nextChoreAt(open, 4000)).toBe(UNTIL);
    expect(choreOf(open, UNTIL)).toEqual({ is: 'decide', nth: 0 });
    expect(choreOf(decided(open, 0, UNTIL), UNTIL)).toEqual({ is: 'end' });
  });

  it.each([
    ['more than half accept at once', { cy: true, di: true }, 4001, 'accepted'],
    ['half or more refuse at once', { cy: false, ivy: false }, 4001, 'refused'],
    ['nothing before the time is over', { cy: true }, UNTIL - 1, null],
    ['one vote is enough then', { cy: true }, UNTIL, 'accepted'],
    ['a tie refuses', { cy: true, di: false }, UNTIL, 'refused'],
    ['silence refuses', {}, UNTIL, 'refused'],
    ['others do not count', { bo: true, ada: true, flo: true, gus: true }, UNTIL, 'refused'],
  ])('is decided so that %s', (_, votes, now, came) => {
    const season = voting(votes);
    expect(choreOf(season, now)).toEqual(came === null ? null : { is: 'decide', nth: 0 });
    const after = decided(season, 0, now);
    expect(after.claims[0]?.vote?.came).toBe(came);
    expect(after.tables[0]?.status).toBe(came === 'accepted' ? 'void' : 'over');
  });

  it('is decided once, as those want at last who may vote', () => {
    const season = voting({ cy: true, di: true });
    expect(voted(season, 0, 'di', false).claims[0]?.vote?.votes).toEqual([
      { user: 'cy', accepts: true },
      { user: 'di', accepts: false },
    ]);
    const after = decided(season, 0, 4001);
    expect(after.rulings).toMatchObject([{ by: null, deed: { is: 'voided', table: 1 } }]);
    expect(decided(after, 0, UNTIL)).toBe(after);
  });

  it('has a table played again, which counts nothing where the time for that is over', () => {
    const season = voting({ cy: true, di: true }, playing(aClaim({ asks: 'replay' })));
    expect(decided(season, 0, 4001).tables.map(({ status }) => status)).toEqual([
      'void',
      'open',
      'planned',
    ]);
    const late = decided({ ...season, roundEnds: [4000] }, 0, 4001);
    expect(late.tables.map(({ status }) => status)).toEqual(['void', 'open']);
  });

  it('has the places of a table corrected, unless it counts nothing any more', () => {
    const asked = aClaim({ asks: 'correct', places: [2, 1] });
    const season = voting({ cy: true, di: true }, playing(asked));
    const after = decided(season, 0, 4001);
    expect(after.tables[0]).toMatchObject({ status: 'over', result: { places: [2, 1] } });
    expect(after.rulings).toMatchObject([{ by: null, deed: { is: 'corrected', table: 1 } }]);
    const tables = season.tables.map((one) => ({ ...one, status: 'void' as const }));
    expect(decided({ ...season, tables }, 0, 4001).rulings).toEqual([]);
  });

  it('is not voted on where a director has ruled on that table since', () => {
    const deed = { is: 'voided', table: 1 } as const;
    const ruling = { at: 3500, by: 'zoe', deed, why: '' };
    const season = voting({ cy: true, di: true });
    const ruled = { ...season, rulings: [ruling] };
    expect(decided(ruled, 0, 4001).rulings).toEqual([ruling]);
    expect(canBeVotedOn({ ...playing(), rulings: [ruling] }, aClaim())).toBe(false);
    expect(canBeVotedOn({ ...playing(), rulings: [{ ...ruling, at: 2 }] }, aClaim())).toBe(true);
  });

  it('waits for the end of a break, which gives a vote its days', () => {
    const until = 3000 + 30 * DAY_MS;
    const resting = { ...playing(), break: { until, stands: true } };
    expect(choreOf(resting, until - 1)).toBeNull();
    expect(choreOf({ ...resting, break: null }, until)).toEqual({ is: 'vote', nth: 0 });
    expect(putToVote(resting, 0, 4000).claims[0]?.vote?.until).toBe(until + VOTED_WITHIN_MS);
    const said = { by: null, why: '', now: 4000 };
    const later = directedBy(voting({ cy: true }), { is: 'break', days: 2 }, said);
    expect(later).toMatchObject({ claims: [{ vote: { until: UNTIL + 2 * DAY_MS } }] });
  });

  it('is made no more once all is played, as the end of the season waits for votes', () => {
    const played = { ...playing(), tables: playing().tables.slice(0, 1) };
    expect(() => expectMayClaim(playing(), 'bo')).not.toThrow();
    expect(() => expectMayClaim(played, 'bo')).toThrow(/^All tables of this season are over/u);
  });

  it('is right or wrong where it asks for nothing, and nothing follows', () => {
    const after = decided(voting({ cy: true, di: true }, playing(aClaim({ asks: null }))), 0, 4001);
    expect(after.claims[0]?.vote?.came).toBe('accepted');
    expect([after.rulings, after.tables]).toEqual([[], playing().tables]);
  });

  it('asks for nothing any more where a director has ruled so meanwhile', () => {
    const season = voting({ cy: true, di: true });
    const tables = season.tables.map((one) => ({ ...one, status: 'void' as const }));
    const after = decided({ ...season, tables }, 0, 4001);
    expect(after.claims[0]?.vote?.came).toBe('accepted');
    expect(after.rulings).toEqual([]);
  });
});
