import type { Translation } from '../../../../language/say.ts';
import type { lessons as english } from '../en/lessons.ts';

/** Was zu wissen lohnt, wenn etwas zum ersten Mal gefragt wird: je eine Zeile von höchstens 280 Zeichen. */
export const lessons = {
  place: 'Ein Mitglied zieht je Aktion bis zu zwei Felder: Schau, was in der Nähe liegt.',
  draft: 'Deine Karte zahlt am Ende: Behalte eine, die du gut erfüllen kannst.',
  grow: 'Wachse früh, bevor du jagst oder handelst: Jedes Mitglied bringt jede Runde zwei Aktionen mehr.',
  act: 'Zieh zu Marken, sammle, mach aus Paaren Nahrung.',
  season: 'Jede Runde endet mit einer Jahreszeit, die auf manchem Land alle verwundet.',
  trampling:
    'Nach der Jahreszeit zieht das Mammut weiter und trampelt nieder, wer ihm im Weg steht.',
  gather:
    'Beeren und Dschungel geben Nahrung. Aus zwei anderen Marken machst du Nahrung, oder sie zählen für deine Karte.',
  craft:
    'Hier werden zwei Marken zu 1 Nahrung. Marken allein zählen nichts, außer für deine Karte.',
  recover: 'Wer verwundet ist, muss erst aufstehen: Das kostet eine Aktion.',
  hunt: 'Jäger gehen los, bevor du handelst, und tun sonst nichts. Viel Nahrung, aber das Mammut schlägt zurück; Stöcke helfen am meisten.',
  fight:
    'Ein Kampf lohnt sich nur, wenn du mehr verwundest, als du einsteckst. Zähl vorher Mitglieder, Stöcke und Gras.',
  done: 'Aktionen kann man nicht aufheben: Beende deinen Zug, wenn sich nichts mehr lohnt.',
  sides:
    'Kämpf mit, wenn du gewinnen kannst. Raushalten spart Marken, getroffen werden kannst du trotzdem.',
  aim: 'Greif an, wer wenig Gras hat. Wer sich aufteilt, hat zwei Feinde.',
  commit:
    'Was du einsetzt, ist weg: Stöcke treffen, Gras schützt, Steine verstärken einen Treffer.',
  stones:
    'Triff den, dem du am wenigsten wieder begegnen willst: Mehr Nahrung bringen Steine nicht.',
  attack:
    'Jeder Treffer ist 1 Nahrung, und Stöcke helfen treffen. Gras hilft, wenn das Mammut zurückschlägt.',
  share:
    'Du darfst alles behalten. Wer etwas bekommt, jagt beim nächsten Mal mit; wer leer ausgeht, merkt es sich.',
  land: 'Alle Jäger gehen dorthin und handeln nächste Runde von dort: Schau, was ringsum liegt.',
  regroup:
    'Bleib, wenn das Mammut fast erlegt ist und noch ein Jäger steht. Sonst geh dorthin, wo es etwas zu sammeln gibt.',
  aside:
    'Es liegt dort verwundet: Wähle ein Feld, auf dem es etwas zu tun hat, wenn es wieder steht.',
} satisfies Translation<typeof english>;
