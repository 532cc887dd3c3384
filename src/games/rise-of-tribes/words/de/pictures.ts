import type { Translation } from '../../../../language/say.ts';
import type { pictures as english } from '../en/pictures.ts';

/** Was auf Bildern für einen allein steht: was er verpasst hat, was er hält. */
export const pictures = {
  'what happened': 'Was geschah',
  'more before': '… und davor noch {{more}}.',
  hand: 'Ziele auf der Hand',
  secret: 'nur für deine Augen',
  open: 'für alle offen',
  ready: 'bereit',
  'goal in words': '{{name}} ({{near}})',
  lacks: 'es fehlt: {{what}}',
} satisfies Translation<typeof english>;
