import type { Choice, Decision } from '../../../engine/game.ts';
import type { Lesson } from '../../../presentation/edition.ts';
import type { TuskAction } from '../action.ts';
import type { TuskView } from '../view.ts';
import type { lessons as texts } from '../words/en/lessons.ts';
import type { TuskSpeech } from '../words/index.ts';
import { isKind } from './questions.ts';
import { type ChapterName, chapterNumber } from './rules.ts';

type LessonName = keyof typeof texts;

/** Where the rules say the rest of each. */
const CHAPTERS: Readonly<Record<LessonName, ChapterName>> = {
  place: 'tiles',
  draft: 'cards',
  grow: 'a turn',
  act: 'a turn',
  craft: 'tiles',
  recover: 'a turn',
  hunt: 'the hunt',
  fight: 'fights',
  sides: 'fights',
  aim: 'fights',
  commit: 'fights',
  stones: 'fights',
  attack: 'the hunt',
  share: 'the hunt',
  land: 'the hunt',
  regroup: 'the hunt',
  aside: 'season and herd',
};

/** What a tribe’s own turn teaches, in the order of its steps, each as soon as it can be done. */
const IN_TURN: readonly { readonly lesson: LessonName; readonly by: TuskAction['do'] | null }[] = [
  { lesson: 'grow', by: 'grow' },
  { lesson: 'hunt', by: 'send' },
  { lesson: 'recover', by: 'recover' },
  { lesson: 'act', by: null },
  { lesson: 'craft', by: 'craft' },
  { lesson: 'fight', by: 'fight' },
];

/** In the first turn there is nobody to hunt with yet. */
const FIRST_HUNT = 2;

/** What is worth knowing to answer a decision; a tribe’s own turn teaches more than one thing. */
export function lessons(
  { say }: TuskSpeech,
  choices: readonly Choice<TuskAction>[],
  { kind }: Decision,
  { turn }: TuskView,
): readonly Lesson[] {
  const taught = (name: LessonName): Lesson => ({
    name,
    text: say(`lessons.${name}`),
    chapter: chapterNumber(CHAPTERS[name]),
  });
  if (!isKind(kind)) throw new RangeError(`Tusk! asks no ${kind}.`);
  if (kind !== 'turn') return [taught(kind)];
  return IN_TURN.filter(
    ({ lesson, by }) =>
      (by === null || choices.some(({ action }) => action.do === by)) &&
      (lesson !== 'hunt' || turn >= FIRST_HUNT),
  ).map(({ lesson }) => taught(lesson));
}
