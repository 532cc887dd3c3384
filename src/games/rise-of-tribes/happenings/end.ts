import { item } from '../../../parts/item.ts';
import { counted } from '../spoken/names.ts';
import type { Tellings } from './told.ts';

export const end = {
  gameEnded: {
    passage: 'end',
    kind: 'won',
    clause: ({ speech, seat }, { winner, points }) =>
      speech.say('told.ends', {
        seat: seat(winner),
        points: counted(speech, item(points, winner), 'points'),
      }),
  },
} satisfies Partial<Tellings>;
