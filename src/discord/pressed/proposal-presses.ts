import { answerProposal } from '../../match/answer-proposal.ts';
import { expectOfProposal } from './belonging.ts';
import type { Desk } from '../desk.ts';
import type { PressAs } from '../offered/ids.ts';
import { speechHere, speechTo } from '../said/language.ts';
import { type Component, pressOf } from './pressed.ts';
import { said, type Shown } from './showing.ts';

/** Somebody agrees to a proposal. */
export const acceptProposal = (
  desk: Desk,
  interaction: Component,
  id: PressAs<'accept'>,
): Promise<Shown> => decide(desk, interaction, id, true);

/** Somebody declines a proposal. */
export const declineProposal = (
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
  await expectOfProposal(house, id);
  const { row, did } = await answerProposal(house, pressOf(interaction), id.proposal, accept);
  const { say } = await speechTo(house, interaction, row);
  const content = say(`proposals.${did}`);
  if (did === 'agreed') return said(content);
  const { message } = interaction;
  const line = speechHere(desk, interaction).say(`proposals.is ${did}`);
  return { is: 'closed proposal', content, match: row.id, proposal: id.proposal, message, line };
}
