import type { Choice, Seat } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import type { Mark, Scene } from '../../../presentation/scene.ts';
import type { Table } from '../../../presentation/table.ts';
import type { Path, ValleyAction } from '../action.ts';
import { nameOf, type Place, towards } from '../map.ts';
import { valleyScene } from '../scene.ts';
import { battlesOf } from '../spoken/ahead.ts';
import { occupiedBy } from '../tribes.ts';
import type { ValleyView } from '../view.ts';
import type { ValleySpeech } from '../words/index.ts';

/** What of the land an answer is about: where something goes, and from where. */
interface Aim {
  readonly to?: readonly Place[];
  readonly from?: readonly Place[];
}

const along = (path: Path): Aim => ({ from: path.slice(0, 1), to: path.slice(-1) });

function aimOf(action: ValleyAction, { tribes }: ValleyView): Aim {
  switch (action.do) {
    case 'place':
    case 'camp':
    case 'join':
      return { to: [action.at] };
    case 'go':
    case 'free':
    case 'some':
      return along(action.path);
    case 'firebrand':
      return { from: [action.at], to: [towards(action.at, action.to) ?? action.at] };
    case 'raid':
      return { to: occupiedBy(item(tribes, action.of)) };
    default:
      return {};
  }
}

/** What a question is about that has no list: a group, battles, who eats, camps. */
function askedAt(view: ValleyView, seat: Seat): Aim {
  const { stage } = view;
  switch (stage.frame) {
    case 'ordering':
      return along(stage.draft?.splitting ?? []);
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
    choices.length === 0 ? [askedAt(view, seat)] : choices.map(({ action }) => aimOf(action, view));
  const names = (places: readonly Place[]) => [...new Set(places.map(nameOf))];
  const to = names(aims.flatMap((aim) => aim.to ?? []));
  const from = names(aims.flatMap((aim) => aim.from ?? []));
  if (to.length === 0) return null;
  const board = valleyScene(speech, view, table);
  const lit = [...new Set([...from, ...to])];
  return {
    ...board,
    title: { ...board.title, phase: speech.say('board.choose') },
    map: board.map && {
      ...board.map,
      compass: null,
      marks: [
        ...board.map.marks,
        ...from.map((at): Mark => ({ mark: 'here', at, owner: null, label: null })),
        ...to.map((at): Mark => ({ mark: 'choice', at })),
      ],
      lit,
    },
    panes: [],
    shown: [seat],
  };
}
