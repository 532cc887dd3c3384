import type { Translation } from '../../language/say.ts';
import type { rulings as english } from '../en/rulings.ts';

/** Was die Moderation getan hat. */
export const rulings = {
  started: '⚖️ <@{{by}}> moderiert diesen Kanal und hat diese Partie gestartet.',
  closed: '⚖️ <@{{by}}> moderiert diesen Kanal und hat diese Partie geschlossen.',
  // Ein Pfeil, weil »der Computer« hinter »von« und »an« anders hieße.
  handed: '⚖️ <@{{by}}> hat {{seat}} weitergegeben: {{from}} → {{to}}.',
  paused: '⚖️ <@{{by}}> moderiert diesen Kanal und hat diese Partie angehalten.',
  resumed: '⚖️ <@{{by}}> moderiert diesen Kanal und hat diese Partie weitergehen lassen.',
  settled:
    '⚖️ <@{{by}}> moderiert diesen Kanal und hat diese Partie von Computerspielern zu Ende spielen lassen.',
  repaired:
    '⚖️ <@{{by}}> moderiert diesen Kanal und hat die Posts dieser Partie neu herstellen lassen.',
  'a computer player': 'Computer',
} satisfies Translation<typeof english>;
