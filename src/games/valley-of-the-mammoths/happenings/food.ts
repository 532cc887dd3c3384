import type { Seat } from '../../../engine/game.ts';
import { only } from '../../../parts/only.ts';
import { totalIncome } from '../income.ts';
import type { ValleyEvent } from '../event.ts';
import type { Tellings, Voice } from './told.ts';

/** Step 6. Lines are made of what each tribe had, ate and lost. */
export const food = {
  incomeHad: { passage: 'food' },
  mealEaten: { passage: 'food', milestone: 'meals' },
  harvestEnded: {
    passage: 'food',
    milestone: 'harvests',
    clause: ({ speech }) => speech.say('told.harvest'),
  },
} satisfies Partial<Tellings>;

/** What a tribe had, lost and ate, so far as it is told; empty for nothing. */
function tribeWords(
  voice: Voice,
  seat: Seat,
  events: readonly ValleyEvent[],
  clauseOf: (event: ValleyEvent) => string | null,
): string {
  const { say } = voice.speech;
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const [income] = only(own, 'incomeHad');
  const [meal] = only(own, 'mealEaten');
  const others = own.flatMap((event) => clauseOf(event) ?? []);
  if (voice.isBrief && others.length === 0) return '';
  const eats =
    meal === undefined || meal.cost === 0 || voice.isBrief
      ? []
      : [say('told.meal', { cost: meal.cost, left: meal.left })];
  const name =
    income === undefined || voice.isBrief
      ? voice.seat(seat)
      : say('told.income', { seat: voice.seat(seat), income: totalIncome(income) });
  const parts = [...others, ...eats];
  // `Stork +2, eats 7`, but `Stork eats 7`.
  return income === undefined || voice.isBrief
    ? [[name, ...parts.slice(0, 1)].join(' '), ...parts.slice(1)].join(', ')
    : [name, ...parts].join(', ');
}

/** How all tribes were fed, one after the other. */
export function foodWords(
  voice: Voice,
  events: readonly ValleyEvent[],
  clauseOf: (event: ValleyEvent) => string | null,
): string {
  const seats = new Set(events.flatMap((event) => ('seat' in event ? [event.seat] : [])));
  const harvest = only(events, 'harvestEnded').map(() => voice.speech.say('told.harvest'));
  return [...[...seats].map((seat) => tribeWords(voice, seat, events, clauseOf)), ...harvest]
    .filter((part) => part !== '')
    .join('; ');
}
