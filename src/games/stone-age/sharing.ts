import type { Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { choice } from '../../parts/choice.ts';
import { item } from '../../parts/item.ts';
import { DIE } from './content/cards.ts';
import { gainField, gainGoods, gainTool } from './gains.ts';
import type { StoneAgeFrame, StoneAgePlay, StoneAgeStep } from './play.ts';
import type { FrameOf } from './state.ts';

const TAKE = Array.from({ length: 7 }, (_, face) => choice(`die.${face}`, { do: 'die', face }));

/** Dice for all: each tribe takes one of those that are left. */
const take: StoneAgeStep<'sharing', 'die'> = {
  does: ['die'],

  asks: (_state, { number, seats }) => {
    const seat = item(seats, 0);
    return [{ seat, kind: 'die', topic: `dice.${number}.${seat}` }];
  },

  choices: (_state, { dice }) => facesOf(dice).map((face) => item(TAKE, face)),

  answer(play, frame, [{ action }]) {
    takeDie(play, frame, action.face);
    return 'goes on';
  },

  /** Where all that is left shows the same, there is nothing to choose. */
  goOn(play, frame) {
    if (frame.seats.length === 0) return 'over';
    const [face, ...others] = facesOf(frame.dice);
    if (face === undefined || others.length > 0) return 'asks';
    takeDie(play, frame, face);
    return 'goes on';
  },
};

/** The faces of dice, each once; the highest first. */
const facesOf = (dice: readonly number[]): number[] => [...new Set(dice)].sort((a, b) => b - a);

function takeDie(play: StoneAgePlay, frame: FrameOf<'sharing'>, face: number): void {
  const [seat, ...seats] = frame.seats;
  if (seat === undefined) throw new Error('Everybody has a die.');
  frame.seats = seats;
  frame.dice = frame.dice.toSpliced(frame.dice.indexOf(face), 1);
  tell(play, { type: 'dieTaken', seat, face });
  gainByDie(play, seat, face);
}

function gainByDie(play: StoneAgePlay, seat: Seat, face: number): void {
  const top = DIE[face];
  if (top?.brings === 'goods') gainGoods(play, seat, 'die', { [top.good]: top.count });
  else if (top?.brings === 'tool') gainTool(play, seat, 'die');
  else gainField(play, seat, 'die');
}

export const sharing: StoneAgeFrame<'sharing'> = { step: () => take };
