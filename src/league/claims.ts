import { type Directed, directedBy, mayBeReplayed } from './directing.ts';
import { playersOf } from './entering.ts';
import { isPlayedOut, breakEnds, sitterOf, tableAt } from './playing.ts';
import type { Claim, Season } from './season.ts';

/** How long a claim waits for a director before people vote on it, and how long they have, in milliseconds. */
export const VOTED_WITHIN_MS = 72 * 3_600_000;

/** Whether a claim still waits for what is decided. */
export const isOpen = ({ answer, vote }: Claim): boolean =>
  answer === null && (vote?.came ?? null) === null;

/**
 * Who may vote on a claim: those who play in the division of the table that it is about, or in that of who made it where
 * it is about none (in any, where that plays in none), for themselves or another; but do not sit there and did not make it.
 */
export function votersOf(season: Season, { by, table: number }: Claim): string[] {
  const table = number === null ? undefined : tableAt(season, number);
  const own = season.entrants.find(
    ({ user, heir, division }) => division !== null && (user === by || heir?.user === by),
  );
  const where = table?.division ?? own?.division ?? null;
  const users = playersOf(season).flatMap(({ user: row, division }) => {
    const isThere = division !== null && (where === null || division === where);
    if (!isThere || table?.seats.includes(row)) return [];
    const user = sitterOf(season, row)?.user ?? by;
    return user === by ? [] : [user];
  });
  return [...new Set(users)];
}

/**
 * Whether people may vote on a claim from now on: it waits, and what it asks of a table can be done, as that is over. One
 * that asks for nothing of the kind is right or wrong by their votes, and nothing follows by itself.
 */
export function canBeVotedOn(season: Season, claim: Claim): boolean {
  const { asks, table, vote } = claim;
  const isOver = table !== null && tableAt(season, table)?.status === 'over';
  return (
    season.phase === 'playing' &&
    isOpen(claim) &&
    vote === null &&
    (asks === null || (isOver && !isRuledOn(season, claim))) &&
    votersOf(season, claim).length > 0
  );
}

/** Whether a director has ruled on the table that a claim is about since it was made. */
const isRuledOn = ({ rulings }: Season, { at, table }: Claim): boolean =>
  rulings.some(
    (one) => one.by !== null && one.at > at && 'table' in one.deed && one.deed.table === table,
  );

/** When people vote on a claim that may be voted on: once it has waited for a director, at the latest when all is played. */
const votedOnFrom = (season: Season, { at }: Claim): number =>
  Math.max(isPlayedOut(season) ? at : at + VOTED_WITHIN_MS, season.break?.until ?? at);

/** When something is due about claims, by itself; none where nothing is. */
export const claimTimes = (season: Season): number[] =>
  season.claims.flatMap((claim) => {
    if (canBeVotedOn(season, claim)) return [votedOnFrom(season, claim)];
    return claim.vote !== null && isOpen(claim) ? [claim.vote.until] : [];
  });

/** What is due about claims: the nth one, from 0, is put to the vote, or is decided; null for nothing. */
export function claimChoreOf(
  season: Season,
  now: number,
): { readonly is: 'vote' | 'decide'; readonly nth: number } | null {
  for (const [nth, claim] of season.claims.entries()) {
    if (canBeVotedOn(season, claim) && votedOnFrom(season, claim) <= now)
      return { is: 'vote', nth };
    if (voteResultOf(season, claim, now) !== null) return { is: 'decide', nth };
  }
  return null;
}

/** How those have voted on a claim who may by now. */
export function votesOn(
  season: Season,
  claim: Claim,
): { readonly voters: string[]; readonly accept: string[]; readonly refuse: string[] } {
  const voters = votersOf(season, claim);
  const said = (accepts: boolean): string[] =>
    (claim.vote?.votes ?? []).flatMap((one) =>
      one.accepts === accepts && voters.includes(one.user) ? [one.user] : [],
    );
  return { voters, accept: said(true), refuse: said(false) };
}

/**
 * What a vote has come to: what more than half of those want who may vote, or of those who have, once it is over. A tie
 * refuses. Null while that is open.
 */
function voteResultOf(season: Season, claim: Claim, now: number): 'accepted' | 'refused' | null {
  if (claim.vote === null || !isOpen(claim)) return null;
  const { voters, accept, refuse } = votesOn(season, claim);
  if (accept.length * 2 > voters.length) return 'accepted';
  if (refuse.length * 2 >= voters.length) return 'refused';
  if (now < claim.vote.until) return null;
  return accept.length > refuse.length ? 'accepted' : 'refused';
}

/** A season in which people vote on a claim from now on. */
export const putToVote = (season: Season, nth: number, now: number): Season =>
  withVote(season, nth, {
    until: (breakEnds(season, now) ?? now) + VOTED_WITHIN_MS,
    votes: [],
    came: null,
    post: null,
  });

/** A season in which somebody has voted on a claim, or changed its vote. */
export function voted(season: Season, nth: number, user: string, accepts: boolean): Season {
  const vote = season.claims[nth]?.vote ?? null;
  if (vote === null) return season;
  const others = vote.votes.filter((one) => one.user !== user);
  return withVote(season, nth, { ...vote, votes: [...others, { user, accepts }] });
}

/**
 * A season after a vote: what was accepted is a ruling by nobody, unless the table counts nothing already. One that was to
 * be played again counts as not played where the time for that is over.
 */
export function decided(season: Season, nth: number, now: number): Season {
  const claim = season.claims[nth];
  if (claim === undefined || claim.vote === null) return season;
  const came = voteResultOf(season, claim, now);
  if (came === null) return season;
  const after = withVote(season, nth, { ...claim.vote, came });
  if (came !== 'accepted' || claim.table === null || claim.asks === null) return after;
  const isOver = tableAt(season, claim.table)?.status === 'over';
  if (!isOver || isRuledOn(season, claim)) return after;
  const ruled = directedBy(after, deedOf(season, claim, claim.table, now), {
    by: null,
    why: '',
    now,
  });
  return typeof ruled === 'string' ? after : ruled;
}

/** What a claim asks for, as a director would do it. */
function deedOf(
  season: Season,
  { asks, places }: Claim,
  table: number,
  now: number,
): Extract<Directed, { table: number }> {
  if (asks === 'correct') return { is: 'correct', table, places: places ?? [] };
  return { is: asks === 'replay' && mayBeReplayed(season, now) ? 'replay' : 'void', table };
}

/** A season in which the vote on a claim stands so. */
export const withVote = (season: Season, nth: number, vote: Claim['vote']): Season => ({
  ...season,
  claims: season.claims.map((one, at) => (at === nth ? { ...one, vote } : one)),
});
