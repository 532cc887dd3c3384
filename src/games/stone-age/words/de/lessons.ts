import type { Translation } from '../../../../language/say.ts';
import type { lessons as english } from '../en/lessons.ts';

/** Was zu wissen lohnt, wenn etwas zum ersten Mal gefragt wird: je eine Zeile von höchstens 280 Zeichen. */
export const lessons = {
  village:
    'Ein Acker mehr, ein Werkzeug oder ein Kind zahlt sich jede Runde aus: Geh früh hin, jeweils ist nur für einen Stamm Platz.',
  'short village':
    'Auch in nur {{short}} Runden lohnen sich Werkzeug und Acker; das Kind aus der Hütte isst vor allem mit.',
  sources: 'Hol, was ein offenes Gebäude oder eine Karte verlangt.',
  hunt: 'Am Ende der Runde isst jeder 1 Nahrung; wer jagt, bringt meist 1 oder 2.',
  cards: 'Eine Karte bringt sofort etwas und am Ende Punkte.',
  buildings:
    'Gebäude bringen die meisten Punkte, und zwar sofort. Geh hin, wenn du beim Handeln die Rohstoffe haben wirst.',
  herd: 'Sammle, wo die Herde ist, um sie zu zähmen: ein Bonus, und {{mostTiles}} Punkte für die meisten Plättchen.',
  rest: 'Fang mit allen an, die nichts bezahlen: Dann siehst du, was du kaufen kannst.',
  act: 'Auf die Reihenfolge kommt es an: erst Werkzeug, dann würfeln, dann kaufen.',
  spare:
    'Hunger kostet {{hunger}} Punkte: Behalte, was das Essen braucht, wenn es hier nicht mehr bringt.',
  pay: 'Behalte, was das nächste Gebäude verlangt.',
  tools: 'Nimm das kleinste Werkzeug, das für ein Stück mehr reicht.',
  tame: 'Jede Person bringt einen Würfel mehr für das Plättchen und isst trotzdem.',
  any: 'Nimm, was dir für dein nächstes Gebäude oder deine nächste Karte noch fehlt.',
  die: 'Werkzeug und Acker helfen ab jetzt immer. Was du liegen lässt, nimmt vielleicht der nächste Stamm.',
  bonus: 'Nimm die Zeile, die dir früher hilft; das Plättchen gehört dir so oder so.',
  feed: 'Hunger kostet {{hunger}} Punkte: Ein paar Rohstoffe sind fast immer billiger.',
  hunger: 'Hungern lohnt sich nur für etwas, das mehr als {{hunger}} Punkte wert ist.',
} satisfies Translation<typeof english>;
