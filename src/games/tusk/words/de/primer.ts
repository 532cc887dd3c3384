import type { Translation } from '../../../../language/say.ts';
import type { primer as english } from '../en/primer.ts';

/** Wie man spielt, auf vier Karten: ein Titel und höchstens 500 Zeichen. */
export const primer = {
  aim: {
    title: 'Wer am meisten Nahrung hat, gewinnt',
    text: 'Sammle und jage, während die Eiszeit kommt. Ab Runde {{snow}} deckt der Schnee das Land zu; wenn alles weiß ist, nach 6 bis 9 Runden, **gewinnt, wer die meiste Nahrung hat**.',
  },
  turn: {
    title: 'Dein Zug: {{actions}} Aktionen je Mitglied',
    text: 'Erst darfst du wachsen, dann Jäger losschicken. Dann tut jedes Mitglied {{actions}} Dinge: bis zu zwei Felder **ziehen**, eine Marke **sammeln**, aus zwei Marken 1 Nahrung **herstellen**, wo das Feld es sagt, oder **kämpfen**.\nJede Runde endet mit einer Jahreszeit: Sie **verwundet** alle auf den Feldern, die sie nennt.',
  },
  hunt: {
    title: 'Jagt gemeinsam das Mammut',
    text: 'Jeder Wurf ab {{hits}} holt 1 Nahrung von den {{food}}, die es hat; Stöcke helfen deinen Würfeln, Gras hilft, wenn es zurückschlägt. Fällt es, verteilt der Jagdleiter, der zuerst Jäger geschickt hat, **noch {{food}} Nahrung**.\nJede Runde zieht es weiter und **trampelt nieder**, wer ihm im Weg steht.',
  },
  card: {
    title: 'Eine Karte, die nur du kennst',
    text: 'Du behältst eine von {{drawn}} Siegkarten. Sie bringt am Ende Nahrung: für Marken, Beute oder Kämpfe. Schenken und tauschen darfst du jederzeit; Versprechen binden niemanden.',
  },
} satisfies Translation<typeof english>;
