import type { TuskAction } from '../../src/games/tusk/action.ts';
import { VICTORY } from '../../src/games/tusk/content/victory.ts';
import { cardWorth } from '../../src/games/tusk/scoring.ts';
import type { TuskState } from '../../src/games/tusk/state.ts';
import { look, MEMBER_TURN } from '../../src/games/tusk/steady/outlook.ts';
import { worth } from '../../src/games/tusk/steady/worth.ts';
import { tusk } from '../../src/games/tusk/rules.ts';
import { item } from '../../src/parts/item.ts';
import type { Guide } from './searching.ts';

/**
 * How a search goes about Tusk!: it tries whether to grow, how many to send, where to fight and with how many sticks,
 * whom to strike at and when to call a hunt off, and plays on to the end of the next turn: what is prepared in one turn
 * pays in the next.
 */
export const guide: Guide<TuskState, TuskAction> = {
  sort: sortOf,
  isFarEnough: (state, from) => state.turn > from.turn + 1,
  values: (state) =>
    tusk.outcome(state)?.scores ?? state.tribes.map((_, seat) => promiseOf(state, seat)),
};

function sortOf(action: TuskAction): string {
  switch (action.do) {
    case 'send':
      return `send ${action.members.length}`;
    case 'fight':
      return `fight ${action.at}`;
    case 'attack':
    case 'commit':
      return `sticks ${Math.min(3, Math.ceil(action.uses.stick / 2))}`;
    case 'regroup':
      return action.to === null ? 'stay' : 'go';
    case 'sides':
      return action.sitsOut ? 'out' : 'in';
    case 'aim':
      return `aim ${action.at.map(({ seat, members }) => `${seat} ${members}`).join()}`;
    case 'stones':
      return `stones ${action.on.map(({ seat, stones }) => `${seat} ${stones}`).join()}`;
    case 'move':
    case 'gather':
    case 'craft':
    case 'recover':
    case 'done':
      return 'act';
    default:
      return action.do;
  }
}

/** What a tribe is likely to come to as it stands, in food: what it has, and what its members bring in. */
function promiseOf(state: TuskState, seat: number): number {
  const { me, wants, wound, prospects } = look(tusk.view(state, seat));
  const tribe = item(state.tribes, seat);
  const isDeed = tribe.card !== null && VICTORY[state.rules][tribe.card].scores === 'deeds';
  let sum = worth(me.goods, wants) + (isDeed ? cardWorth(state.rules, tribe) : 0);
  for (const { at, wounded } of me.members) {
    if (at === 'waiting') continue;
    sum += MEMBER_TURN * wants.turnsLeft - (wounded ? wound : 0);
    if (at !== 'hunting') sum += item(prospects, at);
  }
  return sum;
}
