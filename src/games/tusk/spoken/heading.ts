import type { TuskView } from '../view.ts';
import type { TuskSpeech } from '../words/index.ts';

/** Where the match stands: `Turn 3 of 4`. */
export function heading({ say }: TuskSpeech, { phase, turn, lastTurn }: TuskView): string {
  if (phase === 'over') return say('heading.over', { turn });
  if (phase === 'setup') return say('heading.setup');
  return lastTurn === null
    ? say('heading.turn', { turn })
    : say('heading.turn of', { turn, last: lastTurn });
}
