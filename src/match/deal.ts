import type { Deal, Goods, Seat } from '../engine/game.ts';
import { deals, type Maker } from '../engine/match.ts';
import type { MatchId, MatchRow } from '../store/store.ts';
import { type House, type Press, Refused } from './house.ts';
import { inSitting, type Sat } from './in-sitting.ts';
import { isPerson } from './load.ts';
import { enter, type Sitting } from './sitting.ts';

/** Has goods change hands, as both sides have agreed. Throws `Refused` with the reason where that cannot be. */
export async function makeDeal(house: House, sitting: Sitting, deal: Deal): Promise<void> {
  const { edition, row } = sitting.loaded;
  const by = { from: playedBy(row, deal.from), to: playedBy(row, deal.to) };
  const made = deals(edition.game, sitting.match, deal, row.seats.length, by);
  if (!made.ok) throw new Refused(made.refusal);
  enter(house, sitting, made.value);
}

const playedBy = (row: MatchRow, seat: Seat): Maker =>
  isPerson(row, seat) ? 'person' : 'computer';

/** Gives goods away, at once. */
export function giveGoods(
  house: House,
  press: Press,
  id: MatchId,
  to: Seat,
  gives: Goods,
): Promise<Sat<void>> {
  return inSitting(house, press, id, (sitting, from) =>
    makeDeal(house, sitting, { from, to, gives, takes: {} }),
  );
}
