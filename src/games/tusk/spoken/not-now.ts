import type { Choice, Decision } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import type { NotNow } from '../../../presentation/edition.ts';
import type { TuskAction } from '../action.ts';
import { TERRAIN, type TerrainCard } from '../content/terrain.ts';
import type { MemberView, TribeView, TuskView } from '../view.ts';
import type { TuskSpeech } from '../words/index.ts';
import { amountWords } from './names.ts';
import { stageOf } from './questions/asking.ts';

/** What a tribe may not do in its turn now, and why: grow, hunt, fight; or one of its members. */
export function notNow(
  speech: TuskSpeech,
  choices: readonly Choice<TuskAction>[],
  { kind, seat }: Decision,
  view: TuskView,
  piece: string | null,
): readonly NotNow[] {
  if (kind !== 'turn') return [];
  const tribe = item(view.tribes, seat);
  const one = tribe.members.find(({ member }) => member === Number(piece));
  if (one !== undefined) {
    return [...memberNotNow(speech, choices, view, one), ...withOthersNotNow(speech, choices, one)];
  }
  const { step } = stageOf(view, 'tribe');
  const may = (does: TuskAction['do']): boolean => choices.some(({ action }) => action.do === does);
  return [
    ...(may('grow') ? [] : [{ command: 'grow', why: whyNotGrow(speech, tribe, step) }]),
    ...(may('send') ? [] : [{ command: 'hunt', why: whyNotHunt(speech, tribe, step) }]),
    ...(may('fight') ? [] : [{ command: 'fight', why: whyNotFight(speech, tribe, view) }]),
  ];
}

/** What a member may not do that has an action left. */
function memberNotNow(
  speech: TuskSpeech,
  choices: readonly Choice<TuskAction>[],
  view: TuskView,
  { member, at, wounded }: MemberView,
): readonly NotNow[] {
  const { say } = speech;
  const may = (does: 'move' | 'gather' | 'craft'): boolean =>
    choices.some(({ action }) => action.do === does && action.member === member);
  const { yields, rule } = groundAt(view, at);
  const why = {
    move: 'no way',
    gather: yields === null ? 'nothing grows' : 'nothing left',
    craft: 'nothing to craft',
  } as const;
  return (['move', 'gather', 'craft'] as const)
    .filter((does) => !may(does))
    .map((command) => {
      if (wounded) return { command, why: say('labels.not now.wounded') };
      if (command !== 'craft' || rule === null) {
        return { command, why: say(`labels.not now.${why[command]}`) };
      }
      const tokens = rule.map((good) => amountWords(speech, 1, good)).join(' + ');
      return { command, why: say('labels.not now.needs tokens', { tokens }) };
    });
}

/** In what a member that has an action left may not take part: a hunt, a fight. */
function withOthersNotNow(
  { say }: TuskSpeech,
  choices: readonly Choice<TuskAction>[],
  { member, at, wounded }: MemberView,
): readonly NotNow[] {
  const mayHunt = choices.some(
    ({ action }) => action.do === 'send' && action.members.includes(member),
  );
  const isFight = choices.some(({ action }) => action.do === 'fight' && action.at === at);
  const why = (reason: 'over' | 'nobody there'): string =>
    say(`labels.not now.${wounded ? 'wounded' : reason}`);
  return [
    ...(mayHunt ? [] : [{ command: 'hunt', why: why('over') }]),
    ...(isFight && !wounded ? [] : [{ command: 'fight', why: why('nobody there') }]),
  ];
}

/** What is to be had by the card of a tile: nothing on snow and on the breeding ground. */
function groundAt({ tiles }: TuskView, at: MemberView['at']): Pick<TerrainCard, 'yields' | 'rule'> {
  const tile = typeof at === 'number' ? tiles[at] : null;
  const terrain = tile?.terrain ?? 'breeding ground';
  return tile?.snow === true || terrain === 'breeding ground'
    ? { yields: null, rule: null }
    : TERRAIN[terrain];
}

type Step = 'grow' | 'send' | 'act';

function whyNotGrow(speech: TuskSpeech, { growthCost }: TribeView, step: Step): string {
  const { say } = speech;
  if (growthCost === null) return say('labels.not now.nobody waits');
  if (step === 'send') return say('labels.not now.grown');
  if (step === 'act') return say('labels.not now.acted');
  return say('labels.not now.needs', { food: amountWords(speech, growthCost, 'food') });
}

function whyNotHunt({ say }: TuskSpeech, { members }: TribeView, step: Step): string {
  if (step === 'act') return say('labels.not now.over');
  const isThere = members.some(({ at }) => typeof at === 'number');
  return say(isThere ? 'labels.not now.all wounded' : 'labels.not now.nobody stands');
}

function whyNotFight({ say }: TuskSpeech, tribe: TribeView, view: TuskView): string {
  const isHere = ({ at }: MemberView): boolean =>
    tribe.members.some((own) => typeof at === 'number' && own.at === at);
  const meets = view.tribes.some(
    ({ seat, members }) => seat !== tribe.seat && members.some(isHere),
  );
  return say(meets ? 'labels.not now.nobody able' : 'labels.not now.alone');
}
