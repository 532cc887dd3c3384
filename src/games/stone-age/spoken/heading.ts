import type { StageView, StoneAgeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { seatName } from './names.ts';

/** Where the match stands: `Round 3 · 🔥 Torch acts`. */
export function heading(
  speech: StoneAgeSpeech,
  { round, lastRound, stages }: StoneAgeView,
): string {
  const { say } = speech;
  const last = stages.at(-1);
  if (last === undefined || last.frame === 'over') return say('heading.over', { round });
  const stage = stageWords(speech, last);
  return lastRound === null
    ? say('heading.round', { round, stage })
    : say('heading.round of', { round, last: lastRound, stage });
}

function stageWords(
  speech: StoneAgeSpeech,
  stage: Exclude<StageView, { readonly frame: 'over' }>,
): string {
  switch (stage.frame) {
    case 'sharing':
    case 'herd':
    case 'feeding':
      return speech.say(`heading.stages.${stage.frame}`);
    default:
      return speech.say(`heading.stages.${stage.frame}`, { seat: seatName(speech, stage.seat) });
  }
}
