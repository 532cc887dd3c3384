import { picks } from '../../engine/choices.ts';
import type { Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { item } from '../../parts/item.ts';
import type { ActionOf, Seasonal } from './action.ts';
import { bear } from './births.ts';
import { EARS, PLANTING } from './content/numbers.ts';
import { setCrop } from './crops.ts';
import { nameOf, type Place, TERRAIN } from './map.ts';
import type { ValleyFrame, ValleyPlay, ValleyStep } from './play.ts';
import { mayPlay } from './playing-cards.ts';
import { tribeOf, type ValleyState } from './state.ts';

/** Own camps that may be planted: after the last winter turn, on plains without a crop. */
function fieldsOf(state: ValleyState, seat: Seat): Place[] {
  const { camps, food } = tribeOf(state, seat);
  if (state.turn.season !== 'winter' || food < PLANTING) return [];
  return camps
    .filter((at) => TERRAIN[at] === 'plains' && item(state.crops, at) === 0)
    .toSorted((a, b) => a - b);
}

/** What a tribe may say, each by its name among the picks. */
function offers(state: ValleyState, seat: Seat): Map<string, Seasonal> {
  const tribe = tribeOf(state, seat);
  const camps = tribe.camps.toSorted((a, b) => a - b);
  const named: [string, Seasonal][] = [];
  if (mayPlay(tribe, 'midwife'))
    for (const at of camps) named.push([`midwife-${nameOf(at)}`, { season: 'midwife', at }]);
  if (mayPlay(tribe, 'elder'))
    for (const at of camps)
      for (const child of ['female', 'warrior'] as const)
        named.push([`elder-${nameOf(at)}-${child}`, { season: 'elder', at, child }]);
  for (const at of fieldsOf(state, seat))
    named.push([`plant-${nameOf(at)}`, { season: 'plant', at }]);
  return new Map(named);
}

/** Who has camps, and as far as others know something to do with them: a card, or a field. */
const isAsked = (state: ValleyState, seat: Seat): boolean => {
  const { camps, hand } = tribeOf(state, seat);
  return camps.length > 0 && (hand.length > 0 || fieldsOf(state, seat).length > 0);
};

/** Births of all, then what they plant; as far as food goes (Valley of the Mammoths, a turn, steps 7 and 8). */
function turnSeason(play: ValleyPlay, said: ReadonlyMap<Seat, readonly Seasonal[]>): void {
  const { state } = play;
  for (const seat of state.order) bear(play, seat, said.get(seat) ?? []);
  for (const seat of state.order)
    for (const { season: what, at } of said.get(seat) ?? []) {
      if (what !== 'plant' || !fieldsOf(state, seat).includes(at)) continue;
      tribeOf(state, seat).food -= PLANTING;
      setCrop(state, at, EARS);
      tell(play, { type: 'planted', seat, at });
    }
}

/** The end of a season: all who have a camp say at once, and sealed, what becomes of births and fields. */
const say: ValleyStep<'season', 'season'> = {
  does: ['season'],

  asks: (state) =>
    [...state.tribes.keys()]
      .filter((seat) => isAsked(state, seat))
      .map((seat) => ({
        seat,
        kind: 'season',
        topic: `season.${state.turn.number}.${seat}`,
        sealed: true,
      })),

  choices(state, _frame, { seat }) {
    const named = offers(state, seat);
    return picks({
      name: 'season',
      things: [...named.keys()],
      many: { least: 0, most: named.size },
      action: (things): ActionOf<'season'> => ({
        do: 'season',
        picks: things.flatMap((thing) => named.get(thing) ?? []),
      }),
    });
  },

  answer(play, _frame, answers) {
    turnSeason(play, new Map(answers.map(({ decision, action }) => [decision.seat, action.picks])));
    return 'over';
  },

  goOn(play) {
    const { state } = play;
    if (state.order.some((seat) => isAsked(state, seat))) return 'asks';
    turnSeason(play, new Map());
    return 'over';
  },
};

export const season: ValleyFrame<'season'> = { step: () => say };
