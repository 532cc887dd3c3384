import type { Mark } from '../../../presentation/scene.ts';
import type { EventOf } from '../event.ts';
import { placeName } from '../map.ts';
import type { TuskView } from '../view.ts';

/** A wound is signed as long as who was wounded lies on the map, and where it lies in this view. */
export function woundSign({ seat, member }: EventOf<'memberWounded'>, view: TuskView): Mark[] {
  const lying = view.tribes[seat]?.members.find((one) => one.member === member && one.wounded);
  if (typeof lying?.at !== 'number') return [];
  return [{ mark: 'sign', at: placeName(lying.at), icon: 'wound' }];
}

/** Each mark once, in the order in which they first came up. */
export function unique(marks: readonly Mark[]): Mark[] {
  return [...new Map(marks.map((mark) => [JSON.stringify(mark), mark])).values()];
}
