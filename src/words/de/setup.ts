import type { Translation } from '../../language/say.ts';
import type { setup as english } from '../en/setup.ts';

/** Was `/setup` und `/repair` denen sagen, die auf einem Server Partien betreuen. */
export const setup = {
  here: '🔧 **Was ich in <#{{channel}}> darf**',
  may: '✅ {{permission}}',
  'may not': '❌ {{permission}}: {{why}}',
  needless: '➖ {{permission}}: {{why}}',
  'may without need': '✅ {{permission}}: {{why}}',
  ViewChannel: 'sonst sehe ich den Kanal nicht.',
  SendMessages: 'dort steht die Nachricht, mit der man mitspielt.',
  CreatePublicThreads: 'jede Partie hat ihren eigenen Thread.',
  SendMessagesInThreads: 'dort erzähle ich die Züge.',
  AttachFiles: 'zu jedem Zug gehört sein Bild.',
  ReadMessageHistory:
    'nach einer Störung sehe ich nach, was schon dasteht, damit nichts doppelt kommt.',
  PinMessages: 'brauche ich nicht, ich hefte nichts an.',
  CreateEvents: 'brauche ich nicht, ich lege keine Events an.',
  BypassSlowmode: 'brauche ich nicht, der langsame Modus gilt nicht für Bots.',
  ready: 'Alles bereit: `/match new` eröffnet dort eine Partie.',
  mend: 'Öffne die Einstellungen von <#{{channel}}>, dort **Berechtigungen**, wähl meine Rolle und erlaub, was hier ein ❌ hat. Sieh dann mit `/setup` noch einmal nach.',
  'everybody opens': '🙋 Alle dürfen Partien eröffnen.',
  'role opens':
    '🙋 Nur {{roles}} oder die Moderation dürfen Partien eröffnen. Mitspielen dürfen alle.',
  tables_one: '🪑 {{count}} Partie darf gleichzeitig auf Mitspieler warten.',
  tables_other: '🪑 {{count}} Partien dürfen gleichzeitig auf Mitspieler warten.',
  'rest days_one': '🌙 Für Abwesende steht die Uhr {{count}} Tag im Jahr.',
  'rest days_other': '🌙 Für Abwesende steht die Uhr {{count}} Tage im Jahr.',
  how: '-# `/setup role:` sagt, wer Partien eröffnet (@everyone für alle), `/setup tables:`, wie viele warten dürfen (0 für das Übliche), `/setup rest-days:`, wie viele Tage die Uhr steht, in Partien von da an.',
  repaired:
    '🩹 Ich stelle neu her, was von Partie #{{match}} in <#{{channel}}> steht. Die Partie selbst ist heil: Gespeichert ist sie bei mir, nicht in Discord.',
} satisfies Translation<typeof english>;
