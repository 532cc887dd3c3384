import type { Deal, Goods, Seat } from '../../engine/game.ts';
import { deals, type Maker, type Refusal } from '../../engine/match.ts';
import type { Language } from '../../language/languages.ts';
import { goodsWords } from '../../presentation/goods.ts';
import type { MatchId, MatchRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import type { Press } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { inUpdate, type Updated } from '../play/in-update.ts';
import type { Loaded } from '../app/loaded.ts';
import { isPerson, personAt } from '../stored/seats.ts';
import { enter, type MatchUpdate } from '../loaded/update.ts';

/**
 * Has goods change hands, as both sides have agreed. Throws `Refused` if that is not possible.
 *
 * @param accepts who agrees for the second side; whoever plays there unless given
 */
export async function makeDeal(update: MatchUpdate, deal: Deal, accepts?: Maker): Promise<void> {
  const { edition, row } = update.loaded;
  const by = { from: playedBy(row, deal.from), to: accepts ?? playedBy(row, deal.to) };
  const made = deals(edition.game, update.match, deal, row.seats.length, by);
  if (!made.ok) throw refusedDeal(update.loaded, update.match.state, deal, made.refusal);
  enter(update, made.value);
}

/** Why two seats cannot deal now, in the words of their game, and when they can. */
export function noDeals(
  { edition }: Pick<Loaded, 'edition'>,
  state: unknown,
  { from, to }: Pick<Deal, 'from' | 'to'>,
): Refused {
  const { game } = edition;
  const { deals } = game;
  if (deals === null) return new Refused('nobody deals here');
  const who = [from, to].find((seat) => !deals.open(state, seat));
  if (who === undefined) return new Refused('nothing to deal');
  const view = game.view(state, 'public');
  const why = (language: Language): string =>
    edition.in(language).dealsClosed?.(view, who).text ??
    new Refused('deals are closed').in(language);
  return new Refused('deals wait', { why });
}

/** Why a deal is not possible; if somebody has too little, who, and what they have. */
export function refusedDeal(
  { edition }: Pick<Loaded, 'edition'>,
  state: unknown,
  deal: Deal,
  refusal: Refusal,
): Refused {
  const { from, to, gives, takes } = deal;
  const { deals } = edition.game;
  if (refusal === 'deals are closed') return noDeals({ edition }, state, deal);
  if (refusal === 'empty deal') {
    const held = deals?.goods(state, from) ?? {};
    const kinds = deals?.kinds ?? [];
    const example = kinds.find((kind) => (held[kind] ?? 0) > 0) ?? kinds[0];
    const some = example === undefined ? {} : { [example]: Math.min(2, held[example] || 1) };
    const goods = (language: Language): string => goodsWords(edition.in(language), some);
    return new Refused('nothing named to give', { goods });
  }
  if (refusal !== 'not enough goods' || deals === null) return new Refused(refusal);
  const isShort = (seat: Seat, wanted: Goods): boolean => {
    const held = deals.goods(state, seat);
    return Object.entries(wanted).some(([kind, amount]) => amount > (held[kind] ?? 0));
  };
  const who = isShort(from, gives) ? from : to;
  const wanted = who === from ? gives : takes;
  const held = deals.goods(state, who);
  const has = Object.fromEntries(
    Object.entries(wanted).flatMap(([kind, amount]) =>
      amount === 0 ? [] : [[kind, held[kind] ?? 0]],
    ),
  );
  const seat = (language: Language): string => edition.in(language).seatName(who);
  if (Object.values(has).every((amount) => amount === 0))
    return new Refused('has nothing', { seat });
  const goods = (language: Language): string => goodsWords(edition.in(language), has);
  return new Refused('has only', { seat, goods });
}

const playedBy = (row: MatchRow, seat: Seat): Maker =>
  isPerson(row, seat) ? personAt(row, seat) : 'computer';

/** Gives goods away, at once. */
export function giveGoods(
  app: App,
  press: Press,
  id: MatchId,
  to: Seat,
  gives: Goods,
): Promise<Updated<void>> {
  return inUpdate(app, press, id, (update, from) =>
    makeDeal(update, { from, to, gives, takes: {} }),
  );
}
