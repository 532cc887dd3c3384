import { answerOffer } from '../../match/answer-offer.ts';
import { expectOfOffer } from './belonging.ts';
import type { Desk } from '../desk.ts';
import type { PressAs } from '../offered/ids.ts';
import { speechHere, speechTo } from '../said/language.ts';
import { type Component, pressOf } from './pressed.ts';
import { said, type Shown } from './showing.ts';

/** Somebody agrees to an offer. */
export const acceptOffer = (
  desk: Desk,
  interaction: Component,
  id: PressAs<'accept'>,
): Promise<Shown> => decide(desk, interaction, id, true);

/** Somebody declines an offer. */
export const declineOffer = (
  desk: Desk,
  interaction: Component,
  id: PressAs<'decline'>,
): Promise<Shown> => decide(desk, interaction, id, false);

async function decide(
  desk: Desk,
  interaction: Component,
  id: PressAs<'accept' | 'decline'>,
  accept: boolean,
): Promise<Shown> {
  const { house } = desk;
  await expectOfOffer(house, id);
  const { row, did } = await answerOffer(house, pressOf(interaction), id.offer, accept);
  const { say } = await speechTo(house, interaction, row);
  const content = say(`offers.${did}`);
  if (did === 'agreed') return said(content);
  const { message } = interaction;
  const line = speechHere(desk, interaction).say(`offers.is ${did}`);
  return { is: 'closed offer', content, match: row.id, offer: id.offer, message, line };
}
