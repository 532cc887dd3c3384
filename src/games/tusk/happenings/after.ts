import type { Seat } from '../../../engine/game.ts';
import type { MemberNumber } from '../action.ts';
import type { MemberView, TribeView, TuskView } from '../view.ts';

/** The view with these members of a tribe elsewhere. */
export function moved(
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

/** The view with a tribe that has changed. */
export function withTribe(
  view: TuskView,
  seat: Seat,
  change: (tribe: TribeView) => TribeView,
): TuskView {
  return {
    ...view,
    tribes: view.tribes.map((tribe) => (tribe.seat === seat ? change(tribe) : tribe)),
  };
}
