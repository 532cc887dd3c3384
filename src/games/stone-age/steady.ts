import { eachChoice } from '../../engine/choices.ts';
import type { Choice } from '../../engine/game.ts';
import { best } from '../../parts/best.ts';
import type { ComputerPlayer } from '../../presentation/edition.ts';
import type { ActionOf, StoneAgeAction } from './action.ts';
import { RESOURCES } from './content/goods.ts';
import { TILE } from './content/herd.ts';
import { HUNGER } from './content/numbers.ts';
import { isSource } from './locations.ts';
import { cheapest } from './payment.ts';
import { broughtWorth, dieWorth } from './steady/gain.ts';
import { look, type Outlook, shortSighted, worthOf } from './steady/outlook.ts';
import { placeWorth, tamersWorth } from './steady/place.ts';
import { paymentWorth, purchaseWorth } from './steady/spend.ts';
import { toolsWorth } from './steady/tools.ts';
import type { StoneAgeView } from './view.ts';

/**
 * Sensible by rule of thumb, from its own view only. It weighs every choice in points at the end of the match: what it
 * brings now, and in the rounds that are likely to come.
 */
export const steady = weighing('steady', look);

/** The same, looking one round ahead: people, fields and tools are worth to it what they bring by then. */
export const hasty = weighing('hasty', shortSighted);

/** A computer player of Stone Age that weighs its choices by an outlook. It makes no use of chance. */
function weighing<L extends string>(
  id: L,
  outlookOn: (view: StoneAgeView) => Outlook,
): ComputerPlayer<StoneAgeAction, StoneAgeView, L> {
  return {
    id,
    choose(view, _decision, offered) {
      // Whatever is asked has some hundreds of answers at most.
      const choices: readonly Choice<StoneAgeAction>[] = [...eachChoice(offered)];
      const outlook = outlookOn(view);
      return best(choices, ({ action }) => worthOfAction(outlook, action));
    },
    // Nothing changes hands in Stone Age.
    accepts: () => false,
  };
}

/** What is done in the order of play: everything without a price before what has one. */
const FIRST = 1000;

/** What an answer is worth, against the others to the same question. */
function worthOfAction(outlook: Outlook, action: StoneAgeAction): number {
  switch (action.do) {
    case 'place':
      return placeWorth(outlook, action);
    case 'rest':
      return 3 * FIRST;
    case 'use':
      return isSource(action.at) ? FIRST : 2 * FIRST;
    case 'buy':
      return purchaseWorth(outlook, action.at);
    case 'choose':
      // Of two ways to buy the same, the short one.
      return purchaseWorth(outlook, action.at) - 0.01;
    case 'leave':
      return 0;
    case 'plan':
      // It is asked place by place, and gives no orders.
      return 0;
    case 'pay':
      return paymentWorth(outlook, action.goods);
    case 'tools':
      return toolsWorth(outlook, action.use);
    case 'tame':
      return tamersWorth(outlook, action.people);
    case 'chooseTamers':
      return Number.NEGATIVE_INFINITY;
    case 'any':
      return worthOf(outlook, action.goods);
    case 'die':
      return dieWorth(outlook, action.face);
    case 'bonus':
      return lineWorth(outlook, action);
    case 'feed':
      return feedWorth(outlook, action.how);
  }
}

function lineWorth(outlook: Outlook, { line, good }: ActionOf<'bonus'>): number {
  const tile = outlook.view.herd?.now?.tile;
  if (good !== null) return outlook.rate[good];
  return tile === undefined ? 0 : broughtWorth(outlook, TILE[tile][line]);
}

/** Resources for what is missing, as long as they are worth less than hunger costs. */
function feedWorth(outlook: Outlook, how: 'buy' | 'pay' | 'hunger'): number {
  if (how === 'pay') return Number.NEGATIVE_INFINITY;
  if (how === 'hunger') return -HUNGER;
  const { goods, people } = outlook.me;
  return -worthOf(outlook, cheapest(goods, RESOURCES, Math.max(0, people - goods.food)));
}
