import { MIX } from './feed.ts';
import type { StoneAgeMove } from './stone-age-move.ts';

export const chooseTamers: StoneAgeMove<'chooseTamers'> = {
  kind: 'tame',
  command: MIX,
  label: (_action, { speech }) => speech.say('labels.mix'),
};
