import type { Amounts, Decision } from '../../../engine/game.ts';
import type { SpokenAmounts } from '../../../presentation/edition.ts';
import type { StoneAgeAction } from '../action.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { amountWords, goodName, goodOf } from './names.ts';

/** How amounts are said: each kind of goods by its name. What is taken of choice nobody has yet. */
export const spokenAmounts = (
  speech: StoneAgeSpeech,
  { kinds }: Amounts<StoneAgeAction>,
  { kind: asked }: Decision,
): SpokenAmounts => ({
  command: asked === 'any' ? 'take' : 'pay',
  options: Object.fromEntries(kinds.map(({ kind }) => [kind, kind])),
  held: asked !== 'any',
  name: (kind) => goodName(speech, goodOf(kind)),
  amount: (kind, count) => amountWords(speech, count, goodOf(kind)),
});
