import { picks } from '../../engine/choices.ts';
import type { Picks, Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import type { Question } from '../../engine/question.ts';
import { item } from '../../parts/item.ts';
import type { ActionOf, Seasonal } from './action.ts';
import { bear } from './births.ts';
import { EARS, PLANTING } from './content/numbers.ts';
import { setCrop } from './crops.ts';
import { nameOf, type Place, TERRAIN } from './map.ts';
import type { ValleyFrame, ValleyPlay, ValleyStep } from './play.ts';
import { mayPlay } from './playing-cards.ts';
import { tribeOf, type ValleyState } from './state.ts';

/** How much food a tribe has for its fields. */
type Spare = (seat: Seat) => number;

/** Own camps that may be planted: after the last winter turn, on plains without a crop. */
function fieldsOf(state: ValleyState, seat: Seat, spare: Spare): Place[] {
  if (state.turn.season !== 'winter' || spare(seat) < PLANTING) return [];
  return tribeOf(state, seat)
    .camps.filter((at) => TERRAIN[at] === 'plains' && item(state.crops, at) === 0)
    .toSorted((a, b) => a - b);
}

/** What a tribe may say, each by its name among the picks. */
function offers(state: ValleyState, seat: Seat, spare: Spare): Map<string, Seasonal> {
  const tribe = tribeOf(state, seat);
  const camps = tribe.camps.toSorted((a, b) => a - b);
  const named: [string, Seasonal][] = [];
  if (mayPlay(tribe, 'midwife'))
    for (const at of camps) named.push([`midwife-${nameOf(at)}`, { season: 'midwife', at }]);
  if (mayPlay(tribe, 'elder'))
    for (const at of camps)
      for (const child of ['female', 'warrior'] as const)
        named.push([`elder-${nameOf(at)}-${child}`, { season: 'elder', at, child }]);
  for (const at of fieldsOf(state, seat, spare))
    named.push([`plant-${nameOf(at)}`, { season: 'plant', at }]);
  return new Map(named);
}

/** Asks all who have camps, and as far as others know something to do with them: a card, or a field. Sealed. */
export const seasonQuestions = (state: ValleyState, spare: Spare): Question<'season'>[] =>
  [...state.tribes.entries()]
    .filter(
      ([seat, { camps, hand }]) =>
        camps.length > 0 && (hand.length > 0 || fieldsOf(state, seat, spare).length > 0),
    )
    .map(([seat]) => ({
      seat,
      kind: 'season',
      topic: `season.${state.turn.number}.${seat}`,
      sealed: true,
    }));

/** What becomes of births and fields: some of these in any order; none is the safe one. */
export function offerSeason(
  state: ValleyState,
  seat: Seat,
  spare: Spare,
): Picks<ActionOf<'season'>> {
  const named = offers(state, seat, spare);
  return picks({
    name: 'season',
    things: [...named.keys()],
    many: { least: 0, most: named.size },
    action: (things) => ({
      do: 'season',
      picks: things.flatMap((thing) => named.get(thing) ?? []),
    }),
  });
}

/** Births of all, then what they plant; as far as food goes (Valley of the Mammoths, a turn, steps 7 and 8). */
export function turnSeason(play: ValleyPlay, said: ReadonlyMap<Seat, readonly Seasonal[]>): void {
  const { state } = play;
  const food: Spare = (seat) => tribeOf(state, seat).food;
  for (const seat of state.order) bear(play, seat, said.get(seat) ?? []);
  for (const seat of state.order)
    for (const { season: what, at } of said.get(seat) ?? []) {
      if (what !== 'plant' || !fieldsOf(state, seat, food).includes(at)) continue;
      tribeOf(state, seat).food -= PLANTING;
      setCrop(state, at, EARS);
      tell(play, { type: 'planted', seat, at });
    }
}

/** The end of a season in which nobody was hungry: all who have a camp are asked at once. */
const say: ValleyStep<'season', 'season'> = {
  does: ['season'],
  asks: (state) => seasonQuestions(state, (seat) => tribeOf(state, seat).food),
  choices: (state, _frame, { seat }) => offerSeason(state, seat, (of) => tribeOf(state, of).food),

  answer(play, _frame, answers) {
    turnSeason(play, new Map(answers.map(({ decision, action }) => [decision.seat, action.picks])));
    return 'over';
  },

  goOn(play, frame) {
    if (say.asks(play.state, frame).length > 0) return 'asks';
    turnSeason(play, new Map());
    return 'over';
  },
};

export const season: ValleyFrame<'season'> = { step: () => say };
