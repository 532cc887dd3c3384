import type { Choice, Choices, Picks } from '../../../engine/game.ts';
import { eachChoice, pickThings, withAmounts } from '../../../engine/choices.ts';
import { best } from '../../../parts/best.ts';
import { item } from '../../../parts/item.ts';
import type { Plan, ValleyAction } from '../action.ts';
import { SMOKED_MEAT } from '../content/cards.ts';
import { isBattle } from '../fight/tactics.ts';
import { mealAt, mealsOf } from '../hunger.ts';
import { totalIncome, yieldOf } from '../income.ts';
import { BESIDE, isRiver, nameOf, type Place, TERRAIN } from '../map.ts';
import { campAt, occupiedBy, peopleOf, type Sex } from '../tribes.ts';
import { battleOf, siteWorth } from './here.ts';
import { ordered, splitOf } from './order.ts';
import type { Outlook } from './outlook.ts';
import { weighing } from './worth.ts';

type Offer = Choices<ValleyAction>;
type Answer = Choice<ValleyAction> | undefined;

/** What a card of a battle plan must bring, and what is free. */
const [CARD, FREE] = [0.35, 0.02] as const;
/** What is worth how much in a battle. */
const [WARRIOR, FEMALE, CAMP, LAST_CAMPS, FOOD] = [1, 2, 4, 15, 0.3] as const;

/** The answer to a question, by its kind; undefined leaves it to the safe one. */
export function answerTo(outlook: Outlook, offered: Offer): Answer {
  if (!('shape' in offered)) {
    const [first] = offered;
    return first?.action.do === 'place' ? placed(outlook, offered) : ordered(outlook, offered);
  }
  if (offered.shape === 'picks') {
    if (offered.name === 'plan') return planned(outlook, offered);
    return offered.name === 'season' ? seasonal(outlook, offered) : undefined;
  }
  const given = offered.name === 'split' ? { ...splitOf(outlook) } : hungry(outlook);
  const made = withAmounts(offered, given);
  return made.ok ? made.value : undefined;
}

/** Where a tribe begins: fields, water and woods, and no strangers near. */
function placed({ view }: Outlook, offered: readonly Choice<ValleyAction>[]): Answer {
  const near = (at: Place) => item(BESIDE, at).filter((next) => !isRiver(at, next));
  return best([...eachChoice(offered)], ({ action }) => {
    if (action.do !== 'place') return 0;
    const around = near(action.at);
    const beyond = new Set([action.at, ...around, ...around.flatMap(near)]);
    let worth = action.plants ? 3 : 0;
    for (const at of beyond) {
      worth += 0.6 * siteWorth(at) - (TERRAIN[at] === 'lake' ? 0.3 : 0);
      if (campAt(view, at) !== null) worth -= 1.5;
    }
    return worth + 2 * siteWorth(action.at);
  });
}

/** Cards for battles, one after the other while one is worth it. */
function planned(outlook: Outlook, offered: Picks<ValleyAction>): Answer {
  const { view, me } = outlook;
  const battles = occupiedBy(me).filter((at) => isBattle(view, at));
  const camp = me.camps.length >= 4 ? LAST_CAMPS : CAMP;
  const worth = (plans: readonly Plan[]) =>
    battles.reduce((sum, at) => {
      const then = battleOf(outlook, view, at, plans);
      const people = WARRIOR * then.warriors + FEMALE * then.females;
      return sum + people + camp * then.camp + FOOD * then.food + then.worth;
    }, 0);
  const plansBy = (things: readonly string[]): readonly Plan[] => {
    const action = offered.action(things);
    return action.do === 'plan' ? action.plans : [];
  };
  let chosen: string[] = [];
  let now = worth([]);
  for (;;) {
    const left = offered.things.filter((thing) => !chosen.includes(thing));
    const gains = left.map((thing) => {
      const plans = plansBy([...chosen, thing]);
      const price = plans.at(-1)?.plan === 'lose' ? FREE : CARD;
      return { thing, gain: mayAdd(outlook, plans) ? worth(plans) - now - price : -1 };
    });
    const next = gains.reduce((most, one) => (one.gain > most.gain ? one : most), {
      thing: '',
      gain: 0,
    });
    if (next.gain <= 0) break;
    chosen = [...chosen, next.thing];
    now = worth(plansBy(chosen));
  }
  const made = pickThings(offered, chosen);
  return made.ok ? made.value : undefined;
}

/** Whether a plan has no card twice that is not held twice, and nothing that odds do not know. */
function mayAdd({ me }: Outlook, plans: readonly Plan[]): boolean {
  const last = plans.at(-1);
  if (last === undefined || !('plan' in last)) return false;
  const count = plans.filter(({ plan }) => plan === last.plan).length;
  if (last.plan === 'lose') return count === 1;
  if (last.plan === 'trap')
    return count <= (me.hand ?? []).filter((card) => card === 'trap').length;
  return ['amazons', 'ambush', 'palisade', 'cannibalism'].includes(last.plan) && count === 1;
}

/** Meat as far as it is needed, then those without whom the tribe is best off. */
function hungry(outlook: Outlook): Readonly<Record<string, number>> {
  const { view, me } = outlook;
  const meats = (me.hand ?? []).filter((card) => card === 'smoked-meat').length;
  let lack = mealsOf(view, me) - me.food;
  const meat = Math.min(meats, Math.max(0, Math.ceil(lack / SMOKED_MEAT)));
  lack -= meat * SMOKED_MEAT;
  const given: Record<string, number> = meat > 0 ? { meat } : {};
  const weigh = weighing(outlook);
  let left = { warriors: me.warriors, females: me.females, camps: me.camps, food: 50 };
  const without = (at: Place, sex: Sex) => ({
    ...left,
    [sex]: left[sex].with(at, item(left[sex], at) - 1),
  });
  while (lack > 0) {
    const all = occupiedBy(left).flatMap((at) =>
      (['warriors', 'females'] as const).flatMap((sex) =>
        item(left[sex], at) > 0 ? [{ at, sex }] : [],
      ),
    );
    if (all.length === 0) break;
    const { at, sex } = best(all, (one) => weigh(without(one.at, one.sex)));
    left = without(at, sex);
    lack -= mealAt(view, me, at);
    const kind = `${nameOf(at)}${sex === 'warriors' ? 'W' : 'F'}`;
    given[kind] = (given[kind] ?? 0) + 1;
  }
  return given;
}

/** Cards for births, a female of an Elder while there are few, and fields as far as there is food to eat, too. */
function seasonal({ view, me }: Outlook, offered: Picks<ValleyAction>): Answer {
  const { things } = offered;
  const isFew = me.females.reduce((sum, count) => sum + count, 0) < 5;
  const elder = `-${isFew ? 'female' : 'warrior'}`;
  const cards = [
    things.find((thing) => thing.startsWith('midwife')),
    things.find((thing) => thing.startsWith('elder') && thing.endsWith(elder)),
  ];
  const income = totalIncome(yieldOf(view, occupiedBy(me)));
  const spare = Math.max(0, me.food + income - peopleOf(me));
  const fields = things.filter((thing) => thing.startsWith('plant')).slice(0, spare);
  const wanted = [...cards, ...fields].filter((thing) => thing !== undefined);
  const made = pickThings(offered, wanted);
  return made.ok ? made.value : undefined;
}
