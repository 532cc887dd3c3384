import type { Seat } from '../../../engine/game.ts';
import { grouped } from '../../../parts/grouped.ts';
import { only } from '../../../parts/only.ts';
import { totalIncome } from '../income.ts';
import type { ValleyEvent } from '../event.ts';
import { nameOf } from '../map.ts';
import type { Tellings, Voice } from './told.ts';

/** Step 6. Lines are made of what each tribe had, ate and lost. */
export const food = {
  incomeHad: { passage: 'food', kind: 'outcome', isFate: true },
  mealEaten: {
    passage: 'food',
    kind: 'outcome',
    befalls: ({ seat }) => [seat],
    milestone: 'meals',
    changes: ({ seat, left }) => [{ seat, food: () => left }],
  },
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
  const others = [
    ...unfedWords(voice, own),
    ...own.flatMap((event) => (event.type === 'peopleLost' ? [] : (clauseOf(event) ?? []))),
  ];
  if (voice.isBrief && others.length === 0) return '';
  const eats =
    meal === undefined || meal.cost === 0 || voice.isBrief
      ? []
      : [say('told.meal', { cost: meal.cost, left: meal.left })];
  const parts = [...others, ...eats];
  const had = income === undefined || voice.isBrief ? 0 : totalIncome(income);
  if (had === 0 && parts.length === 0) return '';
  // `Ibis +2, eats 7`, but `Ibis eats 7`.
  return had === 0
    ? [[voice.seat(seat), ...parts.slice(0, 1)].join(' '), ...parts.slice(1)].join(', ')
    : [say('told.income', { seat: voice.seat(seat), income: had }), ...parts].join(', ');
}

/** Who was left unfed, and where. */
const unfedWords = ({ speech: { say }, people }: Voice, own: readonly ValleyEvent[]): string[] =>
  (['hunger', 'cold'] as const).flatMap((by) => {
    const dead = grouped(
      only(own, 'peopleLost').filter((one) => one.by === by),
      ({ at }) => at,
    );
    const on = dead.map(([at, some]) => {
      const all = some.reduce((sum, one) => ({
        ...sum,
        warriors: sum.warriors + one.warriors,
        females: sum.females + one.females,
      }));
      return say('told.on', { people: people(all), place: nameOf(at) });
    });
    return on.length === 0 ? [] : [say(`told.starves.${by}`, { people: on.join(', ') })];
  });

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
