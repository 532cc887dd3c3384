import type { Seat } from '../../engine/game.ts';
import {
  isAboutSeat,
  type Motion,
  neededFor,
  type SeatMotion,
  spokenSeats,
  votersOf,
} from '../../match/proposals/motion.ts';
import { SILENT_DAYS } from '../../match/time/silence.ts';
import { proposalBody } from '../../match/proposals/proposal.ts';
import type { AnyPresentation } from '../../presentation/edition.ts';
import { goodsWords } from '../../presentation/goods.ts';
import type { MatchRow, ProposalRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import { whenWords } from './when.ts';

/** Until when it stands, where it has an end of its own. */
export const untilWords = ({ until }: ProposalRow, { say }: AppSpeech): string[] =>
  until === null ? [] : [say('proposals.until', { when: whenWords(until) })];

/** What a table votes on, how many must be for it, and whose seat a moderator has given away votes as well. */
function motionWords(
  words: AnyPresentation,
  match: MatchRow,
  { from: asker, createdAt }: ProposalRow,
  motion: Motion,
  { say, list }: AppSpeech,
): string {
  const from = words.seatName(asker);
  const userAt = (seat: Seat): string => `<@${match.seats[seat]?.user ?? ''}>`;
  if (isAboutSeat(motion)) {
    const [seat, player] = [words.seatName(motion.seat), userAt(motion.seat)];
    return [
      say(`halts.${motion.is}`, { from, seat, player }),
      say('halts.is decided', { player }),
    ].join(' ');
  }
  const spoken = spokenSeats(match, createdAt);
  const also =
    spoken.length === 0
      ? []
      : [say('halts.also vote', { players: list(spoken.map(userAt)), days: SILENT_DAYS })];
  const numbers = {
    from,
    needed: neededFor(match, motion, createdAt),
    people: votersOf(match, createdAt).length,
  };
  return [askedWords(words, motion, numbers, say), ...also].join(' ');
}

function askedWords(
  words: AnyPresentation,
  motion: Exclude<Motion, SeatMotion>,
  numbers: { readonly from: string; readonly needed: number; readonly people: number },
  say: AppSpeech['say'],
): string {
  switch (motion.is) {
    case 'pause': {
      const { days: count, roundEnds } = motion;
      return [say('halts.pause', { ...numbers, count }), ...roundWords(roundEnds, say)].join(' ');
    }
    case 'resume':
      return say('halts.resume', numbers);
    case 'settle':
      return say('halts.settle', numbers);
    case 'level': {
      const seat = words.seatName(motion.seat);
      return say('halts.level', { ...numbers, seat, level: say(`levels.${motion.level}`) });
    }
  }
}

/** That a pause is over by then, as the round of its league ends. */
export const roundWords = (ends: number | null | undefined, say: AppSpeech['say']): string[] =>
  ends == null ? [] : [say('halts.until round ends', { when: whenWords(new Date(ends)) })];

/**
 * What a proposal is about.
 *
 * @param reader the seat that reads it: who has made it is told what it offers itself; null for everybody
 */
export function proposalWords(
  words: AnyPresentation,
  match: MatchRow,
  proposal: ProposalRow,
  speech: AppSpeech,
  reader: Seat | null = null,
): string {
  const { say } = speech;
  const body = proposalBody(proposal);
  const from = words.seatName(proposal.from);
  if (body.kind === 'motion') return motionWords(words, match, proposal, body.motion, speech);
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
