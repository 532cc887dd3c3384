import { BARE } from '../../presentation/plain-scene.ts';
import type { Scene } from '../../presentation/scene.ts';
import type { Table } from '../../presentation/table.ts';
import { landOf } from './scene/land.ts';
import { displaysOf } from './scene/lots.ts';
import { panesOf } from './scene/panes.ts';
import type { Choosing } from './scene/spots.ts';
import { stripOf } from './scene/strips.ts';
import type { StoneAgeView } from './view.ts';
import type { StoneAgeSpeech } from './words/index.ts';

/**
 * The board: the valley with who is where, what lies open, the tracks, and what each tribe has.
 *
 * @param choosing what may be chosen, where it is for one reader
 */
export function stoneAgeScene(
  speech: StoneAgeSpeech,
  view: StoneAgeView,
  table: Table,
  choosing: Choosing | null = null,
): Scene {
  const { say, language } = speech;
  const { phase, round, owing, tribes } = view;
  const picture = { speech, view, choosing };
  const strips = tribes.map((tribe) => stripOf(speech, view, tribe, table));
  return {
    ...BARE,
    game: 'stone-age',
    language,
    title: {
      match: table.matchName,
      round: say('board.round', { round }),
      phase: choosing === null ? say(`board.phases.${phase}`) : say('board.choose'),
      toMove: owing,
    },
    landscape: landOf(picture),
    displays: displaysOf(picture),
    panes: panesOf(speech, view),
    strips,
    shown: strips.map(({ seat }) => seat),
  };
}
