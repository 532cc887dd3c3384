import { canBeVotedOn, decided, isOpen, putToVote, voted, votersOf } from '../../league/claims.ts';
import { takesPart } from '../../league/entering.ts';
import { isPlayedOut, tableAt } from '../../league/playing.ts';
import type { Claim, Season } from '../../league/season.ts';
import { withShown } from '../../league/table-of.ts';
import type { App } from '../app/app.ts';
import type { Press } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { expectDirects, expectUninvolved } from './directing.ts';
import { inSeason, type LockedSeason, saveSeason } from './in-season.ts';
import { tellClaim, tellSeason, tellStandings, tellVote } from './telling.ts';

/** How many claims of somebody may wait for an answer. */
const MOST_CLAIMS = 3;

/** What somebody claims, and asks for. */
type NewClaim = Pick<Claim, 'table' | 'text' | 'asks' | 'places'>;

/** Puts a claim of somebody who takes part to the directors, where everybody reads it. Throws `Refused`. */
export function claimIn(
  app: App,
  press: Press,
  id: number,
  claim: NewClaim,
): Promise<LockedSeason> {
  return inSeason(app, press, id, async (locked) => {
    const { season } = locked;
    const { id: by } = press.user;
    expectMayClaim(season, by);
    const isAbout = claim.table === null ? claim.asks === null : tableAt(season, claim.table);
    if (!isAbout) throw new Refused('no such table');
    if (claim.asks === 'correct') expectOver(season, claim);
    const made: Claim = { ...claim, by, at: app.now().getTime(), answer: null, vote: null };
    return saveClaims(locked, [...season.claims, made], season.claims.length);
  });
}

/** Throws `Refused` for a table whose places cannot be corrected, as it has none. */
function expectOver(season: Season, { table: number, places }: NewClaim): void {
  const table = number === null ? undefined : tableAt(season, number);
  if (table?.status === 'open') throw new Refused('table still runs');
  if (table?.status !== 'over') throw new Refused('table is not played yet');
  if (places?.length !== table.seats.length) throw new Refused('no such table');
}

/** Throws `Refused` for who may not claim anything in a season. */
export function expectMayClaim(season: Season, user: string): void {
  const { entrants, phase, claims } = season;
  if (phase === 'over' || phase === 'cancelled') throw new Refused('season is over');
  // Its end waits for votes, and must not wait for ever.
  if (phase === 'playing' && isPlayedOut(season)) throw new Refused('no more claims');
  const isIn = entrants.some(
    (one) =>
      one.heir?.user === user || (one.user === user && (takesPart(one) || one.as === 'player')),
  );
  if (!isIn) throw new Refused('not in season');
  const open = claims.filter((claim) => claim.by === user && isOpen(claim)).length;
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
  expectOpen(claim);
  return claim;
}

/** Throws `Refused` for a claim that is answered, or was decided by a vote. */
function expectOpen(claim: Claim): void {
  if (claim.answer !== null) throw new Refused('claim is answered', { user: claim.answer.by });
  if (!isOpen(claim)) throw new Refused('claim is decided');
}

/** The nth claim of a season. Throws `Refused` where there is none, or it is decided. */
function openClaim({ claims }: Season, nth: number): Claim {
  const claim = claims[nth];
  if (claim === undefined) throw new Refused('no such season');
  expectOpen(claim);
  return claim;
}

/** A director has those vote on a claim who may, also where it plays there itself: that decides nothing. Throws `Refused`. */
export function letVote(app: App, press: Press, id: number, nth: number): Promise<LockedSeason> {
  return inSeason(app, press, id, async (locked) => {
    expectDirects(press, locked.league);
    const claim = openClaim(locked.season, nth);
    if (claim.vote !== null) return locked;
    if (!canBeVotedOn(locked.season, claim)) throw new Refused('no vote on this');
    return saveSeason(locked, await openVote(locked, nth));
  });
}

/** Puts a claim to the vote. */
export async function openVote(locked: LockedSeason, nth: number): Promise<Season> {
  await tellVote(locked, nth);
  return putToVote(locked.season, nth, locked.app.now().getTime());
}

/** The presser accepts a claim that is voted on, or refuses it; it may change its mind as long as that is open. Throws `Refused`. */
export function voteOn(
  app: App,
  press: Press,
  id: number,
  { nth, accepts }: { readonly nth: number; readonly accepts: boolean },
): Promise<LockedSeason> {
  return inSeason(app, press, id, async (locked) => {
    const { season } = locked;
    const claim = openClaim(season, nth);
    if (!votersOf(season, claim).includes(press.user.id)) throw new Refused('not your vote');
    await tellVote(locked, nth);
    return saveSeason(locked, voted(season, nth, press.user.id, accepts));
  });
}

/** Does what a vote has come to, and tells it. */
export async function decideVote(locked: LockedSeason, nth: number): Promise<Season> {
  const { season } = locked;
  const after = decided(season, nth, locked.app.now().getTime());
  await tellVote(locked, nth);
  await tellClaim(locked, nth);
  if (after.rulings.length === season.rulings.length) return after;
  await tellSeason(locked, { is: 'ruled', nth: season.rulings.length });
  const { division } = tableAt(season, after.claims[nth]?.table ?? 0) ?? {};
  if (division !== undefined) await tellStandings(locked, division);
  return withShown(after);
}

async function saveClaims(
  locked: LockedSeason,
  claims: Season['claims'],
  nth: number,
): Promise<LockedSeason> {
  await tellClaim(locked, nth);
  if ((claims[nth]?.vote ?? null) !== null) await tellVote(locked, nth);
  return saveSeason(locked, { ...locked.season, claims });
}
