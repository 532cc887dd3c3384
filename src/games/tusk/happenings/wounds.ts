import { grouped } from '../../../parts/grouped.ts';
import { type TuskEvent, woundsAlone, type WoundCause } from '../event.ts';
import { counted, tribeName } from '../spoken/names.ts';
import type { TuskSpeech } from '../words/index.ts';

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
