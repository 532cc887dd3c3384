import { openDeal, openCounter } from './dealing.ts';
import type { Desk } from '../desk.ts';
import type { FormOpener, PlainPress, PressAs } from '../../panel/ids.ts';
import { again, cancel, join, leave, option, seat, start, unseat } from './lobby-presses.ts';
import { giveOrder, openAgreement, openOrders, turnOrders } from './ordering.ts';
import { reclaim } from './reclaiming.ts';
import { acceptProposal, declineProposal, withdrawProposal } from './proposal-presses.ts';
import { openBoard, openHand, openPanel, tellBoard, goOn } from './panel-presses.ts';
import { type Component, valuesOf } from './pressed.ts';
import { presserOf } from './presser.ts';
import {
  type FormOnPanel,
  type OnPanel,
  openOnPanel,
  pressOnPanel,
} from '../../panel/pressed/on-panel.ts';
import { forgetMe } from './keeping.ts';
import { decideThere, doForReal, planAnew } from './planning.ts';
import { sayBroken, sayKept } from './promising.ts';
import {
  openHere,
  openHow,
  openSearch,
  teachAgain,
  turnToChapter,
  turnToLegend,
  turnToPrimer,
} from './reading-rules.ts';
import type { Shown } from './showing.ts';
import { decide, stand, unstand } from './standing-for.ts';
import { voteOn } from './voting.ts';
import { doAsAsked } from './wishing.ts';
import type { ShownForm } from '../../panel/pressed/shown.ts';

/** What a press does; it returns what is shown of it. Throws `Refused` where it does not do it. */
type Run<Id, S> = (desk: Desk, interaction: Component, id: Id) => Promise<S>;

/** What each button and select does that opens no form. */
export type PressTable = { readonly [K in PlainPress]: Run<PressAs<K>, Shown> };

/** What each button does that opens a form, or shows why it opens none. */
export type OpenerTable = { readonly [K in FormOpener]: Run<PressAs<K>, Shown | ShownForm> };

const onPanel: Run<PressAs<OnPanel>, Shown> = (desk, interaction, id) =>
  pressOnPanel(presserOf(desk, interaction), id.do, id, valuesOf(interaction));

const opened: Run<PressAs<FormOnPanel>, Shown | ShownForm> = (desk, interaction, id) =>
  openOnPanel(presserOf(desk, interaction), id.do, id);

/** Every button that opens a form. */
export const OPENERS: OpenerTable = {
  counter: openCounter,
  find: openSearch,
  deal: openDeal,
  agree: openAgreement,
  turn: opened,
  form: opened,
};

/** Every other button and select there is. */
export const PRESSES: PressTable = {
  // On messages that everybody sees, proposals on panels as well.
  play: openPanel,
  hand: openHand,
  board: openBoard,
  words: tellBoard,
  join,
  leave,
  seat,
  unseat,
  option,
  start,
  cancel,
  again,
  stand,
  unstand,
  admit: decide,
  dismiss: decide,
  vote: voteOn,
  kept: sayKept,
  broken: sayBroken,
  sure: doAsAsked,
  reclaim,
  accept: acceptProposal,
  withdraw: withdrawProposal,
  decline: declineProposal,
  chapter: turnToChapter,
  cards: turnToPrimer,
  legend: turnToLegend,
  how: openHow,
  here: openHere,
  hints: teachAgain,
  forget: forgetMe,
  // On a panel.
  real: doForReal,
  anew: planAnew,
  decide: decideThere,
  go: goOn,
  ahead: openOrders,
  versus: turnOrders,
  order: giveOrder,
  panel: onPanel,
  look: onPanel,
  open: onPanel,
  orders: onPanel,
  hush: onPanel,
  undo: onPanel,
  unsay: onPanel,
  answer: onPanel,
  ask: onPanel,
  pick: onPanel,
  only: onPanel,
  take: onPanel,
  none: onPanel,
  piece: onPanel,
};
