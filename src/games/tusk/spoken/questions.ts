import type { Decision } from '../../../engine/game.ts';
import type { Question } from '../../../presentation/edition.ts';
import type { TuskKind } from '../action.ts';
import { MOVES } from '../moves/index.ts';
import type { TuskView } from '../view.ts';
import type { TuskSpeech } from '../words/index.ts';

const ASKING = Object.values(MOVES).map(({ kind, question }) => ({ kind, question }));

/** Whether Tusk! asks that. */
export const isKind = (asked: string): asked is TuskKind =>
  ASKING.some(({ kind }) => kind === asked);

/** What a decision asks of its seat. Throws on a kind that Tusk! does not have. */
export function question(speech: TuskSpeech, decision: Decision, view: TuskView): Question {
  const tribe = view.tribes[decision.seat];
  const asking = ASKING.find(({ kind }) => kind === decision.kind);
  if (asking === undefined || tribe === undefined) {
    throw new RangeError(`Tusk! asks no ${decision.kind} of seat ${decision.seat}.`);
  }
  return asking.question(speech, view, tribe, decision);
}
