import type { Translation } from '../../language/say.ts';
import type { person as english } from '../en/person.ts';

/** Was jemand von sich sagt: `/theme`, `/away`, `/language` und `/me`. */
export const person = {
  day: 'Tag',
  night: 'Nacht',
  print: 'Druck',
  'theme is':
    '🎨 Deine Bilder haben die Farben **{{theme}}**: alle, die nur du siehst, und die in den Threads der Partien, die du eröffnet hast. Probier {{others}}.',
  'theme is now':
    '🎨 Deine Bilder haben jetzt die Farben **{{theme}}**: alle, die nur du siehst, und die in den Threads der Partien, die du eröffnet hast.',
  'is away':
    '🌙 Du bist weg bis {{date}}, und an deinen Tischen sehen es alle. {{clocks}} Schon vorher wieder da? `/away days: 0`',
  'goes away':
    '🌙 Mach’s gut! Du bist weg bis {{date}}, und an deinen Tischen sehen es alle. {{clocks}} Schon vorher wieder da? `/away days: 0`',
  'is here':
    '🔥 Du bist nicht weg. Musst du mal weg? `/away days: 5` sagt es allen an deinen Tischen, für 1 bis {{most}} Tage, und deine Uhren stehen: Dafür hast du dieses Jahr noch {{left}} Tage.',
  'is back':
    '🔥 Schön, dass du wieder da bist! An deinen Tischen sehen es alle. `/next` zeigt, was auf dich wartet.',
  'language is':
    '💬 Ich rede **{{language}}** mit dir, wie du es dir gewünscht hast. Was alle lesen, steht in der Sprache des Servers. Lieber eine andere? `/language speak: …`',
  'language is of Discord':
    '💬 Ich rede **{{language}}** mit dir, wie dein Discord eingestellt ist. Was alle lesen, steht in der Sprache des Servers. Lieber eine andere? `/language speak: …`',
  'language is now':
    '💬 Ab jetzt rede ich **{{language}}** mit dir. Was alle lesen, bleibt in der Sprache des Servers.',
  somebody: 'jemand',
  'as my Discord': 'Wie mein Discord',
  thread: 'Im Thread',
  dm: 'Per DM',
  digest: 'Einmal am Tag, als DM',
  'also up next': 'auch, wenn du als Nächstes dran bist',
  none: 'Gar nicht',
  'me is':
    '🕗 **{{zone}}**, wach {{wakes}}–{{sleeps}}: Dort ist es {{now}}. Pings: **{{pings}}**. Solange du schläfst, pingt dich nichts, und deine Uhren stehen, außer an Live-Tischen.',
  'me is not':
    '🕗 Ich weiß nicht, wann du schläfst; darum laufen die Uhren für dich Tag und Nacht. Sag es mir einmal: `/me zone: Wien wakes: 8:00 sleeps: 22:00`. Pings: **{{pings}}**.',
  reliable:
    '🤝 Verlässlichkeit **{{share}} %**, aus deinen letzten Fragen: von Hand {{answered}} · vorab angesagt {{ordered}} · Zeit abgelaufen {{late}} · Partien verlassen {{dropped}}',
  'reliable unknown':
    '🤝 Verlässlichkeit: Bisher zu wenige Fragen, um zu sagen, wie oft du rechtzeitig antwortest.',
  'clocks stand': 'An Tischen, die das erlauben, stehen deine Uhren bis {{date}}.',
  'clocks here_one': 'Tische dieses Servers erlauben {{count}} Tag im Jahr.',
  'clocks here_other': 'Tische dieses Servers erlauben {{count}} Tage im Jahr.',
  'clocks run': 'In {{tables}} laufen sie weiter: Diese Tische warten nicht, wenn jemand weg ist.',
  'clocks go': 'Deine Tage für dieses Jahr sind aufgebraucht; deine Uhren laufen weiter.',
} satisfies Translation<typeof english>;
