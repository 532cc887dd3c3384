import type { StoneAgeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';

/** Where the match stands: `Round 3 of 4`. */
export function heading(
  { say }: StoneAgeSpeech,
  { round, lastRound, stages }: StoneAgeView,
): string {
  const last = stages.at(-1);
  if (last === undefined || last.frame === 'over') return say('heading.over', { round });
  return lastRound === null
    ? say('heading.round', { round })
    : say('heading.round of', { round, last: lastRound });
}
