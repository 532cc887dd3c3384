import { MessageFlags } from 'discord.js';
import { answerProposal, type ProposalAnswer } from '../../match/agreement/answer-proposal.ts';
import { load } from '../../match/loaded/load.ts';
import { mayModerate } from '../../match/moderation/moderate.ts';
import { isAboutSeat } from '../../match/proposals/motion.ts';
import { proposalBody } from '../../match/proposals/proposal.ts';
import { expectOfProposal } from './belonging.ts';
import type { Desk } from '../desk.ts';
import type { PressAs } from '../../panel/ids.ts';
import { speechTo } from '../said/language.ts';
import { ownPanel } from '../../panel/pressed/own-panel.ts';
import { type Component, pressOf } from './pressed.ts';
import { said, type Shown } from './showing.ts';
import { doOrAsk } from './wishing.ts';
import { presserOf } from './presser.ts';

/** Somebody agrees to a proposal; a moderator decides alone what a table asks for about a silent seat. */
export async function acceptProposal(
  desk: Desk,
  interaction: Component,
  id: PressAs<'accept'>,
): Promise<Shown> {
  const { store } = desk.app;
  await expectOfProposal(desk.app, id);
  const proposal = await store.proposal(id.proposal);
  const body = proposal?.status === 'open' ? proposalBody(proposal) : null;
  const motion = body?.kind === 'motion' && isAboutSeat(body.motion) ? body.motion : null;
  const row = proposal === null || motion === null ? null : await store.match(proposal.match);
  return row !== null && motion !== null && mayModerate(pressOf(interaction), row)
    ? doOrAsk(desk, interaction, row, motion)
    : decide(desk, interaction, id, 'accept');
}

/** Somebody declines a proposal. */
export const declineProposal = (
  desk: Desk,
  interaction: Component,
  id: PressAs<'decline'>,
): Promise<Shown> => decide(desk, interaction, id, 'decline');

/** Somebody withdraws its own. */
export const withdrawProposal = (
  desk: Desk,
  interaction: Component,
  id: PressAs<'withdraw'>,
): Promise<Shown> => decide(desk, interaction, id, 'withdraw');

async function decide(
  desk: Desk,
  interaction: Component,
  id: PressAs<ProposalAnswer>,
  answer: ProposalAnswer,
): Promise<Shown> {
  const { app } = desk;
  await expectOfProposal(app, id);
  const isPanel = interaction.message.flags.has(MessageFlags.Ephemeral);
  const where = isPanel ? 'at its panel' : 'elsewhere';
  const press = pressOf(interaction);
  const { row, did } = await answerProposal(app, press, id.proposal, answer, where);
  if (isPanel) {
    const loaded = await load(app, row.id);
    return ownPanel(
      presserOf(desk, interaction),
      loaded,
      ({ say }) => `✅ ${say(`proposals.${did}`)}`,
    );
  }
  const { say } = await speechTo(app, interaction, row);
  return said(say(`proposals.${did}`));
}
