import type { Seat } from '../../engine/game.ts';
import { Refused } from '../../match/app/refused.ts';
import { load } from '../../match/loaded/load.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import { type Before, doneAtOnce } from '../../match/orders/done-at-once.ts';
import { order } from '../../match/play/order.ts';
import { ordersOf } from '../../match/orders/standing-orders.ts';
import { playingSeat, playingSeatOrLast } from '../../match/loaded/in-match.ts';
import { orderTrade } from '../../match/agreement/trade.ts';
import type { Desk } from '../desk.ts';
import { agreeForm } from '../../panel/forms/agreeing.ts';
import { filledIn } from './filled.ts';
import { dealtIn } from '../../panel/forms/goods-fields.ts';
import type { PressAs } from '../../panel/ids.ts';
import { ASK, EVERYBODY, ordersPage } from '../../panel/pages/orders.ts';
import { speechTo } from '../said/language.ts';
import { themeOf } from '../theme.ts';
import {
  type Command,
  type Component,
  type Pressed,
  pressOf,
  type Sent,
  numbersOf,
  valuesOf,
} from './pressed.ts';
import type { Shown } from './showing.ts';
import { whichMatch } from './which.ts';
import type { ShownForm } from '../../panel/pressed/shown.ts';

/** `/orders`: what somebody has said once for whenever it is asked. */
export async function showOrders(desk: Desk, interaction: Command): Promise<Shown> {
  const row = await whichMatch(desk.app, interaction);
  return open(desk, interaction, await load(desk.app, row.id), null);
}

/** The same from a panel. */
export async function openOrders(
  desk: Desk,
  interaction: Component,
  { match }: PressAs<'ahead'>,
): Promise<Shown> {
  return open(desk, interaction, await load(desk.app, match), null);
}

/** Looks at what is ordered against one seat alone. */
export async function turnOrders(
  desk: Desk,
  interaction: Component,
  { match }: PressAs<'versus'>,
): Promise<Shown> {
  const [chosen = EVERYBODY] = valuesOf(interaction);
  const [against = null] = chosen === EVERYBODY ? [] : numbersOf(interaction);
  const loaded = await load(desk.app, match);
  if (against !== null && loaded.row.seats[against] === undefined)
    throw new Refused('no such seat');
  return open(desk, interaction, loaded, against);
}

/** Gives an order, or takes it back. */
export async function giveOrder(
  desk: Desk,
  interaction: Component,
  { match, name, against }: PressAs<'order'>,
): Promise<Shown> {
  const [chosen = ASK] = valuesOf(interaction);
  const value = chosen === ASK ? null : chosen;
  const { loaded, did } = await order(desk.app, pressOf(interaction), match, {
    name,
    against,
    value,
  });
  return page(desk, interaction, loaded, against, did);
}

/** Opens the form that orders to which trades is agreed. */
export async function openAgreement(
  { app }: Desk,
  interaction: Component,
  { match, against }: PressAs<'agree'>,
): Promise<ShownForm> {
  const loaded = await load(app, match);
  const seat = playingSeat(app, loaded.row, interaction.user.id);
  const speech = await speechTo(app, interaction, loaded.row);
  const form = agreeForm(loaded, seat, against, speech);
  if (form === null) throw new Refused('no such seat');
  return { is: 'form', form };
}

/** Orders to agree to trades that are at least as good as the form says. */
export async function submitAgreement(
  desk: Desk,
  interaction: Sent,
  { match, against }: PressAs<'agree'>,
): Promise<Shown> {
  const { edition } = await load(desk.app, match);
  const goods = dealtIn(edition.game, filledIn(interaction));
  const { loaded } = await orderTrade(desk.app, pressOf(interaction), match, {
    against,
    ...goods,
  });
  return page(desk, interaction, loaded, against);
}

/** Whether anything may be ordered, or was. */
const hasOrders = ({ edition, row }: Loaded, seat: Seat): boolean =>
  ordersOf(edition).length > 0 || row.orders.some((one) => one.seat === seat);

/** Shows what is ordered. Throws `Refused` where nothing can be. */
async function open(
  desk: Desk,
  interaction: Pressed,
  loaded: Loaded,
  against: number | null,
): Promise<Shown> {
  const seat = playingSeatOrLast(desk.app, loaded, interaction.user.id);
  if (!hasOrders(loaded, seat)) throw new Refused('no orders here');
  return page(desk, interaction, loaded, against);
}

async function page(
  { app }: Desk,
  interaction: Pressed,
  loaded: Loaded,
  against: number | null,
  before: Before | null = null,
): Promise<Shown> {
  const { row } = loaded;
  // Orders may have played it to its end.
  const seat = playingSeatOrLast(app, loaded, interaction.user.id);
  const speech = await speechTo(app, interaction, row);
  const theme = themeOf(await app.store.person(interaction.user.id));
  const done =
    before === null ? null : await doneAtOnce(app, loaded, seat, before, speech.language);
  return { is: 'page', page: ordersPage(loaded, seat, against, done, speech), theme };
}
