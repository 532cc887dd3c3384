import type { Translation } from '../../../../language/say.ts';
import type { lessons as english } from '../en/lessons.ts';

/** Was zu wissen lohnt, wenn etwas zum ersten Mal gefragt wird: je eine Zeile von höchstens 280 Zeichen. */
export const lessons = {
  place: 'Ein Mitglied zieht je Aktion bis zu zwei Felder: Schau, was in der Nähe liegt.',
  draft: 'Deine Karte zahlt am Ende: Behalte eine, die du gut erfüllen kannst.',
  grow: 'Wachse, bevor du jagst oder handelst: Jedes Mitglied sind zwei Aktionen mehr.',
  act: 'Zieh zu Marken, sammle, mach aus Paaren Nahrung.',
  season: 'Jede Runde endet mit einer Jahreszeit: Sie verwundet alle auf manchem Land.',
  trampling: 'Danach zieht das Mammut und trampelt nieder, wer ihm im Weg steht.',
  gather: 'Beeren und Dschungel geben Nahrung. Andere Marken werden es zu zweit.',
  craft: 'Hier werden zwei Marken zu 1 Nahrung. Allein zählen sie nur für deine Karte.',
  recover: 'Wer verwundet ist, muss erst aufstehen: Das kostet eine Aktion.',
  hunt: 'Jäger jagen nur. Viel Nahrung, doch es schlägt zurück: Nimm Stöcke mit.',
  fight: 'Kämpf nur, wenn du mehr verwundest als einsteckst: Zähl Stöcke und Gras.',
  done: 'Aktionen kann man nicht aufheben: Beende deinen Zug, wenn sich nichts mehr lohnt.',
  sides: 'Kämpf mit, wenn du gewinnen kannst. Raushalten spart Marken, schützt aber nicht.',
  aim: 'Greif an, wer wenig Gras hat. Wer sich aufteilt, hat zwei Feinde.',
  commit:
    'Was du einsetzt, ist weg: Stöcke treffen, Gras schützt, Steine verstärken einen Treffer.',
  stones:
    'Triff den, dem du am wenigsten wieder begegnen willst: Mehr Nahrung bringen Steine nicht.',
  attack: 'Jeder Treffer ist 1 Nahrung: Stöcke treffen. Gras hilft, wenn es zurückschlägt.',
  share: 'Wer etwas bekommt, jagt wieder mit; wer leer ausgeht, merkt es sich.',
  land: 'Alle Jäger gehen dorthin und handeln von dort: Schau, was ringsum liegt.',
  regroup: 'Bleib, wenn es fast erlegt ist und noch einer steht; sonst geh sammeln.',
  aside: 'Es liegt dort verwundet: Wähle, wo es danach etwas zu tun hat.',
} satisfies Translation<typeof english>;
