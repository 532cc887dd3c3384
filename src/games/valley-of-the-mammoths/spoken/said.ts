import { item } from '../../../parts/item.ts';
import type { Habits } from '../action.ts';
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
