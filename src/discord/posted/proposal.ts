import { editionOf } from '../../match/stored/edition.ts';
import { faultInProposal } from '../../match/proposals/proposal.ts';
import type { MatchRow, ProposalRow } from '../../store/store.ts';
import { answerButtons, withdrawButton } from '../../panel/proposals.ts';
import { proposalWords } from '../../panel/wording/proposal.ts';
import { offerWords } from '../wording/put.ts';
import { reach } from './reaching.ts';
import { sayThere } from './live-post.ts';
import type { Tell, Telling } from './telling.ts';
import { postInThread } from './thread.ts';
import { buttonRow } from '../../panel/controls.ts';

/** What one seat puts to others, with a button for yes and one for no. */
export const tellProposal: Tell<'proposal'> = async (at, { proposal: id }) => {
  const { app, match, row, speech } = at;
  const proposal = await app.store.proposal(id);
  if (proposal === null || proposal.status !== 'open' || isLeftOut(at, proposal)) return null;
  const { mark } = proposal;
  const buttons = buttonRow([
    ...answerButtons(proposal, speech, null),
    withdrawButton(proposal, speech),
  ]);
  const wordsFor = offerWords(app, match, proposal).dated;
  const content = putTo(match, proposal, wordsFor(speech));
  const { ping } = await reach(at, proposal.to, wordsFor);
  // Its own buttons are what it is found again by.
  const marked = { ...at, row: { ...row, mark: mark ?? row.mark } };
  const { posted } = await postInThread(marked, { content, components: [buttons], ping });
  await app.store.transaction((transaction) => transaction.changeProposal(id, { message: posted }));
  return posted;
};

/** What is put to people; they come first, as a phone shows the beginning. */
export function putTo(match: MatchRow, { to }: ProposalRow, text: string): string {
  const called = to.flatMap((seat) => match.seats[seat]?.user ?? []).map((user) => `<@${user}>`);
  return [...(called.length === 0 ? [] : [called.join(', ')]), text].join(' · ');
}

/** What became of it, where it was put to them; nobody can press there any more. */
export const tellClosed: Tell<'closed'> = async (at, { proposal: id }) => {
  const { app, match, speech } = at;
  const proposal = await app.store.proposal(id);
  if (proposal === null || proposal.status === 'open' || isLeftOut(at, proposal)) return null;
  const { message, status } = proposal;
  const [taker] = proposal.agreed;
  const isOfSeveral = proposal.kind === 'trade' && status === 'accepted' && proposal.to.length > 1;
  const words = editionOf(app, match).in(speech.language);
  const content = [
    proposalWords(words, match, proposal, speech),
    isOfSeveral && taker !== undefined
      ? speech.say('proposals.is accepted by', { seat: words.seatName(taker) })
      : speech.say(`proposals.is ${status}`),
  ].join('\n');
  return sayThere(at, match.home.thread, message, { content, components: [] });
};

/** Whether a proposal makes no sense as it is stored: then nothing is said of it. */
function isLeftOut({ app }: Telling, proposal: ProposalRow): boolean {
  const fault = faultInProposal(proposal);
  if (fault !== null) app.unreadable({ match: proposal.match, proposal: proposal.id }, fault);
  return fault !== null;
}
