import { pickThings } from '../../../engine/choices.ts';
import type { Choice, Choices } from '../../../engine/game.ts';
import type { ValleyAction } from '../action.ts';
import type { CardId } from '../content/cards.ts';
import type { EventId } from '../content/events.ts';
import type { ValleyView } from '../view.ts';

/** Cards of others that hurt most, and events that nobody wants. */
const COUNTERED: readonly CardId[] = ['amazons', 'raid', 'ambush', 'forced-march', 'trap'];
const AVERTED: readonly EventId[] = [
  'eruption',
  'forest-fire',
  'great-flood',
  'drought',
  'fever',
  'deep-cold',
  'avalanche',
  'spoilage',
];

/**
 * What is said for whenever nobody is asked. That something is said shows, so it is at set moments, whatever the hand holds:
 * of Omens and Counter-magic in the first and the second turn of a season.
 */
export function standingOrder(
  { stage, turn }: ValleyView,
  kind: string,
  offered: Choices<ValleyAction>,
): Choice<ValleyAction> | null {
  if (stage.frame !== 'ordering' || stage.draft?.answers !== 0) return null;
  const isMoment =
    (kind === 'omens' && turn.space === 0) || (kind === 'counter' && turn.space === 1);
  if (!isMoment || !('shape' in offered) || offered.shape !== 'picks') return null;
  const wanted: readonly string[] = kind === 'omens' ? AVERTED : COUNTERED;
  const made = pickThings(
    offered,
    offered.things.filter((thing) => wanted.includes(thing)),
  );
  return made.ok ? made.value : null;
}
