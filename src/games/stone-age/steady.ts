import { eachChoice } from '../../engine/choices.ts';
import type { Choice } from '../../engine/game.ts';
import { best } from '../../parts/best.ts';
import type { ComputerPlayer } from '../../presentation/edition.ts';
import type { StoneAgeAction } from './action.ts';
import { RESOURCES } from './content/goods.ts';
import { TILE } from './content/herd.ts';
import { HUNGER } from './content/numbers.ts';
import { cheapest } from './payment.ts';
import { actWorth } from './steady/act.ts';
import { broughtWorth, dieWorth } from './steady/gain.ts';
import { look, type Outlook, shortSighted, worthOf } from './steady/outlook.ts';
import { placeWorth, tamersWorth } from './steady/place.ts';
import { paymentWorth } from './steady/spend.ts';
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

/** What an answer is worth, against the others to the same question. */
function worthOfAction(outlook: Outlook, action: StoneAgeAction): number {
  switch (action.do) {
    case 'place':
      return placeWorth(outlook, action);
    case 'use':
    case 'rest':
    case 'buy':
    case 'choose':
    case 'leave':
      return actWorth(outlook, action);
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

function lineWorth(
  outlook: Outlook,
  { line, good }: Extract<StoneAgeAction, { do: 'bonus' }>,
): number {
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
