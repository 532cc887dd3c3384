import { BARE } from '../../presentation/plain-scene.ts';
import type { Scene } from '../../presentation/scene.ts';
import type { Table } from '../../presentation/table.ts';
import { mapOf } from './scene/ground.ts';
import { panesOf } from './scene/panes.ts';
import { stripsOf } from './scene/strips.ts';
import type { ValleyView } from './view.ts';
import type { ValleySpeech } from './words/index.ts';

/** The board: the land with who is where, the season and its event, and what each tribe has. */
export function valleyScene(speech: ValleySpeech, view: ValleyView, table: Table): Scene {
  const { say, language } = speech;
  const strips = stripsOf(speech, view, table);
  const { number } = view.turn;
  const { limit } = view.options;
  return {
    ...BARE,
    game: 'valley-of-the-mammoths',
    language,
    title: {
      match: table.matchName,
      round:
        number === 0
          ? say('board.no turn yet')
          : limit === null
            ? say('board.turn', { turn: number })
            : say('board.turn of', { turn: number, limit }),
      phase: say(`board.phases.${view.stage.frame}`),
      toMove: view.owing,
    },
    map: mapOf(speech, view),
    panes: panesOf(speech, view),
    strips,
    shown: strips.map(({ seat }) => seat),
  };
}
