import type { Translation } from '../../language/say.ts';
import type { privacy as english } from '../en/privacy.ts';

/** Was über jemanden gespeichert ist: `/me data`. */
export const privacy = {
  export: 'Zeig mir alles',
  forget: 'Vergiss mich',
  'is kept':
    '📦 In dieser Datei steht alles, was ich über dich speichere; die Zeiten sind UTC. Was in Discord steht, ist nicht dabei. Soll ich es löschen? `/me data: Vergiss mich`',
  asks: '🍂 **Soll ich dich vergessen?** Ich lösche deine Einstellungen und Zeiten, wen du blockiert hast, welche Partien du verfolgst, und deine Notizen, Vorab-Ansagen, Versprechen und Pläne. Wo du mitgespielt hast, heißt du dann „jemand“, auch auf Bildern und in Ergebnissen.',
  running_one: 'In **{{count}}** laufenden Partie spielt dann der Computer für dich, endgültig.',
  running_other: 'In **{{count}}** laufenden Partien spielt dann der Computer für dich, endgültig.',
  waiting_one: 'Du verlässt **{{count}}** Tisch, der noch nicht angefangen hat.',
  waiting_other: 'Du verlässt **{{count}}** Tische, die noch nicht angefangen haben.',
  stays:
    'Was gepostet ist, bleibt in Discord stehen, und Sicherungen enthalten dich, bis sie gelöscht werden. Rückgängig machen kann das niemand.',
  'is forgotten': '🍂 Fertig: Ich habe dich vergessen. Du bist hier jederzeit willkommen.',
} satisfies Translation<typeof english>;
