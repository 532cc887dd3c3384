import type { RiseView } from '../view.ts';
import type { RiseSpeech } from '../words/index.ts';

/** Where the match stands: `Turn 12 · to 15 points`. */
export function heading(
  { say }: RiseSpeech,
  { turn: { number: turn }, toWin: points, stages }: RiseView,
): string {
  if (stages.at(-1)?.frame === 'over') return say('heading.over', { turn });
  return turn === 0 ? say('heading.setup', { points }) : say('heading.turn', { turn, points });
}
