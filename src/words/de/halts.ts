import type { Translation } from '../../language/say.ts';
import type { halts as english } from '../en/halts.ts';

/** Was über Partien gesagt wird, die stillstehen, weitergehen oder für alle zu Ende gespielt werden. */
export const halts = {
  untold:
    '⏸️ In dieser Partie zählt seit {{when}} keine Zeit, denn in <#{{place}}> kann ich nichts schreiben. Spielen könnt ihr trotzdem. Sobald ich dort wieder schreiben kann, läuft die Uhr von allein weiter. Ist der Thread gesperrt, entsperrt ihn; darf ich dort nicht schreiben, gebt mir das Recht zurück; ist er weg, legt `/repair` einen neuen an, und `/repair channel:` zieht mit der Partie um.',
  'no time':
    'die Uhr steht, solange ich dort nichts schreiben kann: Der Thread ist weg oder gesperrt, oder mir fehlt das Recht',
  paused:
    '⏸️ Diese Partie pausiert bis {{when}} und geht dann von selbst weiter. Bis dahin läuft keine Uhr.',
  'stands still': '-# ⏸️ Pause bis {{when}}: Bis dahin läuft keine Uhr.',
  'paused by':
    '⏸️ <@{{by}}> (Moderation) hat diese Partie bis {{when}} angehalten. Dann geht sie von selbst weiter; bis dahin läuft keine Uhr.',
  'paused break':
    '⏸️ Die Liga macht Pause bis {{when}}: Bis dahin läuft keine Uhr, dann geht diese Partie von selbst weiter.',
  'paused round': 'Dann endet die Runde der Liga.',
  'until round ends': 'Spätestens {{when}} geht sie weiter, weil dann ihre Runde der Liga endet.',
  resumed: '▶️ Diese Partie geht weiter.',
  'resumed by': '▶️ <@{{by}}> (Moderation) lässt diese Partie weitergehen.',
  asleep_one:
    '💤 Hier hat seit {{count}} Tag niemand etwas getan, darum schläft diese Partie. Nichts ist verloren: Drück **Spielen** und mach weiter, wann du magst.',
  asleep_other:
    '💤 Hier hat seit {{count}} Tagen niemand etwas getan, darum schläft diese Partie. Nichts ist verloren: Drück **Spielen** und mach weiter, wann du magst.',
  deserted:
    '💤 Hier spielt niemand mehr, darum schläft diese Partie. Hast du hier mitgespielt, weckst du sie mit **{{button}}**. Mit `/match settle` spielt der Computer sie zu Ende: Das dürfen alle, die hier gespielt haben, und die Moderation, wenn sie nicht dabei war.',
  'deserted until': 'Kommt bis {{when}} niemand zurück, passiert das von selbst.',
  settling: '🏁 Der Computer spielt diese Partie für alle zu Ende. Das wollten {{people}} so.',
  'settling alone': '🏁 Der Computer spielt diese Partie zu Ende.',
  'settling by':
    '🏁 <@{{by}}> (Moderation) lässt den Computer diese Partie für alle zu Ende spielen.',
  'settling sat there':
    '🏁 <@{{by}}> saß hier und lässt den Computer diese Partie zu Ende spielen, weil sonst niemand mehr mitspielt.',
  'settling nobody came':
    '🏁 Niemand ist zurückgekommen, darum spielt der Computer diese Partie jetzt zu Ende.',
  'settling season':
    '🏁 Die Saison ist vorbei, darum spielt der Computer diese Partie jetzt zu Ende.',
  'broken off season': '🏁 Die Saison ist abgesagt, darum endet diese Partie hier, ohne Ergebnis.',
  'broken off director': '🏁 Die Leitung der Liga hat diese Partie beendet, ohne Ergebnis.',
  back: '🔥 Da bin ich wieder: Seit {{when}} war ich nicht auf diesem Server. So lange stand die Uhr, und alle haben noch so viel Zeit wie davor.',
  pause_one:
    '⏸️ {{from}} möchte diese Partie {{count}} Tag lang anhalten. Es müssen {{needed}} von {{people}} dafür sein.',
  pause_other:
    '⏸️ {{from}} möchte diese Partie {{count}} Tage lang anhalten. Es müssen {{needed}} von {{people}} dafür sein.',
  resume: '▶️ {{from}} möchte jetzt weiterspielen. Es müssen {{needed}} von {{people}} dafür sein.',
  settle:
    '🏁 {{from}} möchte diese Partie beenden: Der Computer spielt sie für alle zu Ende, und dieses Ergebnis gilt. Es müssen alle dafür sein.',
  level:
    '🎚️ {{from}} möchte, dass der Computer für {{seat}} von jetzt an so spielt: {{level}}. Es müssen alle dafür sein.',
  handOver:
    '🪑 Von {{seat}} ({{player}}) kommt seit Tagen nichts. {{from}} möchte, dass dort der Computer spielt, bis {{player}} wieder da ist.',
  substitute:
    '🪑 Von {{seat}} ({{player}}) kommt seit Tagen nichts. {{from}} möchte jemanden suchen, der dort weiterspielt.',
  'is decided':
    'Wer moderiert und hier nicht mitspielt, kann das sofort entscheiden. Ist am Ende nichts entschieden, reicht mehr als die Hälfte der Stimmen von allen, die noch antworten. Mit einem Zug oder einem Nein von {{player}} ist das erledigt.',
  'also vote':
    'Mitstimmen darf auch, wer hier einen Platz hatte: {{players}}. Wer {{days}} Tage lang nichts sagt, zählt nicht mit.',
  'is put': 'Jetzt stimmt dein Tisch im Thread darüber ab.',
  'is carried': 'Erledigt. Im Thread steht es für alle.',
  'is ruled': 'Erledigt. Im Thread steht für alle, dass du es entschieden hast; `/log` behält es.',
  'sure pause_one': '❓ {{match}} {{count}} Tag lang anhalten? So lange stehen alle Uhren.',
  'sure pause_other': '❓ {{match}} {{count}} Tage lang anhalten? So lange stehen alle Uhren.',
  'sure resume': '❓ {{match}} jetzt weitergehen lassen?',
  'sure settle':
    '❓ Soll der Computer {{match}} für alle zu Ende spielen? Dieses Ergebnis gilt dann, und niemand kann es zurücknehmen.',
  'sure close': '❓ {{match}} für immer schließen, ohne Ergebnis? Das kann niemand zurücknehmen.',
  'sure hand over': '❓ {{seat}} weitergeben: {{from}} → {{to}}?',
  'sure substitute': '❓ Jemanden suchen, der für {{seat}} weiterspielt?',
  'sure call off': '❓ Für {{seat}} niemanden mehr suchen?',
  'sure as moderator': 'Alle sehen, dass du es als Moderation entschieden hast.',
  'sure closes': 'Dann wäre niemand mehr da, und die Partie würde geschlossen.',
} satisfies Translation<typeof english>;
