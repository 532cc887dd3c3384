import type { Seat } from '../../engine/game.ts';
import type { AnswerName } from '../../engine/match.ts';
import type { Language } from '../../language/languages.ts';
import type { MatchId, OrderRow } from '../../store/store.ts';
import { askedOf, type Offered } from './asked.ts';
import { editionOf } from '../stored/edition.ts';
import type { App } from '../app/app.ts';
import type { Press } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { inSitting, type Sat } from './in-sitting.ts';
import type { Loaded } from '../app/loaded.ts';
import { newsSince } from '../loaded/news.ts';
import { ordersOf, valuesOf } from '../orders/ordered.ts';
import { putOrder } from '../orders/put-order.ts';
import { TRADE } from '../stored/trade-order.ts';

/** A match as it stood before an order was given: after which entry, and what the orders of its seat had sealed. */
export interface Before {
  readonly sequence: number;
  readonly sealed: readonly AnswerName[];
}

/**
 * Gives an order, in the place of the one before it; null takes it back. It acts at once where its question stands, also
 * where the one before it has answered that under a seal which is not opened yet. Returns how the match stood before.
 * Throws `Refused` for what cannot be ordered in this game.
 */
export function order(
  app: App,
  press: Press,
  id: MatchId,
  { name, against, value }: Pick<OrderRow, 'name' | 'against'> & { readonly value: string | null },
): Promise<Sat<Before>> {
  return inSitting(app, press, id, async (sitting, seat) => {
    const { row } = sitting.loaded;
    const found = ordersOf(editionOf(app, row)).find((one) => one.name === name);
    const isKnown = value === null || found === undefined || valuesOf(found).includes(value);
    const isAtTable =
      against === null ||
      (against !== seat && against < row.seats.length && found?.against !== undefined);
    const isTakenBack = name === TRADE && value === null;
    if (!isTakenBack && (found === undefined || !isKnown || !isAtTable)) {
      throw new Refused('no such order');
    }
    const sealed = await putOrder(sitting, { seat, name, against, value });
    return { sequence: sitting.match.sequence, sealed };
  });
}

/** What an order did as soon as it was given. */
export interface Done {
  /** What it has answered, in words. */
  readonly lines: readonly string[];
  /** What it has sealed; that what was sealed before is asked again; null for neither. */
  readonly sealed: Offered | 'asked again' | null;
}

/** What has come of an order that was given. */
export async function doneAtOnce(
  app: App,
  loaded: Loaded,
  seat: Seat,
  before: Before,
  language: Language,
): Promise<Done> {
  const { match } = loaded;
  const news =
    match.sequence > before.sequence
      ? await newsSince(app, loaded, seat, before.sequence, language)
      : null;
  const asked = askedOf(loaded, seat, language);
  const fresh = match.sealed.find(
    (one) =>
      one.seat === seat &&
      one.by === 'order' &&
      before.sealed.every((old) => old.decision !== one.decision || old.choice !== one.choice),
  );
  const sealed = asked.find(({ decision }) => decision.id === fresh?.decision)?.sealed ?? null;
  const isAskedAgain = asked.some(
    (one) =>
      one.sealed === null && before.sealed.some(({ decision }) => decision === one.decision.id),
  );
  return { lines: news?.ordered ?? [], sealed: sealed ?? (isAskedAgain ? 'asked again' : null) };
}
