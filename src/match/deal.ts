import { z } from 'zod';
import type { Deal, Goods, Seat } from '../engine/game.ts';
import { checkDeal, deals, undoTarget } from '../engine/match.ts';
import { lived } from '../engine/replay.ts';
import type { MatchRow, ProposalRow, Transaction } from '../store/store.ts';
import { enter, sitDown, type Sitting } from './sitting.ts';
import { save } from './save.ts';
import { type House, type Press, Refused } from './house.ts';
import { editionOf, expectItsRules, isPerson, loadFrom } from './load.ts';
import { playerAt } from './level.ts';
import { notify } from './notice.ts';
import { goBackTo, history } from './history.ts';
import { inSitting, type Sat } from './in-sitting.ts';
import { playingSeat } from './playing.ts';
import { pressOnce } from './press.ts';

const goods = z.record(z.string(), z.int().min(0));
const tradeBody = z.strictObject({ gives: goods, takes: goods });
const undoBody = z.strictObject({ at: z.int(), to: z.int() });

/** What an offer is about, parsed from its row. */
export type OfferBody =
  | { readonly kind: 'trade'; readonly deal: Deal }
  | { readonly kind: 'undo'; readonly at: number; readonly to: number };

/** Reads the body of a proposal. Throws where the row makes no sense. */
export function offerBody(row: ProposalRow): OfferBody {
  if (row.kind === 'undo') return { kind: 'undo', ...undoBody.parse(row.body) };
  const [to] = row.to;
  if (to === undefined) throw new Refused('offer to nobody');
  return { kind: 'trade', deal: { from: row.from, to, ...tradeBody.parse(row.body) } };
}

async function makeDeal(house: House, sitting: Sitting, deal: Deal): Promise<void> {
  const { edition, row } = sitting.loaded;
  const made = deals(edition.game, sitting.match, deal, row.seats.length);
  if (!made.ok) throw new Refused(made.refusal);
  enter(house, sitting, made.value);
}

/** Gives goods away, at once. */
export function giveGoods(
  house: House,
  press: Press,
  id: number,
  to: Seat,
  gives: Goods,
): Promise<Sat<void>> {
  return inSitting(house, press, id, (sitting, from) =>
    makeDeal(house, sitting, { from, to, gives, takes: {} }),
  );
}

/** Offers a trade. A person is asked in the thread; a computer player answers at once. */
export function offerTrade(
  house: House,
  press: Press,
  id: number,
  to: Seat,
  gives: Goods,
  takes: Goods,
): Promise<Sat<void>> {
  return inSitting(house, press, id, async (sitting, from) => {
    const { loaded, transaction, match } = sitting;
    const { edition, row } = loaded;
    const deal = { from, to, gives, takes };
    const checked = checkDeal(edition.game, match.state, deal, row.seats.length);
    if (!checked.ok) throw new Refused(checked.refusal);
    if (!isPerson(row, to)) {
      const takesIt = playerAt(edition, row.seats[to]?.level ?? null).accepts(
        edition.game.view(match.state, to),
        deal,
      );
      if (!takesIt)
        throw new Refused('declines at once', {
          seat: (language) => edition.in(language).seatName(to),
        });
      return makeDeal(house, sitting, deal);
    }
    // One open offer to each: a new one takes the place of the one before.
    for (const offer of await transaction.openProposals(id)) {
      if (offer.kind === 'trade' && offer.from === from && offer.to.includes(to)) {
        await transaction.changeProposal(offer.id, { status: 'withdrawn' });
      }
    }
    await propose(house, transaction, {
      match: id,
      kind: 'trade',
      from,
      to: [to],
      body: { gives, takes },
    });
  });
}

async function propose(
  house: House,
  transaction: Transaction,
  offer: Pick<ProposalRow, 'match' | 'kind' | 'from' | 'to' | 'body'>,
): Promise<void> {
  const createdAt = house.now();
  const { id } = await transaction.createProposal({ ...offer, createdAt });
  await notify(transaction, offer.match, { kind: 'offer', proposal: id }, createdAt);
}

