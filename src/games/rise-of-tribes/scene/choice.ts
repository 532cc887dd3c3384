import type { Choice, Seat } from '../../../engine/game.ts';
import { lit } from '../../../presentation/lit.ts';
import { moveOf } from '../../../presentation/move.ts';
import type { Lot, Scene } from '../../../presentation/scene.ts';
import type { Table } from '../../../presentation/table.ts';
import type { RiseAction } from '../action.ts';
import { type ActionId, ACTIONS } from '../content/dice.ts';
import { type TileId, TILES } from '../content/tiles.ts';
import { nameOf } from '../ground.ts';
import { MOVES } from '../moves/index.ts';
import type { RiseMove } from '../moves/rise-move.ts';
import { riseScene } from '../scene.ts';
import type { RiseView } from '../view.ts';
import type { RiseSpeech } from '../words/index.ts';
import { craterTile } from './ground.ts';
import { goalCards, goalPane } from './hand.ts';

/** So many cards lie side by side. */
const CARDS_IN_ROW = 3;

/**
 * What a seat may choose: the land with light on its hexes, the rows of dice, events and goals in question. Null where
 * nothing of it can be pointed at, and dice are left to be used.
 */
export function choiceScene(
  speech: RiseSpeech,
  view: RiseView,
  seat: Seat,
  choices: readonly Choice<RiseAction>[],
  table: Table,
): Scene | null {
  const aims = choices.flatMap(
    ({ action }) => moveOf<RiseMove<RiseAction>>(MOVES, action).aim?.(action, { view }) ?? [],
  );
  const [to, from] = [aims.flatMap((aim) => aim.to ?? []), aims.flatMap((aim) => aim.from ?? [])];
  const craters = aims.flatMap(({ crater }) =>
    crater === undefined ? [] : [craterTile(speech, view, crater, false)],
  );
  const lots = new Set(aims.flatMap(({ lot }) => lot ?? []));
  const goals = new Set(aims.flatMap(({ goal }) => goal ?? []));
  const goes = [...new Set(to.map((at) => nameOf(view, at))), ...craters.map(({ name }) => name)];
  const isAboutGoals = goes.length + lots.size === 0;
  // A second row of cards would leave a phone no room for what answers.
  const isMany = goals.size > CARDS_IN_ROW;
  const board = riseScene(speech, view, table);
  // Where nothing is pointed at, dice stand on the picture as long as there are any.
  if (isAboutGoals && goals.size === 0)
    return view.turn.dice.length > 0 ? null : { ...board, displays: [], panes: [], shown: [seat] };
  const starts = [...new Set(from.map((at) => nameOf(view, at)))];
  return {
    ...board,
    title: { ...board.title, phase: speech.say('board.choose') },
    map: board.map && lit({ ...board.map, tiles: [...board.map.tiles, ...craters] }, starts, goes),
    displays:
      lots.size === 0 ? [] : board.displays.map((one) => pointed(one, namesOf(speech, lots))),
    cards: isAboutGoals && !isMany ? goalCards(speech, view, seat, [...goals], true) : [],
    panes: isAboutGoals && isMany ? [goalPane(speech, view, seat, [...goals])] : [],
    shown: [seat],
  };
}

const namesOf = ({ say }: RiseSpeech, lots: ReadonlySet<ActionId | TileId>): string[] => [
  ...ACTIONS.filter((one) => lots.has(one)).map((one) => say(`names.actions.${one}`)),
  ...TILES.filter((one) => lots.has(one)).map((one) => say(`names.tiles.${one}`)),
];

/** What may be chosen stands in light, the rest back; all of a display without any as it is. */
function pointed<D extends { readonly lots: readonly Lot[] }>(
  display: D,
  names: readonly string[],
) {
  const isAsked = display.lots.some(({ name }) => names.includes(name));
  return {
    ...display,
    lots: display.lots.map((lot) => {
      const here = names.includes(lot.name);
      return { ...lot, here, faded: isAsked && !here };
    }),
  };
}
