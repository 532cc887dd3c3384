import type { ToolUse } from '../action.ts';
import { WORTH } from '../content/goods.ts';
import { isSource } from '../locations.ts';
import { type Outlook, worthOf } from './outlook.ts';

/** What a tool is worth for a later roll of this round, and one for one use for any later one, by pip. */
const [LATER_ROLL, ONE_USE] = [0.35, 0.55] as const;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** What tools bring to the dice that lie there, less what they might bring later. */
export function toolsWorth(outlook: Outlook, { tools, once }: ToolUse): number {
  const { me, view } = outlook;
  const stage = view.stages.at(-1);
  if (stage?.frame !== 'rolling') return 0;
  const [dice, pips] = [sumOf(stage.dice), sumOf(tools) + sumOf(once)];
  const count = Math.floor((dice + pips) / WORTH[stage.good]);
  const rollsAgain = me.placed.some(({ at }) => isSource(at));
  const later = (rollsAgain ? LATER_ROLL * sumOf(tools) : 0) + ONE_USE * sumOf(once);
  return worthOf(outlook, { [stage.good]: count }) - later;
}
