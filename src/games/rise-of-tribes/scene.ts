import { BARE } from '../../presentation/plain-scene.ts';
import type { Scene } from '../../presentation/scene.ts';
import type { Table } from '../../presentation/table.ts';
import { mapOf } from './scene/ground.ts';
import { displaysOf } from './scene/lots.ts';
import { panesOf } from './scene/panes.ts';
import { stripsOf } from './scene/strips.ts';
import { roundWords } from './spoken/heading.ts';
import type { RiseView } from './view.ts';
import type { RiseSpeech } from './words/index.ts';

/** The board: the land with who is where, the rows of dice, events, points, and what each tribe has. */
export function riseScene(speech: RiseSpeech, view: RiseView, table: Table): Scene {
  const strips = stripsOf(speech, view, table);
  return {
    ...BARE,
    game: 'rise-of-tribes',
    language: speech.language,
    title: {
      match: table.matchName,
      round: roundWords(speech, view),
      phase: speech.say(`board.phases.${phaseOf(view)}`),
      toMove: view.owing,
    },
    map: mapOf(speech, view),
    displays: displaysOf(speech, view),
    panes: panesOf(speech, view),
    strips,
    shown: strips.map(({ seat }) => seat),
  };
}

/** What is in progress; where a tile goes is part of the events. */
function phaseOf({ stages }: RiseView) {
  const frame = stages.at(-1)?.frame ?? 'over';
  return frame === 'siting' ? 'events' : frame;
}
