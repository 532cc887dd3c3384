import type { Translation } from '../../../../../src/language/say.ts';
import type { rules as english } from '../en/rules.ts';

/** Die Regeln, nach Kapiteln. */
export const rules = {
  'in short': {
    title: 'Kurz gesagt',
    text: 'Wer nach {{rounds}} Runden die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr im Lager hat. Hat niemand einen Punkt, gewinnt niemand.',
  },
  round: {
    title: 'Eine Runde',
    guards:
      '**Wachen.** Alle sagen, wer ihre beiden Tore bewacht. Dann fällt für jedes Tor ein Würfel: Bei 1 oder 2 kommen Wölfe, die das Feuer scheuen, bei 3 oder 4 Diebe, die den Hund scheuen. Wem das Tor für sie offen steht, dem nehmen sie {{raid}} Nahrung. Wo niemand wacht, gibt es dafür 1 Holz.',
    straw: '**Stroh.** Alle schicken ein bis vier Helfer los; jeder bringt 1 Stroh.',
    elders:
      '**Älteste.** Reihum schicken alle ihren Ältesten los: in den Wald (1 bis 3 Holz), an den Fluss (1 bis 3 Nahrung), auf ein freies Feld ({{field}}), zu einer Karte, die ausliegt, oder auf den Festplatz ({{feast}}).',
    supper:
      '**Abendessen.** Alle versorgen {{mouths}} Esser, und für je zwei Helfer, die weg waren, einen mehr: mit Nahrung oder Holz. Jeder, der hungrig bleibt, kostet einen Punkt.',
    favour:
      '**Gunst.** Alle bieten heimlich Waren und zahlen sie auch. Das höchste Gebot bringt {{prize}}; bei Gleichstand bekommen sie alle.',
  },
  storm: {
    title: 'Der Sturm',
    text: 'Jeder Hof hat eine Karte, die nur er kennt: Sturm oder Windstille. Wer einen Sturm hat, kann ihn jederzeit in Auftrag geben. Er kommt, sobald jemand anders feiert: Das Fest bringt dann keine Punkte, der Sturm aber {{storm}}. Danach ist die Karte verbraucht.',
  },
} satisfies Translation<typeof english>;
