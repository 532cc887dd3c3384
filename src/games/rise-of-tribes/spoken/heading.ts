import { TO_WIN } from '../content/numbers.ts';
import type { RiseView } from '../view.ts';
import type { RiseSpeech } from '../words/index.ts';

/** Where the match stands: `Turn 12`, of a short one `Turn 12 · to 7 points`. */
export function heading(
  { say }: RiseSpeech,
  { turn: { number: turn }, toWin: points, stages }: RiseView,
): string {
  if (stages.at(-1)?.frame === 'over') return say('heading.over', { turn });
  const now = turn === 0 ? say('heading.setup') : say('heading.turn', { turn });
  return points === TO_WIN.whole ? now : say('heading.short', { heading: now, points });
}
