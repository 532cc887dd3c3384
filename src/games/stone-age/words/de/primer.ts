import type { Translation } from '../../../../language/say.ts';
import type { primer as english } from '../en/primer.ts';

/** Wie man spielt, auf vier Karten: ein Titel und höchstens 500 Zeichen. */
export const primer = {
  aim: {
    title: 'Wer die meisten Punkte hat, gewinnt',
    text: 'Jede Runde schickt ihr zuerst reihum alle eure Leute los; dann handelt ein Stamm nach dem anderen; dann essen alle. Gebäude bringen sofort Punkte, Karten am Ende. Ist ein Stapel Gebäude leer oder fehlen Karten, ist die Partie aus, und **wer die meisten Punkte hat, gewinnt**.',
  },
  place: {
    title: 'Schick deine Leute los',
    text: 'Immer an einen Ort, so viele du willst, nie zweimal an denselben. In **Wald, Lehmgrube, Steinbruch, am Fluss** und auf der **Jagd** würfelt jede Person. Im Dorf ist überall nur für einen Stamm Platz: eine **Hütte** für ein Kind, ein **Acker** für Nahrung, ein **Werkzeug**.',
  },
  act: {
    title: 'Erst sammeln, dann kaufen',
    text: 'Sind alle losgeschickt, handeln deine Leute in deiner Reihenfolge. Würfel werden addiert und geteilt: **{{divisors}}**; Werkzeuge helfen. Dann bezahl die Karten und Gebäude, bei denen du jemanden hast, und behalte **eine Nahrung je Person**.',
  },
  herd: {
    title: 'Zähme die Mammutherde',
    text: 'Die meisten Tische spielen mit der Herde. Jede Runde zieht sie an einen Ort. Wer dort sammelt, kann für je eine Nahrung Leute bei ihr lassen. Wenn alle gehandelt haben, würfeln sie: **Der höchste Würfel bekommt das Plättchen** und seinen Bonus. Wer am Ende die meisten Plättchen hat, bekommt {{mostTiles}} Punkte.',
  },
} satisfies Translation<typeof english>;
