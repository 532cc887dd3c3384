import type { Translation } from '../../../../language/say.ts';
import type { pictures as english } from '../en/pictures.ts';

/** Was auf Bildern für einen allein steht: was zur Wahl steht, die eigenen Karten, was seitdem geschah. */
export const pictures = {
  where: 'Wohin?',
  'where do they go': 'Wohin mit ihnen?',
  questions: {
    place: 'Wo beginnst du?',
    grow: 'Wo kommt Mitglied {{member}} dazu?',
    move: 'Wohin mit Mitglied {{member}}?',
    fight: 'Wo kämpfst du?',
    land: 'Wohin gehen die Jäger?',
    regroup: 'Wohin gehen deine Jäger?',
    aside: 'Wohin mit Mitglied {{member}}?',
  },

  'keep one': 'Behalte eine',
  hand: 'Deine Hand',
  'known to all': 'deine Karte kennen alle',
  secret: 'nur für deine Augen',
  passed: 'Liegen gelassen',
  offered: 'Nur dir angeboten',
  worth: 'Wert: {{food}}',

  'what happened': 'Was geschah',
  'more before': '… und davor noch {{more}}.',
} satisfies Translation<typeof english>;
