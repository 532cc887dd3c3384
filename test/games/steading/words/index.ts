import { type Speech, speechOf } from '../../../../src/language/say.ts';
import { asked as germanAsked } from './de/asked.ts';
import { board as germanBoard } from './de/board.ts';
import { commands as germanCommands } from './de/commands.ts';
import { names as germanNames } from './de/names.ts';
import { rules as germanRules } from './de/rules.ts';
import { told as germanTold } from './de/told.ts';
import { asked } from './en/asked.ts';
import { board } from './en/board.ts';
import { commands } from './en/commands.ts';
import { names } from './en/names.ts';
import { rules } from './en/rules.ts';
import { told } from './en/told.ts';

/** What the game says, room by room. */
const english = { asked, board, commands, names, rules, told };

const german = {
  asked: germanAsked,
  board: germanBoard,
  commands: germanCommands,
  names: germanNames,
  rules: germanRules,
  told: germanTold,
};

/** What speaks for the game in one language. */
export type SteadingSpeech = Speech<typeof english>;

/** Speaks for the game. */
export const steadingSpeech = speechOf(english, { de: german });
