import { tell } from '../../../src/engine/play.ts';
import { gain } from '../../../src/parts/goods.ts';
import { item } from '../../../src/parts/item.ts';
import type { Spot, Stock } from './action.ts';
import { CARD_IDS, CARDS, KINDS } from './content.ts';
import type { SteadingState } from './state.ts';
import { numbers, type SteadingPlay, type SteadingStage, type SteadingStep } from './step.ts';

/** A field is named by its number. */
export const keyOf = (at: Spot): string => `place.${typeof at === 'number' ? `f${at}` : at}`;

/** Where the next elder may go: one alone to the feast, to each field and to each card. */
export function spots({
  fields,
  placed,
  display,
}: Pick<SteadingState, 'fields' | 'placed' | 'display'>): Spot[] {
  const taken = new Set(placed.map(({ at }) => at));
  const alone: Spot[] = ['feast', ...Array.from({ length: fields }, (_, field) => field + 1)];
  return ['forest', 'river', ...alone.filter((at) => !taken.has(String(at))), ...display];
}

/** One elder after the other; what its place gives it has at once. */
const place: SteadingStep<'placing', 'place'> = {
  does: ['place'],
  asks: ({ round }, { left }) =>
    left.slice(0, 1).map((seat) => ({ seat, kind: 'place', topic: `place.${round}.${seat}` })),
  choices: (state) => spots(state).map((at) => ({ key: keyOf(at), action: { do: 'place', at } })),
  answer(play, frame, [{ decision, action }]) {
    const { seat } = decision;
    play.state.placed.push({ seat, at: String(action.at) });
    if (action.at === 'feast') feast(play, seat);
    else take(play, seat, action.at);
    frame.left = frame.left.slice(1);
    return frame.left.length > 0 ? 'goes on' : 'over';
  },
};

function take(play: SteadingPlay, seat: number, at: Spot): void {
  const { state } = play;
  const found = yieldOf(play, at);
  gain(item(state.goods, seat), KINDS, found);
  state.display = state.display.filter((card) => card !== at);
  tell(play, { type: 'placed', seat, at, found, points: 0 });
}

function yieldOf(play: SteadingPlay, at: Spot): Partial<Stock> {
  if (typeof at === 'number') return { straw: numbers(play.state).field };
  const card = CARD_IDS.find((id) => id === at);
  if (card !== undefined) return { [CARDS[card].kind]: CARDS[card].count };
  const found = Math.ceil(play.random.die() / 2);
  return at === 'river' ? { food: found } : { wood: found };
}

/** A feast is worth points, unless somebody else has ordered a storm. */
function feast(play: SteadingPlay, seat: number): void {
  const { points, orders, hands } = play.state;
  const { feast: worth, storm } = numbers(play.state);
  const by = orders.findIndex((ordered, other) => ordered && other !== seat);
  tell(play, { type: 'placed', seat, at: 'feast', found: {}, points: by < 0 ? worth : 0 });
  if (by < 0) {
    points[seat] = item(points, seat) + worth;
    return;
  }
  orders[by] = false;
  hands[by] = 'spent';
  points[by] = item(points, by) + storm;
  play.reveals = true;
  tell(play, { type: 'stormed', seat, by });
}

export const placing: SteadingStage<'placing'> = { step: () => place };
