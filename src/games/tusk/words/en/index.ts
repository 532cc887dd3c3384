import type { Words } from '../../../../presentation/edition.ts';
import type { TuskAction } from '../../action.ts';
import { commandFor } from '../../commands.ts';
import type { TuskEvent } from '../../event.ts';
import type { TuskView } from '../../view.ts';
import { label } from './labels.ts';
import { lines } from './lines.ts';
import { goodsWords, seatName } from './names.ts';
import { heading, question } from './questions.ts';
import { RULES } from './rules.ts';
import { hand, result } from './standing.ts';

/** Tusk! in English. Another language is a folder beside this one that fulfils the same contract. */
export const english: Words<TuskAction, TuskEvent, TuskView> = {
  seatName,
  lines,
  question,
  phrase: ({ action }, { seat }, view) => ({
    ...commandFor(action, seat, view),
    label: label(action, seat, view),
  }),
  heading,
  hand,
  goods: goodsWords,
  result,
  rules: RULES,
};
