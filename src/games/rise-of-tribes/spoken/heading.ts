import { TO_WIN } from '../content/numbers.ts';
import { type RiseView, roundOf } from '../view.ts';
import type { RiseSpeech } from '../words/index.ts';

/** The round: `Round 3`. */
export function roundWords({ say }: RiseSpeech, { turn, tribes }: RiseView): string {
  const round = roundOf(turn.number, tribes.length);
  return round === 0 ? say('heading.setup') : say('heading.round', { round });
}

/** Where the match stands: `Round 3`, of a short one `Round 3 · to 7 points`. */
export function heading(speech: RiseSpeech, view: RiseView): string {
  const { toWin: points, turn, tribes, stages } = view;
  if (stages.at(-1)?.frame === 'over')
    return speech.say('heading.over', { round: roundOf(turn.number, tribes.length) });
  const now = roundWords(speech, view);
  return points === TO_WIN.whole ? now : speech.say('heading.short', { heading: now, points });
}
