import type { Choice, Seat } from '../../../src/engine/game.ts';
import { item } from '../../../src/parts/item.ts';
import {
  type Amount,
  type Card,
  COLOURS,
  EMBLEMS,
  type FlagId,
  type HeldCard,
  type Pane,
  type Row,
  type Scene,
  type Strip,
  type Title,
} from '../../../src/presentation/scene.ts';
import type { Table } from '../../../src/presentation/table.ts';
import type { Spot, SteadingAction } from './action.ts';
import { CARDS, type CardId, CONTENT, ICON, type Kind, KINDS } from './content.ts';
import { mouths } from './feeding.ts';
import { goodsWords, kindName, pointsWords, sideName, spotName, worthOf } from './spoken.ts';
import { ranking, type SteadingView } from './view.ts';
import type { SteadingSpeech } from './words/index.ts';

/** What may be chosen; null where nothing is. */
type Offered = ReadonlySet<Spot> | null;

/** The board as the view's viewer may see it: places, fields, farms, and the cards that lie open. */
export function steadingScene(speech: SteadingSpeech, view: SteadingView, table: Table): Scene {
  const { winners } = ranking(view);
  const isOver = view.phase === 'over';
  const names = speech.list(winners.map((seat) => sideName(speech, seat)));
  const victory =
    winners.length === 0
      ? speech.say('board.nobody')
      : speech.say('board.victory', { count: winners.length, winners: names });
  return {
    ...boardOf(speech, view, table, null),
    title: {
      match: table.matchName,
      round: speech.say('board.round', { round: view.round }),
      phase: isOver ? victory : speech.say(`board.phases.${view.phase}`),
      toMove: view.owing,
    },
    ...(isOver ? { panes: [resultPane(speech, view)], cards: [] } : {}),
  };
}

/** What a seat may choose: places, fields and cards of the board, or its card for an order. */
export function choiceScene(
  speech: SteadingSpeech,
  view: SteadingView,
  seat: Seat,
  choices: readonly Choice<SteadingAction>[],
  table: Table,
): Scene | null {
  const goals = choices.flatMap(({ action }) => (action.do === 'place' ? [action.at] : []));
  if (goals.length > 0) {
    const board = boardOf(speech, view, table, new Set(goals));
    const title = titleOf(speech, seat, speech.say('board.choose where'), table);
    return { ...board, title };
  }
  const isOrder = choices.some(({ action }) => action.do === 'order' && action.storm);
  return isOrder ? handOf(speech, view, seat, 'board.choose order', table) : null;
}

/** The card that a seat holds; null once it is spent. */
export const handScene = (
  speech: SteadingSpeech,
  view: SteadingView,
  seat: Seat,
  table: Table,
): Scene | null => handOf(speech, view, seat, 'board.your hand', table);

function handOf(
  speech: SteadingSpeech,
  view: SteadingView,
  seat: Seat,
  title: 'board.choose order' | 'board.your hand',
  table: Table,
): Scene | null {
  const held = item(view.hands, seat);
  if (held !== 'storm' && held !== 'calm') return null;
  const { say } = speech;
  const isOrdered = say(view.order === true ? 'board.ordered' : 'board.not ordered');
  const storm = pointsWords(speech, CONTENT[view.rules].storm);
  const card: Card = {
    ...blank(title === 'board.choose order'),
    name: say(`names.hands.${held}`),
    art: held,
    text: held === 'storm' ? say('board.storm', { storm }) : say('board.calm'),
    note: held === 'storm' ? isOrdered : say('board.secret'),
  };
  return {
    game: 'steading',
    language: speech.language,
    title: titleOf(speech, seat, say(title), table),
    map: null,
    landscape: null,
    displays: [],
    panes: [],
    cards: [card],
    strips: stripsOf(speech, view, table),
    shown: [seat],
  };
}

/** What a picture for one reader is about. */
const titleOf = (speech: SteadingSpeech, seat: Seat, round: string, table: Table): Title => ({
  match: table.matchName,
  round,
  phase: sideName(speech, seat),
  toMove: [],
});

function boardOf(
  speech: SteadingSpeech,
  view: SteadingView,
  table: Table,
  offered: Offered,
): Omit<Scene, 'title'> {
  const strips = stripsOf(speech, view, table);
  return {
    game: 'steading',
    language: speech.language,
    map: null,
    landscape: null,
    displays: [],
    panes: [
      {
        title: speech.say('board.places'),
        rows: (['forest', 'river', 'feast'] as const).map((at) => place(speech, view, at, offered)),
      },
      ...fieldPanes(speech, view, offered),
      farmsPane(speech, view),
    ],
    cards: view.display.map((card) => openCard(speech, card, offered)),
    strips,
    shown: strips.map(({ seat }) => seat),
  };
}

/** What is found there, in short. */
function valueOf(
  { say }: SteadingSpeech,
  at: Exclude<Spot, CardId>,
  { rules }: SteadingView,
): { readonly kind: Kind | null; readonly value: string } {
  const { feast, field } = CONTENT[rules];
  if (typeof at === 'number') return { kind: 'straw', value: String(field) };
  if (at === 'feast') return { kind: null, value: say('names.points', { count: feast }) };
  return { kind: at === 'river' ? 'food' : 'wood', value: say('board.range') };
}

