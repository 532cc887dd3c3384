import type { Seat } from '../engine/game.ts';
import { decidedFor } from '../match/plan/deciding.ts';
import type { Foreseen } from '../match/plan/foreseen.ts';
import type { Loaded } from '../match/app/loaded.ts';
import type { PlayedPlan } from '../match/plan/plan.ts';
import { isUntried } from '../match/plan/planned.ts';
import { planIn, plannerOf } from '../match/stored/plan-row.ts';
import type { OrderChange } from '../match/orders/standing-orders.ts';
import { tableIn } from '../match/stored/table.ts';
import { PREFERENCES, preferencesIn, TRADE, tradeOrdersOf } from '../match/stored/order-row.ts';
import type { AnyEdition } from '../presentation/edition.ts';
import type { AppSpeech } from '../words/index.ts';
import { tradeWords } from './pages/orders.ts';
import { preferredWords } from './preferences.ts';
import { button, buttonRows, listRow, type Row } from './controls.ts';

/** What stands on every panel of a plan: that nothing of it is real, and for whom its player decides just now. */
export function planLines({ row, edition }: Loaded, seat: Seat, speech: AppSpeech): string[] {
  const plan = planIn(row);
  if (row.planOf === null || plan === null) return [];
  const { say, language } = speech;
  const words = edition.in(language);
  return [
    say('plans.about', { match: row.planOf }),
    ...(seat === plannerOf(row, plan)
      ? []
      : [say('plans.for another', { seat: words.seatName(seat) })]),
  ];
}

/** The buttons of a plan, to do it for real and to begin it anew, and for whom its player decides. */
export function planRows(loaded: Loaded, { say, language }: AppSpeech): Row[] {
  const { row, edition } = loaded;
  const plan = planIn(row);
  if (plan === null) return [];
  const { id: match } = row;
  const planner = plannerOf(row, plan);
  const decided = row.status === 'running' ? decidedFor(row) : null;
  const words = edition.in(language);
  const others = row.seats.flatMap(({ seat }) => (seat === planner ? [] : [seat]));
  return [
    ...buttonRows([
      {
        ...button({ do: 'real', match }, say('buttons.for real'), 'answer', '✅'),
        isDisabled: isUntried(loaded, plan),
      },
      button({ do: 'anew', match }, say('buttons.anew'), 'quiet', '🧭'),
    ]),
    ...(decided === null
      ? []
      : [
          listRow({
            press: { do: 'decide', match },
            options: others.map((seat) => ({
              label: say('plans.decide for', { seat: words.seatName(seat) }),
              value: String(seat),
              isChosen: decided.includes(seat),
            })),
            placeholder: say('plans.decide'),
            least: 0,
            most: others.length,
          }),
        ]),
  ];
}

/** How many answers are named that were not done. */
const NAMED = 6;

/** What came of doing a plan for real, in words: what was done, what is ordered, and what is neither. */
export function playedLines(loaded: Loaded, played: PlayedPlan, speech: AppSpeech): string {
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
function inShort(things: readonly string[], { say }: AppSpeech): string {
  const all = [...new Set(things)];
  const what = all.slice(0, NAMED).join('; ');
  return all.length <= NAMED ? what : say('plans.and more', { what, count: all.length - NAMED });
}

/** An answer of a plan, as whoever planned it was asked. */
function answerWords(
  { edition, table }: Loaded,
  { before, decision, choice }: Foreseen,
  { language }: AppSpeech,
): string {
  const view = edition.game.view(before.state, decision.seat);
  return edition.in(language).phrase(choice, decision, view, tableIn(table, language)).label;
}

function orderWords({ edition }: Loaded, one: OrderChange, speech: AppSpeech): string {
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
  speech: AppSpeech,
): string {
  const { say, language } = speech;
  if (name === TRADE) {
    const [trade] = value === null ? [] : tradeOrdersOf([{ seat, name, against, value }], seat);
    return trade === undefined ? say('orders.trade: ask') : tradeWords(edition, trade, speech);
  }
  const { orders, preferences } = edition.in(language);
  if (name === PREFERENCES && preferences !== undefined && value !== null) {
    const { preferences: preferred } = preferencesIn(value);
    return preferredWords({ spoken: preferences, preferred }, speech);
  }
  const spoken = orders?.[name];
  const about = (name === PREFERENCES ? preferences?.title : spoken?.title) ?? name;
  if (value === null) return say('plans.asks again', { about });
  return `${about}: ${spoken?.values[value] ?? say('orders.computer')}`;
}
