import { amounts } from '../../engine/choices.ts';
import type { Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { item } from '../../parts/item.ts';
import { abandonCamps } from './abandoning.ts';
import type { ActionOf, Unfed } from './action.ts';
import { SMOKED_MEAT } from './content/cards.ts';
import { EATS } from './content/numbers.ts';
import { incomeOf, isHarvest, totalIncome } from './income.ts';
import { losePeople } from './losing.ts';
import { nameOf, type Place, PLACES } from './map.ts';
import type { ValleyFrame, ValleyPlay, ValleyStep } from './play.ts';
import { playCard } from './playing-cards.ts';
import { type FixedTribe, tribeOf, type ValleyState } from './state.ts';
import { occupiedBy, type Sex } from './tribes.ts';

type Weather = { readonly turn: Pick<ValleyState['turn'], 'event'> };
type Eaters = Pick<FixedTribe, 'warriors' | 'females' | 'camps'>;

/** What one of a tribe eats on a place: in the cold more where it has no camp. */
export const mealAt = ({ turn }: Weather, { camps }: Pick<Eaters, 'camps'>, at: Place): number =>
  turn.event === 'deep-cold' && !camps.includes(at) ? EATS.cold : EATS.warm;

/** What all of a tribe eat. */
export const mealsOf = (state: Weather, tribe: Eaters): number =>
  PLACES.reduce(
    (all, at) =>
      all + (item(tribe.warriors, at) + item(tribe.females, at)) * mealAt(state, tribe, at),
    0,
  );

/** Who die if a tribe says nothing: warriors first, outside camps first, the last hex first. */
export function defaultDeaths(state: ValleyState, tribe: Eaters, lack: number): Unfed[] {
  const dead = new Map<Place, Record<Sex, number>>();
  const outsideFirst = occupiedBy(tribe)
    .toReversed()
    .toSorted((a, b) => Number(tribe.camps.includes(a)) - Number(tribe.camps.includes(b)));
  let left = lack;
  for (const sex of ['warriors', 'females'] as const)
    for (const at of outsideFirst) {
      const meal = mealAt(state, tribe, at);
      const count = Math.min(item(tribe[sex], at), Math.ceil(Math.max(0, left) / meal));
      left -= count * meal;
      dead.set(at, { ...(dead.get(at) ?? { warriors: 0, females: 0 }), [sex]: count });
    }
  return [...dead].map(([at, counts]) => ({ at, ...counts }));
}

/**
 * Survival begins: all have their income, and the harvest takes all crops. Asked are those who are short, and those who
 * want to be (Valley of the Mammoths, a turn, step 6).
 */
export function beginHunger(play: ValleyPlay): void {
  const { state } = play;
  for (const seat of state.order) {
    const income = incomeOf(state, seat);
    tribeOf(state, seat).food += totalIncome(income);
    tell(play, { type: 'incomeHad', seat, ...income });
  }
  if (isHarvest(state)) {
    state.crops = PLACES.map(() => 0);
    state.rain = false;
    tell(play, { type: 'harvestEnded' });
  }
  const left = state.order.filter((seat) => {
    const tribe = tribeOf(state, seat);
    return tribe.habits.supper === 'ask' || tribe.food < mealsOf(state, tribe);
  });
  state.frames.push({ frame: 'hunger', left });
}

const LETTER = { warriors: 'W', females: 'F' } as const;
const kindOf = (at: Place, sex: Sex): string => `${nameOf(at)}${LETTER[sex]}`;

/** A tribe plays its meat and eats; who is left unfed dies. What comes of it counts as they stood when survival began. */
function eat(play: ValleyPlay, seat: Seat, { meat, unfed }: ActionOf<'hunger'>): void {
  const { state } = play;
  const tribe = tribeOf(state, seat);
  for (let nth = 0; nth < meat; nth += 1)
    if (playCard(play, seat, 'smoked-meat')) tribe.food += SMOKED_MEAT;
  const { camps } = tribe;
  starve(play, seat, camps, unfed);
  const eaters = { warriors: tribe.warriors, females: tribe.females, camps };
  starve(play, seat, camps, defaultDeaths(state, eaters, mealsOf(state, eaters) - tribe.food));
  const cost = mealsOf(state, { warriors: tribe.warriors, females: tribe.females, camps });
  tribe.food -= cost;
  tell(play, { type: 'mealEaten', seat, cost, left: tribe.food });
  abandonCamps(play, seat);
}

function starve(
  play: ValleyPlay,
  seat: Seat,
  camps: readonly Place[],
  unfed: readonly Unfed[],
): void {
  for (const { at, warriors, females } of unfed) {
    if (warriors + females === 0) continue;
    const by = mealAt(play.state, { camps }, at) === EATS.warm ? 'hunger' : 'cold';
    losePeople(play, seat, at, by, { warriors, females });
  }
}

const NOTHING: ActionOf<'hunger'> = { do: 'hunger', meat: 0, unfed: [] };

/** All eat at once, those who were asked as they said. */
const feed: ValleyStep<'hunger', 'hunger'> = {
  does: ['hunger'],

  // Sealed, as all eat in the order of players, whoever answers first.
  asks: ({ turn: { number } }, { left }) =>
    left
      .toSorted((a, b) => a - b)
      .map((seat) => ({ seat, kind: 'hunger', topic: `hunger.${number}.${seat}`, sealed: true })),

  choices(state, _frame, { seat }) {
    const tribe = tribeOf(state, seat);
    const meat = tribe.hand.filter((card) => card === 'smoked-meat').length;
    const people = occupiedBy(tribe).flatMap((at) =>
      (['warriors', 'females'] as const).flatMap((sex) => {
        const count = item(tribe[sex], at);
        return count === 0 ? [] : [[kindOf(at, sex), count] as const];
      }),
    );
    return amounts({
      name: 'hunger',
      most: Object.fromEntries([...(meat > 0 ? [['meat', meat] as const] : []), ...people]),
      key: 'some',
      action: (given: Readonly<Record<string, number>>): ActionOf<'hunger'> => ({
        do: 'hunger',
        meat: given.meat ?? 0,
        unfed: PLACES.map((at) => ({
          at,
          warriors: given[kindOf(at, 'warriors')] ?? 0,
          females: given[kindOf(at, 'females')] ?? 0,
        })).filter(({ warriors, females }) => warriors + females > 0),
      }),
    });
  },

  answer(play, _frame, answers) {
    for (const seat of play.state.order) {
      const said = answers.find(({ decision }) => decision.seat === seat);
      eat(play, seat, said?.action ?? NOTHING);
    }
    return 'over';
  },

  goOn(play, { left }) {
    if (left.length > 0) return 'asks';
    for (const seat of play.state.order) eat(play, seat, NOTHING);
    return 'over';
  },
};

export const hunger: ValleyFrame<'hunger'> = { step: () => feed };
