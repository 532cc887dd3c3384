import { amounts } from '../../engine/choices.ts';
import type { Amounts, Choices, Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import type { Fixed } from '../../parts/fixed.ts';
import { item } from '../../parts/item.ts';
import { abandonCamps } from './abandoning.ts';
import type { ActionOf, Seasonal, Unfed } from './action.ts';
import { endsSeason } from './calendar.ts';
import { SMOKED_MEAT } from './content/cards.ts';
import { EATS } from './content/numbers.ts';
import { ASKS_TOGETHER } from './content/versions.ts';
import { incomeOf, isHarvest, totalIncome } from './income.ts';
import { losePeople } from './losing.ts';
import { nameOf, type Place, PLACES } from './map.ts';
import { defaultDeaths, mealAt, mealsOf } from './meals.ts';
import { buryTribes } from './out.ts';
import type { ValleyFrame, ValleyPlay, ValleyStep } from './play.ts';
import { playCard } from './playing-cards.ts';
import { offerSeason, seasonQuestions, turnSeason } from './season.ts';
import { type FixedTribe, type FrameOf, tribeOf, type ValleyState } from './state.ts';
import { occupiedBy, type Sex } from './tribes.ts';

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

type Hungry = Fixed<FrameOf<'hunger'>>;

/** Whether births and fields are asked with it, at a season's end: else once all have eaten. */
export const asksSeason = ({ rules, turn }: ValleyState, { left }: Hungry): boolean =>
  ASKS_TOGETHER[rules] && left.length > 0 && endsSeason(turn);

/** What tribes have for their fields once all have eaten; who is asked may have more, by meat or by feeding fewer. */
const spareIn =
  (state: ValleyState, { left }: Hungry) =>
  (seat: Seat): number => {
    const tribe = tribeOf(state, seat);
    return left.includes(seat)
      ? tribe.food + meatOf(tribe) * SMOKED_MEAT
      : tribe.food - mealsOf(state, tribe);
  };

const meatOf = ({ hand }: Pick<FixedTribe, 'hand'>): number =>
  hand.filter((card) => card === 'smoked-meat').length;

/** Who of a tribe is left unfed, and how much meat it plays. */
function offerMeal(state: ValleyState, seat: Seat): Amounts<ActionOf<'hunger'>> {
  const tribe = tribeOf(state, seat);
  const meat = meatOf(tribe);
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
}

const NOTHING: ActionOf<'hunger'> = { do: 'hunger', meat: 0, unfed: [] };

/** All eat at once, those who were asked as they said; at a season’s end births and planting follow. */
const feed: ValleyStep<'hunger', 'hunger' | 'season'> = {
  does: ['hunger', 'season'],

  // Sealed, as all eat in the order of players, whoever answers first.
  asks(state, frame) {
    const { number } = state.turn;
    const hungry = frame.left.map((seat) => ({
      seat,
      kind: 'hunger' as const,
      topic: `hunger.${number}.${seat}`,
      sealed: true,
    }));
    const others = asksSeason(state, frame) ? seasonQuestions(state, spareIn(state, frame)) : [];
    return [...hungry, ...others].toSorted((a, b) => a.seat - b.seat);
  },

  choices: (state, frame, { kind, seat }): Choices<ActionOf<'hunger' | 'season'>> =>
    kind === 'season' ? offerSeason(state, seat, spareIn(state, frame)) : offerMeal(state, seat),

  answer(play, frame, answers) {
    const isTogether = asksSeason(play.state, frame);
    const meals = new Map<Seat, ActionOf<'hunger'>>();
    const seasonal = new Map<Seat, readonly Seasonal[]>();
    for (const { decision, action } of answers)
      if (action.do === 'hunger') meals.set(decision.seat, action);
      else seasonal.set(decision.seat, action.picks);
    for (const seat of play.state.order) eat(play, seat, meals.get(seat) ?? NOTHING);
    if (isTogether) {
      buryTribes(play);
      turnSeason(play, seasonal);
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
