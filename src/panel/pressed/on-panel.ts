import {
  answerFromList,
  answerOnly,
  answerPicked,
  answerTaken,
  askOnce,
  openForm,
  openTurn,
  submitAnswer,
  submitTurn,
} from './answers.ts';
import {
  endLessons,
  lookOnPanel,
  narrowPanel,
  narrowToPiece,
  refreshPanel,
  takeBack,
  takeBackTogetherOrAsk,
} from './turns.ts';
import type { Filled } from '../controls.ts';
import type { PressAs } from '../ids.ts';
import type { Presser } from './presser.ts';
import type { ShownForm, ShownPanel } from './shown.ts';

/*
 * What is done by what is pressed on a panel, on whatever surface: a panel is shown of it. Where nothing is done, it throws
 * `Refused`.
 */

/** The presses of a panel that show it anew, and its forms. */
export type OnPanel =
  | ('panel' | 'look' | 'hush' | 'open' | 'orders' | 'piece' | 'undo' | 'unsay')
  | ('answer' | 'ask' | 'pick' | 'only' | 'take' | 'none');
export type FormOnPanel = 'form' | 'turn';

/** What is done by a button, or by a list with the values that were chosen. */
type Run<K extends OnPanel> = (
  presser: Presser,
  press: PressAs<K>,
  values: readonly string[],
) => Promise<ShownPanel>;

const PRESSES: { readonly [K in OnPanel]: Run<K> } = {
  panel: refreshPanel,
  look: lookOnPanel,
  hush: endLessons,
  open: narrowPanel,
  orders: narrowPanel,
  piece: narrowToPiece,
  undo: takeBack,
  unsay: takeBackTogetherOrAsk,
  answer: answerFromList,
  ask: askOnce,
  pick: answerPicked,
  only: answerOnly,
  take: answerTaken,
  none: answerTaken,
};

interface FormRun<K extends FormOnPanel> {
  /** Opens it; where there is nothing to fill in any more, the panel says so. */
  readonly open: (presser: Presser, press: PressAs<K>) => Promise<ShownPanel | ShownForm>;
  readonly send: (presser: Presser, press: PressAs<K>, filled: Filled) => Promise<ShownPanel>;
}

const FORMS: { readonly [K in FormOnPanel]: FormRun<K> } = {
  form: { open: openForm, send: submitAnswer },
  turn: { open: openTurn, send: submitTurn },
};

/** Does what a button or a list of a panel says. */
export function pressOnPanel<K extends OnPanel>(
  presser: Presser,
  name: K,
  press: PressAs<K>,
  values: readonly string[],
): Promise<ShownPanel> {
  const run: Run<K> = PRESSES[name];
  return run(presser, press, values);
}

/** Opens a form of a panel. */
export function openOnPanel<K extends FormOnPanel>(
  presser: Presser,
  name: K,
  press: PressAs<K>,
): Promise<ShownPanel | ShownForm> {
  const { open }: FormRun<K> = FORMS[name];
  return open(presser, press);
}

/** Does what a form of a panel was filled in with. */
export function sendOnPanel<K extends FormOnPanel>(
  presser: Presser,
  name: K,
  press: PressAs<K>,
  filled: Filled,
): Promise<ShownPanel> {
  const { send }: FormRun<K> = FORMS[name];
  return send(presser, press, filled);
}
