import type { Amounts, Decision } from '../../../engine/game.ts';
import type { SpokenAmounts } from '../../../presentation/edition.ts';
import type { TuskAction } from '../action.ts';
import { TOKENS } from '../content/terrain.ts';
import { tribeOf } from '../tribes.ts';
import type { TuskSpeech } from '../words/index.ts';
import { amountWords, kindName, tribeName } from './names.ts';

/** What goes to tribes: members that attack, stones that strike, food. */
type ForTribes = 'member' | 'stone' | 'food';

/** How amounts are said: tokens by their kind, and what goes to tribes by the tribe. */
export function spokenAmounts(
  speech: TuskSpeech,
  { kinds }: Amounts<TuskAction>,
  decision: Decision,
): SpokenAmounts {
  const forTribes = (command: string, what: ForTribes): SpokenAmounts => ({
    command,
    options: Object.fromEntries(kinds.map(({ kind }) => [kind, tribeOf(Number(kind)).id])),
    held: false,
    name: (kind) => tribeName(speech, Number(kind)),
    amount: (kind, count) =>
      speech.say(`names.for a tribe.${what}`, { count, tribe: tribeName(speech, Number(kind)) }),
  });
  switch (decision.kind) {
    case 'aim':
      return forTribes('aim', 'member');
    case 'stones':
      return forTribes('stones', 'stone');
    case 'share':
      return forTribes('share', 'food');
    default:
      return {
        command: 'commit',
        options: { stick: 'sticks', grass: 'grass', stone: 'stones' },
        held: true,
        name: (kind) => kindName(speech, kind),
        amount(kind, count) {
          const token = TOKENS.find((one) => one === kind);
          if (token === undefined) throw new RangeError(`Tusk! has no ${kind} to use.`);
          return amountWords(speech, count, token);
        },
      };
  }
}
