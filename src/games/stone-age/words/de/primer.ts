import type { Translation } from '../../../../language/say.ts';
import type { primer as english } from '../en/primer.ts';

/** Wie man spielt, auf vier Karten: ein Titel und höchstens 500 Zeichen. */
export const primer = {
  aim: {
    title: 'Wer die meisten Punkte hat, gewinnt',
    text: 'Jede Runde schickst du deine Leute los, handelst, und alle essen. Gebäude bringen sofort Punkte, Karten am Ende. Ist ein Stapel Gebäude leer oder fehlen Karten, **gewinnt, wer die meisten Punkte hat**.',
  },
  place: {
    title: 'Schick deine Leute los',
    text: 'Reihum, immer an einen Ort, an jeden nur einmal. Wo es Rohstoffe oder Nahrung gibt, würfelt jede Person. Im Dorf bekommt je ein Stamm ein Kind (**Hütte**), einen **Acker** oder ein **Werkzeug**.',
  },
  act: {
    title: 'Erst sammeln, dann kaufen',
    text: 'Die Würfel werden zusammengezählt und geteilt: **{{divisors}}**; Werkzeuge helfen. Dann bezahl Karten und Gebäude, bei denen du stehst, und **mach alle satt**.',
  },
  herd: {
    title: 'Zähme die Mammutherde',
    text: 'Wer sammelt, wo die Herde ist, kann für je eine Nahrung Leute bei ihr lassen. **Der höchste Würfel bekommt das Plättchen** und seinen Bonus; die meisten Plättchen sind {{mostTiles}} Punkte wert.',
  },
} satisfies Translation<typeof english>;
