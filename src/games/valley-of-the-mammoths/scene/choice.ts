import type { Choice, Seat } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import { lit } from '../../../presentation/lit.ts';
import { moveOf } from '../../../presentation/move.ts';
import type { Scene } from '../../../presentation/scene.ts';
import type { Table } from '../../../presentation/table.ts';
import type { ValleyAction } from '../action.ts';
import { nameOf, type Place } from '../map.ts';
import { MOVES } from '../moves/index.ts';
import { type Aim, along, type ValleyMove } from '../moves/valley-move.ts';
import { valleyScene } from '../scene.ts';
import { battlesOf } from '../spoken/ahead.ts';
import { occupiedBy } from '../tribes.ts';
import type { ValleyView } from '../view.ts';
import type { ValleySpeech } from '../words/index.ts';

/** What a question is about that has no list: a group, battles, who eats, camps. */
function askedAt(view: ValleyView, seat: Seat): Aim {
  const { stage } = view;
  switch (stage.frame) {
    case 'ordering':
      return along({ path: stage.draft?.splitting ?? [] });
    case 'battling':
      return { to: battlesOf(view, seat) };
    case 'hunger':
    case 'season': {
      const tribe = item(view.tribes, seat);
      const isHungry = stage.frame === 'hunger' && stage.left.includes(seat);
      return { to: isHungry ? occupiedBy(tribe) : tribe.camps };
    }
    default:
      return {};
  }
}

/** What a seat may choose: the land with light on its hexes. Null where nothing of it can be pointed at. */
export function choiceScene(
  speech: ValleySpeech,
  view: ValleyView,
  seat: Seat,
  choices: readonly Choice<ValleyAction>[],
  table: Table,
): Scene | null {
  const aims =
    choices.length === 0
      ? [askedAt(view, seat)]
      : choices.flatMap(
          ({ action }) =>
            moveOf<ValleyMove<ValleyAction>>(MOVES, action).aim?.(action, { view }) ?? [],
        );
  const names = (places: readonly Place[]) => [...new Set(places.map(nameOf))];
  const to = names(aims.flatMap((aim) => aim.to ?? []));
  const from = names(aims.flatMap((aim) => aim.from ?? []));
  if (to.length === 0) return null;
  const board = valleyScene(speech, view, table);
  return {
    ...board,
    title: { ...board.title, phase: speech.say('board.choose') },
    map: board.map && lit({ ...board.map, compass: null }, from, to),
    panes: [],
    shown: [seat],
  };
}
