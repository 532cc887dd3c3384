import type { Outcome } from '../../engine/game.ts';
import { placesOf } from '../../engine/places.ts';
import { tell } from '../../engine/play.ts';
import { item } from '../../parts/item.ts';
import type { StoneAgePlay } from './play.ts';
import type { StoneAgeState } from './state.ts';
import { haveMostTiles, type Tally, tallyOf } from './tally.ts';
import { toolTotal } from './tools.ts';

/** What every tribe's points are made of, with all of its cards. */
export function tallies({ tribes }: StoneAgeState): Tally[] {
  const most = haveMostTiles(tribes);
  return tribes.map((tribe, seat) =>
    tallyOf(tribe, [...tribe.cards, ...tribe.drawn], item(most, seat)),
  );
}

/** The result, once all is over: most points, then food track, tools and people together (base game, scoring). */
export function outcome(state: StoneAgeState): Outcome | null {
  if (state.frames.length > 0) return null;
  const scores = tallies(state).map(({ total }) => total);
  const values = state.tribes.map(({ track, tools, people }) => track + toolTotal(tools) + people);
  const points = { scores, winners: [], tieBreaks: [{ name: 'strength', values }] };
  const winners = placesOf(points).flatMap(({ seat, place }) => (place === 1 ? [seat] : []));
  return { ...points, winners };
}

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
