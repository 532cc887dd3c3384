import { eachChoice } from '../../engine/choices.ts';
import type { ComputerPlayer } from '../../presentation/edition.ts';
import type { TuskAction } from './action.ts';
import { chooseAim, chooseCommitment, chooseSide, chooseStones } from './steady/fight.ts';
import { chooseAttack, chooseLanding, chooseRegrouping, chooseShare } from './steady/hunt.ts';
import { look, turnsLeftIn } from './steady/outlook.ts';
import { best } from './steady/pick.ts';
import { chooseCard, choosePlace } from './steady/setup.ts';
import { chooseInTurn } from './steady/turn.ts';
import { isFair } from './steady/trade.ts';
import { item } from '../../parts/item.ts';
import type { TuskView } from './view.ts';

/**
 * The computer player of Tusk!: sensible by rule of thumb, from its own view only. It weighs every choice
 * in food at the end of the match: what it gains now, what the place promises for the next turn, what the
 * season may do there. It makes no use of chance.
 */
export const steady: ComputerPlayer<TuskAction, TuskView> = {
  id: 'steady',
  name: 'Steady',
  choose(view, decision, offered) {
    // All amounts of Tusk! are few enough to weigh each.
    const choices = [...eachChoice(offered)];
    const [first, ...others] = choices;
    if (first !== undefined && others.length === 0) return first;
    const outlook = look(view);
    switch (first?.action.do) {
      case 'place':
        return choosePlace(outlook, choices);
      case 'keep':
        return chooseCard(choices);
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
  },
  accepts: (view, deal) => isFair(deal, turnsLeftIn(view)),
};
