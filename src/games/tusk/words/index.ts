import { type Speech, speechOf } from '../../../language/say.ts';
import { looks as germanLooks } from './de/looks.ts';
import { names as germanNames } from './de/names.ts';
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
  looks: germanLooks,
  names: germanNames,
};

/** What speaks for Tusk! in one language. */
export type TuskSpeech = Speech<typeof english>;

/** Speaks for Tusk!. */
export const tuskSpeech = speechOf(english, { de: german });
