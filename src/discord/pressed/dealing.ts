import type { Deal } from '../../engine/game.ts';
import { giveGoods, noDeals } from '../../match/agreement/deal.ts';
import { load } from '../../match/loaded/load.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import { playingSeat } from '../../match/loaded/in-match.ts';
import { proposalBody } from '../../match/proposals/proposal.ts';
import { proposeTrade, type Wish } from '../../match/agreement/trade.ts';
import { buttonOf } from '../../match/app/spoken.ts';
import type { MatchId } from '../../store/store.ts';
import { goodsWords } from '../../presentation/goods.ts';
import type { AppSpeech } from '../../words/index.ts';
import type { Desk } from '../desk.ts';
import { dealForm, draftFor } from '../../panel/forms/deal.ts';
import { filledIn } from './filled.ts';
import { dealtIn } from '../../panel/forms/goods-fields.ts';
import { offeredIn } from '../../panel/forms/offer-fields.ts';
import type { PressAs } from '../../panel/ids.ts';
import { speechTo } from '../said/language.ts';
import { Refused } from '../../match/app/refused.ts';
import { expectOfProposal } from './belonging.ts';
import { ownPanel, refusing } from '../../panel/pressed/own-panel.ts';
import { type Component, type Pressed, pressOf, type Sent } from './pressed.ts';
import type { Shown } from './showing.ts';
import type { ShownForm } from '../../panel/pressed/shown.ts';
import { presserOf } from './presser.ts';

/** Opens the form of a deal; where nothing can change hands any more, the panel says so. */
export async function openDeal(
  desk: Desk,
  interaction: Component,
  id: PressAs<'deal'>,
): Promise<Shown | ShownForm> {
  const loaded = await load(desk.app, id.match);
  const seat = playingSeat(desk.app, loaded.row, interaction.user.id);
  const speech = await speechTo(desk.app, interaction, loaded.row);
  const form = dealForm(loaded, seat, id, speech);
  if (form !== null) return { is: 'form', form };
  const why = noDeals(loaded, loaded.match.state, { from: seat, to: id.to });
  return ownPanel(presserOf(desk, interaction), loaded, refusing(why));
}

/** Does what the form of a deal says: a gift where nothing is asked for it, else a trade. */
export async function submitDeal(
  desk: Desk,
  interaction: Sent,
  { match, to }: PressAs<'deal'>,
): Promise<Shown> {
  const before = await load(desk.app, match);
  const speech = await speechTo(desk.app, interaction, before.row);
  const filled = filledIn(interaction);
  const goods = dealtIn(before.edition.game, filled);
  const isGift = Object.keys(goods.takes).length === 0;
  const { hours, isToAll } = offeredIn(filled);
  // Nobody gives anything to all: a gift goes to the seat whose button was pressed.
  const { loaded, line } = isGift
    ? await giveAway(desk, interaction, match, { to, ...goods }, speech)
    : await proposeDeal(
        desk,
        interaction,
        match,
        { to: isToAll ? 'all' : to, ...goods, hours },
        speech,
      );
  // What is proposed by it stands there, too.
  const now = isGift ? loaded : await load(desk.app, match);
  return ownPanel(presserOf(desk, interaction), now, () => `✅ ${line}`);
}

/** A deal that was made or proposed: the match as it stands then, and what came of it in a line. */
interface Dealt {
  readonly loaded: Loaded;
  readonly line: string;
}

/** Gives goods away. */
export async function giveAway(
  { app }: Desk,
  interaction: Pressed,
  match: MatchId,
  { to, gives }: Pick<Deal, 'to' | 'gives'>,
  { say, language }: AppSpeech,
): Promise<Dealt> {
  const { loaded } = await giveGoods(app, pressOf(interaction), match, to, gives);
  const words = loaded.edition.in(language);
  const line = say('proposals.gave', { seat: words.seatName(to), goods: goodsWords(words, gives) });
  return { loaded, line };
}

/** Proposes a trade: people are asked for it, and computer players say at once what they think of it. */
export async function proposeDeal(
  { app }: Desk,
  interaction: Pressed,
  match: MatchId,
  { to, gives, takes, hours = null }: Omit<Wish, 'hours'> & Partial<Pick<Wish, 'hours'>>,
  { say, language }: AppSpeech,
): Promise<Dealt> {
  const wish = { to, gives, takes, hours };
  const { loaded, did } = await proposeTrade(app, pressOf(interaction), match, wish);
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
 * Opens the form of an offer that answers another one, filled in with that turned round. Something has to be asked in
 * it: who only gives answers nothing.
 */
export async function openCounter(
  desk: Desk,
  interaction: Component,
  id: PressAs<'counter'>,
): Promise<Shown | ShownForm> {
  const { app } = desk;
  await expectOfProposal(app, id);
  const proposal = await app.store.proposal(id.proposal);
  if (proposal === null) throw new Refused('no such proposal');
  if (proposal.status !== 'open') throw new Refused(`proposal was ${proposal.status}`);
  const body = proposalBody(proposal);
  const loaded = await load(app, proposal.match);
  const seat = playingSeat(app, loaded.row, interaction.user.id);
  if (body.kind !== 'trade' || !body.to.includes(seat)) throw new Refused('proposal is for others');
  const speech = await speechTo(app, interaction, loaded.row);
  const turned = draftFor(loaded.edition.game, { gives: body.takes, takes: body.gives });
  const form = dealForm(loaded, seat, { to: body.from, draft: turned }, speech, true);
  if (form === null) throw new Refused('nothing to counter with');
  return { is: 'form', form };
}
