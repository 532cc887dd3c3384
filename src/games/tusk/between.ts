import type { Seat } from '../../engine/game.ts';
import type { MemberNumber } from './action.ts';
import { MAMMOTH_FOOD } from './content/tribe.ts';
import type { TuskEvent } from './event.ts';
import { BREEDING_GROUND } from './map.ts';
import type { MemberView, TribeView, TuskView } from './view.ts';

/**
 * What everybody saw between two events of one step: the view before the step, and after the first of its
 * events. Only hunters, what they use and win, and the mammoth change in a step that goes on with another
 * part of the turn; everything else is as it was.
 */
export function between(before: TuskView, events: readonly TuskEvent[]): TuskView {
  return events.reduce(changed, before);
}

function changed(view: TuskView, event: TuskEvent): TuskView {
  switch (event.type) {
    case 'huntersSent': {
      const sent = moved(view, event.seat, event.members, 'hunting');
      return event.leads ? { ...sent, leader: event.seat } : sent;
    }
    case 'mammothAttacked': {
      const { roll, uses, food, left } = event;
      const after = withTribe(view, roll.seat, (tribe) => ({
        ...tribe,
        goods: {
          stick: tribe.goods.stick - uses.stick,
          grass: tribe.goods.grass - uses.grass,
          stone: tribe.goods.stone - uses.stone,
          food: tribe.goods.food + food,
        },
      }));
      return { ...after, mammothFood: left };
    }
    case 'foodShared':
      return {
        ...view,
        tribes: view.tribes.map((tribe) => {
          const food = tribe.goods.food + (event.food[tribe.seat] ?? 0);
          return { ...tribe, goods: { ...tribe.goods, food } };
        }),
      };
    case 'cardToken':
      return withTribe(view, event.seat, (tribe) => ({
        ...tribe,
        card: { id: event.card, revealed: true },
        cardTokens: event.tokens,
      }));
    case 'huntersReturned': {
      const back = moved(view, event.seat, event.members, event.to);
      // After a kill a fresh mammoth waits.
      return view.mammothFood === 0 ? { ...back, mammothFood: MAMMOTH_FOOD } : back;
    }
    case 'mammothWentHome':
      return { ...view, mammoth: BREEDING_GROUND };
    default:
      return view;
  }
}

function moved(
  view: TuskView,
  seat: Seat,
  members: readonly MemberNumber[],
  at: MemberView['at'],
): TuskView {
  return withTribe(view, seat, (tribe) => ({
    ...tribe,
    members: tribe.members.map((one) => (members.includes(one.member) ? { ...one, at } : one)),
  }));
}

function withTribe(view: TuskView, seat: Seat, change: (tribe: TribeView) => TribeView): TuskView {
  return {
    ...view,
    tribes: view.tribes.map((tribe) => (tribe.seat === seat ? change(tribe) : tribe)),
  };
}
