import type { StageView, StoneAgeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { seatName } from './names.ts';

/** Where the match stands: `Round 3 · 🔥 Torch acts`. */
export function heading(speech: StoneAgeSpeech, { round, stages }: StoneAgeView): string {
  const { say } = speech;
  const last = stages.at(-1);
  if (last === undefined || last.frame === 'over') return say('heading.over', { round });
  return say('heading.round', { round, stage: stageWords(speech, last) });
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
