import { ButtonStyle } from 'discord.js';
import type { Foreseen } from '../../match/foreseen.ts';
import type { Loaded } from '../../match/load.ts';
import type { Played } from '../../match/plan.ts';
import { orderedAnew, type OrderChange, planIn } from '../../match/planned.ts';
import { tableIn } from '../../match/table.ts';
import { TRADE, tradeOrdersOf } from '../../match/trade-order.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import type { MatchRow } from '../../store/store.ts';
import type { HouseSpeech } from '../../words/index.ts';
import { writeId } from './ids.ts';
import { tradeWords } from './orders.ts';
import { button, buttonRows, type Row } from './rows.ts';

/** What stands on every panel of a plan: that nothing of it is real. */
export const planLines = ({ planOf }: MatchRow, { say }: HouseSpeech): string[] =>
  planOf === null ? [] : [say('plans.about', { match: planOf })];

/** The buttons of a plan: to do it for real, and to begin it anew. */
export function planRows(row: MatchRow, { say }: HouseSpeech): Row[] {
  const plan = planIn(row);
  if (plan === null) return [];
  const { id: match, sequence } = row;
  return buttonRows([
    // Before anything was tried there is nothing to do.
    button(
      writeId({ do: 'real', match }),
      say('buttons.for real'),
      ButtonStyle.Success,
      '✅',
    ).setDisabled(sequence === 0 && orderedAnew(row, plan).length === 0),
    button(writeId({ do: 'anew', match }), say('buttons.anew'), ButtonStyle.Secondary, '🧭'),
  ]);
}

/** How many answers are named that were not done. */
const NAMED = 6;

/** What came of doing a plan for real, in words: what was done, what is ordered, and what is neither. */
export function playedLines(loaded: Loaded, played: Played, speech: HouseSpeech): string {
  const { say } = speech;
  const { answers, orders, otherwise, left, deals } = played;
  const named = (some: readonly Foreseen[]): string[] =>
    some.map((one) => answerWords(loaded, one, speech));
  const trades = deals.length === 0 ? [] : [say('plans.deal', { count: deals.length })];
  const undone = [...named(left), ...trades];
  return [
    ...(answers === 0 ? [] : [say('plans.done', { count: answers })]),
    ...(orders.length === 0
      ? []
      : [say('plans.ordered'), ...orders.map((one) => `- ${orderWords(loaded, one, speech)}`)]),
    ...(otherwise.length === 0
      ? []
      : [`-# ${say('plans.otherwise', { what: inShort(named(otherwise), speech) })}`]),
    ...(undone.length === 0 ? [] : [say('plans.left', { what: inShort(undone, speech) })]),
  ].join('\n');
}

/** The first of several things, each once, and how many more there are. */
function inShort(things: readonly string[], { say }: HouseSpeech): string {
  const all = [...new Set(things)];
  const what = all.slice(0, NAMED).join('; ');
  return all.length <= NAMED ? what : say('plans.and more', { what, count: all.length - NAMED });
}

/** An answer of a plan, as whoever planned it was asked. */
function answerWords(
  { edition, table }: Loaded,
  { before, decision, choice }: Foreseen,
  { language }: HouseSpeech,
): string {
  const view = edition.game.view(before.state, decision.seat);
  return edition.in(language).phrase(choice, decision, view, tableIn(table, language)).label;
}

function orderWords({ edition }: Loaded, one: OrderChange, speech: HouseSpeech): string {
  const { say, language } = speech;
  const words = edition.in(language);
  const said = saidOrder(edition, one, speech);
  return one.against === null
    ? said
    : say('plans.against', { order: said, seat: words.seatName(one.against) });
}

function saidOrder(
  edition: AnyEdition,
  { seat, name, against, value }: OrderChange,
  speech: HouseSpeech,
): string {
  const { say, language } = speech;
  if (name === TRADE) {
    const [trade] = value === null ? [] : tradeOrdersOf([{ seat, name, against, value }], seat);
    return trade === undefined ? say('orders.trade: ask') : tradeWords(edition, trade, speech);
  }
  const spoken = edition.in(language).orders?.[name];
  const about = spoken?.title ?? name;
  if (value === null) return say('plans.asks again', { about });
  return `${about}: ${spoken?.values[value] ?? say('orders.computer')}`;
}
