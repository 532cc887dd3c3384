import type { Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { choice } from '../../parts/choice.ts';
import type { ToolUse } from './action.ts';
import type { CardId } from './content/cards.ts';
import { type Good, WORTH } from './content/goods.ts';
import type { Source } from './content/places.ts';
import type { StoneAgeFrame, StoneAgePlay, StoneAgeStep } from './play.ts';
import { type FrameOf, type StoneAgeState, tribeOf } from './state.ts';
import { mayUseTools, NO_TOOLS, usefulTools, withUsed, without } from './tools.ts';
import { countAnswer, inTurn } from './turn.ts';

const USE_NONE = choice('use.none', { do: 'tools', use: NO_TOOLS });

/** Rolls for goods, at a place or by a card. */
export function beginRolling(
  play: StoneAgePlay,
  seat: Seat,
  from: Source | CardId,
  good: Good,
  count: number,
): void {
  const dice = Array.from({ length: count }, () => play.random.die());
  const frame: FrameOf<'rolling'> = { frame: 'rolling', seat, from, good, dice };
  play.state.frames.push(frame);
  if (mayBetter(play.state, frame)) tell(play, { type: 'diceRolled', seat, from, good, dice });
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Whether any tools would bring more than the dice alone. */
const mayBetter = (
  state: StoneAgeState,
  { seat, good, dice }: Readonly<FrameOf<'rolling'>>,
): boolean => mayUseTools(tribeOf(state, seat), sumOf(dice), WORTH[good]);

/** Base game, act: tools may be added to dice. Nobody is asked where none would bring more. */
const addTools: StoneAgeStep<'rolling', 'tools'> = {
  does: ['tools'],
  asks: (state, { seat }) => inTurn(state, seat, 'tools'),
  choices: (state, { seat, good, dice }) => [
    USE_NONE,
    ...usefulTools(tribeOf(state, seat), sumOf(dice), WORTH[good]).map(({ key, use }) =>
      choice(`use.${key}`, { do: 'tools', use }),
    ),
  ],

  answer(play, frame, [{ action }]) {
    countAnswer(play);
    gather(play, frame, action.use);
    return 'over';
  },

  goOn(play, frame) {
    if (mayBetter(play.state, frame)) return 'asks';
    gather(play, frame, NO_TOOLS);
    return 'over';
  },
};

/** What the dice and tools come to is divided by what the good is worth, rounded down. */
function gather(play: StoneAgePlay, frame: FrameOf<'rolling'>, use: ToolUse): void {
  const { seat, from, good, dice } = frame;
  const tribe = tribeOf(play.state, seat);
  tribe.tools = withUsed(tribe.tools, use.tools);
  tribe.once = without(tribe.once, use.once);
  const count = Math.floor((sumOf(dice) + sumOf(use.tools) + sumOf(use.once)) / WORTH[good]);
  tribe.goods[good] += count;
  tell(play, { type: 'gathered', seat, from, good, dice, use, count });
}

export const rolling: StoneAgeFrame<'rolling'> = { step: () => addTools };
