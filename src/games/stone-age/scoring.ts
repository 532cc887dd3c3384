import type { Outcome } from '../../engine/game.ts';
import { outcomeOf } from '../../engine/places.ts';
import { tell } from '../../engine/play.ts';
import { item } from '../../parts/item.ts';
import type { StoneAgePlay } from './play.ts';
import type { FixedTribe, StoneAgeState } from './state.ts';
import { haveMostTiles, type Tally, tallyOf } from './tally.ts';
import { toolTotal } from './tools.ts';

/** What every tribe's points are made of, with all of its cards. */
export function tallies({ tribes }: StoneAgeState): Tally[] {
  const most = haveMostTiles(tribes);
  return tribes.map((tribe, seat) =>
    tallyOf(tribe, [...tribe.cards, ...tribe.drawn], item(most, seat)),
  );
}

/** What breaks a tie: food track, tools and people together (base game, scoring). */
type Strong = Pick<FixedTribe, 'track' | 'tools' | 'people'>;

export const strengthOf = ({ track, tools, people }: Strong): number =>
  track + toolTotal(tools) + people;

/** The result, once all is over. */
export function outcome(state: StoneAgeState): Outcome | null {
  if (state.frames.length > 0) return null;
  const scores = tallies(state).map(({ total }) => total);
  return outcomeBy(scores, state.tribes);
}

/** How tribes come out that have these points, by seat: the most win, and of as many the strongest. */
export const outcomeBy = (scores: readonly number[], tribes: readonly Strong[]): Outcome =>
  outcomeOf(scores, [{ name: 'strength', values: tribes.map(strengthOf) }]);

/** The match is over: all cards lie open and are counted. Nothing may be in progress. */
export function endMatch(play: StoneAgePlay): void {
  const result = outcome(play.state);
  if (result === null) throw new Error('A match cannot end while something is in progress.');
  play.reveals = true;
  tell(play, {
    type: 'gameEnded',
    tallies: tallies(play.state),
    drawn: play.state.tribes.map(({ drawn }) => drawn),
    winners: result.winners,
  });
}
