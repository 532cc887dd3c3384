import type { Deal } from '../../engine/game.ts';
import { giveGoods } from '../../match/deal.ts';
import { load, type Loaded } from '../../match/load.ts';
import { playingSeat } from '../../match/playing.ts';
import { proposeTrade } from '../../match/trade.ts';
import type { MatchId } from '../../store/store.ts';
import { goodsWords } from '../../presentation/goods.ts';
import type { HouseSpeech } from '../../words/index.ts';
import type { Desk } from '../desk.ts';
import { dealForm, dealtIn } from '../offered/deal.ts';
import { filledIn } from '../offered/form.ts';
import { type PressAs, readId } from '../offered/ids.ts';
import { speechTo } from '../said/language.ts';
import { Refused } from '../../match/house.ts';
import { ownPanel, refusing } from './own-panel.ts';
import { type Component, type Pressed, pressOf, type Sent, valuesOf } from './pressed.ts';
import type { Form, Shown } from './showing.ts';

/** Opens the form of a deal; where nothing can change hands any more, the panel says so. */
export async function openDeal(
  desk: Desk,
  interaction: Component,
  id: PressAs<'deal'>,
): Promise<Shown | Form> {
  const loaded = await load(desk.house, id.match);
  const seat = playingSeat(loaded.row, interaction.user.id);
  const speech = await speechTo(desk.house, interaction, loaded.row);
  const form = dealForm(loaded, seat, id, speech);
  if (form !== null) return { is: 'form', form };
  return ownPanel(desk, interaction, loaded, refusing(new Refused('deals are closed')));
}

/** Opens the form of the deal that was chosen in a list. Throws `Refused` where none was. */
export function openDealChosen(desk: Desk, interaction: Component): Promise<Shown | Form> {
  const [value = ''] = valuesOf(interaction);
  const chosen = readId(value);
  if (chosen?.do !== 'deal') throw new Refused('no such seat');
  return openDeal(desk, interaction, chosen);
}

/** Does what the form of a deal says: a gift where nothing is asked for it, else a trade. */
export async function submitDeal(
  desk: Desk,
  interaction: Sent,
  { match, to }: PressAs<'deal'>,
): Promise<Shown> {
  const before = await load(desk.house, match);
  const speech = await speechTo(desk.house, interaction, before.row);
  const goods = dealtIn(before.edition.game, filledIn(interaction));
  const isGift = Object.keys(goods.takes).length === 0;
  const done = isGift ? giveAway : proposeDeal;
  const { loaded, line } = await done(desk, interaction, match, { to, ...goods }, speech);
  return ownPanel(desk, interaction, loaded, () => `✅ ${line}`);
}

/** A deal that was made or proposed: the match as it stands then, and what came of it in a line. */
interface Dealt {
  readonly loaded: Loaded;
  readonly line: string;
}

/** Gives goods away. */
export async function giveAway(
  { house }: Desk,
  interaction: Pressed,
  match: MatchId,
  { to, gives }: Pick<Deal, 'to' | 'gives'>,
  { say, language }: HouseSpeech,
): Promise<Dealt> {
  const { loaded } = await giveGoods(house, pressOf(interaction), match, to, gives);
  const words = loaded.edition.in(language);
  const line = say('proposals.gave', { seat: words.seatName(to), goods: goodsWords(words, gives) });
  return { loaded, line };
}

/** Proposes a trade: a person is asked for it, and a computer player says at once what it thinks of it. */
export async function proposeDeal(
  { house }: Desk,
  interaction: Pressed,
  match: MatchId,
  { to, gives, takes }: Omit<Deal, 'from'>,
  { say, language }: HouseSpeech,
): Promise<Dealt> {
  const { loaded, did } = await proposeTrade(house, pressOf(interaction), match, to, gives, takes);
  const words = loaded.edition.in(language);
  const goods = { gives: goodsWords(words, gives), takes: goodsWords(words, takes) };
  const answered = did === 'agreed' ? 'computer agrees' : did;
  return { loaded, line: say(`proposals.${answered}`, { seat: words.seatName(to), ...goods }) };
}
