import { placeName } from '../map.ts';
import type { StageView, TuskView } from '../view.ts';
import type { TuskSpeech } from '../words/index.ts';
import { seatName } from './names.ts';

/** Where the match stands: `Turn 3 · fight on D5`. */
export function heading(speech: TuskSpeech, { phase, turn, lastTurn, stages }: TuskView): string {
  const { say } = speech;
  if (phase === 'over') return say('heading.over', { turn });
  const which =
    lastTurn === null
      ? say('heading.turn', { turn })
      : say('heading.turn of', { turn, last: lastTurn });
  const last = stages.at(-1);
  if (last === undefined) {
    return phase === 'setup' ? say('heading.setup') : which;
  }
  const stage = stageWords(speech, last);
  return phase === 'setup'
    ? say('heading.setup at', { stage })
    : say('heading.at', { turn: which, stage });
}

function stageWords(speech: TuskSpeech, stage: StageView): string {
  const { say } = speech;
  switch (stage.stage) {
    case 'placing':
    case 'drafting':
    case 'tribe':
      return say(`heading.stages.${stage.stage}`, { seat: seatName(speech, stage.seat) });
    case 'fight':
      return say('heading.stages.fight', { place: placeName(stage.at) });
    case 'hunt':
      return say('heading.stages.hunt', { round: stage.round });
    case 'roaming':
      return say('heading.stages.roaming');
    case 'over':
      return say('heading.stages.over');
  }
}
