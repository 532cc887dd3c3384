import type { Preference } from '../../presentation/orders.ts';
import type { MatchId, OrderRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import type { Press } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { roundOf } from '../loaded/load.ts';
import type { Before } from '../orders/done-at-once.ts';
import { ordersOf, putOrder, valuesOf } from '../orders/standing-orders.ts';
import { editionOf } from '../stored/edition.ts';
import { PREFERENCES, storedPreferences, TRADE } from '../stored/order-row.ts';
import { inUpdate, type Updated } from './in-update.ts';

/**
 * Gives an order in place of the one before it; null takes it back. It acts at once if its question is asked, also in
 * place of a sealed answer that the one before gave. Returns how the match stood before. Throws `Refused` for what
 * cannot be ordered in this game.
 */
export function order(
  app: App,
  press: Press,
  id: MatchId,
  { name, against, value }: Pick<OrderRow, 'name' | 'against'> & { readonly value: string | null },
): Promise<Updated<Before>> {
  return inUpdate(app, press, id, async (update, seat) => {
    const { row } = update.loaded;
    const found = ordersOf(editionOf(app, row)).find((one) => one.name === name);
    const isKnown = value === null || found === undefined || valuesOf(found).includes(value);
    const isAtTable =
      against === null ||
      (against !== seat && against < row.seats.length && found?.against !== undefined);
    const isTakenBack = (name === TRADE || name === PREFERENCES) && value === null;
    if (!isTakenBack && (found === undefined || !isKnown || !isAtTable)) {
      throw new Refused('no such order');
    }
    const sealed = await putOrder(update, { seat, name, against, value });
    return { sequence: update.match.sequence, sealed };
  });
}

/**
 * Says what is preferred in the rest of a round, in place of what was before; nothing takes that back. It acts at once where
 * its question is asked. What cannot be had any more is left out. Returns how the match stood before. Throws `Refused` where
 * nothing of it can.
 */
export function prefer(
  app: App,
  press: Press,
  id: MatchId,
  preferences: readonly Preference[],
): Promise<Updated<Before>> {
  return inUpdate(app, press, id, async (update, seat) => {
    const { match, loaded } = update;
    const { edition } = loaded;
    const able =
      edition.preferences?.preferable(edition.game.view(match.state, seat), seat) ?? null;
    const isAble = ({ thing, many }: Preference): boolean =>
      able !== null && able.things.includes(thing) && (many === null || many <= able.most);
    const left = preferences.filter(isAble);
    if (left.length === 0 && preferences.length > 0)
      throw new Refused('changed since it was asked');
    const value = left.length === 0 ? null : storedPreferences(roundOf({ edition, match }), left);
    const sealed = await putOrder(update, { seat, name: PREFERENCES, against: null, value });
    return { sequence: match.sequence, sealed };
  });
}
