import type { Seat } from '../../engine/game.ts';
import { orderTrade } from '../../match/agreement/trade.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import { Refused } from '../../match/app/refused.ts';
import { load } from '../../match/loaded/load.ts';
import { playingSeatOrLast } from '../../match/loaded/in-match.ts';
import { ordersOf } from '../../match/orders/standing-orders.ts';
import { type Before, doneAtOnce } from '../../match/orders/done-at-once.ts';
import { order as putOrder, prefer as putPreferences } from '../../match/play/order.ts';
import { agreeForm } from '../forms/agreeing.ts';
import { dealtIn } from '../forms/goods-fields.ts';
import { preferForm, preferredIn } from '../forms/preferring.ts';
import type { PressAs } from '../ids.ts';
import { ASK, EVERYBODY, ordersPage } from '../pages/orders.ts';
import type { Handler, FormHandler } from './handler.ts';
import { ownPanel, panelWithNews, refusing, seated } from './own-panel.ts';
import { numbersIn, type Presser } from './presser.ts';
import type { PressReply } from './reply.ts';

/** Shows what somebody has said once for whenever it is asked. */
export const ahead = async (
  presser: Presser,
  { match }: Pick<PressAs<'ahead'>, 'match'>,
): Promise<PressReply> => open(presser, await load(presser.app, match), null);

/** Looks at what is ordered against one seat alone. */
export const versus: Handler<'versus'> = async (presser, { match }) => {
  const { app, values } = presser;
  const [chosen = EVERYBODY] = values;
  const [against = null] = chosen === EVERYBODY ? [] : numbersIn(values);
  const loaded = await load(app, match);
  if (against !== null && loaded.row.seats[against] === undefined)
    throw new Refused('no such seat');
  return open(presser, loaded, against);
};

/** Gives an order, or takes it back. */
export const order: Handler<'order'> = async (presser, { match, name, against }) => {
  const { app, press, values } = presser;
  const [chosen = ASK] = values;
  const value = chosen === ASK ? null : chosen;
  const { loaded, did } = await putOrder(app, press, match, { name, against, value });
  return page(presser, loaded, against, did);
};

/** Orders to agree to trades that are at least as good as a form says. */
export const agree: FormHandler<'agree'> = {
  async open(presser, { match, against }) {
    const { loaded, seat, speech } = await seated(presser, match);
    const form = agreeForm(loaded, seat, against, speech);
    if (form === null) throw new Refused('no such seat');
    return { is: 'form', form };
  },
  async send(presser, { match, against }, filled) {
    const { app, press } = presser;
    const goods = dealtIn((await load(app, match)).edition.game, filled);
    const { loaded } = await orderTrade(app, press, match, { against, ...goods });
    return page(presser, loaded, against);
  },
  reopened: () => null,
};

/** Says what is preferred in the rest of a round. */
export const prefer: FormHandler<'prefer'> = {
  async open(presser, { match }) {
    const { loaded, seat, speech } = await seated(presser, match);
    const form = preferForm(loaded, seat, speech);
    return form === null
      ? ownPanel(presser, loaded, refusing(new Refused('changed since it was asked')))
      : { is: 'form', form };
  },
  async send(presser, { match }, filled) {
    const { app, press } = presser;
    const { loaded } = await putPreferences(app, press, match, preferredIn(filled));
    return panelWithNews(presser, loaded);
  },
  reopened: () => null,
};

/** Shows what is ordered. Throws `Refused` where nothing can be. */
async function open(presser: Presser, loaded: Loaded, against: Seat | null): Promise<PressReply> {
  const { edition, row } = loaded;
  const seat = playingSeatOrLast(presser.app, loaded, presser.press.user.id);
  const hasOrders = ordersOf(edition).length > 0 || row.orders.some((one) => one.seat === seat);
  if (!hasOrders) throw new Refused('no orders here');
  return page(presser, loaded, against);
}

async function page(
  { app, press, speechTo }: Presser,
  loaded: Loaded,
  against: Seat | null,
  before: Before | null = null,
): Promise<PressReply> {
  // Orders may have played it to its end.
  const seat = playingSeatOrLast(app, loaded, press.user.id);
  const speech = await speechTo(loaded.row);
  const done =
    before === null ? null : await doneAtOnce(app, loaded, seat, before, speech.language);
  return { is: 'page', page: ordersPage(loaded, seat, against, done, speech) };
}
