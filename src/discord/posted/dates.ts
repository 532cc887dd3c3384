import { desertedPost } from '../../match/time/halt.ts';
import { withReadable } from '../../match/loaded/readable.ts';
import type { ProposalRow } from '../../store/store.ts';
import { desertedWords, offerWords } from '../wording/put.ts';
import { calledBack } from './halts.ts';
import { putTo } from './proposal.ts';
import { sayThere } from './live-post.ts';
import { showSearch } from './substitutes.ts';
import type { Tell } from './telling.ts';

/**
 * Updates the dates in posts after a time in which nobody could play: proposals, searches for substitutes, a deserted
 * match.
 */
export const tellDatesAnew: Tell<'dates'> = async (at) => {
  const { app, match, speech } = at;
  if (match.status !== 'running' || match.home.thread === null) return null;
  const { thread } = match.home;
  for (const proposal of withReadable(app, match).proposals.filter(isDated)) {
    const content = putTo(match, proposal, offerWords(app, match, proposal).dated(speech));
    await sayThere(at, thread, proposal.message, { content });
  }
  const deserted = desertedWords(app, match)?.dated(speech);
  if (deserted !== undefined) {
    const content = calledBack(match, deserted);
    await sayThere(at, thread, desertedPost(match), { content });
  }
  for (const { seat } of match.seats) await showSearch(at, seat);
  return null;
};

/** Whether something stands until a time that moves: a trade ends when its maker has said. */
const isDated = ({ kind, until }: ProposalRow): boolean => kind !== 'trade' && until !== null;
