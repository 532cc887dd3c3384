import { type Speech, speechOf } from '../../../language/say.ts';
import { cards as germanCards } from './de/cards.ts';
import { commands as germanCommands } from './de/commands.ts';
import { edition as germanEdition } from './de/edition.ts';
import { ground as germanGround } from './de/ground.ts';
import { heading as germanHeading } from './de/heading.ts';
import { labels as germanLabels } from './de/labels.ts';
import { looks as germanLooks } from './de/looks.ts';
import { names as germanNames } from './de/names.ts';
import { questions as germanQuestions } from './de/questions.ts';
import { rules as germanRules } from './de/rules.ts';
import { cards } from './en/cards.ts';
import { commands } from './en/commands.ts';
import { edition } from './en/edition.ts';
import { ground } from './en/ground.ts';
import { heading } from './en/heading.ts';
import { labels } from './en/labels.ts';
import { looks } from './en/looks.ts';
import { names } from './en/names.ts';
import { questions } from './en/questions.ts';
import { rules } from './en/rules.ts';

/** What Tusk! says, room by room. */
const english = {
  cards,
  commands,
  edition,
  ground,
  heading,
  labels,
  looks,
  names,
  questions,
  rules,
};

const german = {
  cards: germanCards,
  commands: germanCommands,
  edition: germanEdition,
  ground: germanGround,
  heading: germanHeading,
  labels: germanLabels,
  looks: germanLooks,
  names: germanNames,
  questions: germanQuestions,
  rules: germanRules,
};

/** What speaks for Tusk! in one language. */
export type TuskSpeech = Speech<typeof english>;

/** Speaks for Tusk!. */
export const tuskSpeech = speechOf(english, { de: german });
