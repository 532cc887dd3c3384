import type { Translation } from '../../language/say.ts';
import type { panel as english } from '../en/panel.ts';

/** Was in einer Übersicht steht: was gefragt ist, und was aus einer Antwort wurde. */
export const panel = {
  'since your last turn': '**Seit deinem letzten Zug**',
  heading: '**{{match}}** · du bist {{seat}} · {{stage}}',
  'match is over': 'Diese Partie ist zu Ende.',
  'no secrets': 'In diesem Spiel gibt es keine Geheimnisse.',
  'nothing waits': 'Gerade wartet hier nichts auf dich.',
  chosen: 'Gewählt: {{choice}}.',
  ordered: '{{choice}}. Das gilt, bis du etwas anderes sagst.',
  sealed:
    '🔒 Gewählt: {{choice}}. Es gilt, sobald alle gewählt haben; bis dahin kannst du es noch ändern.',
  'waiting for': 'Wir warten auf {{players}}.',
  order: '-# 📜 **{{title}}** {{text}}',
  'no room': 'Es gibt mehr, als Knöpfe Platz haben: Tippe /{{game}}, um alles zu sehen.',
  'computers think_one': '🤖 {{players}} denkt nach. Was dabei herauskommt, steht gleich hier.',
  'computers think_other': '🤖 {{players}} denken nach. Was dabei herauskommt, steht gleich hier.',
  lesson: '💡 {{lesson}}',
  'no more hints': 'Keine Tipps mehr. Unter **So geht’s** gibt es sie wieder.',
  'next in one go': 'dann: {{what}}',
  'not in one go': 'dann nicht: {{what}}',
  'is final': 'lässt sich nicht zurücknehmen',
  'in one go': 'Alles auf einmal',
  'at first': 'Zuerst',
  'at first and at last': 'Zuerst, und zum Schluss',
  'at last': 'Und zum Schluss',
  'what it does': 'Wenn du magst.',
  'what comes first': 'Wenn du magst. Wer dazukommt, handelt danach in der Übersicht.',
  'not all fit': '{{shown}} von {{all}} Möglichkeiten; die anderen stehen in der Übersicht.',
  'not all ways': '{{shown}} von {{all}} Möglichkeiten; die anderen gehen in zwei Schritten.',
  deals: 'Schenken oder tauschen …',
  deal: 'Schenken oder tauschen: {{seat}}',
  'deal gives': 'Du gibst',
  'deal gives of': 'Du hast {{holds}}. Mehrere Mengen werden zusammengezählt.',
  'deal takes': 'Du bekommst dafür',
  'deal asks of': '{{seat}} hat {{holds}}. Mehrere Mengen werden zusammengezählt.',
  'deal takes of': '{{seat}} hat {{holds}}. Wähle nichts, wenn du nur schenkst.',
  amounts: '{{least}} bis {{most}}.',
  'you have': 'Du hast {{amount}}.',
  'together exactly': 'Zusammen {{total}}.',
  'together from to': 'Zusammen {{least}} bis {{most}}.',
  'the others': 'Die anderen: je Zeile Name und Zahl',
  names: 'Namen, durch Kommas getrennt',
  'choose exactly': 'Wähle {{many}}.',
  'choose from to': 'Wähle {{least}} bis {{most}}.',
  'after that': '{{nth}}. Dann',
  'all others': 'Und danach diese',
  'as listed': 'So viele du magst; sie kommen in der Reihenfolge dieser Liste.',
  nothing: 'Nichts davon',
  'picture follows': '-# 🖼️ Noch ist es das Bild von vorher; das neue kommt gleich.',
  'picture is old':
    '🖼️ Das neue Bild ließ sich nicht malen; dieses ist von vorher. Mit **Aktualisieren** versuche ich es noch einmal.',
  'no picture':
    '🖼️ Das Bild ließ sich nicht malen. Mit **Aktualisieren** versuche ich es noch einmal.',
  'no pictures':
    '🖼️ Die Bilder hier ließen sich nicht malen. Öffne das noch einmal, dann siehst du sie.',
  'no board':
    '🖼️ Der Spielplan ließ sich nicht malen. Drück **Spielplan**, dann versuche ich es noch einmal.',
  'taken back': '↩️ Zurückgenommen.',
  'others are asked':
    '↩️ Seitdem sind Würfel gefallen, etwas Verdecktes wurde gezeigt, oder jemand anderes war dran. Ich habe die anderen gefragt; wenn alle einverstanden sind, wird es zurückgenommen.',
} satisfies Translation<typeof english>;
