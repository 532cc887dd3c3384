import { pickThings } from '../../../engine/choices.ts';
import type { Choice, Choices } from '../../../engine/game.ts';
import { best } from '../../../parts/best.ts';
import { item } from '../../../parts/item.ts';
import type { ValleyAction } from '../action.ts';
import type { CardId } from '../content/cards.ts';
import type { EventId } from '../content/events.ts';
import { defenceOf, occupiedBy, seatsAt } from '../tribes.ts';
import type { ValleyView } from '../view.ts';
import { look, type Outlook } from './outlook.ts';
import { DIE, visitWorth } from './stand.ts';

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

/** In which turn of a season it says what; that something is said shows, so it is said whatever the hand holds. */
const MOMENTS = ['omens', 'counter', 'track'] as const;
/** What a Tracker must bring. */
const CARD = 0.8;

/** What is said for whenever nobody is asked, before the own order. */
export function standingOrder(
  view: ValleyView,
  kind: string,
  offered: Choices<ValleyAction>,
): Choice<ValleyAction> | null {
  const { stage, turn } = view;
  if (stage.frame !== 'ordering' || stage.draft?.answers !== 0) return null;
  if (kind !== MOMENTS[turn.space]) return null;
  if (!('shape' in offered)) {
    const outlook = look(view, true);
    return best(offered, ({ action }) => trackWorth(outlook, action));
  }
  if (offered.shape !== 'picks') return null;
  const wanted: readonly string[] = kind === 'omens' ? AVERTED : COUNTERED;
  const made = pickThings(
    offered,
    offered.things.filter((thing) => wanted.includes(thing)),
  );
  return made.ok ? made.value : null;
}

/** What it is worth to people where they stand that a kind goes a way of its own, and not where the die says. */
function trackWorth(outlook: Outlook, action: ValleyAction): number {
  if (action.do !== 'track' || action.track === null) return 0;
  const { view, me, visits } = outlook;
  const { kind, to } = action.track;
  let worth = -CARD;
  for (const at of occupiedBy(me)) {
    if (seatsAt(view, at).length > 1) continue;
    const camp = me.camps.includes(at) ? defenceOf(view, at) : 0;
    const people = { warriors: item(me.warriors, at), females: item(me.females, at), camp };
    for (const visit of item(visits, at))
      if (visit.kind === kind)
        worth += visitWorth(outlook, at, people, visit) * (Number(visit.to === to) - 1 / DIE);
  }
  return worth;
}
