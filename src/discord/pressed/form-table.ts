import type { Desk } from '../desk.ts';
import type { FormName, PressAs } from '../../panel/ids.ts';
import type { Opened } from '../../panel/offering.ts';
import { type FormOnPanel, sendOnPanel } from '../../panel/pressed/on-panel.ts';
import { filledIn } from './filled.ts';
import { presserOf } from './presser.ts';
import { submitDeal } from './dealing.ts';
import { submitAgreement } from './ordering.ts';
import { submitSearch } from './reading-rules.ts';
import type { Sent } from './pressed.ts';
import type { Shown } from './showing.ts';
import type { Filled } from '../../panel/controls.ts';

/** What a form does that was sent; and the panel that opens it again as it was filled in, where it is refused; null for one that does not. */
interface Submission<Id> {
  readonly run: (desk: Desk, interaction: Sent, id: Id) => Promise<Shown>;
  readonly reopened: (id: Id, filled: Filled) => Opened | null;
}

/** How each form is handled. */
export type FormTable = { readonly [K in FormName]: Submission<PressAs<K>> };

const sent = (desk: Desk, interaction: Sent, id: PressAs<FormOnPanel>): Promise<Shown> =>
  sendOnPanel(presserOf(desk, interaction), id.do, id, filledIn(interaction));

/** Every form there is. */
export const FORMS: FormTable = {
  form: {
    run: sent,
    reopened: ({ decision }, filled) => ({ do: 'form', decision, filled }),
  },
  turn: { run: sent, reopened: (_id, filled) => ({ do: 'turn', filled }) },
  deal: { run: submitDeal, reopened: ({ to }, filled) => ({ do: 'deal', to, filled }) },
  agree: { run: submitAgreement, reopened: () => null },
  find: { run: submitSearch, reopened: () => null },
};
