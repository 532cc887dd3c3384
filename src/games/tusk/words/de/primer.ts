import type { Translation } from '../../../../language/say.ts';
import type { primer as english } from '../en/primer.ts';

/** Wie man spielt, auf vier Karten: ein Titel und höchstens 500 Zeichen. */
export const primer = {
  aim: {
    title: 'Wer am meisten Nahrung hat, gewinnt',
    text: 'Du führst einen Stamm durch die kommende Eiszeit. Jede Runde handeln alle Stämme, dann treffen die Jäger auf das Mammut, dann verändert die Jahreszeit das Land. Ab Runde {{snow}} deckt der Schnee Feld um Feld zu. Wenn alles weiß ist, nach 6 bis 9 Runden, **gewinnt, wer die meiste Nahrung hat**.',
  },
  turn: {
    title: 'Dein Zug: {{actions}} Aktionen je Mitglied',
    text: 'Erst wachsen und Jäger losschicken, wenn du magst. Dann tut jedes Mitglied {{actions}} Dinge: bis zu zwei Felder **ziehen**, eine Marke **sammeln**, wo es steht, dort aus zwei Marken 1 Nahrung **herstellen**, wo das Feld es sagt, oder **kämpfen**, mit wem es dort steht. Was zur Wahl steht, ist auf deinem Bild umrandet.',
  },
  hunt: {
    title: 'Jagt gemeinsam das Mammut',
    text: 'Die Jäger aller Stämme treffen es in Runden. Jeder Wurf ab {{hits}} holt 1 Nahrung von den {{food}}, die es hat; Stöcke helfen deinen Würfeln, und Gras hilft, wenn es zurückschlägt. Fällt es, verteilt, wer zuerst Jäger geschickt hat, **noch {{food}} Nahrung**, wie er will.',
  },
  card: {
    title: 'Eine Karte, die nur du kennst',
    text: 'Am Anfang behältst du eine von {{drawn}} Siegkarten. Sie bringt am Ende Nahrung: für Marken, für Beute, für gewonnene Kämpfe. Nur du siehst sie, mit **Meine Hand**. Schenken, tauschen und versprechen darfst du jederzeit; Versprechen binden niemanden.',
  },
} satisfies Translation<typeof english>;
