import type { Moments } from '../../presentation/edition.ts';
import type { RiseEvent } from './event.ts';
import { type Scoring, scoringOf } from './scored.ts';
import type { RiseState } from './state.ts';

/** In which step of a turn points are gained, by what they come from. */
const WON_IN = {
  villages: 'wonInStep1',
  chieftain: 'wonInStep2',
  beasts: 'wonInStep3',
  invaders: 'wonInStep4',
  elders: 'wonInStep4',
  goals: 'wonInStep5',
  altar: 'wonInStep5',
} as const satisfies Record<Scoring, string>;

/** Wins in each step, and decks that are empty. */
export const moments: Moments<RiseState, RiseEvent> = {
  all: [...new Set(Object.values(WON_IN)), 'emptyEvents', 'emptyGoals'],

  broughtBy(events, { winner, deck, tribes }) {
    const last = events.findLast((event) => event.type === 'pointsGained');
    return [
      ...(winner === null || last === undefined ? [] : [WON_IN[scoringOf(last.by)]]),
      ...(deck.length === 0 ? ['emptyEvents'] : []),
      ...(tribes.some((tribe) => tribe.deck.length === 0) ? ['emptyGoals'] : []),
    ];
  },
};
