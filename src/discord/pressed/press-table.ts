import {
  answerFromList,
  answerOnly,
  answerPicked,
  answerTaken,
  askOnce,
  openForm,
  openTurn,
} from './answer-presses.ts';
import { openDeal, openCounter } from './dealing.ts';
import type { ACKNOWLEDGE } from './acknowledging.ts';
import type { Desk } from '../desk.ts';
import type { PressAs, PressId } from '../offered/ids.ts';
import { again, cancel, join, leave, option, seat, start, unseat } from './lobby-presses.ts';
import { giveOrder, openAgreement, openOrders, turnOrders } from './ordering.ts';
import { reclaim } from './reclaiming.ts';
import { acceptProposal, declineProposal, withdrawProposal } from './proposal-presses.ts';
import {
  endLessons,
  lookOnPanel,
  narrowPanel,
  narrowToPiece,
  openBoard,
  openHand,
  openPanel,
  refreshPanel,
  tellBoard,
  takeBack,
  takeBackTogetherOrAsk,
  goOn,
} from './panel-presses.ts';
import type { Component } from './pressed.ts';
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
import type { Form, Shown } from './showing.ts';
import { decide, stand, unstand } from './standing-for.ts';
import { voteOn } from './voting.ts';
import { doAsAsked } from './wishing.ts';

/** What a press does; it returns what is shown of it. Throws `Refused` where it does not do it. */
type Run<Id, S> = (desk: Desk, interaction: Component, id: Id) => Promise<S>;

/** How a button or a select is handled: how its press is acknowledged, and what is done then. */
type Handling<Id> =
  | { readonly acknowledged: keyof typeof ACKNOWLEDGE; readonly run: Run<Id, Shown> }
  /** A form must be the first answer, so it is made before anything is acknowledged. */
  | { readonly acknowledged: 'with a form'; readonly run: Run<Id, Shown | Form> };

/** How each press is handled. */
export type PressTable = { readonly [K in PressId['do']]: Handling<PressAs<K>> };

/** Every button and select there is. */
export const PRESSES: PressTable = {
  // On messages that everybody sees, proposals on panels as well.
  play: { acknowledged: 'beside', run: openPanel },
  hand: { acknowledged: 'beside', run: openHand },
  board: { acknowledged: 'beside', run: openBoard },
  words: { acknowledged: 'beside', run: tellBoard },
  join: { acknowledged: 'in place', run: join },
  leave: { acknowledged: 'in place', run: leave },
  seat: { acknowledged: 'in place', run: seat },
  unseat: { acknowledged: 'in place', run: unseat },
  option: { acknowledged: 'in place', run: option },
  start: { acknowledged: 'in place', run: start },
  cancel: { acknowledged: 'in place', run: cancel },
  again: { acknowledged: 'beside', run: again },
  stand: { acknowledged: 'beside', run: stand },
  unstand: { acknowledged: 'beside', run: unstand },
  admit: { acknowledged: 'beside', run: decide },
  dismiss: { acknowledged: 'beside', run: decide },
  vote: { acknowledged: 'beside', run: voteOn },
  kept: { acknowledged: 'in place', run: sayKept },
  broken: { acknowledged: 'in place', run: sayBroken },
  sure: { acknowledged: 'in place', run: doAsAsked },
  reclaim: { acknowledged: 'beside', run: reclaim },
  accept: { acknowledged: 'on its panel', run: acceptProposal },
  withdraw: { acknowledged: 'on its panel', run: withdrawProposal },
  counter: { acknowledged: 'with a form', run: openCounter },
  decline: { acknowledged: 'on its panel', run: declineProposal },
  chapter: { acknowledged: 'on its panel', run: turnToChapter },
  cards: { acknowledged: 'on its panel', run: turnToPrimer },
  legend: { acknowledged: 'on its panel', run: turnToLegend },
  find: { acknowledged: 'with a form', run: openSearch },
  how: { acknowledged: 'beside', run: openHow },
  here: { acknowledged: 'on its panel', run: openHere },
  hints: { acknowledged: 'on its panel', run: teachAgain },
  forget: { acknowledged: 'in place', run: forgetMe },
  // On a panel.
  real: { acknowledged: 'on its panel', run: doForReal },
  anew: { acknowledged: 'on its panel', run: planAnew },
  decide: { acknowledged: 'on its panel', run: decideThere },
  go: { acknowledged: 'on its panel', run: goOn },
  ahead: { acknowledged: 'on its panel', run: openOrders },
  versus: { acknowledged: 'on its panel', run: turnOrders },
  order: { acknowledged: 'on its panel', run: giveOrder },
  panel: { acknowledged: 'on its panel', run: refreshPanel },
  look: { acknowledged: 'on its panel', run: lookOnPanel },
  open: { acknowledged: 'on its panel', run: narrowPanel },
  orders: { acknowledged: 'on its panel', run: narrowPanel },
  hush: { acknowledged: 'on its panel', run: endLessons },
  undo: { acknowledged: 'on its panel', run: takeBack },
  unsay: { acknowledged: 'on its panel', run: takeBackTogetherOrAsk },
  answer: { acknowledged: 'on its panel', run: answerFromList },
  ask: { acknowledged: 'on its panel', run: askOnce },
  pick: { acknowledged: 'on its panel', run: answerPicked },
  only: { acknowledged: 'on its panel', run: answerOnly },
  take: { acknowledged: 'on its panel', run: answerTaken },
  none: { acknowledged: 'on its panel', run: answerTaken },
  piece: { acknowledged: 'on its panel', run: narrowToPiece },
  deal: { acknowledged: 'with a form', run: openDeal },
  agree: { acknowledged: 'with a form', run: openAgreement },
  turn: { acknowledged: 'with a form', run: openTurn },
  form: { acknowledged: 'with a form', run: openForm },
};
