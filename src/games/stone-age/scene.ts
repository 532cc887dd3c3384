import type { Pane, Piece, Row, Scene } from '../../presentation/scene.ts';
import { plainScene } from '../../presentation/plain-scene.ts';
import type { Table } from '../../presentation/table.ts';
import { WORTH } from './content/goods.ts';
import { PLACE_OF, SOURCE, SOURCES, VILLAGE } from './content/places.ts';
import { CARD_SLOTS, type Location, numberOf, stackOf } from './locations.ts';
import { buildingWords, cardWords, tileWords } from './spoken/cards.ts';
import { atPlace, counted, goodName, goodsWords, placeName, tribeName } from './spoken/names.ts';
import { toolList } from './spoken/standing.ts';
import type { StoneAgeView, TribeView } from './view.ts';
import type { StoneAgeSpeech } from './words/index.ts';

/** The board: the places with who is there, what lies open, the herd, and what each tribe has. */
export function stoneAgeScene(speech: StoneAgeSpeech, view: StoneAgeView, table: Table): Scene {
  const { say, language } = speech;
  const { phase, round, owing, scores, winners } = view;
  return plainScene(
    {
      language,
      round: say('board.round', { round }),
      phase: say(`board.phases.${phase}`),
      toMove: owing,
      panes: panesOf(speech, view),
      side: (seat) => tribeName(speech, seat),
      outcome: winners === null ? null : { scores, winners },
    },
    table,
  );
}

function panesOf(speech: StoneAgeSpeech, view: StoneAgeView): Pane[] {
  const { say } = speech;
  return [
    { title: say('board.places'), rows: SOURCES.map((at) => sourceRow(speech, view, at)) },
    { title: say('board.village'), rows: VILLAGE.map((at) => villageRow(speech, view, at)) },
    { title: say('board.cards'), rows: CARD_SLOTS.flatMap((at) => cardRows(speech, view, at)) },
    {
      title: say('board.buildings'),
      rows: view.stacks.flatMap((_, at) => stackRows(speech, view, at)),
    },
    ...(view.herd === null ? [] : [herdPane(speech, view, view.herd)]),
    {
      title: say('board.tribes'),
      rows: view.tribes.map((tribe) => tribeRow(speech, tribe)),
    },
  ];
}

/** Who is at a place, a piece for each tribe with the number of its people. */
const piecesAt = ({ tribes }: StoneAgeView, at: Location): Piece[] =>
  tribes.flatMap(({ seat, placed }) =>
    placed
      .filter((one) => one.at === at)
      .map(({ people }) => ({
        owner: seat,
        label: String(people),
        lying: false,
        pips: 0,
        state: [],
      })),
  );

function placeRow(
  speech: StoneAgeSpeech,
  view: StoneAgeView,
  at: Location,
  { value, words }: { readonly value: string; readonly words: string },
): Row {
  const name = placeName(speech, at);
  const pieces = piecesAt(view, at);
  return { row: 'place', name, icon: null, value, words, pieces, letter: null, faded: false };
}

function sourceRow(speech: StoneAgeSpeech, view: StoneAgeView, at: (typeof SOURCES)[number]): Row {
  const good = SOURCE[at].yields;
  const worth = WORTH[good];
  return placeRow(speech, view, at, {
    value: speech.say('board.divided', { worth }),
    words: speech.say('board.divided in words', { worth, good: goodName(speech, good) }),
  });
}

function villageRow(speech: StoneAgeSpeech, view: StoneAgeView, at: (typeof VILLAGE)[number]): Row {
  const brings = speech.say(`board.brings.${at}`);
  return placeRow(speech, view, at, { value: brings, words: brings });
}

/** A card that lies open, by both halves, and who has gone to it. */
function cardRows(
  speech: StoneAgeSpeech,
  view: StoneAgeView,
  at: (typeof CARD_SLOTS)[number],
): Row[] {
  const card = view.slots[numberOf(at)] ?? null;
  const words = card === null ? speech.say('board.taken') : cardWords(speech, card);
  return [placeRow(speech, view, at, { value: '', words }), { row: 'text', text: words }];
}

/** A building that lies open, how many are left there, and who has gone to it. */
function stackRows(speech: StoneAgeSpeech, view: StoneAgeView, nth: number): Row[] {
  const { top, left: count } = view.stacks[nth] ?? { top: null, left: 0 };
  const words =
    top === null
      ? speech.say('board.run out')
      : speech.say('board.left', { building: buildingWords(speech, top), count });
  return [placeRow(speech, view, stackOf(nth), { value: '', words }), { row: 'text', text: words }];
}

function herdPane(
  speech: StoneAgeSpeech,
  { tribes }: StoneAgeView,
  { now, next, left }: NonNullable<StoneAgeView['herd']>,
): Pane {
  const { say } = speech;
  const texts = [
    now === null
      ? say('board.herd away')
      : say('board.herd is', { at: atPlace(speech, now.at), tile: tileWords(speech, now.tile) }),
    ...(next === null
      ? []
      : [
          say('board.herd next', {
            place: placeName(speech, PLACE_OF[next]),
            tiles: counted(speech, left, 'tiles'),
          }),
        ]),
  ];
  return {
    title: say('board.herd'),
    rows: [
      ...texts.map((text): Row => ({ row: 'text', text })),
      ...tribes.flatMap(({ seat, tamers }): Row[] => {
        if (tamers === 0) return [];
        const text = say('board.tamers', { people: counted(speech, tamers, 'people') });
        return [{ row: 'seat', seat, text, amounts: [] }];
      }),
    ],
  };
}

function tribeRow(speech: StoneAgeSpeech, tribe: TribeView): Row {
  const text = speech.say('board.tribe', {
    people: counted(speech, tribe.people, 'people'),
    fields: counted(speech, tribe.track, 'fields'),
    goods: goodsWords(speech, tribe.goods),
    tools: toolList(speech, tribe),
    points: counted(speech, tribe.tally.total, 'points'),
  });
  return { row: 'seat', seat: tribe.seat, text, amounts: [] };
}
