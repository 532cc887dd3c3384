import type { Choice, Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { choice } from '../../parts/choice.ts';
import { seatsFrom } from '../../parts/seats.ts';
import type { ActionOf } from './action.ts';
import { type Resource, RESOURCES } from './content/goods.ts';
import { type Bonus, TILE, type TileId } from './content/herd.ts';
import { PLACE_OF } from './content/places.ts';
import { gain, gainGoods } from './gains.ts';
import type { StoneAgeFrame, StoneAgePlay, StoneAgeStep } from './play.ts';
import { type StoneAgeState, tribeOf } from './state.ts';

type Line = 'first' | 'all';

/** By line: the choices that it makes, one for each resource where it is of choice. */
const TAKE = {
  first: {
    plain: choice('first', { do: 'bonus', line: 'first', good: null }),
    any: ofAny('first'),
  },
  all: { plain: choice('all', { do: 'bonus', line: 'all', good: null }), any: ofAny('all') },
} as const;

function ofAny(line: Line): readonly Choice<ActionOf<'bonus'>>[] {
  return RESOURCES.toReversed().map((good) =>
    choice(`${line}.${good}`, { do: 'bonus', line, good }),
  );
}

/** The start of a round: the herd goes where the top tile's back says, and the tile is turned (Mammoth Herd). */
export function moveHerd(play: StoneAgePlay): void {
  const { herd } = play.state;
  if (herd === null) return;
  const [tile, ...pile] = herd.pile;
  const wasThere = herd.now !== null;
  herd.pile = pile;
  if (tile === undefined) {
    herd.now = null;
    if (wasThere) tell(play, { type: 'herdWent' });
    return;
  }
  const to = PLACE_OF[TILE[tile].back];
  herd.now = { tile, at: to };
  play.reveals = true;
  tell(play, { type: 'herdCame', to, tile, next: backOf(pile) });
}

/** Where the herd goes next: what everybody sees of the pile. */
export const backOf = ([next]: readonly TileId[]): Resource | null =>
  next === undefined ? null : TILE[next].back;

/** After everybody's actions: whoever has people on the tile rolls for it. */
export function rollForHerd(play: StoneAgePlay): void {
  const seats = tamersOf(play);
  play.state.frames.push({ frame: 'herd', seats, won: seats.length === 1 });
}

/** Who takes something of the tile: whoever rolls best gets it, or several tie and nobody does. */
function tamersOf(play: StoneAgePlay): Seat[] {
  const { state } = play;
  const { herd } = state;
  if (herd === null || herd.now === null) return [];
  const { tile } = herd.now;
  const rolls = seatsFrom(state.first, state.tribes.length).flatMap((seat) => {
    const { tamers } = tribeOf(state, seat);
    const dice = Array.from({ length: tamers }, () => play.random.die());
    return tamers === 0 ? [] : [{ seat, dice }];
  });
  for (const tribe of state.tribes) tribe.tamers = 0;
  if (rolls.length === 0) {
    herd.boxed = [...herd.boxed, tile];
    tell(play, { type: 'herdMissed', tile });
    return [];
  }
  tell(play, { type: 'herdRolled', tile, rolls });
  const seats = best(rolls);
  const [winner, ...others] = seats;
  if (winner !== undefined && others.length === 0) {
    const tribe = tribeOf(state, winner);
    tribe.tiles = [...tribe.tiles, tile];
    tell(play, { type: 'herdTamed', seat: winner, tile });
  } else {
    herd.boxed = [...herd.boxed, tile];
    tell(play, { type: 'herdTied', seats, tile });
  }
  return seats;
}

/** Who has rolled best: the highest die, then the next ones; who runs out of dice first is behind. */
function best(rolls: readonly { readonly seat: Seat; readonly dice: readonly number[] }[]): Seat[] {
  const high = rolls.map(({ seat, dice }) => ({ seat, dice: dice.toSorted((a, b) => b - a) }));
  const [top] = high.toSorted((a, b) => compare(b.dice, a.dice));
  return top === undefined
    ? []
    : high.flatMap(({ seat, dice }) => (compare(dice, top.dice) === 0 ? [seat] : []));
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i += 1) {
    const by = (a[i] ?? 0) - (b[i] ?? 0);
    if (by !== 0) return by;
  }
  return 0;
}

function currentTile({ herd }: StoneAgeState): TileId {
  if (herd === null || herd.now === null) throw new Error('There is no herd.');
  return herd.now.tile;
}

/** Mammoth Herd: the winner takes either line of the tile; who ties takes the second one. */
const bonus: StoneAgeStep<'herd', 'bonus'> = {
  does: ['bonus'],

  asks: ({ round }, { seats }) =>
    seats
      .toSorted((a, b) => a - b)
      .map((seat) => ({ seat, kind: 'bonus', topic: `herd.${round}.${seat}` })),

  choices: (state, { won }) => offerLines(currentTile(state), won),

  answer(play, frame, [{ decision, action }]) {
    const { seat } = decision;
    frame.seats = frame.seats.filter((other) => other !== seat);
    take(play, seat, action);
    return 'goes on';
  },

  goOn(play, frame) {
    const [seat, ...seats] = frame.seats;
    if (seat === undefined) return 'over';
    const [only, ...others] = offerLines(currentTile(play.state), frame.won);
    if (only === undefined || others.length > 0) return 'asks';
    frame.seats = seats;
    take(play, seat, only.action);
    return 'goes on';
  },
};

function offerLines(tile: TileId, won: boolean): readonly Choice<ActionOf<'bonus'>>[] {
  const { first, all } = TILE[tile];
  const second = linesOf('all', all);
  return won ? [...linesOf('first', first), ...second] : second;
}

const linesOf = (line: Line, { brings }: Bonus): readonly Choice<ActionOf<'bonus'>>[] =>
  brings === 'any' ? TAKE[line].any : [TAKE[line].plain];

function take(play: StoneAgePlay, seat: Seat, { line, good }: ActionOf<'bonus'>): void {
  const tile = currentTile(play.state);
  tell(play, { type: 'bonusChosen', seat, tile, line });
  const what = TILE[tile][line];
  if (what.brings !== 'any') gain(play, seat, tile, what);
  else gainGoods(play, seat, tile, good === null ? {} : { [good]: 1 });
}

export const herd: StoneAgeFrame<'herd'> = { step: () => bonus };
