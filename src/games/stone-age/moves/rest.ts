import { isShop } from '../locations.ts';
import { placeNames } from '../spoken/names.ts';
import type { StoneAgeMove } from './stone-age-move.ts';

export const rest: StoneAgeMove<'rest'> = {
  kind: 'act',
  command: { name: 'all', emoji: '⏩' },
  label(_action, { speech, tribe }) {
    const free = tribe.placed.flatMap(({ at }) => (isShop(at) ? [] : [at]));
    return speech.say('labels.rest', { places: placeNames(speech, free) });
  },
};
