import type { Translation } from '../../language/say.ts';
import type { setup as english } from '../en/setup.ts';

/** Was `/setup` und `/repair` denen sagen, die auf einem Server Partien betreuen. */
export const setup = {
  here: '🔧 **Was ich in <#{{channel}}> darf**',
  may: '✅ {{permission}}',
  'may not': '❌ {{permission}}: {{why}}',
  ViewChannel: 'sonst sehe ich den Kanal nicht.',
  SendMessages: 'dort steht meine Nachricht, unter der man mitspielt.',
  CreatePublicThreads: 'jede Partie hat ihren eigenen Thread.',
  SendMessagesInThreads: 'dort erzähle ich die Züge.',
  AttachFiles: 'zu jedem Zug gehört sein Bild.',
  ReadMessageHistory:
    'nach einer Störung sehe ich nach, was schon dasteht, damit nichts doppelt kommt.',
  ready: 'Alles bereit: `/match new` eröffnet dort eine Partie.',
  mend: 'Öffne die Einstellungen von <#{{channel}}>, dort **Berechtigungen**, wähle meine Rolle und erlaub, was hier ein ❌ hat. Sieh dann mit `/setup` noch einmal nach.',
  changed: '✅ **Eingestellt, für den ganzen Server:**',
  'everybody opens': '🙋 Alle dürfen Partien eröffnen.',
  'role opens':
    '🙋 Nur {{roles}} und die Moderation dürfen Partien eröffnen. Mitspielen dürfen alle.',
  tables_one: '🪑 {{count}} Partie darf gleichzeitig auf Mitspieler warten.',
  tables_other: '🪑 {{count}} Partien dürfen gleichzeitig auf Mitspieler warten.',
  'rest days_one': '🌙 Für alle, die weg sind, steht die Uhr {{count}} Tag im Jahr.',
  'rest days_other': '🌙 Für alle, die weg sind, steht die Uhr {{count}} Tage im Jahr.',
  speaks: '💬 Mit allen hier spreche ich **{{language}}**.',
  'speaks by Discord':
    '💬 Mit allen hier spreche ich **{{language}}**, wie es in Discord für diesen Server eingestellt ist.',
  'as Discord': 'Wie in Discord eingestellt',
  how: '-# `/setup role:` sagt, wer Partien eröffnet (@everyone für alle), `/setup tables:`, wie viele warten dürfen (0 für das Übliche), `/setup rest-days:`, wie viele Tage die Uhr steht, in Partien von da an.',
  'how to speak': '-# `/setup language:` sagt, in welcher Sprache ich hier mit allen spreche.',
  repaired:
    '🩹 Ich stelle die Nachrichten von Partie #{{match}} in <#{{channel}}> neu her. Der Partie selbst fehlt nichts: Gespeichert ist sie bei mir, nicht in Discord.',
} satisfies Translation<typeof english>;
