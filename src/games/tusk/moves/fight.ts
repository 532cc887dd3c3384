import { capitalised } from '../../../presentation/capitalised.ts';
import { oneOf } from '../../../parts/one-of.ts';
import { pick } from '../../../presentation/option-specs.ts';
import type { ActionOf, Uses } from '../action.ts';
import { TOKENS } from '../content/terrain.ts';
import { amountWords, counted, goodsWords, kindName, listed, tribeName } from '../spoken/names.ts';
import { askForAim, askForSides, askForStones, askForUses } from '../spoken/questions/fight.ts';
import type { TuskSpeech } from '../words/index.ts';
import { diceThere } from './act.ts';
import { amountsFor, byTribe, inShort, opponents, type Part, perTribe } from './for-tribes.ts';
import type { TuskMove, TuskMoves } from './tusk-move.ts';

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
export const using = (
  where: 'fight' | 'hunt',
): Omit<TuskMove<{ readonly uses: Uses }>, 'kind' | 'question' | 'orders'> => ({
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
  label: ({ uses }, { speech }) => speech.say('labels.use', { tokens: goodsWords(speech, uses) }),
  button: ({ uses }, { speech }) =>
    speech.say('labels.button.use', { tokens: goodsWords(speech, uses) }),
  result: ({ uses }, { speech }) => usedWords(speech, uses, where),
  amounts: (_kinds, { speech }) => ({
    options: { stick: 'sticks', grass: 'grass', stone: 'stones' },
    held: true,
    name: (kind) => kindName(speech, kind),
    amount: (kind, count) => amountWords(speech, count, oneOf(TOKENS, kind)),
  }),
  spends: ({ uses }) => TOKENS.some((kind) => uses[kind] > 0),
});

const aimsOf = ({ at }: ActionOf<'aim'>): Part[] =>
  at.map(({ seat, members }) => ({ seat, count: members }));

const throwsOf = ({ on }: ActionOf<'stones'>): Part[] =>
  on.map(({ seat, stones: count }) => ({ seat, count }));

export const fight = {
  commit: {
    kind: 'commit',
    question: askForUses,
    orders: ['defend'],
    teaches: () => [{ lesson: 'commit', chapter: 'fights' }],
    ...using('fight'),
  },

  sides: {
    kind: 'sides',
    question: askForSides,
    orders: ['side'],
    teaches: () => [{ lesson: 'sides', chapter: 'fights' }],
    command: {
      name: 'stand',
      emoji: '🛡️',
      options: ({ say }) => [
        pick(
          'choice',
          say('commands.stand.choice', {
            in: say('commands.values.in'),
            out: say('commands.values.out'),
          }),
        ),
      ],
    },
    options: ({ sitsOut }, { speech }) => ({
      choice: speech.say(`commands.values.${sitsOut ? 'out' : 'in'}`),
    }),
    label: ({ sitsOut }, { speech }) => speech.say(`labels.${sitsOut ? 'sit out' : 'take part'}`),
    button: ({ sitsOut }, { speech }) =>
      speech.say(`labels.button.${sitsOut ? 'sit out' : 'take part'}`),
    result({ sitsOut }, asked) {
      const [fight] = asked.view.stages.flatMap((stage) =>
        stage.stage === 'fight' ? [stage] : [],
      );
      return sitsOut || fight === undefined ? null : diceThere(fight.at, asked, fight.out);
    },
  },

  aim: {
    kind: 'aim',
    question: askForAim,
    orders: ['back', 'target'],
    teaches: () => [{ lesson: 'aim', chapter: 'fights' }],
    command: { name: 'aim', emoji: '🎯', options: perTribe('aim') },
    options: (action, { seat, view }) => byTribe(opponents(seat, view), aimsOf(action)),
    label(action, { speech }) {
      const parts = aimsOf(action);
      const aims = parts.map(({ seat, count }) =>
        speech.say('labels.aim', {
          count,
          members: counted(speech, count, 'member'),
          tribe: tribeName(speech, seat),
        }),
      );
      return [capitalised(listed(speech, aims)), inShort(speech, parts)];
    },
    amounts: amountsFor('member'),
  },

  stones: {
    kind: 'stones',
    question: askForStones,
    orders: ['back'],
    teaches: () => [{ lesson: 'stones', chapter: 'fights' }],
    command: { name: 'stones', emoji: '🪨', options: perTribe('stones') },
    options: (action, { seat, view }) => byTribe(opponents(seat, view), throwsOf(action)),
    label(action, { speech }) {
      const parts = throwsOf(action);
      if (parts.length === 0) return speech.say('labels.no stone');
      const throws = parts.map(({ seat, count }) =>
        speech.say('labels.stones at', {
          stones: amountWords(speech, count, 'stone'),
          tribe: tribeName(speech, seat),
        }),
      );
      return [listed(speech, throws), inShort(speech, parts)];
    },
    amounts: amountsFor('stone'),
  },
} satisfies Partial<TuskMoves>;
