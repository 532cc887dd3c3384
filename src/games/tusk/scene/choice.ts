import type { Choice, Seat } from '../../../engine/game.ts';
import type { HexMap, Mark, Scene } from '../../../presentation/scene.ts';
import type { Table } from '../../../presentation/table.ts';
import type { MemberNumber, TuskAction } from '../action.ts';
import { type Place, placeName } from '../map.ts';
import { mapOf, sceneOf, stripsOf } from '../scene.ts';
import { item } from '../../../parts/item.ts';
import { moveOf } from '../../../presentation/move.ts';
import { MOVES } from '../moves/index.ts';
import type { TuskMove } from '../moves/tusk-move.ts';
import type { TribeView, TuskView } from '../view.ts';
import { draftScene } from './hand.ts';
import type { TuskSpeech } from '../words/index.ts';
import { tribeName } from '../spoken/names.ts';

/**
 * What a seat may choose: the map on which the legal tiles are lit, or the cards of a draft. Only for
 * that seat. Null where no choice has a place.
 */
export function choiceScene(
  speech: TuskSpeech,
  view: TuskView,
  seat: Seat,
  choices: readonly Choice<TuskAction>[],
  table: Table,
): Scene | null {
  const actions = choices.map(({ action }) => action);
  const cards = actions.flatMap((action) => shown(action).card?.(action) ?? []);
  if (cards.length > 0) return draftScene(speech, view, seat, cards, table);
  const goals = [...new Set(actions.flatMap((action) => goalOf(action) ?? []))];
  if (goals.length === 0) return null;
  const tribe = item(view.tribes, seat);
  const movers = new Set(actions.flatMap((action) => shown(action).mover?.(action, tribe) ?? []));
  const start = new Set(actions.flatMap((action) => shown(action).from?.(view) ?? []));
  const from = [...movers].flatMap((member) => placesOf(tribe, member));
  const marks: Mark[] = [
    ...[...movers].flatMap((member) =>
      placesOf(tribe, member).map((place) => here(place, seat, String(member))),
    ),
    ...[...start].map((place) => here(place, null, null)),
    ...goals.map((place): Mark => ({ mark: 'choice', at: placeName(place) })),
  ];
  return sceneOf(speech, {
    title: {
      match: table.matchName,
      round: titleOf(speech, actions, movers),
      phase: tribeName(speech, seat),
      toMove: [],
    },
    map: pointedOut(speech, view, [...new Set([...from, ...start]), ...goals], marks),
    strips: stripsOf(speech, view, table),
    shown: [seat],
  });
}

const shown = (action: TuskAction): TuskMove<TuskAction> =>
  moveOf<TuskMove<TuskAction>>(MOVES, action);

const goalOf = (action: TuskAction): Place | null => shown(action).goal?.(action) ?? null;

/** Where a member stands that would go elsewhere; nowhere, where it comes into play. */
function placesOf({ members }: TribeView, member: MemberNumber): Place[] {
  const { at } = item(members, member - 1);
  return typeof at === 'number' ? [at] : [];
}

function here(place: Place, owner: Seat | null, label: string | null): Mark {
  return { mark: 'here', at: placeName(place), owner, label };
}

/** What is asked. */
function titleOf(
  speech: TuskSpeech,
  actions: readonly TuskAction[],
  movers: ReadonlySet<MemberNumber>,
): string {
  const asking = new Set(actions.filter((one) => goalOf(one) !== null).map(shown));
  const [only, ...others] = asking;
  if (only === undefined || others.length > 0) return speech.say('pictures.where');
  const [member = 0, ...more] = movers;
  if (more.length > 0) return speech.say('pictures.where do they go');
  return only.where?.(speech, member) ?? speech.say('pictures.where');
}

/** The whole map, on which the tiles in question stand out. */
function pointedOut(
  speech: TuskSpeech,
  view: TuskView,
  places: readonly Place[],
  marks: readonly Mark[],
): HexMap {
  const map = mapOf(speech, view);
  // Others who are asked as well are no part of this question.
  return {
    ...map,
    compass: null,
    marks: [...map.marks.filter(({ mark }) => mark !== 'here'), ...marks],
    lit: places.map(placeName),
  };
}
