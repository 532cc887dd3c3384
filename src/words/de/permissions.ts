import type { Translation } from '../../language/say.ts';
import type { permissions as english } from '../en/permissions.ts';

/** Wie Discord die Berechtigungen nennt, die eine Partie braucht. */
export const permissions = {
  ViewChannel: 'Kanal ansehen',
  SendMessages: 'Nachrichten senden',
  CreatePublicThreads: 'Öffentliche Threads erstellen',
  SendMessagesInThreads: 'Nachrichten in Threads senden',
  AttachFiles: 'Dateien anhängen',
  ReadMessageHistory: 'Nachrichtenverlauf anzeigen',
} satisfies Translation<typeof english>;
