import type { Viewer } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { copyState, tribeOf, type ValleyState } from './state.ts';

/**
 * Another world that this viewer cannot tell from the real one: cards and events to come lie in another order, others hold
 * any cards, and have said nothing for when they are not asked. What the sack holds everybody knows; who wants to be asked
 * about supper is asked where all see it; and the order of who is at its turn stays as it is.
 */
export function resample(state: ValleyState, viewer: Viewer, random: Random): ValleyState {
  const world = copyState(state);
  world.events = {
    summer: random.shuffle(state.events.summer),
    winter: random.shuffle(state.events.winter),
  };
  const others = world.tribes.filter((_, seat) => seat !== viewer && state.end === null);
  const frame = state.frames.at(-1);
  const waiting = frame?.frame === 'ordering' ? frame.left.slice(1) : [];
  for (const seat of waiting) {
    if (seat === viewer) continue;
    const tribe = tribeOf(world, seat);
    tribe.draft = { ...tribe.draft, groups: [], camps: [], seen: null };
  }
  for (const one of world.frames) {
    if ((one.frame !== 'ordering' && one.frame !== 'battling') || one.planned === undefined)
      continue;
    // Who is asked for its plan all see; what others planned nobody.
    const isSeen = one.frame === 'battling';
    one.planned = one.planned.flatMap((plan) =>
      plan.seat === viewer ? [plan] : isSeen ? [{ ...plan, picks: [] }] : [],
    );
  }
  let cards = random.shuffle([...others.flatMap(({ hand }) => hand), ...state.pile]);
  for (const tribe of others) {
    const count = tribe.hand.length;
    tribe.hand = cards.slice(0, count);
    cards = cards.slice(count);
    tribe.counters = [];
    tribe.omens = [];
    tribe.track = null;
    const { supper } = tribe.habits;
    tribe.habits = { losses: 'spare', captives: 'keep', camps: 'take', supper };
  }
  world.pile = cards;
  return world;
}
