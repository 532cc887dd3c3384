import type { Seat } from '../../engine/game.ts';
import { sheetsOf } from '../../presentation/sheets.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import type { OrderResult } from '../../match/orders/done-at-once.ts';
import { orderedIn, ordersOf, valuesOf } from '../../match/orders/standing-orders.ts';
import { sceneFor } from '../../match/reports/shown.ts';
import {
  PREFERENCES,
  TRADE,
  type TradeOrder,
  tradeOrdersOf,
} from '../../match/stored/order-row.ts';
import { clip } from '../../presentation/clip.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import { goodsWords } from '../../presentation/goods.ts';
import type { AppSpeech } from '../../words/index.ts';
import type { Page } from './page.ts';
import { button, buttonRows, listRow, type Row } from '../controls.ts';
import { PAGE_LENGTH } from '../limits.ts';
import { preferButtons, preferredWords, preferringOf } from '../preferences.ts';

/** What stands for everybody where an order may be given against one seat alone. */
export const EVERYBODY = 'all';
/** What stands for being asked, where nothing is ordered. */
export const ASK = 'ask';

/**
 * What a seat has ordered, a select for each order. It stands where its panel stood, so it has the board as well.
 *
 * @param against shows what is ordered against this seat alone; null for everybody
 * @param done what the one that was given last did at once; null where none was
 */
export function ordersPage(
  loaded: Loaded,
  seat: Seat,
  against: Seat | null,
  done: OrderResult | null,
  speech: AppSpeech,
): Page {
  const { edition, row, table } = loaded;
  const { say, language } = speech;
  const words = edition.in(language);
  const all = ordersOf(edition);
  const orders = against === null ? all : all.filter((one) => one.against !== undefined);
  const selects = orders.flatMap((one): Row[] => {
    const { name } = one;
    const spoken = words.orders?.[name];
    if (spoken === undefined) return [];
    const now = orderedIn(row, seat, name, against);
    const said = (value: string): string => spoken.values[value] ?? say('orders.computer');
    const unsaid = against === null ? say('orders.ask') : say('orders.as for all');
    return [
      listRow({
        press: { do: 'order', match: row.id, name, against },
        options: [
          { label: `${spoken.title}: ${unsaid}`, value: ASK, isChosen: now === null },
          ...valuesOf(one).map((value) => ({
            label: `${spoken.title}: ${said(value)}`,
            value,
            isChosen: value === now,
          })),
        ],
      }),
    ];
  });
  const others = table.seats.flatMap((_, other) => (other === seat ? [] : [other]));
  const isForOne = all.some((one) => one.against !== undefined);
  const versus = listRow({
    press: { do: 'versus', match: row.id },
    options: [
      { label: say('orders.for all'), value: EVERYBODY, isChosen: against === null },
      ...others.map((other) => ({
        label: say('orders.against', { seat: words.seatName(other) }),
        value: String(other),
        isChosen: other === against,
      })),
    ],
  });
  const agree = button({ do: 'agree', match: row.id, against }, say('orders.agree'), 'quiet', '🤝');
  const back = button({ do: 'panel', match: row.id }, say('buttons.back'), 'quiet', '◀️');
  const about = [
    say('orders.heading', { match: table.matchName, seat: words.seatName(seat) }),
    say('orders.about'),
    ...(done === null ? [] : doneLines(done, speech)),
  ];
  const text = clip(about.join('\n'), PAGE_LENGTH);
  const prefers = against === null ? preferButtons(loaded, seat, speech) : [];
  const [land, ...beside] = sheetsOf(sceneFor(loaded, seat, language));
  return {
    parts: [{ text, scene: land }, ...beside.map((scene) => ({ text: '', scene }))],
    components: [
      ...(isForOne ? [versus] : []),
      ...selects,
      ...tradeRows(loaded, seat, against, speech),
      ...(against === null ? preferenceRows(loaded, seat, speech) : []),
      ...buttonRows([...prefers, ...(edition.game.deals === null ? [] : [agree]), back]),
    ],
  };
}

/** What an order did as soon as it was given. */
const doneLines = ({ lines, sealed }: OrderResult, { say }: AppSpeech): string[] => [
  ...lines.map((line) => say('orders.did', { line })),
  ...(sealed === null
    ? []
    : [
        sealed === 'asked again'
          ? say('orders.asked again')
          : say('orders.sealed', { choice: sealed.phrase.label }),
      ]),
];

/** A trade in words, as who orders it sees it. */
export function tradeWords(
  edition: AnyEdition,
  { gives, takes }: Pick<TradeOrder, 'gives' | 'takes'>,
  { say, language }: AppSpeech,
): string {
  const words = edition.in(language);
  return say('orders.trade', { gives: goodsWords(words, gives), takes: goodsWords(words, takes) });
}

/** What is agreed to by itself of what is offered, to keep or to take back: among what is for everybody, all of it. */
function tradeRows(
  { edition, row }: Loaded,
  seat: Seat,
  shown: Seat | null,
  speech: AppSpeech,
): Row[] {
  const { say, language } = speech;
  const words = edition.in(language);
  const ordered = tradeOrdersOf(row.orders, seat).filter(
    ({ against }) => shown === null || against === shown,
  );
  return ordered.map((one) => {
    const { against } = one;
    const trade = tradeWords(edition, one, speech);
    const said =
      against === null ? trade : say('orders.trade with', { seat: words.seatName(against), trade });
    return listRow({
      press: { do: 'order', match: row.id, name: TRADE, against },
      options: [
        { label: said, value: 'kept', isChosen: true },
        { label: say('orders.trade: ask'), value: ASK },
      ],
    });
  });
}

/** What is preferred in the rest of the round, to keep or to take back; nothing where nothing is. */
function preferenceRows(loaded: Loaded, seat: Seat, speech: AppSpeech): Row[] {
  const preferring = preferringOf(loaded, seat, speech);
  if (preferring === null || preferring.preferred.length === 0) return [];
  const { title } = preferring.spoken;
  return [
    listRow({
      press: { do: 'order', match: loaded.row.id, name: PREFERENCES, against: null },
      options: [
        { label: preferredWords(preferring, speech), value: 'kept', isChosen: true },
        { label: speech.say('orders.ask again', { title }), value: ASK },
      ],
    }),
  ];
}
