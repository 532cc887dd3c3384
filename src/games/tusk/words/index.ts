import { type Speech, speechOf } from '../../../language/say.ts';
import { looks as germanLooks } from './de/looks.ts';
import { names as germanNames } from './de/names.ts';
import { looks } from './en/looks.ts';
import { names } from './en/names.ts';

/** What Tusk! says, room by room. */
const english = { looks, names };

const german = { looks: germanLooks, names: germanNames };

/** What speaks for Tusk! in one language. */
export type TuskSpeech = Speech<typeof english>;

/** Speaks for Tusk!. */
export const tuskSpeech = speechOf(english, { de: german });