/** Takes the presser's latest answer back, where going back to after entry `to` still means that. */
export function takeBackTo(house: House, press: Press, id: number, to: number): Promise<Sat<void>> {
  return inSitting(house, press, id, async (sitting, seat) => {
    const target = undoTarget(sitting.match, seat);
    if (!target.ok || target.value !== to) {
      throw new Refused('taken back already');
    }
    await goBackTo(house, sitting, to, [seat]);
  });
}

/**
 * Takes the presser's latest answer back: alone where the floor allows it, else by asking the others.
 * Returns which of the two it was.
 */
export function takeBackOrAsk(
  house: House,
  press: Press,
  id: number,
): Promise<Sat<'taken back' | 'asked'>> {
  return inSitting(house, press, id, async (sitting, seat) => {
    const target = undoTarget(sitting.match, seat);
    if (target.ok) {
      await goBackTo(house, sitting, target.value, [seat]);
      return 'taken back';
    }
    if (target.refusal !== 'others must agree') throw new Refused(target.refusal);
    const { row } = sitting.loaded;
    const { entries } = await history(house, row, sitting.transaction);
    const mine = lived(entries).findLast((sequence) => {
      const entry = entries[sequence];
      return entry?.kind === 'answers' && entry.answers.some((name) => name.seat === seat);
    });
    if (mine === undefined) throw new Refused('nothing to undo');
    const others = row.seats
      .filter((one) => one.seat !== seat && one.heldBy === 'person')
      .map((one) => one.seat);
    const body = { at: sitting.match.sequence, to: mine - 1 };
    if (others.length === 0) {
      await goBackTo(house, sitting, body.to, everybody(row));
      return 'taken back';
    }
    await propose(house, sitting.transaction, {
      match: id,
      kind: 'undo',
      from: seat,
      to: others,
      body,
    });
    return 'asked';
  });
}

const everybody = (row: MatchRow): Seat[] => row.seats.map(({ seat }) => seat);

/** What became of an offer. */
export type OfferAnswered = 'accepted' | 'agreed' | 'declined' | 'withdrawn';

/** Answers an offer. Its maker may withdraw it by declining. */
export function answerOffer(
  house: House,
  press: Press,
  proposal: number,
  accept: boolean,
): Promise<{ row: MatchRow; offer: ProposalRow; did: OfferAnswered }> {
  return pressOnce(house, press, async (transaction) => {
    const found = await transaction.proposal(proposal);
    const row = found === null ? null : await transaction.lockMatch(found.match);
    // Read again under the lock: somebody else may have answered while we waited for it.
    const offer = row === null ? null : await transaction.proposal(proposal);
    if (row === null || offer === null) throw new Refused('no such offer');
    const seat = playingSeat(row, press.user.id);
    expectItsRules(editionOf(house, row), row);
    if (offer.status !== 'open') throw new Refused(`offer was ${offer.status}`);
    const did = await decide(house, transaction, row, offer, seat, accept);
    return { row, offer, did };
  });
}

async function decide(
  house: House,
  transaction: Transaction,
  row: MatchRow,
  offer: ProposalRow,
  seat: Seat,
  accept: boolean,
): Promise<OfferAnswered> {
  const isMaker = offer.from === seat;
  if (!isMaker && !offer.to.includes(seat)) throw new Refused('offer is for others');
  if (!accept || isMaker) {
    if (accept) throw new Refused('own offer');
    const status = isMaker ? 'withdrawn' : 'declined';
    await transaction.changeProposal(offer.id, { status });
    return status;
  }
  const agreed = [...new Set([...offer.agreed, seat])].sort((a, b) => a - b);
  if (offer.to.some((other) => isPerson(row, other) && !agreed.includes(other))) {
    await transaction.changeProposal(offer.id, { agreed });
    return 'agreed';
  }
  const sitting = sitDown(await loadFrom(house, row, transaction), transaction, [seat]);
  const body = offerBody(offer);
  if (body.kind === 'trade') {
    await makeDeal(house, sitting, body.deal);
  } else {
    if (sitting.match.sequence !== body.at) {
      throw new Refused('moved on since');
    }
    await goBackTo(house, sitting, body.to, everybody(row));
  }
  await transaction.changeProposal(offer.id, { status: 'accepted', agreed });
  await save(house, sitting);
  return 'accepted';
}
