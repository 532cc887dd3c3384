import type { Translation } from '../../language/say.ts';
import type { panel as english } from '../en/panel.ts';

/** Was in einer Übersicht steht: was gefragt ist, und was aus einer Antwort wurde. */
export const panel = {
  'since your last turn': '**Seit deinem letzten Zug**',
  heading: '**{{match}}** · du bist {{seat}} · {{stage}}',
  'match is over': 'Diese Partie ist zu Ende.',
  'no secrets': 'In diesem Spiel gibt es keine Geheimnisse.',
  'nothing waits': 'Gerade wartet hier nichts auf dich.',
  sealed:
    '🔒 Versiegelt: {{choice}}. Du kannst es dir noch anders überlegen, bis alle geantwortet haben.',
  'waiting for': 'Wir warten auf {{players}}.',
  orders: '**Aufträge**',
  'no room': 'Es gibt mehr, als Knöpfe Platz haben: Tippe /{{game}}, um alles zu sehen.',
  'computers think_one': '🤖 {{players}} denkt nach. Was dabei herauskommt, steht gleich hier.',
  'computers think_other': '🤖 {{players}} denken nach. Was dabei herauskommt, steht gleich hier.',
  lesson: '💡 {{lesson}}',
  'no more hints': 'Keine Tipps mehr. Unter **So geht’s** gibt es sie wieder.',
  choose: 'Wähle …',
  'next in one go': 'dann: {{what}}',
  'in one go': 'Alles auf einmal',
  'at last': 'Und zum Schluss',
  'what it does': 'Wenn du magst.',
  'not all fit': '{{shown}} von {{all}} Möglichkeiten; die anderen stehen hinter seinem Knopf.',
  deals: 'Schenken oder tauschen …',
  deal: 'Schenken oder tauschen: {{seat}}',
  'deal gives': 'Du gibst',
  'deal gives of': 'Du hast {{holds}}. Mehrere Mengen werden zusammengezählt.',
  'deal takes': 'Du bekommst dafür',
  'deal takes of': '{{seat}} hat {{holds}}. Wähle nichts, wenn du nur schenkst.',
  amounts: '{{least}} bis {{most}}.',
  'you have': 'Du hast {{amount}}.',
  'together exactly': 'Zusammen {{total}}.',
  'together from to': 'Zusammen {{least}} bis {{most}}.',
  'the others': 'Die anderen: je Zeile Name und Zahl',
  names: 'Namen, durch Kommas getrennt',
  'choose exactly': 'Wähle {{many}}.',
  'choose from to': 'Wähle {{least}} bis {{most}}.',
  nothing: 'Nichts davon',
  'taken back': '↩️ Zurückgenommen.',
  'others are asked':
    '↩️ Seitdem sind Würfel gefallen, etwas Verdecktes wurde gezeigt, oder jemand anderes war dran. Ich habe die anderen gefragt; wenn alle einverstanden sind, wird es zurückgenommen.',
} satisfies Translation<typeof english>;
