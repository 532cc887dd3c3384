import { Routes } from 'discord.js';
import { desertedPost } from '../../match/time/halt.ts';
import { withReadable } from '../../match/loaded/readable.ts';
import type { MatchRow, ProposalRow } from '../../store/store.ts';
import type { PostOffice } from '../desk.ts';
import { speechIn } from '../said/language.ts';
import { desertedWords, offerWords } from '../said/put.ts';
import { calledBack } from './halts.ts';
import { putTo } from './proposal.ts';
import { saidAnew } from './sending.ts';
import { asFarAsLet } from './live-post.ts';
import { tellSearch } from './substitutes.ts';

/**
 * Has posts say anew until when something is decided, as that has moved: what is put to others, who would take a seat over,
 * a match that nobody plays any more.
 */
export async function tellDatesAnew(parts: PostOffice, match: MatchRow): Promise<null> {
  const { app, rest } = parts;
  const { thread } = match.home;
  if (match.status !== 'running' || thread === null) return null;
  const speech = speechIn(parts, match);
  const deserted = desertedWords(app, match)?.dated;
  const posts = [
    ...withReadable(app, match)
      .proposals.filter(isDated)
      .map((proposal) => ({
        message: proposal.message,
        content: putTo(match, proposal, offerWords(app, match, proposal).dated(speech)),
      })),
    ...(deserted === undefined
      ? []
      : [{ message: desertedPost(match), content: calledBack(match, deserted(speech)) }]),
  ];
  for (const { message, content } of posts) {
    if (message === null) continue;
    await asFarAsLet(parts, match, message, () =>
      rest.patch(Routes.channelMessage(thread, message), { body: saidAnew(content, speech) }),
    );
  }
  for (const { seat } of match.seats) await tellSearch(parts, match, { kind: 'search', seat });
  return null;
}

/** Whether something stands until a time that moves: a trade ends when its maker has said. */
const isDated = ({ kind, until }: ProposalRow): boolean => kind !== 'trade' && until !== null;
