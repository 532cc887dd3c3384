import type { Choice, Seat } from '../../../engine/game.ts';
import type { ChoiceScene } from '../../../presentation/edition.ts';
import type { HexMap, Mark, Scene } from '../../../presentation/scene.ts';
import type { Table } from '../../../presentation/table.ts';
import type { TuskAction } from '../action.ts';
import { NEIGHBOURS, type Place, placeName } from '../map.ts';
import { mapOf, stripOf } from '../scene.ts';
import { item } from '../../../parts/item.ts';
import type { TuskView } from '../view.ts';
import { draftScene } from './hand.ts';
import type { TuskSpeech } from '../words/index.ts';
import { tribeName } from '../spoken/names.ts';

/**
 * What a seat may choose: a crop of the map in which the legal tiles are lit, or the cards of a
 * draft. Only for that seat. Null where no choice has a place.
 */
export function choiceScene(
  speech: TuskSpeech,
  view: TuskView,
  seat: Seat,
  choices: readonly Choice<TuskAction>[],
  table: Table,
): ChoiceScene | null {
  const actions = choices.map(({ action }) => action);
  if (actions.some((action) => action.do === 'keep')) {
    return draftScene(speech, view, seat, choices, table);
  }
  const goals = [...new Set(actions.flatMap((action) => goalOf(action) ?? []))];
  if (goals.length === 0) return null;
  const from = [...new Set(actions.flatMap((action) => startOf(view, seat, action)))];
  const movers = new Set(actions.flatMap(moverOf));
  const marks: Mark[] = [
    ...[...movers].flatMap((member) => hereMark(view, seat, member)),
    ...(movers.size > 0 ? [] : from.map((place) => here(place, null, null))),
    ...goals.map((place): Mark => ({ mark: 'choice', at: placeName(place) })),
  ];
  const scene: Scene = {
    language: speech.language,
    title: {
      match: table.matchName,
      round: titleOf(speech, actions, item(view.tribes, seat).waiting[0]),
      phase: tribeName(speech, seat),
      toMove: [],
    },
    map: cropped(speech, view, [...from, ...goals], marks),
    landscape: null,
    displays: [],
    panes: [],
    cards: [],
    strips: view.tribes.map((tribe) => stripOf(speech, view, tribe, table)),
    shown: [],
  };
  return { scene, letters: {} };
}

/** The tile that an action is about; null for one that stays where it is. */
function goalOf(action: TuskAction): Place | null {
  switch (action.do) {
    case 'place':
    case 'grow':
    case 'move':
    case 'land':
    case 'regroup':
    case 'aside':
      return action.to;
    case 'fight':
      return action.at;
    case 'keep':
    case 'send':
    case 'gather':
    case 'craft':
    case 'recover':
    case 'done':
    case 'sides':
    case 'commit':
    case 'attack':
    case 'aim':
    case 'stones':
    case 'share':
      return null;
  }
}

/** Where somebody stands who would go elsewhere: a member, or the hunters round the mammoth. */
function startOf(view: TuskView, seat: Seat, action: TuskAction): Place[] {
  switch (action.do) {
    case 'move':
    case 'aside': {
      const { at } = item(item(view.tribes, seat).members, action.member - 1);
      return typeof at === 'number' ? [at] : [];
    }
    case 'land':
    case 'regroup':
      return [view.mammoth];
    default:
      return [];
  }
}

/** The member that an action moves. */
function moverOf(action: TuskAction): number[] {
  return action.do === 'move' || action.do === 'aside' ? [action.member] : [];
}

function hereMark(view: TuskView, seat: Seat, member: number): Mark[] {
  const { at } = item(item(view.tribes, seat).members, member - 1);
  return typeof at === 'number' ? [here(at, seat, String(member))] : [];
}

function here(place: Place, owner: Seat | null, label: string | null): Mark {
  return { mark: 'here', at: placeName(place), owner, label };
}

/** What is asked; `next` is the member that comes into play next. */
function titleOf(
  { say }: TuskSpeech,
  actions: readonly TuskAction[],
  next: number | undefined,
): string {
  const doings = new Set(actions.filter((one) => goalOf(one) !== null).map((one) => one.do));
  const [only, ...others] = doings;
  if (only === undefined || others.length > 0) return say('pictures.where');
  const [member = 0, ...more] = new Set(only === 'grow' ? [next ?? 0] : actions.flatMap(moverOf));
  if (more.length > 0) return say('pictures.where do they go');
  switch (only) {
    case 'grow':
    case 'move':
    case 'aside':
      return say(`pictures.questions.${only}`, { member });
    case 'place':
    case 'fight':
    case 'land':
    case 'regroup':
      return say(`pictures.questions.${only}`);
    default:
      return say('pictures.where');
  }
}

/** The tiles in question with those round them; what may not be chosen stands back. */
function cropped(
  speech: TuskSpeech,
  view: TuskView,
  places: readonly Place[],
  marks: readonly Mark[],
): HexMap {
  const near = new Set(places.flatMap((place) => [place, ...item(NEIGHBOURS, place)]));
  const names = new Set([...near].map(placeName));
  const map = mapOf(speech, view);
  // Others who are asked as well are no part of this question.
  const isAround = (mark: Mark) =>
    mark.mark !== 'here' &&
    ('at' in mark ? [mark.at] : [mark.from, mark.to]).every((place) => names.has(place));
  return {
    tiles: map.tiles.filter(({ name }) => names.has(name)),
    compass: null,
    marks: [...map.marks.filter(isAround), ...marks],
    lit: places.map(placeName),
  };
}
