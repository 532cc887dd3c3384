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
  cannot: '„{{order}}“ ging nicht: {{reason}}. Darum wirst du gefragt.',
  trade: 'Handel: höchstens {{gives}} für mindestens {{takes}} geben',
  'trade: ask': 'Handel: mich fragen',
} satisfies Translation<typeof english>;
