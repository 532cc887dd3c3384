import type { Decision, Seat } from '../../../../engine/game.ts';
import type { Question } from '../../../../presentation/edition.ts';
import type { Asked } from '../../moves/tusk-move.ts';
import type { MemberView, StageView, TribeView, TuskView } from '../../view.ts';
import type { TuskSpeech } from '../../words/index.ts';
import { goodsWords, listed, tribeName } from '../names.ts';

/** Asks one seat, from what it may see. */
export type Asker = (asked: Asked, decision: Decision) => Question;

export type StageOf<S extends StageView['stage']> = Extract<StageView, { stage: S }>;

/** The innermost stage of this sort, as the view tells it. */
export function stageOf<S extends StageView['stage']>(view: TuskView, sort: S): StageOf<S> {
  const found = view.stages.findLast((stage): stage is StageOf<S> => stage.stage === sort);
  if (found === undefined) throw new RangeError(`There is no ${sort} now.`);
  return found;
}

/** Whole sentences, one after the other; null for none. */
export const sentences = (...all: readonly (string | null)[]): string =>
  all.filter((one) => one !== null).join(' ');

/** What a tribe holds. */
export const holdings = (speech: TuskSpeech, { goods }: TribeView): string =>
  speech.say('questions.holds', { goods: goodsWords(speech, goods) });

/** `2 members, 1 wounded` */
export function countWords({ say }: TuskSpeech, members: readonly MemberView[]): string {
  const count = members.length;
  const wounded = members.filter((one) => one.wounded).length;
  if (wounded === 0) return say('questions.members', { count });
  if (wounded === count) return say('questions.wounded members', { count });
  return say('questions.members, some wounded', { count, wounded });
}

/** `You, Heron and Fern`: who chooses at the same time; null where nobody else does. */
export function choosingWords(speech: TuskSpeech, { owing }: TuskView, seat: Seat): string | null {
  const others = owing.filter((other) => other !== seat).map((one) => tribeName(speech, one));
  return others.length === 0 ? null : listed(speech, [speech.say('questions.you'), ...others]);
}
