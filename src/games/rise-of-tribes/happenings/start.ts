import type { Tellings } from './told.ts';
import { onWords } from './told.ts';

export const start = {
  matchBegan: {
    passage: 'start',
    brings: ({ leaders }) => leaders[0] ?? '',
    clause: ({ speech, seat }, { first }) => speech.say('told.begins', { first: seat(first) }),
  },
  // At the start, and of a tribe that had died out.
  membersPlaced: {
    passage: 'turn',
    kind: 'outcome',
    isDeed: true,
    milestone: 'comings',
    doers: ({ seat }) => [seat],
    where: ({ on }) => on.map(({ at }) => at),
    clause: (voice, { on }) => voice.speech.say('told.comes', { on: onWords(voice, on) }),
  },
} satisfies Partial<Tellings>;
