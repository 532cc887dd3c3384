import type { Translation } from '../../../../language/say.ts';
import type { lessons as english } from '../en/lessons.ts';

/** Was zu wissen lohnt, wenn etwas zum ersten Mal gefragt wird: je eine Zeile von höchstens 280 Zeichen. */
export const lessons = {
  place:
    'Nahrung entsteht aus zwei verschiedenen Marken: Fang dort an, wo mehrere Sorten höchstens zwei Felder weit weg sind. Beeren und Dschungel geben gleich Nahrung.',
  draft:
    'Deine Karte zahlt erst ganz am Ende, dann aber oft so viel wie alles andere. Behalte eine, deren Marken oder Taten für dich erreichbar sind.',
  grow: 'Wachse so früh wie möglich: Jedes Mitglied bringt jede Runde zwei Aktionen mehr. Das kommt zuerst: Sobald du Jäger schickst oder jemand handelt, ist es vorbei.',
  act: 'Nahrung gewinnt, und du hast je Mitglied nur zwei Aktionen: Zieh auf ein Feld mit Marken, sammle, und mach aus dem richtigen Paar Nahrung.',
  craft:
    'Hier werden zwei Marken zu 1 Nahrung. Marken allein sind am Ende nichts wert, außer deine Karte zählt sie.',
  recover:
    'Ein verwundetes Mitglied kann nur aufstehen. Das kostet eine Aktion, die andere ist danach wieder frei.',
  hunt: 'Nichts gibt auf einmal so viel Nahrung wie das Mammut, aber es schlägt zurück, und Jäger handeln nicht. Zwei, drei mit Stöcken erlegen es, einer allein fast nie.',
  fight:
    'Ein Kampf lohnt nur, wenn du mehr verwundest, als du einsteckst. Zähl, wer dort steht und wie viele Stöcke und wie viel Gras sie haben.',
  sides:
    'Mitkämpfen lohnt, wenn du gewinnen kannst. Raushalten spart Marken, getroffen werden kannst du trotzdem.',
  aim: 'Jedes Mitglied würfelt einmal, wen es auch angreift: Nimm den, der wenig Gras hat. Wer sich aufteilt, hat zwei Feinde.',
  commit:
    'Was du einsetzt, ist weg, ob du gewinnst oder nicht. Stöcke gewinnen Kämpfe, Gras hält deine Leute auf den Beinen, Steine zählen nur, wenn du triffst.',
  stones:
    'Ein Stein ändert nichts an der Nahrung, nur daran, wer noch steht. Triff den, dem du am wenigsten wieder begegnen willst.',
  attack:
    'Was du jetzt holst, gehört dir sofort. Stöcke helfen treffen, Gras hilft, wenn es zurückschlägt: Gib nicht alles in einer Runde aus.',
  share:
    'Du darfst alles behalten. Wer etwas bekommt, jagt beim nächsten Mal mit; wer leer ausgeht, merkt es sich.',
  land: 'Alle Jäger gehen gemeinsam dorthin und handeln nächste Runde von dort: Schau, was ringsum zu sammeln ist.',
  regroup:
    'Bleib, wenn es fast erlegt ist. Eine Wunde kostet eine Aktion zum Aufstehen; was du liegen lässt, holen sich die anderen.',
  aside:
    'Es liegt dort verwundet, bis es für eine Aktion aufsteht: Wähle ein Feld, auf dem es dann etwas zu tun hat.',
} satisfies Translation<typeof english>;
