import { ActionRowBuilder, type ButtonBuilder, ButtonStyle, Routes } from 'discord.js';
import { editionOf } from '../../match/edition.ts';
import { type Motion, neededFor, peopleOf } from '../../match/motion.ts';
import type { NoticeOf } from '../../match/notice.ts';
import { proposalBody } from '../../match/proposal.ts';
import { goodsWords } from '../../presentation/goods.ts';
import type { MatchRow, OutboxRow, ProposalRow } from '../../store/store.ts';
import type { HouseSpeech } from '../../words/index.ts';
import type { PostOffice } from '../desk.ts';
import { writeId } from '../offered/ids.ts';
import { button } from '../offered/rows.ts';
import { speechIn } from '../said/language.ts';
import { bodyOf } from './sending.ts';
import { asFarAsLet } from './standing.ts';
import { postInThread } from './thread.ts';

/** What one seat puts to others, with a button for yes and one for no. */
export async function tellProposal(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { proposal: id }: NoticeOf<'proposal'>,
): Promise<string | null> {
  const proposal = await parts.house.store.proposal(id);
  if (proposal === null || proposal.status !== 'open') return null;
  const speech = speechIn(parts, match);
  const users = proposal.to.flatMap((seat) => match.seats[seat]?.user ?? []);
  const { mark } = proposal;
  const buttons = new ActionRowBuilder<ButtonBuilder>().addComponents(
    button(
      writeId({ do: 'accept', proposal: id, mark }),
      speech.say('buttons.accept'),
      ButtonStyle.Success,
      '✅',
    ),
    button(
      writeId({ do: 'decline', proposal: id, mark }),
      speech.say('buttons.decline'),
      ButtonStyle.Secondary,
      '✖️',
    ),
  );
  const content = [
    wordsOf(parts, match, proposal, speech),
    users.map((user) => `<@${user}>`).join(', '),
  ].join(' ');
  const message = { content, components: [buttons.toJSON()], ping: users, speech };
  // Its own buttons are what it is found again by.
  const there = await postInThread(parts, match, message, { ...row, mark: mark ?? row.mark });
  await parts.house.store.transaction((transaction) =>
    transaction.changeProposal(id, { message: there.posted }),
  );
  return there.posted;
}

/** What became of it, where it was put to them; nobody can press there any more. */
export async function tellClosed(
  parts: PostOffice,
  match: MatchRow,
  { proposal: id }: NoticeOf<'closed'>,
): Promise<null> {
  const proposal = await parts.house.store.proposal(id);
  const { thread } = match.home;
  if (proposal === null || proposal.status === 'open') return null;
  const { message, status } = proposal;
  if (thread === null || message === null) return null;
  const speech = speechIn(parts, match);
  const content = [
    wordsOf(parts, match, proposal, speech),
    speech.say(`proposals.is ${status}`),
  ].join('\n');
  const body = bodyOf({ content, components: [], ping: [], speech }, null);
  await asFarAsLet(parts, match, message, () =>
    parts.rest.patch(Routes.channelMessage(thread, message), { body }),
  );
  return null;
}

/** What a table votes on, and how many must be for it. */
function motionWords(match: MatchRow, motion: Motion, from: string, { say }: HouseSpeech): string {
  const needed = neededFor(match, motion);
  const people = peopleOf(match).length;
  if (motion.is === 'settle') return say('halts.settle', { from });
  if (motion.is === 'resume') return say('halts.resume', { from, needed, people });
  return say('halts.pause', { from, count: motion.days, needed, people });
}

/** What a proposal is about. */
function wordsOf(
  { house }: PostOffice,
  match: MatchRow,
  proposal: ProposalRow,
  speech: HouseSpeech,
): string {
  const words = editionOf(house, match).in(speech.language);
  const body = proposalBody(proposal);
  const from = words.seatName(proposal.from);
  if (body.kind === 'motion') return motionWords(match, body.motion, from, speech);
  return body.kind === 'trade'
    ? speech.say('proposals.trade', {
        from,
        to: words.seatName(body.deal.to),
        gives: goodsWords(words, body.deal.gives),
        takes: goodsWords(words, body.deal.takes),
      })
    : speech.say('proposals.undo', { from });
}
