import { takesPart } from '../../league/entering.ts';
import { tableAt } from '../../league/playing.ts';
import type { Claim, Season } from '../../league/season.ts';
import type { App } from '../app/app.ts';
import { notify } from '../app/notice.ts';
import type { Press } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { expectDirects, expectUninvolved } from './directing.ts';
import { inSeason, type LockedSeason, saveSeason } from './in-season.ts';

/** How many claims of somebody may wait for an answer. */
const MOST_CLAIMS = 3;

/** Puts a claim of somebody who takes part to the directors, where everybody reads it. Throws `Refused`. */
export function claimIn(
  app: App,
  press: Press,
  id: number,
  said: Pick<Claim, 'table' | 'text'>,
): Promise<LockedSeason> {
  return inSeason(app, press, id, async (locked) => {
    const { season } = locked;
    const { id: by } = press.user;
    expectMayClaim(season, by);
    if (said.table !== null && tableAt(season, said.table) === undefined)
      throw new Refused('no such table');
    const claim: Claim = { ...said, by, at: app.now().getTime(), answer: null };
    return saveClaims(locked, [...season.claims, claim], season.claims.length);
  });
}

/** Throws `Refused` for who may not claim anything in a season. */
export function expectMayClaim({ entrants, phase, claims }: Season, user: string): void {
  if (phase === 'over' || phase === 'cancelled') throw new Refused('season is over');
  const isIn = entrants.some(
    (one) =>
      one.heir?.user === user || (one.user === user && (takesPart(one) || one.as === 'player')),
  );
  if (!isIn) throw new Refused('not in season');
  const open = claims.filter(({ by, answer }) => by === user && answer === null).length;
  if (open >= MOST_CLAIMS) throw new Refused('too many claims', { count: open });
}

/** A director answers a claim, once. Throws `Refused`. */
export function answerClaim(
  app: App,
  press: Press,
  id: number,
  nth: number,
  text: string,
): Promise<LockedSeason> {
  return inSeason(app, press, id, async (locked) => {
    const claim = claimToAnswer(press, locked, nth);
    const answer = { by: press.user.id, at: app.now().getTime(), text };
    const claims = locked.season.claims.with(nth, { ...claim, answer });
    return saveClaims(locked, claims, nth);
  });
}

/** The claim that a director is about to answer. Throws `Refused` where it may not, or where that was done. */
export function claimToAnswer(
  press: Press,
  about: Pick<LockedSeason, 'league' | 'season'>,
  nth: number,
): Claim {
  const { league, season } = about;
  const claim = season.claims[nth];
  if (claim === undefined) throw new Refused('no such season');
  expectDirects(press, league);
  const { table, by } = claim;
  const divisions = [
    table === null ? undefined : tableAt(season, table)?.division,
    ...season.entrants.map((one) =>
      one.user === by || one.heir?.user === by ? (one.division ?? undefined) : undefined,
    ),
  ].flatMap((one) => one ?? []);
  expectUninvolved(press, about, divisions);
  if (by === press.user.id) throw new Refused('own claim');
  if (claim.answer !== null) throw new Refused('claim is answered', { user: claim.answer.by });
  return claim;
}

async function saveClaims(
  locked: LockedSeason,
  claims: Season['claims'],
  nth: number,
): Promise<LockedSeason> {
  const { app, transaction, row, season } = locked;
  const news = { is: 'claim', nth } as const;
  await notify(transaction, null, { kind: 'seasonNews', season: row.id, news }, app.now());
  return saveSeason(locked, { ...season, claims });
}
