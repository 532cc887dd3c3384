import { choiceNamed, eachChoice, nthChoice, withAmounts } from '../../../engine/choices.ts';
import type { Choice, Choices } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import type { Path, ValleyAction } from '../action.ts';
import { type Draft, isBegun, stayingAt } from '../draft.ts';
import { nameOf } from '../map.ts';
import type { Group } from '../state.ts';
import { cardOf } from './cards.ts';
import { type Order, orderOf } from './order.ts';
import type { Outlook } from './outlook.ts';

type Offer = Choices<ValleyAction>;

const isSame = (a: Path, b: Path): boolean => a.join() === b.join();

const isGroup = (one: Group, other: Group): boolean =>
  isSame(one.path, other.path) && one.warriors === other.warriors && one.females === other.females;

/** Whether a draft is a part of an order, said in whatever order: people who are advised by it say camps first, too. */
const isPartOf = ({ groups, camps }: Draft, order: Order): boolean =>
  groups.every((group) => order.groups.some((one) => isGroup(one, group))) &&
  camps.every((camp) => order.camps.includes(camp));

/** The next answer of an order that is made of several; what was drafted otherwise is forgotten. */
export function nextOf(outlook: Outlook, draft: Draft, offered: Offer): Choice<ValleyAction> {
  const order = orderOf(outlook);
  if (outlook.isFar && !isBegun(draft) && !('shape' in offered)) {
    const card = cardOf(outlook, offered, order);
    if (card !== null) return card;
  }
  const left = order.groups.filter((one) => !draft.groups.some((group) => isGroup(one, group)));
  const { splitting } = draft;
  const group = splitting === null ? left[0] : left.find(({ path }) => isSame(path, splitting));
  if ('shape' in offered) {
    if (offered.shape !== 'amounts' || group === undefined) return nthChoice(offered, 0);
    const { warriors, females } = group;
    const split = withAmounts(offered, { warriors, females });
    return split.ok ? split.value : nthChoice(offered, 0);
  }
  const key = isPartOf(draft, order) ? keyOf(outlook, draft, order, group) : 'anew';
  const planned = choiceNamed(offered, key) ?? choiceNamed(offered, 'done');
  return planned ?? choiceNamed(offered, 'anew') ?? item([...eachChoice(offered)], 0);
}

function keyOf({ me }: Outlook, draft: Draft, order: Order, group: Group | undefined): string {
  if (group === undefined) {
    const camp = order.camps.find((one) => !draft.camps.includes(one));
    return camp === undefined ? 'done' : `camp.${nameOf(camp)}`;
  }
  const { path, warriors, females } = group;
  const here = stayingAt(me, draft, item(path, 0));
  const names = path.map(nameOf).join('.');
  if (warriors !== here.warriors) return `some.${names}`;
  if (females === here.females) return `go.all.${names}`;
  if (females === 0) return `go.warriors.${names}`;
  return females === here.females - 1 ? `go.but-one.${names}` : `some.${names}`;
}
