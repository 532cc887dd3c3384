import { tell } from '../../engine/play.ts';
import { choice } from '../../parts/choice.ts';
import { item } from '../../parts/item.ts';
import type { Fighter } from './action.ts';
import { INVADERS } from './content/tiles.ts';
import type { Fighters } from './event.ts';
import { checkVillages } from './falling.ts';
import {
  type Ground,
  has,
  invadersAt,
  leads,
  limitOf,
  placesOf,
  population,
  slotOf,
} from './ground.ts';
import type { Place } from './map.ts';
import { inTurn, type RiseFrame, type RisePlay, type RiseStep } from './play.ts';
import { gainPoints } from './scoring.ts';
import { tribeOf } from './state.ts';
import { discard } from './slots.ts';

/** All who are at a place, the Invaders last. */
export function fightersAt(state: Ground, at: Place): Fighters {
  const tribes = state.tribes.map(({ members }, seat) => ({
    who: seat,
    members: item(members, at),
  }));
  const all = [...tribes, { who: 'invaders' as const, members: invadersAt(state, at) }];
  return all.filter(({ members }) => members > 0);
}

/** Invaders alone have no conflict. */
export const isConflict = (state: Ground, at: Place): boolean =>
  population(state, at) > limitOf(state) &&
  fightersAt(state, at).some(({ who }) => who !== 'invaders');

/** Step 4 of a turn: conflicts, wherever there are too many. */
export function beginConflicts({ state }: RisePlay): void {
  const left = placesOf(state).filter((at) => isConflict(state, at));
  state.frames.push({ frame: 'fighting', left });
}

/** Whom the Bow of the current player may take a member of. */
export function targets(state: Ground, at: Place): Fighter[] {
  const { seat } = state.turn;
  const all = fightersAt(state, at).map(({ who }) => who);
  return all.includes(seat) && has(state, seat, 'bow') ? all.filter((who) => who !== seat) : [];
}

/** Members that the offence loses before it comes to blows: to Walls and Ambush. */
const losesFirst = (state: Ground, at: Place, defence: readonly Fighter[]): number =>
  defence.reduce((all: number, who) => {
    if (who === 'invaders') return all;
    const { tiles, villages } = tribeOf(state, who);
    const walls = tiles.includes('walls') && villages.includes(at) ? 1 : 0;
    return all + walls + (leads(state, who, 'ambush') ? 1 : 0);
  }, 0);

/** What is left of all who are in a conflict (Rise of Tribes, conflict 1 to 4). */
export function fightOut(
  state: Ground,
  at: Place,
  before: Fighters,
  bow: Fighter | null,
): Fighters {
  const { seat } = state.turn;
  const limit = limitOf(state);
  const trim = (parties: Fighters): Fighters =>
    parties.map(({ who, members }) => ({
      who,
      members: who === 'invaders' ? members : Math.min(members, limit),
    }));
  if (before.length === 1) return trim(before);
  const isAttack = before.some(({ who }) => who === seat);
  const evading = new Set<Fighter>(
    before.flatMap(({ who }) =>
      who !== 'invaders' && who !== seat && has(state, who, 'evasion') ? [who] : [],
    ),
  );
  // The first loss of who evades does not happen.
  const hit = (who: Fighter, members: number, by: number): number =>
    by > 0 && members > 0 && evading.delete(who) ? members - by + 1 : Math.max(0, members - by);
  const defence = before.flatMap(({ who }) => (who === seat ? [] : [who]));
  const first = isAttack ? losesFirst(state, at, defence) : 0;
  let parties: Fighters = before.map(({ who, members }) => ({
    who,
    members: hit(who, members, (who === bow ? 1 : 0) + (who === seat ? first : 0)),
  }));
  while (parties.filter(({ members }) => members > 0).length > 1) {
    parties = parties.map(({ who, members }) => ({ who, members: hit(who, members, 1) }));
  }
  return trim(parties);
}

function fight(play: RisePlay, at: Place, bow: Fighter | null): void {
  const { state } = play;
  const { seat } = state.turn;
  const before = fightersAt(state, at);
  const after = fightOut(state, at, before, bow);
  for (const { who, members } of after) {
    if (who !== 'invaders') tribeOf(state, who).members[at] = members;
  }
  const offence = before.some(({ who }) => who === seat) ? seat : null;
  tell(play, { type: 'conflictFought', at, offence, bow, before, after });
  const invaders = after.find(({ who }) => who === 'invaders');
  const slot = slotOf(state, 'invaders');
  if (invaders === undefined || slot === undefined) return;
  slot.count = invaders.members;
  if (slot.count > 0) return;
  discard(play, 'invaders');
  if (offence !== null) gainPoints(play, seat, 'invaders', INVADERS.points);
}

/** Conflicts one after the other: only the Bow has to be told whom it takes. */
const aim: RiseStep<'fighting', 'bow'> = {
  does: ['bow'],
  asks: (state, { left }) => inTurn(state, 'bow').map((one) => ({ ...one, about: item(left, 0) })),
  choices: (state, { left }) =>
    targets(state, item(left, 0)).map((target) => choice(`bow.${target}`, { do: 'bow', target })),

  answer(play, frame, [{ action }]) {
    fight(play, item(frame.left, 0), action.target);
    frame.left = frame.left.slice(1);
    return 'goes on';
  },

  goOn(play, frame) {
    const [at, ...left] = frame.left;
    if (at === undefined) {
      checkVillages(play, 'conflicts');
      return 'over';
    }
    const [target = null, ...others] = targets(play.state, at);
    if (others.length > 0) return 'asks';
    fight(play, at, target);
    frame.left = left;
    return 'goes on';
  },
};

export const fighting: RiseFrame<'fighting'> = { step: () => aim };
