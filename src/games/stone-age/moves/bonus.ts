import { TILE } from '../content/herd.ts';
import { broughtWords } from '../spoken/cards.ts';
import { amountWords, goodName } from '../spoken/names.ts';
import { QUESTIONS } from '../spoken/questions.ts';
import { pick } from './options.ts';
import type { StoneAgeMove } from './stone-age-move.ts';

export const bonus: StoneAgeMove<'bonus'> = {
  kind: 'bonus',
  question: QUESTIONS.bonus,
  command: {
    name: 'bonus',
    emoji: '🏅',
    options: ({ say }) => [pick('line', say('commands.bonus.line'))],
  },
  // `first`, `second wood`.
  options({ line, good }, { speech }) {
    const value = speech.say(`commands.values.${line}`);
    if (good === null) return { line: value };
    const facts = { line: value, good: goodName(speech, good) };
    return { line: speech.say('commands.values.of choice', facts) };
  },
  label({ line, good }, { speech, view: { herd } }) {
    const tile = herd?.now?.tile;
    if (tile === undefined) throw new RangeError('There is no tile of the herd.');
    const gives =
      good === null ? broughtWords(speech, TILE[tile][line]) : amountWords(speech, 1, good);
    return speech.say(`labels.line ${line}`, { gives });
  },
  spot: ({ line }) => line,
};
