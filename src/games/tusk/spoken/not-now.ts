import type { Choice, Decision } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import type { NotNow } from '../../../presentation/edition.ts';
import type { TuskAction } from '../action.ts';
import type { MemberView, TribeView, TuskView } from '../view.ts';
import type { TuskSpeech } from '../words/index.ts';
import { amountWords } from './names.ts';
import { stageOf } from './questions/asking.ts';

/** What a tribe may not do in its turn now, and why: grow, hunt, fight. */
export function notNow(
  speech: TuskSpeech,
  choices: readonly Choice<TuskAction>[],
  { kind, seat }: Decision,
  view: TuskView,
): readonly NotNow[] {
  if (kind !== 'turn') return [];
  const tribe = item(view.tribes, seat);
  const { step } = stageOf(view, 'tribe');
  const may = (does: TuskAction['do']): boolean => choices.some(({ action }) => action.do === does);
  return [
    ...(may('grow') ? [] : [{ command: 'grow', why: whyNotGrow(speech, tribe, step) }]),
    ...(may('send') ? [] : [{ command: 'hunt', why: whyNotHunt(speech, step) }]),
    ...(may('fight') ? [] : [{ command: 'fight', why: whyNotFight(speech, tribe, view) }]),
  ];
}

type Step = 'grow' | 'send' | 'act';

function whyNotGrow(speech: TuskSpeech, { growthCost }: TribeView, step: Step): string {
  const { say } = speech;
  if (growthCost === null) return say('labels.not now.nobody waits');
  if (step !== 'grow') return say('labels.not now.over');
  return say('labels.not now.needs', { food: amountWords(speech, growthCost, 'food') });
}

const whyNotHunt = ({ say }: TuskSpeech, step: Step): string =>
  say(step === 'act' ? 'labels.not now.over' : 'labels.not now.nobody stands');

function whyNotFight({ say }: TuskSpeech, tribe: TribeView, view: TuskView): string {
  const isHere = ({ at }: MemberView): boolean =>
    tribe.members.some((own) => typeof at === 'number' && own.at === at);
  const meets = view.tribes.some(
    ({ seat, members }) => seat !== tribe.seat && members.some(isHere),
  );
  return say(meets ? 'labels.not now.nobody able' : 'labels.not now.alone');
}
