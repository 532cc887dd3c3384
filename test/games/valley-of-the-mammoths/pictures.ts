import { valleyOfTheMammoths } from '../../../src/games/valley-of-the-mammoths/rules.ts';
import { choiceScene } from '../../../src/games/valley-of-the-mammoths/scene/choice.ts';
import { handScene } from '../../../src/games/valley-of-the-mammoths/scene/hand.ts';
import { sinceScene } from '../../../src/games/valley-of-the-mammoths/scene/since.ts';
import { valleyScene } from '../../../src/games/valley-of-the-mammoths/scene.ts';
import type { ValleyState } from '../../../src/games/valley-of-the-mammoths/state.ts';
import { valleySpeech } from '../../../src/games/valley-of-the-mammoths/words/index.ts';
import type { Language } from '../../../src/language/languages.ts';
import type { Scene } from '../../../src/presentation/scene.ts';
import type { Camp, Played } from './camp.ts';

const tableFor = ({ tribes }: ValleyState) => ({
  matchName: 'Valley of the Mammoths #1',
  seats: tribes.map((_, seat) => ({
    name: `Player ${seat + 1}`,
    mention: `<@${seat}>`,
    computer: seat === 1,
  })),
});

export const boardOf = (
  state: ValleyState,
  language: Language = 'en',
  viewer: 'public' | 0 = 'public',
) => valleyScene(valleySpeech(language), valleyOfTheMammoths.view(state, viewer), tableFor(state));

/** What seat 0 may choose, of answers whose keys begin so. */
export function choiceOf(
  state: ValleyState,
  keys: string,
  language: Language = 'en',
): Scene | null {
  const decision = valleyOfTheMammoths
    .decisions(state)
    .find(({ seat, owed }) => seat === 0 && owed);
  if (decision === undefined) throw new Error('Seat 0 is not asked.');
  const choices = valleyOfTheMammoths.choices(state, decision);
  const some = 'shape' in choices ? [] : choices.filter(({ key }) => key.startsWith(keys));
  const view = valleyOfTheMammoths.view(state, 0);
  return choiceScene(valleySpeech(language), view, 0, some, tableFor(state));
}

export const handOf = (state: ValleyState, language: Language = 'en'): Scene | null =>
  handScene(valleySpeech(language), valleyOfTheMammoths.view(state, 0), 0, tableFor(state));

/** What came of answers, for seat 0. */
export const newsOf = ({ state, events }: Played, language: Language = 'en'): Scene | null =>
  sinceScene(valleySpeech(language), valleyOfTheMammoths.view(state, 0), events, tableFor(state))
    ?.scene ?? null;

/** Much of everything, for six. */
export const FULL: Camp = {
  tribes: [
    {
      at: { '4b': '3W1F', '5a': '2W' },
      camps: ['4b'],
      food: 9,
      hand: ['raft', 'trap', 'omen', 'elder'],
      lasting: ['guide', 'forced-march'],
    },
    { at: { '1c': '2W2F', '2e': '1W1F' }, camps: ['1c', '2e'], food: 14 },
    { at: { '7b': '5W2F', '6c': '1F', '7c': '1F', '7d': '1F' }, camps: ['7b', '6c', '7c', '7d'] },
    { at: { '4g': '10W' }, food: 20 },
    { at: { '3a': '1W1F', '5a': '1W1F' }, camps: ['3a'] },
    { outSince: 2 },
  ],
  animals: { '3a': ['mammoth'], '1a': ['wolf', 'wolf', 'wolf*'], '4f': ['bear', 'tiger', 'bison'] },
  crops: { '4b': 2, '1c': 1 },
  turn: { event: 'forest-fire', space: 2 },
  closed: ['4e', '5e', '6d'],
  announced: [2],
  rain: true,
};

/** Somebody far away. */
export const FAR = { at: { '7d': '1F' } };
