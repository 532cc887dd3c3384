import type { Choice, Decision } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import type { NotNow } from '../../../presentation/edition.ts';
import type { StoneAgeAction } from '../action.ts';
import { VILLAGE_PLACES } from '../content/numbers.ts';
import { isShop, isVillage } from '../locations.ts';
import type { StoneAgeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { kindOf } from './stages.ts';

/** What a tribe may not do now though it may look for it: go to the village, pay for what it has gone to. */
export function notNow(
  { say }: StoneAgeSpeech,
  choices: readonly Choice<StoneAgeAction>[],
  decision: Decision,
  view: StoneAgeView,
): readonly NotNow[] {
  const may = (does: StoneAgeAction['do']): boolean =>
    choices.some(({ action }) => action.do === does);
  switch (kindOf(decision)) {
    case 'place':
      return isVillageFull(view)
        ? [{ command: 'place', why: say('labels.not now.village is full') }]
        : [];
    case 'act': {
      const { placed } = item(view.tribes, decision.seat);
      const shops = placed.some(({ at }) => isShop(at));
      return shops && !may('buy') && !may('choose')
        ? [{ command: 'buy', why: say('labels.not now.too little') }]
        : [];
    }
    default:
      return [];
  }
}

/** Whether so many places of the village are used as may be in a round. */
export function isVillageFull({ tribes }: StoneAgeView): boolean {
  const used = new Set(
    tribes.flatMap(({ placed }) => placed.map(({ at }) => at).filter(isVillage)),
  );
  return used.size >= (VILLAGE_PLACES[tribes.length] ?? 0);
}
