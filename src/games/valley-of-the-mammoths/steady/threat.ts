import type { Seat } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import { NO_DRAFT } from '../draft.ts';
import { chancesOf } from '../fight/chances.ts';
import { type Place, PLACES } from '../map.ts';
import type { ValleyView } from '../view.ts';
import { waysFrom } from '../ways.ts';

/** How likely somebody attacks that surely wins: who moves later in this turn, who does in the next one, and to stop a victory. */
const [NOW, NEXT, STOP] = [0.3, 0.15, 0.8] as const;
/** Who attacks leaves some at home; nobody does to stop a victory. */
const COMING = 0.75;

/** Warriors of a tribe that may come to each place in one order. */
function forceOf(view: ValleyView, seat: Seat): number[] {
  const { warriors } = item(view.tribes, seat);
  const force = PLACES.map(() => 0);
  for (const from of PLACES) {
    const count = item(warriors, from);
    if (count === 0) continue;
    const goals = waysFrom(view, seat, NO_DRAFT, from).map(({ path }) =>
      item(path, path.length - 1),
    );
    for (const at of new Set(goals)) force[at] = item(force, at) + count;
  }
  return force;
}

const DUELS = new Map<number, number>();

/** How likely so many warriors beat others, who give spare females first and have what their camp adds. */
export function duel(attackers: number, warriors: number, spare: number, camp: number): number {
  if (attackers === 0) return 0;
  if (warriors === 0) return 1;
  const key = ((attackers * 12 + warriors) * 8 + spare) * 8 + camp;
  const known = DUELS.get(key);
  if (known !== undefined) return known;
  const wins = item(chancesOf([attackers - 1, warriors - 1 + camp]), 0);
  const won =
    spare > 0
      ? duel(attackers, warriors, spare - 1, camp)
      : duel(attackers, warriors - 1, spare, camp);
  const chance = wins * won + (1 - wins) * duel(attackers - 1, warriors, spare, camp);
  DUELS.set(key, chance);
  return chance;
}

/** How likely who is on a place is beaten there before the tribe moves again. */
export type Threat = (at: Place, warriors: number, females: number, camp: number) => number;

/** @param later who moves after the tribe in this turn */
export function threatOf(view: ValleyView, seat: Seat, later: readonly Seat[]): Threat {
  // Who holds its four camps in this turn has won, whatever comes in the next one.
  const isCrowned = view.announced.includes(seat);
  const [now, next, coming] = isCrowned ? [STOP, 0.05, 1] : [NOW, NEXT, COMING];
  const rivals = view.tribes
    .filter((tribe) => tribe.seat !== seat && tribe.outSince === null)
    .map((tribe) => ({
      force: forceOf(view, tribe.seat).map((count) => Math.ceil(coming * count)),
      zeal: later.includes(tribe.seat) ? now : next,
    }));
  return (at, warriors, females, camp) =>
    rivals.reduce((risk, { force, zeal }) => {
      const wins = duel(item(force, at), warriors, Math.max(0, females - 1), camp);
      return 1 - (1 - risk) * (1 - zeal * wins * wins);
    }, 0);
}
