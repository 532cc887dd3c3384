import type { Seat } from '../engine/game.ts';

/**
 * What those begin with who begin with something, in the order of play.
 *
 * @param starts of the first player, the one after it and so on; left out, nobody begins with anything
 */
export const headStarts = <Goods extends object>(
  seats: number,
  first: Seat,
  starts: readonly Goods[] = [],
): { readonly seat: Seat; readonly goods: Goods }[] =>
  starts.flatMap((goods, later) =>
    Object.keys(goods).length === 0 ? [] : [{ seat: (first + later) % seats, goods }],
  );
