import type { AnyGame, Deal, Goods, Seat } from '../../engine/game.ts';
import { checkDeal, checkOffer, goesBothWays } from '../../engine/match.ts';
import type { Language } from '../../language/languages.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import { goodsWords } from '../../presentation/goods.ts';
import type { MatchId } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import type { Loaded } from '../app/loaded.ts';
import type { Press } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { playingSeat } from '../loaded/in-match.ts';
import { load } from '../loaded/load.ts';
import type { MatchUpdate } from '../loaded/update.ts';
import { isOrderedDeal, putOrder } from '../orders/standing-orders.ts';
import { inUpdate, type Updated } from '../play/in-update.ts';
import {
  closeCountered,
  closeProposal,
  isReadable,
  proposalBody,
  propose,
} from '../proposals/proposal.ts';
import { TRADE, type TradeOrder } from '../stored/order-row.ts';
import { isPerson } from '../stored/seats.ts';
import { makeDeal, refusedDeal } from './deal.ts';

/** What became of a trade: people are asked, or somebody has agreed and it is done. */
export type Traded = { readonly is: 'proposed' } | { readonly is: 'agreed'; readonly by: Seat };

/** A trade that somebody proposes: with one seat, or with whoever is first to agree. */
export interface TradeTerms {
  readonly to: Seat | 'all';
  readonly gives: Goods;
  readonly takes: Goods;
  /** For how many hours it stands; null for as long as the match lets it. */
  readonly hours: number | null;
}

/** The most hours that an offer stands. */
export const MOST_OFFERED = 7 * 24;

/**
 * Proposes a trade. People are asked in the thread, unless their orders agree; computer players answer at once. They
 * think before the transaction, and their answer counts if the match has not moved on; else they think once more.
 */
export async function proposeTrade(
  app: App,
  press: Press,
  id: MatchId,
  terms: TradeTerms,
): Promise<Updated<Traded>> {
  const attempt = async (): Promise<Updated<Traded>> => {
    const judged = await judgedBefore(app, press, id, terms);
    return inUpdate(app, press, id, (update, from) => trade(app, update, from, terms, judged));
  };
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof MovedOn) return attempt();
    throw error;
  }
}

/** Which computer player agrees to a trade, and where the match stood when it was asked. */
interface Judged {
  readonly sequence: number;
  readonly from: Seat;
  /** The first that agrees; null for none. */
  readonly accepts: Seat | null;
  /** What one of those that decline would agree to instead; null if nothing near. */
  readonly instead: Deal | null;
}

/** The match has moved on since a computer player judged the trade. */
class MovedOn extends Refused {
  override readonly name = 'MovedOn';
}

/** The seats that a trade is proposed to, in order. */
const seatsMeant = ({ row }: Loaded, from: Seat, { to }: TradeTerms): Seat[] =>
  to === 'all' ? row.seats.flatMap(({ seat }) => (seat === from ? [] : [seat])) : [to];

/** Which of the computer players that are offered this agrees first. */
async function judgedBefore(
  app: App,
  { user }: Press,
  id: MatchId,
  terms: TradeTerms,
): Promise<Judged> {
  const loaded = await load(app, id);
  const from = playingSeat(app, loaded.row, user.id);
  const { sequence } = loaded.match;
  const { gives, takes } = terms;
  let instead: Deal | null = null;
  for (const to of seatsMeant(loaded, from, terms)) {
    const deal = { from, to, gives, takes };
    if (isPerson(loaded.row, to)) continue;
    if (terms.to !== 'all') expectPossible(loaded, deal);
    if (!isPossible(loaded, deal)) continue;
    const { edition, match, row } = loaded;
    const better = betterFor(edition.game, match.state, deal, row.seats.length);
    const taken = await app.takesFirst(loaded, to, [deal, ...better]);
    if (taken === deal) return { sequence, from, accepts: to, instead: null };
    instead ??= taken;
  }
  return { sequence, from, accepts: null, instead };
}

const check = ({ edition, row, match }: Loaded, deal: Deal) =>
  checkOffer(edition.game, match.state, deal, row.seats.length);

/** Whether a deal could be made as the match stands. */
const isPossible = (loaded: Loaded, deal: Deal): boolean => check(loaded, deal).ok;

/** Throws `Refused` where it could not. */
function expectPossible(loaded: Loaded, deal: Deal): void {
  const checked = check(loaded, deal);
  if (!checked.ok) throw refusedDeal(loaded, loaded.match.state, deal, checked.refusal);
}

