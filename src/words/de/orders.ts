import type { Translation } from '../../language/say.ts';
import type { orders as english } from '../en/orders.ts';

/** Was `/orders` sagt: Antworten, bevor jemand gefragt hat. */
export const orders = {
  heading: '📜 **Vorab-Ansagen** · {{match}} · {{seat}}',
  about:
    'Was ich für dich antworte, sobald du danach gefragt wirst, sofort und geheim. Bis die Partie zu Ende ist, sieht niemand, dass du es vorab angesagt hast.',
  ask: 'frag mich',
  'as for all': 'wie für alle',
  computer: 'der Computer antwortet',
  'for all': 'Für alle',
  against: 'Nur gegen {{seat}}',
  cannot: '„{{order}}“ ging nicht: {{reason}}. Darum wirst du gefragt.',
  did: '📜 Vorab angesagt: {{line}}',
  sealed: '🔒 Vorab angesagt und versiegelt: {{choice}}.',
  'asked again': '🔓 Was vorab versiegelt war, ist zurückgenommen: Du wirst wieder gefragt.',
  'trade with': 'Mit {{seat}}: {{trade}}',
  rest: 'Du hast zurückgenommen, was deine Ansage geantwortet hat, darum wirst du gefragt. Nach deiner Antwort gelten deine Ansagen wieder.',
  agree: 'Angebote annehmen …',
  'trade with all': 'Angebote von allen annehmen',
  'trade with seat': 'Angebote von {{seat}} annehmen',
  'trade gives': 'Du gibst höchstens',
  'trade takes': 'Du bekommst mindestens',
  amounts: 'Mehrere Mengen werden zusammengezählt.',
  trade: 'Tauschen: höchstens {{gives}} geben, mindestens {{takes}} bekommen',
  preferred: '{{title}}: {{what}}',
  'none left': '{{title}}: Von der Liste ist nichts mehr frei.',
  'ask again': '{{title}}: frag mich',
  nth: '{{nth}}. Wunsch',
  'first now': '1. Wunsch, gleich jetzt',
  'thing and number': 'Was, und wie viele …',
  'trade: ask': 'Tauschen: frag mich',
} satisfies Translation<typeof english>;
