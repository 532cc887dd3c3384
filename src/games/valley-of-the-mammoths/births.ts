import type { Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { item } from '../../parts/item.ts';
import type { Seasonal } from './action.ts';
import { BIRTH } from './content/numbers.ts';
import type { Place } from './map.ts';
import type { ValleyPlay } from './play.ts';
import { mayPlay, playCard } from './playing-cards.ts';
import { tribeOf } from './state.ts';
import { addPeople, type Sex, spareOf } from './tribes.ts';

type Child = Extract<Seasonal, { season: 'elder' }>['child'];
type Birth = { readonly card: 'midwife' | 'elder' | null; readonly child: Child | null };

const SEX = { warrior: 'warriors', female: 'females' } as const satisfies Record<Child, Sex>;

/**
 * Births of a tribe: first its cards are played, then its camps go in hex order (Valley of the Mammoths, a turn, step 7).
 */
export function bear(play: ValleyPlay, seat: Seat, picks: readonly Seasonal[]): void {
  const tribe = tribeOf(play.state, seat);
  let midwife: Place | null = null;
  let elder: { at: Place; child: Child } | null = null;
  for (const pick of picks) {
    const { at } = pick;
    // Of two camps for one card the first has it; one that was given up meanwhile has none.
    if (pick.season === 'plant' || !tribe.camps.includes(at) || !mayPlay(tribe, pick.season))
      continue;
    if (!playCard(play, seat, pick.season, { at })) continue;
    if (pick.season === 'midwife') midwife = at;
    else elder = { at, child: pick.child };
  }
  for (const at of tribe.camps.toSorted((a, b) => a - b)) {
    const births: Birth[] = [{ card: null, child: null }];
    if (item(tribe.females, at) > 1) births.push({ card: null, child: null });
    if (elder?.at === at) births[0] = { card: 'elder', child: elder.child };
    if (midwife === at) births.push({ card: 'midwife', child: null });
    for (const birth of births) bearAt(play, seat, at, birth);
  }
}

function bearAt(play: ValleyPlay, seat: Seat, at: Place, { card, child }: Birth): void {
  const tribe = tribeOf(play.state, seat);
  const { dice, children } = child === null ? thrown(play) : { dice: [], children: [child] };
  const born = { warriors: 0, females: 0 };
  for (const one of children) {
    const sex = SEX[one];
    // No spare token, no child.
    if (spareOf(tribe, sex) === 0) continue;
    addPeople(tribe, sex, at, 1);
    born[sex] += 1;
  }
  tell(play, { type: 'born', seat, at, dice, card, ...born });
}

/** Who is born by a die; a six is twins, of whom sixes are warriors. */
function thrown({ random }: ValleyPlay): { dice: number[]; children: Child[] } {
  const childBy = (die: number): Child => (die <= BIRTH.female ? 'female' : 'warrior');
  const die = random.die();
  if (die <= BIRTH.warrior) return { dice: [die], children: [childBy(die)] };
  const twins = [random.die(), random.die()];
  return { dice: [die, ...twins], children: twins.map(childBy) };
}
