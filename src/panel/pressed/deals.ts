import type { Deal } from '../../engine/game.ts';
import { answerProposal, type ProposalAnswer } from '../../match/agreement/answer-proposal.ts';
import { giveGoods, noDeals } from '../../match/agreement/deal.ts';
import { proposeTrade, type TradeTerms } from '../../match/agreement/trade.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import { Refused } from '../../match/app/refused.ts';
import { buttonOf } from '../../match/app/spoken.ts';
import { load } from '../../match/loaded/load.ts';
import { mayModerate } from '../../match/moderation/moderate.ts';
import { isAboutSeat } from '../../match/proposals/motion.ts';
import { proposalBody } from '../../match/proposals/proposal.ts';
import { goodsWords } from '../../presentation/goods.ts';
import type { MatchId } from '../../store/store.ts';
import { dealForm, draftFor } from '../forms/deal.ts';
import { dealtIn } from '../forms/goods-fields.ts';
import { offeredIn } from '../forms/offer-fields.ts';
import type { Handler, FormHandler, OpenHandler } from './handler.ts';
import { ownPanel, refusing, seated } from './own-panel.ts';
import type { Presser } from './presser.ts';
import { textReply } from './reply.ts';
import { doOrAsk } from './table-requests.ts';

/** A gift to a seat, where nothing is asked for it, else a trade with it. */
export const deal: FormHandler<'deal'> = {
  async open(presser, id) {
    const { loaded, seat, speech } = await seated(presser, id.match);
    const form = dealForm(loaded, seat, id, speech);
    if (form !== null) return { is: 'form', form };
    const why = noDeals(loaded, loaded.match.state, { from: seat, to: id.to });
    return ownPanel(presser, loaded, refusing(why));
  },
  async send(presser, { match, to }, filled) {
    const before = await load(presser.app, match);
    const goods = dealtIn(before.edition.game, filled);
    const isGift = Object.keys(goods.takes).length === 0;
    const { hours, isToAll } = offeredIn(filled);
    // Nobody gives anything to all: a gift goes to the seat whose button was pressed.
    const { loaded, line } = isGift
      ? await giveAway(presser, match, { to, ...goods })
      : await proposeDeal(presser, match, { to: isToAll ? 'all' : to, ...goods, hours });
    // What is proposed by it stands there, too.
    const now = isGift ? loaded : await load(presser.app, match);
    return ownPanel(presser, now, () => `✅ ${line}`);
  },
  reopened: ({ to }, filled) => ({ do: 'deal', to, filled }),
};

/** A deal that was made or proposed: the match as it stands then, and what came of it in a line. */
interface Dealt {
  readonly loaded: Loaded;
  readonly line: string;
}

/** Gives goods away. */
export async function giveAway(
  { app, press, speechTo }: Presser,
  match: MatchId,
  { to, gives }: Pick<Deal, 'to' | 'gives'>,
): Promise<Dealt> {
  const { loaded } = await giveGoods(app, press, match, to, gives);
  const { say, language } = await speechTo(loaded.row);
  const words = loaded.edition.in(language);
  const line = say('proposals.gave', { seat: words.seatName(to), goods: goodsWords(words, gives) });
  return { loaded, line };
}

/** Proposes a trade: people are asked for it, and computer players say at once what they think of it. */
export async function proposeDeal(
  { app, press, speechTo }: Presser,
  match: MatchId,
  terms: TradeTerms,
): Promise<Dealt> {
  const { to, gives, takes } = terms;
  const { loaded, did } = await proposeTrade(app, press, match, terms);
  const { say, language } = await speechTo(loaded.row);
  const words = loaded.edition.in(language);
  const goods = { gives: goodsWords(words, gives), takes: goodsWords(words, takes) };
  if (did.is === 'agreed') {
    return { loaded, line: say('proposals.agrees', { seat: words.seatName(did.by), ...goods }) };
  }
  const offered = { ...goods, button: buttonOf(app, loaded.row, 'withdraw') };
  const line =
    to === 'all'
      ? say('proposals.proposed to all', offered)
      : say('proposals.proposed', { seat: words.seatName(to), ...offered });
  return { loaded, line };
}

/**
 * The form of an offer that answers another one, filled in with that turned round. Something has to be asked in it: who
 * only gives answers nothing.
 */
export const counter: OpenHandler<'counter'> = {
  async open(presser, id) {
    const proposal = await presser.app.store.proposal(id.proposal);
    if (proposal === null) throw new Refused('no such proposal');
    if (proposal.status !== 'open') throw new Refused(`proposal was ${proposal.status}`);
    const body = proposalBody(proposal);
    const { loaded, seat, speech } = await seated(presser, proposal.match);
    if (body.kind !== 'trade' || !body.to.includes(seat))
      throw new Refused('proposal is for others');
    const turned = draftFor(loaded.edition.game, { gives: body.takes, takes: body.gives });
    const about = { to: body.from, draft: turned };
    const form = dealForm(loaded, seat, about, speech, true);
    if (form === null) throw new Refused('nothing to counter with');
    return { is: 'form', form };
  },
};

/** Agrees to a proposal; a moderator decides alone what a table asks for about a silent seat. */
export const accept: Handler<'accept'> = async (presser, id) => {
  const { store } = presser.app;
  const proposal = await store.proposal(id.proposal);
  const body = proposal?.status === 'open' ? proposalBody(proposal) : null;
  const motion = body?.kind === 'motion' && isAboutSeat(body.motion) ? body.motion : null;
  const row = proposal === null || motion === null ? null : await store.match(proposal.match);
  return row !== null && motion !== null && mayModerate(presser.press, row)
    ? doOrAsk(presser, row, motion)
    : reply(presser, id);
};

/** Answers a proposal, or withdraws its own. */
const reply: Handler<ProposalAnswer> = async (presser, { do: answer, proposal }) => {
  const { app, press, surface, speechTo } = presser;
  const isPanel = surface.on === 'panel';
  const where = isPanel ? 'at its panel' : 'elsewhere';
  const { row, did } = await answerProposal(app, press, proposal, answer, where);
  if (isPanel)
    return ownPanel(presser, await load(app, row.id), ({ say }) => `✅ ${say(`proposals.${did}`)}`);
  const { say } = await speechTo(row);
  return textReply(say(`proposals.${did}`));
};

export { reply as decline, reply as withdraw };
