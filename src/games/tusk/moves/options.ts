import type { OptionSpec } from '../../../presentation/edition.ts';
import type { TuskSpeech } from '../words/index.ts';

/** An option with a value out of a few. */
export const pick = (name: string, description: string): OptionSpec => ({
  type: 'pick',
  name,
  description,
  required: true,
});

/** Which member. */
export const member = ({ say }: TuskSpeech): OptionSpec => pick('member', say('commands.member'));
