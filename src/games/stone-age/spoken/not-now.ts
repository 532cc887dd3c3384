import type { Choice, Decision } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import type { NotNow } from '../../../presentation/edition.ts';
import type { StoneAgeAction } from '../action.ts';
import { TRIBES_AT_PLACE, VILLAGE_PLACES } from '../content/numbers.ts';
import { SOURCE, type Source, SOURCES } from '../content/places.ts';
import { isShop, isVillage } from '../locations.ts';
import type { StoneAgeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { kindOf } from './stages.ts';

/**
 * What a tribe may not do now though it may look for it: go to the village or to where other tribes gather, pay for
 * what it has gone to.
 */
export function notNow(
  { say }: StoneAgeSpeech,
  choices: readonly Choice<StoneAgeAction>[],
  decision: Decision,
  view: StoneAgeView,
): readonly NotNow[] {
  const may = (does: StoneAgeAction['do']): boolean =>
    choices.some(({ action }) => action.do === does);
  switch (kindOf(decision)) {
    case 'place': {
      const why = (isSo: boolean, reason: string): NotNow[] =>
        isSo ? [{ command: 'place', why: reason }] : [];
      const { placed } = item(view.tribes, decision.seat);
      // Where it is itself it sees why it cannot go there again.
      const isKeptOut = SOURCES.some(
        (at) => isTakenByTribes(view, at) && placed.every((one) => one.at !== at),
      );
      const count = TRIBES_AT_PLACE[view.tribes.length] ?? 0;
      return [
        ...why(isVillageFull(view), say('labels.not now.village is full')),
        ...why(isKeptOut, say('labels.not now.taken by tribes', { count })),
      ];
    }
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

/** Whether no other tribe may gather there in this round, whatever room is left. The herd's place takes any number of them. */
export function isTakenByTribes({ tribes, herd }: StoneAgeView, at: Source): boolean {
  const most = TRIBES_AT_PLACE[tribes.length] ?? 0;
  // Where all tribes may be there at once, nobody is kept out.
  if (SOURCE[at].room === null || herd?.now?.at === at || most >= tribes.length) return false;
  return tribes.filter(({ placed }) => placed.some((one) => one.at === at)).length >= most;
}

/** Whether so many places of the village are used as may be in a round. */
export function isVillageFull({ tribes }: StoneAgeView): boolean {
  const used = new Set(
    tribes.flatMap(({ placed }) => placed.map(({ at }) => at).filter(isVillage)),
  );
  return used.size >= (VILLAGE_PLACES[tribes.length] ?? 0);
}
