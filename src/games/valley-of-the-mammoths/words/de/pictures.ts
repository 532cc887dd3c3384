import type { Translation } from '../../../../language/say.ts';
import type { pictures as english } from '../en/pictures.ts';

/** Was auf Bildern für einen allein steht: was er verpasst hat, was er hält. */
export const pictures = {
  'what happened': 'Was geschah',
  'more before': '… und davor noch {{more}} mehr.',
  hand: 'Schicksalskarten',
  secret: 'nur für dich',
  when: {
    turn: 'in deinem Zug',
    battle: 'mit deinem Schlachtplan',
    survival: 'wenn dein Stamm isst',
    births: 'am Ende der Jahreszeit',
    standing: 'was du vorab sagst',
  },
} satisfies Translation<typeof english>;
