import type { Translation } from '../../language/say.ts';
import type { orders as english } from '../en/orders.ts';

/** Was `/orders` sagt: Antworten, bevor jemand gefragt hat. */
export const orders = {
  about:
    'Was ich für dich antworte, sobald du danach gefragt wirst, sofort und geheim. Niemand sieht, dass es vorher gesagt wurde.',
  ask: 'frag mich',
  'as for all': 'wie für alle',
  computer: 'ein Computerspieler antwortet',
  'for all': 'Für alle',
  against: 'Nur gegen {{seat}}',
  cannot: '„{{order}}“ geht hier nicht, darum wirst du gefragt.',
  rest: 'Was von selbst gesagt war, hast du zurückgenommen, darum wirst du gefragt. Nach deiner Antwort gelten deine Ansagen wieder.',
  trade: 'Tauschen: höchstens {{gives}} geben, mindestens {{takes}} bekommen',
  'trade: ask': 'Tauschen: frag mich',
} satisfies Translation<typeof english>;
