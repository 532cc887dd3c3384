import type { Choice } from '../../../engine/game.ts';
import type { Lesson } from '../../../presentation/edition.ts';
import type { StoneAgeAction, StoneAgeKind } from '../action.ts';
import { HUNGER, MOST_TILES } from '../content/numbers.ts';
import type { Asked } from '../moves/stone-age-move.ts';
import type { lessons as texts } from '../words/en/lessons.ts';
import { type ChapterName, chapterNumber } from './rules.ts';

type LessonName = keyof typeof texts;

/** Where the rules say the rest of each. */
const CHAPTERS: Readonly<Record<LessonName, ChapterName>> = {
  village: 'sending out',
  sources: 'acting',
  buildings: 'buying',
  cards: 'the end',
  herd: 'herd',
  act: 'acting',
  pay: 'buying',
  tools: 'tools',
  tame: 'herd',
  any: 'buying',
  die: 'dice for all',
  bonus: 'herd',
  feed: 'meal',
};

/** What sending people out teaches, one after the other. */
const SENDING: readonly LessonName[] = ['village', 'sources', 'buildings', 'cards'];

/** What is worth knowing to answer a decision; sending people out teaches more than one thing. */
export function lessons(
  kind: StoneAgeKind,
  { speech, view: { herd } }: Asked,
  choices: readonly Choice<StoneAgeAction>[],
): readonly Lesson[] {
  // Who has an order of its own in mind finds the form; nobody has to know it.
  if (kind === 'plan') return [];
  // Who ties gets a bonus and no tile.
  const isTie = !choices.some(({ action }) => action.do === 'bonus' && action.line === 'first');
  if (kind === 'bonus' && isTie) return [];
  const at = herd?.now?.at;
  const isHerdOpen = choices.some(({ action }) => action.do === 'place' && action.at === at);
  const names: readonly LessonName[] =
    kind === 'place' ? [...SENDING, ...(isHerdOpen ? (['herd'] as const) : [])] : [kind];
  return names.map((name) => ({
    name,
    text: speech.say(`lessons.${name}`, { hunger: HUNGER, mostTiles: MOST_TILES }),
    chapter: chapterNumber(CHAPTERS[name]),
  }));
}
