import { type Answered, reliability } from '../../league/reliability.ts';
import type { AppSpeech } from '../../words/index.ts';

/** How reliable somebody is, said to itself. */
export function reliableWords(answered: Answered, { say }: AppSpeech): string {
  const share = reliability(answered);
  return share === null
    ? say('person.reliable unknown')
    : say('person.reliable', { share, ...answered });
}