async function trade(
  app: App,
  update: MatchUpdate,
  from: Seat,
  terms: TradeTerms,
  judged: Judged,
): Promise<Traded> {
  const { loaded, match } = update;
  const { edition, row } = loaded;
  const { gives, takes, hours } = terms;
  const meant = seatsMeant(loaded, from, terms);
  const dealWith = (to: Seat): Deal => ({ from, to, gives, takes });
  if (terms.to !== 'all') expectPossible(loaded, dealWith(terms.to));
  // Nobody could agree to what one has not got.
  else if (!meant.some((to) => isPossible(loaded, dealWith(to)))) {
    expectPossible(loaded, dealWith(meant[0] ?? from));
  }
  const computers = meant.filter((to) => !isPerson(row, to));
  if (computers.length > 0 && (judged.sequence !== match.sequence || judged.from !== from)) {
    throw new MovedOn('moved on while thinking', facts(edition, computers[0] ?? from));
  }
  const people = meant.filter((to) => isPerson(row, to));
  for (const to of meant) {
    const deal = dealWith(to);
    const isOrdered = people.includes(to) && isOrderedDeal(update.orders, deal);
    // Who plans decides for everybody that is no computer player there: it agrees with itself.
    const isPlanned = people.includes(to) && row.planOf !== null;
    // Somebody else may have the seat of a computer player by now.
    const isAgreed = computers.includes(to) && to === judged.accepts;
    if (!isAgreed && !((isOrdered || isPlanned) && isPossible(loaded, deal))) continue;
    await makeDeal(update, deal, isOrdered ? 'order' : undefined);
    if (terms.to !== 'all') await closeCountered(update, to, from);
    return { is: 'agreed', by: to };
  }
  if (people.length === 0) {
    if (judged.instead !== null)
      throw new Refused('would agree', dealFacts(edition, judged.instead));
    if (terms.to === 'all') throw new Refused('nobody agrees');
    throw new Refused('declines at once', facts(edition, terms.to));
  }
  const until = hours === null ? null : new Date(app.now().getTime() + hours * 3_600_000);
  const body = { gives, takes, isToAll: terms.to === 'all' };
  await propose(update, { kind: 'trade', from, to: people, body }, until);
  return { is: 'proposed' };
}

const dealFacts = (edition: AnyEdition, { to, gives, takes }: Deal) => ({
  ...facts(edition, to),
  gives: (language: Language) => goodsWords(edition.in(language), gives),
  takes: (language: Language) => goodsWords(edition.in(language), takes),
});

const facts = (edition: AnyEdition, seat: Seat) => ({
  seat: (language: Language) => edition.in(language).seatName(seat),
});

/** How much of one good is added to what is given, or left out of what is asked. */
const STEPS = [1, 2, 3];

/**
 * Nearby trades that are better for the other side, each by one kind of goods, the nearest first. None in which nothing
 * is asked any more.
 */
export function betterFor(game: AnyGame, state: unknown, deal: Deal, seats: number): Deal[] {
  const kinds = game.deals?.kinds ?? [];
  const { gives, takes } = deal;
  const near = STEPS.flatMap((step) => [
    ...kinds.map((kind) => ({ ...deal, gives: { ...gives, [kind]: (gives[kind] ?? 0) + step } })),
    ...kinds.map((kind) => ({ ...deal, takes: { ...takes, [kind]: (takes[kind] ?? 0) - step } })),
  ]);
  return near.filter(
    (one) =>
      Object.values(one.takes).some((amount) => amount > 0) &&
      checkOffer(game, state, one, seats).ok,
  );
}

/** Orders to agree to trades that are at least as good as this, in place of the order before. */
export function orderTrade(
  app: App,
  press: Press,
  id: MatchId,
  { against, gives, takes }: TradeOrder,
): Promise<Updated<void>> {
  return inUpdate(app, press, id, async (update, seat) => {
    const { row, edition } = update.loaded;
    const { deals } = edition.game;
    if (deals === null) throw new Refused('nobody deals here');
    if (against === seat) throw new Refused('deal with oneself');
    if (against !== null && row.seats[against] === undefined) throw new Refused('no such seat');
    const named = [...Object.keys(gives), ...Object.keys(takes)];
    if (named.some((kind) => !deals.kinds.includes(kind))) throw new Refused('no such goods');
    if (Object.values(takes).every((amount) => amount === 0)) throw new Refused('order gives away');
    if (goesBothWays({ gives, takes })) throw new Refused('goes both ways');
    const value = JSON.stringify({ gives, takes });
    await putOrder(update, { seat, name: TRADE, against, value });
    // What is offered already may be as good.
    for (const open of await update.transaction.openProposals(id)) {
      if (!isReadable(open)) continue;
      const body = proposalBody(open);
      if (body.kind !== 'trade' || !body.to.includes(seat)) continue;
      if (open.until !== null && open.until <= app.now()) continue;
      const deal = { from: body.from, to: seat, gives: body.gives, takes: body.takes };
      const { state } = update.match;
      const isPossible = checkDeal(edition.game, state, deal, row.seats.length).ok;
      if (!isPossible || !isOrderedDeal(update.orders, deal)) continue;
      await update.transaction.changeProposal(open.id, { agreed: [seat] });
      await makeDeal(update, deal, 'order');
      await closeProposal(update, open, 'accepted');
    }
  });
}
