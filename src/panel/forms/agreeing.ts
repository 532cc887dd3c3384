import type { Seat } from '../../engine/game.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import { tradeOrdersOf } from '../../match/stored/order-row.ts';
import type { AppSpeech } from '../../words/index.ts';
import { goodsAmounts, goodsValues, sideField, SIDES } from './goods-fields.ts';
import type { Form } from '../controls.ts';
import { OPTIONS } from '../limits.ts';

/**
 * The form in which is ordered to which trades is agreed: what is given at most, and what is wanted at least, filled in
 * with what is ordered already. Null where the game has no deals, or there is no such seat.
 *
 * @param against with whom; null for everybody
 */
export function agreeForm(
  { row, edition }: Loaded,
  seat: Seat,
  against: Seat | null,
  { say, language }: AppSpeech,
): Form | null {
  const { game } = edition;
  if (game.deals === null || against === seat) return null;
  if (against !== null && row.seats[against] === undefined) return null;
  const words = edition.in(language);
  const { kinds } = game.deals;
  const now = tradeOrdersOf(row.orders, seat).find((one) => one.against === against);
  const room = Math.floor(OPTIONS / kinds.length);
  const fields = SIDES.flatMap((side) => {
    const ordered = now?.[side] ?? {};
    // Of each kind as many as there is room for; and as many as are ordered, where that is more.
    const goods = kinds.map((kind) => [kind, Math.max(room, ordered[kind] ?? 0)] as const);
    return sideField(words, {
      side,
      amounts: goodsAmounts(game, Object.fromEntries(goods)),
      chosen: goodsValues(game, ordered),
      // What asks for nothing would give all of it away.
      isNeeded: side === 'takes',
      label: say(`orders.trade ${side}`),
      description: say('orders.amounts'),
    });
  });
  const title =
    against === null
      ? say('orders.trade with all')
      : say('orders.trade with seat', { seat: words.seatName(against) });
  return { press: { do: 'agree', match: row.id, against }, title, fields };
}
