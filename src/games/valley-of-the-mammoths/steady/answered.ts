import { choiceNamed, eachChoice, nthChoice, withAmounts } from '../../../engine/choices.ts';
import type { Choice, Choices } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import type { Path, ValleyAction } from '../action.ts';
import { type Draft, isBegun, stayingAt } from '../draft.ts';
import { nameOf } from '../map.ts';
import type { Group } from '../state.ts';
import { cardOf } from './cards.ts';
import { orderOf } from './order.ts';
import type { Outlook } from './outlook.ts';

type Offer = Choices<ValleyAction>;

const isSame = (a: Path, b: Path): boolean => a.join() === b.join();

const isGroup = (one: Group, other: Group): boolean =>
  isSame(one.path, other.path) && one.warriors === other.warriors && one.females === other.females;

/**
 * The next answer of an order that is made of several: what can still be said of it, then that it is all. What was
 * drafted otherwise stays, unless the rules forbid it as a whole.
 */
export function nextOf(outlook: Outlook, draft: Draft, offered: Offer): Choice<ValleyAction> {
  const order = orderOf(outlook);
  if (outlook.isFar && !isBegun(draft) && !('shape' in offered)) {
    const card = cardOf(outlook, offered, order);
    if (card !== null) return card;
  }
  const left = order.groups.filter((one) => !draft.groups.some((group) => isGroup(one, group)));
  if ('shape' in offered) {
    const { splitting } = draft;
    const group = left.find(({ path }) => splitting !== null && isSame(path, splitting));
    if (offered.shape !== 'amounts' || group === undefined) return nthChoice(offered, 0);
    const { warriors, females } = group;
    const split = withAmounts(offered, { warriors, females });
    return split.ok ? split.value : nthChoice(offered, 0);
  }
  const camps = order.camps.filter((one) => !draft.camps.includes(one));
  const keys = [
    ...left.flatMap((group) => keysOf(outlook, draft, group)),
    ...camps.map((camp) => `camp.${nameOf(camp)}`),
    'done',
    'anew',
  ];
  const next = keys.map((key) => choiceNamed(offered, key)).find((choice) => choice !== null);
  return next ?? item([...eachChoice(offered)], 0);
}

/** How it is said that a group goes; not at all where it is not all there any more. */
function keysOf({ me }: Outlook, draft: Draft, { path, warriors, females }: Group): string[] {
  const here = stayingAt(me, draft, item(path, 0));
  if (warriors > here.warriors || females > here.females) return [];
  const names = path.map(nameOf).join('.');
  if (warriors !== here.warriors) return [`some.${names}`];
  if (females === here.females) return [`go.all.${names}`];
  if (females === 0) return [`go.warriors.${names}`];
  return [females === here.females - 1 ? `go.but-one.${names}` : `some.${names}`];
}
