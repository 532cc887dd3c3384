import { entrantOf, takesPart } from '../../src/league/entering.ts';
import { votersOf } from '../../src/league/claims.ts';
import type { Claim, Season } from '../../src/league/season.ts';
import { claimIn, voteOn } from '../../src/match/league/claiming.ts';
import { leaveSeason } from '../../src/match/league/entering.ts';
import { readSeason } from '../../src/match/league/in-season.ts';
import type { World } from '../month/world.ts';
import type { Director } from './director.ts';

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
  const claim = { table: at + 1, text: 'We counted it the other way round.', asks, places: null };
  const { season: after } = await claimIn(app, press(claimer), id, claim);
  return after.claims.length - 1;
}

/** The director corrects the table that a claim is about, and answers the claim. */
export async function settleDispute(
  { app }: World,
  director: Director,
  id: number,
  nth: number,
): Promise<void> {
  const { season } = await readSeason(app, id);
  await director.turnRound(id, season.claims[nth]?.table ?? 0);
  await director.answer(id, nth);
}

/** The director has people vote on a claim, and all accept it who may vote. */
export async function voteOnDispute(
  { app, press, players }: World,
  director: Director,
  id: number,
  nth: number,
): Promise<void> {
  await director.letVote(id, nth);
  const { season } = await readSeason(app, id);
  const claim = season.claims[nth];
  const voters = claim === undefined ? [] : votersOf(season, claim);
  for (const voter of players.filter(({ id: user }) => voters.includes(user)))
    await voteOn(app, press(voter), id, { nth, accepts: true });
}
