import { pickThings, withAmounts } from '../../../engine/choices.ts';
import type { Choice, Choices, Picks } from '../../../engine/game.ts';
import { best } from '../../../parts/best.ts';
import { item } from '../../../parts/item.ts';
import type { Plan, ValleyAction } from '../action.ts';
import { CARDS, SMOKED_MEAT } from '../content/cards.ts';
import { isBattle } from '../fight/tactics.ts';
import { mealAt, mealsOf } from '../meals.ts';
import { nameOf } from '../map.ts';
import { oddsOf } from '../odds.ts';
import { occupiedBy, type Sex, spareOf } from '../tribes.ts';
import type { Outlook } from './outlook.ts';
import { battleWorth, FEMALE, standAt, WARRIOR } from './stand.ts';
import { campsWorth, larderWorth } from './worth.ts';

type Answer = Choice<ValleyAction> | null;

/** What a card must bring to be played in a battle, and anything else of a plan. */
const [CARD, FREE] = [0.8, 0.05] as const;

/** The answer to what is asked of several at once; null leaves it to the safe one. */
export function togetherOf(outlook: Outlook, offered: Choices<ValleyAction>): Answer {
  if (!('shape' in offered)) return null;
  if (offered.shape === 'amounts') {
    const fed = withAmounts(offered, supperOf(outlook));
    return fed.ok ? fed.value : null;
  }
  const things = offered.name === 'plan' ? planOf(outlook, offered) : seasonOf(outlook, offered);
  const made = pickThings(offered, things);
  return made.ok ? made.value : null;
}

/** What all battles come to by some plans. */
function battlesWorth(outlook: Outlook, plans: readonly Plan[]): number {
  const { view, me, seat } = outlook;
  let [all, food, camps] = [0, 0, me.camps.length];
  for (const at of occupiedBy(me)) {
    if (!isBattle(view, at)) continue;
    const odds = oddsOf(view, at, (of) => (of === seat ? plans : []));
    const battle = battleWorth(outlook, at, odds, item(me.females, at) > 0);
    all += battle.worth;
    food += battle.food;
    camps += me.camps.includes(at) ? battle.stays - 1 : battle.takes;
  }
  const left = me.food - mealsOf(view, me);
  return all + campsWorth(camps) + larderWorth(outlook, left + food);
}

/** A plan to which is added whatever is worth most, until nothing is worth more. */
function planOf(outlook: Outlook, offered: Picks<ValleyAction>): string[] {
  const plansOf = (things: readonly string[]): readonly Plan[] => {
    const action = offered.action(things);
    return action.do === 'plan' ? action.plans : [];
  };
  if (offered.things.length === 0) return [];
  const chosen: string[] = [];
  let now = battlesWorth(outlook, []);
  for (;;) {
    const gains = offered.things.map((thing) => {
      if (chosen.includes(thing)) return { thing, gain: 0 };
      const plans = plansOf([...chosen, thing]);
      return { thing, gain: battlesWorth(outlook, plans) - now - priceOf(outlook, plans) };
    });
    const found = best(gains, ({ gain }) => gain);
    if (found.gain <= 0) return chosen;
    chosen.push(found.thing);
    now = battlesWorth(outlook, plansOf(chosen));
  }
}

/** What the last thing of a plan costs; more than anything where the hand does not hold it once more. */
function priceOf({ me }: Outlook, plans: readonly Plan[]): number {
  const last = plans.at(-1)?.plan;
  const card = CARDS.find((one) => one === last);
  const said = plans.filter(({ plan }) => plan === last).length;
  if (card === undefined) return said > 1 ? Number.POSITIVE_INFINITY : FREE;
  const held = (me.hand ?? []).filter((one) => one === card).length;
  const most = card === 'trap' ? held : Math.min(1, held);
  return said > most ? Number.POSITIVE_INFINITY : CARD;
}

/** Births by all cards, females as long as it may have more, and all fields. */
function seasonOf({ me }: Outlook, offered: Picks<ValleyAction>): string[] {
  const { things } = offered;
  const child = spareOf(me, 'females') > 0 ? 'female' : 'warrior';
  const midwife = things.find((thing) => thing.startsWith('midwife'));
  const elder = things.find((thing) => thing.startsWith('elder') && thing.endsWith(child));
  const picked = [midwife, elder, ...things.filter((thing) => thing.startsWith('plant'))];
  return picked.flatMap((thing) => thing ?? []);
}

/** Meat as far as it saves somebody, then those die whom it misses least. */
function supperOf(outlook: Outlook): Readonly<Record<string, number>> {
  const { view, me } = outlook;
  const held = (me.hand ?? []).filter((card) => card === 'smoked-meat').length;
  let lack = mealsOf(view, me) - me.food;
  const meat = Math.min(held, Math.max(0, Math.ceil(lack / SMOKED_MEAT)));
  lack -= meat * SMOKED_MEAT;
  const given: Record<string, number> = meat > 0 ? { meat } : {};
  const left = { warriors: [...me.warriors], females: [...me.females] };
  while (lack > 0) {
    const all = occupiedBy(left).flatMap((at) =>
      (['warriors', 'females'] as const).flatMap((sex) =>
        item(left[sex], at) > 0 ? [{ at, sex }] : [],
      ),
    );
    if (all.length === 0) break;
    const worthAt = (at: number, w: number, f: number) => {
      const { worth, camps } = standAt(outlook, at, w, f, false);
      return worth + 5 * camps + w * WARRIOR + f * FEMALE;
    };
    const missed = ({ at, sex }: { at: number; sex: Sex }) => {
      const [w, f] = [item(left.warriors, at), item(left.females, at)];
      const [lessW, lessF] = sex === 'warriors' ? [w - 1, f] : [w, f - 1];
      return (worthAt(at, w, f) - worthAt(at, lessW, lessF)) / mealAt(view, me, at);
    };
    const { at, sex } = best(all, (one) => -missed(one));
    left[sex][at] = item(left[sex], at) - 1;
    lack -= mealAt(view, me, at);
    const kind = `${nameOf(at)}${sex === 'warriors' ? 'W' : 'F'}`;
    given[kind] = (given[kind] ?? 0) + 1;
  }
  return given;
}
