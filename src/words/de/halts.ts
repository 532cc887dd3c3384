import type { Translation } from '../../language/say.ts';
import type { halts as english } from '../en/halts.ts';

/** Was über Partien gesagt wird, die stillstehen, weitergehen oder für alle zu Ende gespielt werden. */
export const halts = {
  paused:
    '⏸️ Diese Partie pausiert bis {{when}} und geht dann von selbst weiter. Bis dahin läuft keine Uhr.',
  'stands still': '-# ⏸️ Pause bis {{when}}: Bis dahin läuft keine Uhr.',
  'paused by':
    '⏸️ <@{{by}}> moderiert diesen Kanal und hat diese Partie bis {{when}} angehalten. Dann geht sie von selbst weiter; bis dahin läuft keine Uhr.',
  resumed: '▶️ Diese Partie geht weiter.',
  'resumed by': '▶️ <@{{by}}> moderiert diesen Kanal und lässt diese Partie weitergehen.',
  asleep_one:
    '💤 Hier hat seit {{count}} Tag niemand etwas getan, darum schläft diese Partie. Nichts ist verloren: Drück **Spielen** und mach weiter, wann du magst.',
  asleep_other:
    '💤 Hier hat seit {{count}} Tagen niemand etwas getan, darum schläft diese Partie. Nichts ist verloren: Drück **Spielen** und mach weiter, wann du magst.',
  deserted:
    '💤 Hier spielt niemand mehr, darum schläft diese Partie. Mit **{{button}}** geht sie weiter, egal, wer zuerst kommt. Kommt bis {{when}} niemand, spielt der Computer sie zu Ende. Wer hier saß, kann das mit `/match settle` auch sofort haben, ebenso die Moderation, wenn sie nicht mitgespielt hat.',
  settling: '🏁 Der Computer spielt diese Partie für alle zu Ende, wie ihr es beschlossen habt.',
  'settling alone': '🏁 Der Computer spielt diese Partie zu Ende.',
  'settling by':
    '🏁 <@{{by}}> moderiert diesen Kanal und lässt den Computer diese Partie für alle zu Ende spielen.',
  'settling sat there':
    '🏁 <@{{by}}> saß hier und lässt den Computer diese Partie zu Ende spielen, weil sonst niemand mehr mitspielt.',
  'settling nobody came':
    '🏁 Niemand ist zurückgekommen, darum spielt der Computer diese Partie jetzt zu Ende.',
  back: '🔥 Da bin ich wieder: Seit {{when}} war ich nicht auf diesem Server. Solange stand die Uhr, alle haben noch so viel Zeit wie davor.',
  pause_one:
    '⏸️ {{from}} möchte diese Partie {{count}} Tag lang anhalten. Es müssen {{needed}} von {{people}} dafür sein.',
  pause_other:
    '⏸️ {{from}} möchte diese Partie {{count}} Tage lang anhalten. Es müssen {{needed}} von {{people}} dafür sein.',
  resume: '▶️ {{from}} möchte jetzt weiterspielen. Es müssen {{needed}} von {{people}} dafür sein.',
  settle:
    '🏁 {{from}} möchte diese Partie beenden: Der Computer spielt sie für alle zu Ende, und dieses Ergebnis gilt. Es müssen alle dafür sein.',
  'is put': 'Jetzt stimmt dein Tisch im Thread darüber ab.',
  'is carried': 'Erledigt. Alle lesen es im Thread.',
} satisfies Translation<typeof english>;
