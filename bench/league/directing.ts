import { seenAs } from '../../src/league/directing.ts';
import { entrantOf, takesPart } from '../../src/league/entering.ts';
import { votersOf } from '../../src/league/claims.ts';
import type { Claim, Season } from '../../src/league/season.ts';
import { answerClaim, claimIn, letVote, voteOn } from '../../src/match/league/claiming.ts';
import { direct } from '../../src/match/league/directing.ts';
import { leaveSeason } from '../../src/match/league/entering.ts';
import { readSeason } from '../../src/match/league/in-season.ts';
import type { World } from '../month/world.ts';

/** Somebody who directs a league and does not play in it. */
export const DIRECTOR = { id: '999', name: 'Director' };

/** How often a director presses for each: a command, what it chooses from a list, forms that it sends. */
export const PRESSES = { break: 3, correct: 5, answer: 2, letVote: 1 } as const;

/** All have a break of three days. */
export async function takeBreak({ app, press }: World, id: number): Promise<void> {
  const { season } = await readSeason(app, id);
  const saying = { why: 'It is a holiday.', seen: seenAs(season) };
  await direct(app, press(DIRECTOR, true), id, { is: 'time', days: 3 }, saying);
}

/** Somebody who plays drops out. */
export async function dropOut({ app, press, players }: World, id: number): Promise<void> {
  const { season } = await readSeason(app, id);
  const player = players.find((one) => isPlaying(season, one.id));
  if (player !== undefined) await leaveSeason(app, press(player), id);
}

const isPlaying = (season: Season, user: string): boolean => {
  const one = entrantOf(season, user);
  return one !== undefined && one.as === 'player' && takesPart(one);
};

/** Somebody claims that the first table that is over ended the other way round. Returns which claim it is. */
export async function dispute(
  { app, press, players }: World,
  id: number,
  asks: Claim['asks'],
): Promise<number> {
  const { season } = await readSeason(app, id);
  const at = season.tables.findIndex(({ status }) => status === 'over');
  const seats = season.tables[at]?.seats ?? [];
  const claimer = players.find(({ id: user }) => seats.includes(user) && isPlaying(season, user));
  if (claimer === undefined) throw new Error(`Nobody at a table of season ${id} may claim.`);
  const claim = { table: at + 1, text: 'We counted it the other way round.', asks };
  const { season: after } = await claimIn(app, press(claimer), id, claim);
  return after.claims.length - 1;
}

/** The director corrects the table that a claim is about, and answers the claim. */
export async function settleDispute({ app, press }: World, id: number, nth: number): Promise<void> {
  const { season } = await readSeason(app, id);
  const number = season.claims[nth]?.table ?? 0;
  const places = season.tables[number - 1]?.result?.places.map((place) => -place) ?? [];
  const saying = { why: 'They say so.', seen: seenAs(season) };
  const correct = { is: 'correct', table: number, places } as const;
  await direct(app, press(DIRECTOR, true), id, correct, saying);
  await answerClaim(app, press(DIRECTOR, true), id, nth, 'Corrected.');
}

/** The director has people vote on a claim, and all accept it who may vote. */
export async function voteOnDispute(
  { app, press, players }: World,
  id: number,
  nth: number,
): Promise<void> {
  const { season } = await letVote(app, press(DIRECTOR, true), id, nth);
  const claim = season.claims[nth];
  const voters = claim === undefined ? [] : votersOf(season, claim);
  for (const voter of players.filter(({ id: user }) => voters.includes(user)))
    await voteOn(app, press(voter), id, { nth, accepts: true });
}
