import { oneOf } from '../../../parts/one-of.ts';
import type { OptionSpec, SpokenAmounts } from '../../../presentation/edition.ts';
import { pick } from '../../../presentation/option-specs.ts';
import type { Spread } from '../action.ts';
import { RESOURCES } from '../content/goods.ts';
import { LAYOUT } from '../content/land.ts';
import { nameOf } from '../ground.ts';
import { landOf } from '../map.ts';
import { amountWords } from '../spoken/names.ts';
import type { RiseSpeech } from '../words/index.ts';
import type { Asked, RiseMove } from './rise-move.ts';

/** The option for a hex. */
export const hex = ({ say }: RiseSpeech): OptionSpec => pick('at', say('commands.hex'));

/** An amount of each kind of goods. */
export const goodsOptions = ({ say }: RiseSpeech): OptionSpec[] =>
  RESOURCES.map((kind) => ({
    type: 'amount',
    name: kind,
    description: say('commands.amount', { good: say(`names.goods.${kind}`) }),
  }));

type AmountsOf = NonNullable<RiseMove<never>['amounts']>;

/** How amounts of goods are said: each kind by its name. */
export const goodsBy =
  (held: boolean): AmountsOf =>
  (kinds, { speech }): Omit<SpokenAmounts, 'command'> => ({
    options: Object.fromEntries(kinds.map(({ kind }) => [kind, kind])),
    held,
    name: (kind) => speech.say(`names.goods.${oneOf(RESOURCES, kind)}`),
    amount: (kind, count) => amountWords(speech, count, oneOf(RESOURCES, kind)),
  });

/** The names of all hexes of all maps. */
const HEXES = [
  ...new Set(
    Object.keys(LAYOUT).flatMap(
      (seats) => landOf({ tribes: Array.from({ length: Number(seats) }) }).board.names,
    ),
  ),
].toSorted();

/** An amount of members on each hex that there may be. */
export const membersOptions = ({ say }: RiseSpeech): OptionSpec[] =>
  HEXES.map((place) => ({
    type: 'amount',
    name: place.toLowerCase(),
    description: say('commands.members', { place }),
  }));

/** How members on hexes are said. */
export const membersBy: AmountsOf = (kinds) => ({
  options: Object.fromEntries(kinds.map(({ kind }) => [kind, kind.toLowerCase()])),
  held: false,
  name: (kind) => kind,
  amount: (kind, count) => `${kind} ×${count}`,
});

/** What a spread says for the options of hexes. */
export const spreadOptions = (on: Spread, { view }: Asked): Record<string, number> =>
  Object.fromEntries(
    on
      .toSorted((one, other) => one.at - other.at)
      .map(({ at, members }) => [nameOf(view, at).toLowerCase(), members]),
  );
