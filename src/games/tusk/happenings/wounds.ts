import { grouped } from '../../../parts/grouped.ts';
import { only } from '../../../parts/only.ts';
import type { Mark } from '../../../presentation/scene.ts';
import { isWound, type TuskEvent, type Wound, type WoundCause } from '../event.ts';
import { placeName } from '../map.ts';
import { counted, tribeName, whoWords } from '../spoken/names.ts';
import type { TuskView } from '../view.ts';
import type { TuskSpeech } from '../words/index.ts';
import type { EventFormatter } from './told.ts';

/** A wound is signed as long as who was wounded lies on the map, and where it lies in this view. */
function woundSign({ seat, member }: Wound, view: TuskView): Mark[] {
  const lying = view.tribes[seat]?.members.find((one) => one.member === member && one.wounded);
  if (typeof lying?.at !== 'number') return [];
  return [{ mark: 'sign', at: placeName(lying.at), icon: 'wound' }];
}

/** What holds for all wounds: they belong to whatever is going on. */
export const wound = {
  beat: null,
  kind: 'outcome',
  befalls: ({ seat }: Wound) => [seat],
  marks: woundSign,
} as const;

/** Whom a fight, a season or the herd wounded, as one sentence. */
export const wounding =
  (text: 'fight.wounded' | 'season.trampled' | 'season.wounds'): EventFormatter =>
  (speech, events) => [speech.say(text, { members: whoWords(speech, events.filter(isWound)) })];

/** Wounds that nothing else among these events tells: those by stones are told with the stones. */
export function woundsAlone(events: readonly TuskEvent[]): Wound[] {
  const thrown = only(events, 'stonesThrown');
  return events
    .filter(isWound)
    .filter(
      ({ seat, member, by }) =>
        by !== 'stone' ||
        !thrown.some(({ target, members }) => target === seat && members.includes(member)),
    );
}

/**
 * "Flint two wounds"; of one side alone in a fight whose sides are named only how many. Without those that
 * are told with the stones that struck.
 */
export function woundsInShort(
  speech: TuskSpeech,
  events: readonly TuskEvent[],
  causes: readonly WoundCause[],
  areNamed = false,
): string[] {
  const all = woundsAlone(events).filter(({ by }) => causes.includes(by));
  const sides = grouped(all, ({ seat }) => seat);
  return sides.map(([seat, some]) => {
    const count = counted(speech, some.length, 'wound');
    if (areNamed && sides.length === 1) return count;
    return speech.say('captions.wounded', { seat: tribeName(speech, seat), wounds: count });
  });
}

/** What came of something: "Heron fights Flint on E6: two wounds, Heron wins". */
export function joined(
  speech: TuskSpeech,
  head: readonly string[],
  came: readonly string[],
): string[] {
  const results = came.join(', ');
  if (head.length === 0 || came.length === 0) return came.length === 0 ? [...head] : [results];
  return [speech.say('captions.what came of it', { what: head.join(': '), results })];
}
