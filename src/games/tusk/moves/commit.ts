import type { Uses } from '../action.ts';
import { TOKENS } from '../content/terrain.ts';
import { amountWords, kindName, usesWords } from '../spoken/names.ts';
import type { TuskSpeech } from '../words/index.ts';
import type { Shown, TuskMove } from './tusk-move.ts';

/** What sticks, grass and stones do that are used up in a round of a fight or of the hunt. */
function usedWords(
  { say }: TuskSpeech,
  { stick, grass, stone }: Uses,
  where: 'fight' | 'hunt',
): string {
  const parts = [
    ...(stick > 0 ? [say('results.sticks', { count: stick })] : []),
    ...(grass > 0 ? [say('results.grass', { count: grass })] : []),
    ...(stone > 0 ? [say(`results.stones.${where}`, { count: stone })] : []),
  ];
  return parts.length === 0 ? say('results.nothing used') : parts.join(' · ');
}

/** Tokens that are used in a fight or in a hunt: the same command. */
export const using = (where: 'fight' | 'hunt'): Omit<Shown<{ readonly uses: Uses }>, 'kind'> => ({
  command: {
    name: 'commit',
    emoji: '✊',
    options: ({ say }) =>
      (['sticks', 'grass', 'stones'] as const).map((name) => ({
        type: 'amount',
        name,
        description: say(`commands.commit.${name}`),
      })),
  },
  options: ({ uses: { stick, grass, stone } }) => ({ sticks: stick, grass, stones: stone }),
  label: ({ uses }, { speech }) => speech.say('labels.use', { tokens: usesWords(speech, uses) }),
  result: ({ uses }, { speech }) => usedWords(speech, uses, where),
  amounts: (_kinds, { speech }) => ({
    options: { stick: 'sticks', grass: 'grass', stone: 'stones' },
    held: true,
    name: (kind) => kindName(speech, kind),
    amount(kind, count) {
      const token = TOKENS.find((one) => one === kind);
      if (token === undefined) throw new RangeError(`Tusk! has no ${kind} to use.`);
      return amountWords(speech, count, token);
    },
  }),
  spends: ({ uses }) => TOKENS.some((kind) => uses[kind] > 0),
});

export const commit: TuskMove<'commit'> = { kind: 'commit', ...using('fight') };