function place(
  speech: SteadingSpeech,
  view: SteadingView,
  at: Exclude<Spot, CardId>,
  offered: Offered,
): Row {
  const { kind, value } = valueOf(speech, at, view);
  return {
    row: 'place',
    name: spotName(speech, at),
    icon: kind === null ? null : ICON[kind],
    value,
    words: worthOf(speech, at, view.rules),
    pieces: view.placed
      .filter((one) => one.at === String(at))
      .map(({ seat: owner }) => ({
        owner,
        label: String(owner + 1),
        lying: false,
        pips: 0,
        state: [],
      })),
    faded: offered !== null && !offered.has(at),
  };
}

/** So many fields to a pane. */
const FIELDS = 20;

function fieldPanes(speech: SteadingSpeech, view: SteadingView, offered: Offered): Pane[] {
  const { fields } = view;
  return Array.from({ length: Math.ceil(fields / FIELDS) }, (_, nth) => {
    const first = nth * FIELDS + 1;
    const last = Math.min(fields, first + FIELDS - 1);
    return {
      title:
        fields <= FIELDS
          ? speech.say('board.fields')
          : speech.say('board.more fields', { first, last }),
      rows: Array.from({ length: last - first + 1 }, (_, at) =>
        place(speech, view, first + at, offered),
      ),
    };
  });
}

/** Points so far, and mouths to feed. */
function farmsPane(speech: SteadingSpeech, view: SteadingView): Pane {
  const rows = view.points.map((count, seat): Row => {
    const facts = { points: pointsWords(speech, count), count: mouths(view, seat) };
    return { row: 'seat', seat, text: speech.say('board.farm', facts), amounts: [] };
  });
  return { title: speech.say('board.farms'), rows };
}

function resultPane(speech: SteadingSpeech, view: SteadingView): Pane {
  const { winners, stocks } = ranking(view);
  const ranked = [...view.points.entries()].sort(
    ([a, one], [b, other]) => other - one || item(stocks, b) - item(stocks, a) || a - b,
  );
  const rows = ranked.map(
    ([seat, total]): Row => ({
      row: 'score',
      seat,
      text: speech.say('board.in store', { goods: goodsWords(speech, item(view.goods, seat)) }),
      total,
      wins: winners.includes(seat),
    }),
  );
  return { title: speech.say('board.result'), rows };
}

const blank = (
  offered: boolean,
): Pick<Card, 'gives' | 'gets' | 'tokens' | 'faded' | 'offered'> => ({
  gives: [],
  gets: null,
  tokens: null,
  faded: false,
  offered,
});

function openCard(speech: SteadingSpeech, id: CardId, offered: Offered): Card {
  const { art, kind, count } = CARDS[id];
  const goods = goodsWords(speech, { [kind]: count });
  return {
    ...blank(offered?.has(id) === true),
    name: spotName(speech, id),
    art,
    // A number and what it counts stay on one line.
    text: speech.say('board.card', { goods: goods.replaceAll(' ', '\u00a0') }),
    gets: amount(speech, kind, count),
    note: speech.say('board.open'),
  };
}

const amount = (speech: SteadingSpeech, kind: Kind, count: number): Amount => ({
  icon: ICON[kind],
  name: kindName(speech, kind),
  count,
  words: goodsWords(speech, { [kind]: count }),
});

function heldCard({ say }: SteadingSpeech, { hands }: SteadingView, seat: Seat): HeldCard | null {
  const held = item(hands, seat);
  if (held === 'spent') return null;
  return held === 'secret'
    ? { card: 'face down' }
    : { card: 'secret', name: say(`names.hands.${held}`) };
}

function stripsOf(speech: SteadingSpeech, view: SteadingView, table: Table): Strip[] {
  const isOver = view.phase === 'over';
  const { winners } = ranking(view);
  return view.goods.map((goods, seat) => {
    const [colour, emblem] = [item(COLOURS, seat), item(EMBLEMS, seat)];
    const user = item(table.seats, seat);
    const flags: readonly (readonly [FlagId, boolean])[] = [
      ['to-move', view.owing.includes(seat)],
      ['first', !isOver && (view.round - 1) % view.goods.length === seat],
      ['computer', user.computer],
      ['away', user.away === true],
      ['winner', isOver && winners.includes(seat)],
    ];
    return {
      seat,
      name: user.name,
      side: sideName(speech, seat),
      colour,
      emblem,
      pieces: speech.say('board.elder'),
      goods: KINDS.filter((kind) => goods[kind] > 0).map((kind) =>
        amount(speech, kind, goods[kind]),
      ),
      tools: [],
      holdings: [],
      waiting: [],
      cost: null,
      card: heldCard(speech, view, seat),
      flags: flags.filter(([, set]) => set).map(([flag]) => flag),
      score: isOver ? item(view.points, seat) : null,
    };
  });
}
