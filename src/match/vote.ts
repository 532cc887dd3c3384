import type { Seat } from '../engine/game.ts';
import type { MatchId, MatchRow } from '../store/store.ts';
import { handsOf, withHands } from './clock.ts';
import { refusePaused } from './halt.ts';
import { type House, type Press, Refused } from './house.ts';
import type { WhenOut } from './notice.ts';
import { playingSeat } from './playing.ts';
import { inMatch } from './in-match.ts';
import { tickLocked } from './tick.ts';
import { isDecided, MOST_WAITS, votersOn, votesOf } from './voting.ts';

/** What became of a vote: it is counted, or was the one that decides. */
export type Voted = 'counted' | 'decided';

/** Says what is to be done about a seat whose time has run out. What one said before is changed by it. */
export async function vote(
  house: House,
  press: Press,
  id: MatchId,
  about: Seat,
  how: WhenOut,
): Promise<Voted> {
  return inMatch(house, press, id, async (row, transaction) => {
    const seat = playingSeat(row, press.user.id);
    refusePaused(row);
    const hands = handsOf(row);
    const open = hands[about]?.vote ?? null;
    const { clock } = row;
    if (open === null || clock === null) throw new Refused('vote is over');
    if (!votersOn(row, about).includes(seat)) throw new Refused('vote of others');
    if (how === 'wait' && (hands[about]?.waited ?? 0) >= MOST_WAITS) {
      throw new Refused('waited enough');
    }
    const by = { ...votesOf(row, about, open.by), [seat]: how };
    const isOver = isDecided(by, votersOn(row, about).length);
    const counts = open.left === null;
    const left = isOver && !counts ? 0 : open.left;
    const until = isOver && counts ? house.now().getTime() : open.until;
    const voted = hands.map((one, at) =>
      at === about ? { ...one, vote: { ...open, until, by, left } } : one,
    );
    const after = withHands(clock, voted);
    if (isOver && counts) await tickLocked(house, { ...row, clock: after }, transaction);
    else await transaction.setClock(id, after);
    return isOver ? 'decided' : 'counted';
  });
}

/** Keeps which post a vote about a seat stands in, so that it can be posted again where somebody deletes that. */
export async function noteVotePost(
  { store }: House,
  id: MatchId,
  about: Seat,
  message: string,
): Promise<void> {
  await store.transaction(async (transaction) => {
    const row = await transaction.lockMatch(id);
    const clock = row?.clock ?? null;
    if (row === null || clock === null) return;
    const hands = handsOf(row).map((one, seat) =>
      seat === about && one.vote !== null ? { ...one, vote: { ...one.vote, message } } : one,
    );
    await transaction.setClock(id, withHands(clock, hands));
  });
}

/** A vote that is open: about which seat, who has not said anything yet, and in which post it stands, if it does. */
interface OpenVote {
  readonly about: Seat;
  readonly voters: readonly Seat[];
  readonly message: string | null;
}

/** The votes of a match that are open. */
export const openVotes = (row: MatchRow): readonly OpenVote[] =>
  handsOf(row).flatMap(({ vote: open }, about) => {
    if (open === null) return [];
    const voters = votersOn(row, about).filter((seat) => open.by[seat] === undefined);
    return [{ about, voters, message: open.message }];
  });
