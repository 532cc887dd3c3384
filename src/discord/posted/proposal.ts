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
import { whenWords } from '../said/when.ts';
import { reach } from './reaching.ts';
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
  const withdraw = writeId({ do: 'withdraw', proposal: proposal.id, mark });
  if (proposal.kind === 'trade') {
    const id = writeId({ do: 'counter', proposal: proposal.id, mark });
    buttons.addComponents(button(id, speech.say('buttons.counter'), ButtonStyle.Secondary, '🔁'));
  }
  buttons.addComponents(
    button(withdraw, speech.say('buttons.withdraw'), ButtonStyle.Secondary, '↩️'),
  );
  const words = (reader: HouseSpeech): string =>
    [wordsOf(parts, match, proposal, reader), ...untilWords(proposal, reader)].join(' ');
  const content = [words(speech), users.map((user) => `<@${user}>`).join(', ')].join(' ');
  const ping = await reach(parts, match, row, proposal.to, words);
  const message = { content, components: [buttons.toJSON()], ping, speech };
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
  const [taker] = proposal.agreed;
  const isOfSeveral = proposal.kind === 'trade' && status === 'accepted' && proposal.to.length > 1;
  const content = [
    wordsOf(parts, match, proposal, speech),
    isOfSeveral && taker !== undefined
      ? speech.say('proposals.is accepted by', {
          seat: editionOf(parts.house, match).in(speech.language).seatName(taker),
        })
      : speech.say(`proposals.is ${status}`),
  ].join('\n');
  const body = bodyOf({ content, components: [], ping: [], speech }, null);
  await asFarAsLet(parts, match, message, () =>
    parts.rest.patch(Routes.channelMessage(thread, message), { body }),
  );
  return null;
}

/** Until when it stands, where it has an end of its own. */
function untilWords({ until }: ProposalRow, { say }: HouseSpeech): string[] {
  if (until === null) return [];
  return [say('proposals.until', { when: whenWords(until) })];
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
  if (body.kind === 'undo') return speech.say('proposals.undo', { from });
  const goods = { gives: goodsWords(words, body.gives), takes: goodsWords(words, body.takes) };
  const [to] = body.to;
  return to === undefined || body.to.length > 1
    ? speech.say('proposals.trade with all', { from, ...goods })
    : speech.say('proposals.trade', { from, to: words.seatName(to), ...goods });
}
