import { eachChoice } from '../../engine/choices.ts';
import type { Choice, Decision } from '../../engine/game.ts';
import type { ComputerPlayer } from '../../presentation/edition.ts';
import type { TuskAction } from './action.ts';
import { chooseAim, chooseCommitment, chooseSide, chooseStones } from './steady/fight.ts';
import { chooseAttack, chooseLanding, chooseRegrouping, chooseShare } from './steady/hunt.ts';
import { look, type Outlook, shortSighted, turnsLeftIn } from './steady/outlook.ts';
import { best } from '../../parts/best.ts';
import { chooseCard, choosePlace } from './steady/setup.ts';
import { chooseInTurn } from './steady/turn.ts';
import { isFair } from './steady/trade.ts';
import { item } from '../../parts/item.ts';
import type { TuskView } from './view.ts';

/**
 * Sensible by rule of thumb, from its own view only. It weighs every choice in food at the end of the match: what
 * it gains now, what the place promises for the next turn, what the season may do there.
 */
export const steady = weighing('steady', look);

/** The same, looking one step ahead: it takes what it gains now, and thinks neither of the next turn nor of its card. */
export const hasty = weighing('hasty', (view) => shortSighted(look(view)));

/** A computer player of Tusk! that weighs its choices by an outlook. It makes no use of chance. */
export function weighing<L extends string>(
  id: L,
  outlookOn: (view: TuskView) => Outlook,
): ComputerPlayer<TuskAction, TuskView, L> {
  return {
    id,
    choose(view, decision, offered) {
      // All amounts of Tusk! are few enough to weigh each.
      const choices = [...eachChoice(offered)];
      const [first, ...others] = choices;
      if (first !== undefined && others.length === 0) return first;
      return weigh(outlookOn(view), decision, choices);
    },
    accepts: (view, deal) => isFair(deal, turnsLeftIn(view)),
  };
}

function weigh(
  outlook: Outlook,
  decision: Decision,
  choices: readonly Choice<TuskAction>[],
): Choice<TuskAction> {
  const [first] = choices;
  switch (first?.action.do) {
    case 'place':
      return choosePlace(outlook, choices);
    case 'keep':
      return chooseCard(outlook, choices);
    case 'sides':
      return chooseSide(outlook, choices);
    case 'aim':
      return chooseAim(outlook, choices);
    case 'stones':
      return chooseStones(outlook, choices);
    case 'share':
      return chooseShare(outlook, choices);
    case 'land':
      return chooseLanding(outlook, choices);
    case 'regroup':
      return chooseRegrouping(outlook, choices);
    case 'aside':
      return best(choices, ({ action }) =>
        action.do === 'aside' ? item(outlook.refuges, action.to) : Number.NEGATIVE_INFINITY,
      );
    case 'commit':
      return chooseCommitment(outlook, choices);
    case 'attack':
      return chooseAttack(outlook, choices);
    case undefined:
      throw new Error(`Nothing can be chosen for ${decision.id}.`);
    default:
      return chooseInTurn(outlook, choices);
  }
}
