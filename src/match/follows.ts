import { closeOutdated } from './proposals/proposal.ts';
import type { Follows } from './app/change.ts';
import { tellDesertion, tellForfeits } from './company/forfeits.ts';
import { dropSearches, tellEndedSearches } from './play/searches.ts';
import { keepPlan } from './plan/planned.ts';
import { callFreshInSecret, settleCalls } from './play/call.ts';
import { noteSeats } from './play/noted.ts';
import { endHeld, keepSealed } from './play/sealed.ts';
import { tellTurn, tellOver } from './play/turn.ts';
import { tellUpNext } from './play/up-next.ts';
import { seasonAfter } from './loaded/league-rules.ts';
import { goOnWithClock, tellTimes, tellVotesAfter } from './time/after-answer.ts';

/**
 * What follows from each change of a match that is played, in this order. A new subject is an entry more. Which seats are
 * forfeited, and whether the match is deserted, is decided before that in `changeOf`: who is asked and called hangs on it.
 */
export const FOLLOWS: Follows = {
  patches: [noteSeats, dropSearches, keepPlan, goOnWithClock],
  effects: [
    tellEndedSearches,
    tellVotesAfter,
    tellTimes,
    keepSealed,
    endHeld,
    tellForfeits,
    tellDesertion,
    closeOutdated,
    tellTurn,
    tellOver,
    seasonAfter,
    callFreshInSecret,
    settleCalls,
    tellUpNext,
  ],
};
