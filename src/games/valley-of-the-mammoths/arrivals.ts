import { tell } from '../../engine/play.ts';
import { item } from '../../parts/item.ts';
import { ARRIVALS, CROWD, type Kind, WOLF_PACK } from './content/animals.ts';
import { LETTERS } from './content/land.ts';
import { livingSeats } from './first-player.ts';
import { isClosed } from './ground.ts';
import { arrivalOf } from './map.ts';
import { setAnimals } from './packs.ts';
import type { ValleyPlay } from './play.ts';
import type { Roaming, Token, ValleyState } from './state.ts';

/** So many animals come in this turn (Valley of the Mammoths, a turn, step 2). */
function arrivalsOf(state: ValleyState): number {
  const { number, season } = state.turn;
  const many = livingSeats(state).length >= CROWD ? ARRIVALS.many : ARRIVALS.few;
  return number === 1 ? many.first : many[season];
}

/** Step 2: animals out of the sack, each to the hex of its letter; who cannot come there goes back. */
export function bringAnimals(play: ValleyPlay): void {
  const { state, random } = play;
  const count = Math.min(arrivalsOf(state), state.sack.length);
  // All are drawn before any goes back, so that none is drawn twice.
  let left = state.sack;
  const drawn: Token[] = [];
  while (drawn.length < count) {
    const token = item(left, random.below(left.length));
    left = left.filter((one) => one !== token);
    drawn.push(token);
  }
  const came: Roaming[] = [];
  const returned: Kind[] = [];
  for (const token of drawn) {
    const at = arrivalOf(token.letter ?? '');
    if (token.kind === state.turn.sick || isClosed(state, at)) returned.push(token.kind);
    else came.push({ ...token, at });
  }
  state.sack = state.sack.filter((one) =>
    came.every(({ kind, letter }) => one.kind !== kind || one.letter !== letter),
  );
  setAnimals(state, [...state.animals, ...came]);
  const animals = came.map(({ kind, at }) => ({ kind, at }));
  tell(play, { type: 'animalsCame', animals, returned, by: null });
}

const ANY_LETTER = Object.keys(LETTERS);

/** Wolves out of the box come to a letter that is drawn. */
export function bringWolves(play: ValleyPlay): void {
  const { state, random } = play;
  const at = arrivalOf(item(ANY_LETTER, random.below(ANY_LETTER.length)));
  const count = Math.min(WOLF_PACK, state.box);
  state.box -= count;
  const wolf = { kind: 'wolf', letter: null, at } as const;
  const pack = Array.from({ length: count }, () => ({ ...wolf }));
  setAnimals(state, [...state.animals, ...pack]);
  const animals = pack.map(({ kind }) => ({ kind, at }));
  tell(play, { type: 'animalsCame', animals, returned: [], by: 'wolf-pack' });
}
