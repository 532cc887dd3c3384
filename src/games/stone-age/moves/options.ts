import { oneOf } from '../../../parts/one-of.ts';
import type { OptionSpec, SpokenAmounts } from '../../../presentation/edition.ts';
import { type Good, GOODS } from '../content/goods.ts';
import { amountWords, goodName } from '../spoken/names.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import type { Asked, StoneAgeMove } from './stone-age-move.ts';

/** An amount of each of these goods. */
export const amountOfEach =
  (kinds: readonly Good[]) =>
  (speech: StoneAgeSpeech): OptionSpec[] =>
    kinds.map((kind) => ({
      type: 'amount',
      name: kind,
      description: speech.say('commands.amount', { good: goodName(speech, kind) }),
    }));

/** How amounts of goods are said: each kind by its name. */
export const goodsBy =
  (held: boolean) =>
  (
    kinds: Parameters<NonNullable<StoneAgeMove<never>['amounts']>>[0],
    { speech }: Asked,
  ): Omit<SpokenAmounts, 'command'> => ({
    options: Object.fromEntries(kinds.map(({ kind }) => [kind, kind])),
    held,
    name: (kind) => goodName(speech, oneOf(GOODS, kind)),
    amount: (kind, count) => amountWords(speech, count, oneOf(GOODS, kind)),
  });
