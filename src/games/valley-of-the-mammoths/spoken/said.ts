import { item } from '../../../parts/item.ts';
import type { Habits, Plan } from '../action.ts';
import { AMBUSH, EATEN_STRANGER, PALISADE } from '../content/cards.ts';
import type { People } from '../event.ts';
import { byEnds } from '../draft.ts';
import { endOf, nameOf } from '../map.ts';
import type { FixedTribe } from '../state.ts';
import type { ValleyView } from '../view.ts';
import type { ValleySpeech } from '../words/index.ts';
import { draftOf } from './ahead.ts';
import { bearingName, kindName, placesWords } from './names.ts';

/** A whole order, told back: `3a → 4b 2 warriors; camp on 5c`. */
export function orderWords(
  { say }: ValleySpeech,
  view: ValleyView,
  people: (of: People) => string,
): string {
  const { groups, camps } = draftOf(view);
  const words = [
    ...byEnds(groups).map((group) =>
      say('labels.group', {
        from: nameOf(item(group.path, 0)),
        to: nameOf(endOf(group.path)),
        people: people(group),
      }),
    ),
    ...(camps.length === 0 ? [] : [say('labels.founds', { place: placesWords(camps) })]),
  ];
  return words.length === 0 ? say('labels.stays') : words.join('; ');
}

/** `Wolf: east` */
export const trackWords = (
  speech: ValleySpeech,
  { kind, to }: NonNullable<FixedTribe['track']>,
): string =>
  speech.say('labels.track', { kind: kindName(speech, kind), bearing: bearingName(speech, to) });

/** A thing of a plan as it is typed, `Ambush 3a`, or what it does. A second trap for a pack says so: `wolf 2`. */
export function planWords(
  { say, ...speech }: ValleySpeech,
  plan: Plan,
  as: 'plans' | 'does',
): string {
  switch (plan.plan) {
    case 'lose':
      return say(`labels.${as}.lose.${plan.losses}`);
    case 'captives':
      return say(`labels.${as}.captives.${plan.captives}`);
    case 'camps':
      return say(`labels.${as}.camps.${plan.camps}`);
    default: {
      const kind = 'kind' in plan ? kindName({ say, ...speech }, plan.kind) : '';
      return say(`labels.${as}.${plan.plan}`, {
        place: 'at' in plan ? nameOf(plan.at) : '',
        kind: 'nth' in plan && plan.nth > 1 ? `${kind} ${plan.nth}` : kind,
        ambush: AMBUSH,
        palisade: PALISADE,
        eaten: EATEN_STRANGER,
      });
    }
  }
}

/** What a tribe does unasked. */
export const habitsWords = (
  { say }: ValleySpeech,
  { losses, captives, camps, supper }: Habits,
): string =>
  say('labels.habits', {
    losses: say(`commands.values.losses.${losses}`),
    captives: say(`labels.plans.captives.${captives}`),
    camps: say(`labels.plans.camps.${camps}`),
    supper: say(`commands.values.supper.${supper}`),
  });
