import type { Seat } from '../../engine/game.ts';
import { type Motion, neededFor, peopleOf } from '../../match/motion.ts';
import { proposalBody } from '../../match/proposal.ts';
import type { AnyPresentation } from '../../presentation/edition.ts';
import { goodsWords } from '../../presentation/goods.ts';
import type { MatchRow, ProposalRow } from '../../store/store.ts';
import type { HouseSpeech } from '../../words/index.ts';
import { whenWords } from './when.ts';

/** Until when it stands, where it has an end of its own. */
export function untilWords({ until }: ProposalRow, { say }: HouseSpeech): string[] {
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

/**
 * What a proposal is about.
 *
 * @param reader the seat that reads it: who has made it is told what it offers itself; null for everybody
 */
export function proposalWords(
  words: AnyPresentation,
  match: MatchRow,
  proposal: ProposalRow,
  speech: HouseSpeech,
  reader: Seat | null = null,
): string {
  const { say } = speech;
  const body = proposalBody(proposal);
  const from = words.seatName(proposal.from);
  if (body.kind === 'motion') return motionWords(match, body.motion, from, speech);
  if (body.kind === 'undo') return say('proposals.undo', { from });
  const goods = { gives: goodsWords(words, body.gives), takes: goodsWords(words, body.takes) };
  const [to] = body.to;
  const isOwn = proposal.from === reader;
  if (to === undefined || body.to.length > 1) {
    return isOwn
      ? say('proposals.own trade with all', goods)
      : say('proposals.trade with all', { from, ...goods });
  }
  const seat = words.seatName(to);
  return isOwn
    ? say('proposals.own trade', { seat, ...goods })
    : say('proposals.trade', { from, to: seat, ...goods });
}
