import type { Translation } from '../../../../language/say.ts';
import type { lessons as english } from '../en/lessons.ts';

/** Was zu wissen lohnt, wenn etwas zum ersten Mal gefragt wird: je eine Zeile von höchstens 280 Zeichen. */
export const lessons = {
  village:
    'Hütte, Acker und Werkzeug zahlen sich jede Runde aus: Wer früh hingeht, hat später von allem mehr. Überall ist nur für einen Stamm Platz.',
  sources:
    'Jede Person würfelt einmal, und die Summe wird geteilt: Der Rest verfällt. Zwei auf der Jagd machen im Schnitt noch jemanden satt.',
  cards:
    'Eine Karte bringt sofort etwas und zählt ganz am Ende. Verschiedene grüne Symbole sind ihre Anzahl im Quadrat wert.',
  buildings:
    'Gebäude bringen die meisten Punkte, und zwar sofort. Schick nur jemanden hin, wenn du beim Handeln die Rohstoffe haben wirst.',
  herd: 'Wer dort sammelt, wo die Herde ist, darf sie zähmen. Das Plättchen bringt einen Bonus, und die meisten Plättchen sind {{mostTiles}} Punkte wert.',
  act: 'Auf die Reihenfolge kommt es an: erst Werkzeug holen, dann würfeln, dann kaufen. Mit *Eigene Reihenfolge* sagst du mehrere auf einmal, auch schon vor deinem Zug.',
  pay: 'Was am Ende an Rohstoffen übrig ist, zählt je einen Punkt. Behalte, was das nächste Gebäude verlangt.',
  tools:
    'Es zählt nur die Schwelle zum nächsten Stück: Nimm das kleinste Werkzeug, das reicht, und heb die anderen für den nächsten Wurf auf.',
  tame: 'Jede Person mehr ist eine Chance mehr auf den höchsten Würfel. Denk daran, dass diese Runde auch alle essen wollen.',
  any: 'Gold ist am meisten wert, aber nimm, was dir für dein nächstes Gebäude oder deine nächste Karte noch fehlt.',
  die: 'Ein Werkzeug oder ein Acker hilft ab jetzt jede Runde. Was du liegen lässt, nimmt vielleicht der nächste Stamm.',
  bonus:
    'Das Plättchen gehört dir, welche Zeile du auch nimmst. Die meisten Plättchen bringen am Ende {{mostTiles}} Punkte.',
  feed: '{{hunger}} Punkte holst du schwer wieder auf: Ein paar Rohstoffe sind fast immer billiger.',
} satisfies Translation<typeof english>;
