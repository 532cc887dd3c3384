import { Routes } from 'discord.js';
import { editionOf } from '../../match/stored/edition.ts';
import type { NoticeOf } from '../../match/app/notice.ts';
import { faultInProposal } from '../../match/proposals/proposal.ts';
import type { MatchRow, OutboxRow, ProposalRow } from '../../store/store.ts';
import type { PostOffice } from '../desk.ts';
import { answerButtons, withdrawButton } from '../../panel/proposals.ts';
import { speechIn } from '../said/language.ts';
import { proposalWords } from '../../panel/said/proposal.ts';
import { offerWords } from '../said/put.ts';
import { reach } from './reaching.ts';
import { bodyOf } from './sending.ts';
import { asFarAsLet } from './live-post.ts';
import { postInThread } from './thread.ts';
import { buttonRow } from '../../panel/controls.ts';

/** What one seat puts to others, with a button for yes and one for no. */
export async function tellProposal(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { proposal: id }: NoticeOf<'proposal'>,
): Promise<string | null> {
  const proposal = await parts.app.store.proposal(id);
  if (proposal === null || proposal.status !== 'open' || isLeftOut(parts, proposal)) return null;
  const speech = speechIn(parts, match);
  const { mark } = proposal;
  const buttons = buttonRow([
    ...answerButtons(proposal, speech, null),
    withdrawButton(proposal, speech),
  ]);
  const wordsFor = offerWords(parts.app, match, proposal).dated;
  const content = putTo(match, proposal, wordsFor(speech));
  const ping = await reach(parts, match, row, proposal.to, wordsFor);
  const message = { content, components: [buttons], ping, speech };
  // Its own buttons are what it is found again by.
  const there = await postInThread(parts, match, message, { ...row, mark: mark ?? row.mark });
  await parts.app.store.transaction((transaction) =>
    transaction.changeProposal(id, { message: there.posted }),
  );
  return there.posted;
}

/** What is put to people; they come first, as a phone shows the beginning. */
export function putTo(match: MatchRow, { to }: ProposalRow, text: string): string {
  const called = to.flatMap((seat) => match.seats[seat]?.user ?? []).map((user) => `<@${user}>`);
  return [...(called.length === 0 ? [] : [called.join(', ')]), text].join(' · ');
}

/** What became of it, where it was put to them; nobody can press there any more. */
export async function tellClosed(
  parts: PostOffice,
  match: MatchRow,
  { proposal: id }: NoticeOf<'closed'>,
): Promise<null> {
  const proposal = await parts.app.store.proposal(id);
  const { thread } = match.home;
  if (proposal === null || proposal.status === 'open' || isLeftOut(parts, proposal)) return null;
  const { message, status } = proposal;
  if (thread === null || message === null) return null;
  const speech = speechIn(parts, match);
  const [taker] = proposal.agreed;
  const isOfSeveral = proposal.kind === 'trade' && status === 'accepted' && proposal.to.length > 1;
  const words = editionOf(parts.app, match).in(speech.language);
  const content = [
    proposalWords(words, match, proposal, speech),
    isOfSeveral && taker !== undefined
      ? speech.say('proposals.is accepted by', {
          seat: words.seatName(taker),
        })
      : speech.say(`proposals.is ${status}`),
  ].join('\n');
  const body = bodyOf({ content, components: [], ping: [], speech }, null);
  await asFarAsLet(parts, match, message, () =>
    parts.rest.patch(Routes.channelMessage(thread, message), { body }),
  );
  return null;
}

/** Whether a proposal makes no sense as it is stored: then nothing is said of it. */
function isLeftOut({ app }: PostOffice, proposal: ProposalRow): boolean {
  const fault = faultInProposal(proposal);
  if (fault !== null) app.unreadable({ match: proposal.match, proposal: proposal.id }, fault);
  return fault !== null;
}
