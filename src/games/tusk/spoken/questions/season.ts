import type { Decision } from '../../../../engine/game.ts';
import { placeName } from '../../map.ts';
import type { TribeView } from '../../view.ts';
import type { Asker } from './asking.ts';

/** Asks where a trampled member goes. */
export const askToStepAside: Asker = ({ speech, tribe }, { about }) => ({
  title: speech.say('questions.aside.title', { member: about ?? '' }),
  text: '',
  help: speech.say('questions.aside.help', { member: about ?? '', place: tileOf(tribe, about) }),
});

/** The tile on which a member stands. */
function tileOf({ members }: TribeView, number: Decision['about']): string {
  const at = members.find(({ member }) => member === number)?.at;
  if (typeof at !== 'number') throw new RangeError(`Member ${number} is not on the map.`);
  return placeName(at);
}
