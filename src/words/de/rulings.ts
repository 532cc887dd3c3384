import type { Translation } from '../../language/say.ts';
import type { rulings as english } from '../en/rulings.ts';

/** Was die Moderation getan hat, oder ein Tisch zusammen. */
export const rulings = {
  started: '⚖️ {{by}} moderiert diesen Kanal und hat diese Partie gestartet.',
  closed: '⚖️ {{by}} moderiert diesen Kanal und hat diese Partie geschlossen.',
  // Ein Pfeil, weil »der Computer« hinter »von« und »an« anders hieße.
  handed: '⚖️ {{by}} hat {{seat}} weitergegeben: {{from}} → {{to}}.',
  paused: '⚖️ {{by}} moderiert diesen Kanal und hat diese Partie angehalten.',
  resumed: '⚖️ {{by}} moderiert diesen Kanal und hat diese Partie weitergehen lassen.',
  settled:
    '⚖️ {{by}} moderiert diesen Kanal und hat den Computer diese Partie zu Ende spielen lassen.',
  repaired:
    '⚖️ {{by}} moderiert diesen Kanal und hat die Nachrichten dieser Partie neu herstellen lassen.',
  'table pause': '🗳️ {{by}} wollte diese Partie anhalten, und so kam es.',
  'table resume': '🗳️ {{by}} wollte weiterspielen, und so kam es.',
  'table settle':
    '🗳️ {{by}} wollte den Computer diese Partie zu Ende spielen lassen, und so kam es.',
  agreed: 'Auch dafür: {{others}}.',
  'a computer player': 'Computer',
} satisfies Translation<typeof english>;
