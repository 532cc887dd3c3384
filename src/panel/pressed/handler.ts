import type { Filled } from '../controls.ts';
import type { FormName, FormOpener, PlainPress, PressAs } from '../ids.ts';
import type { Opened } from '../offering.ts';
import type { Pressing } from './presser.ts';
import type { PressReply, FormReply } from './reply.ts';

/** What is done by a button or a list; it returns what to reply, or throws `Refused`. */
export type Handler<K extends PlainPress> = (
  presser: Pressing,
  id: PressAs<K>,
) => Promise<PressReply>;

/** What is done by a button that opens a form. */
export interface OpenHandler<K extends FormOpener> {
  /** Opens it; where there is nothing to fill in any more, the panel says so. */
  readonly open: (presser: Pressing, id: PressAs<K>) => Promise<PressReply | FormReply>;
}

/** What is done by a form as well. */
export interface FormHandler<K extends FormName> extends OpenHandler<K> {
  readonly send: (presser: Pressing, id: PressAs<K>, filled: Filled) => Promise<PressReply>;
  /** The panel that opens it again as it was filled in, where it is refused; null for one that does not. */
  readonly reopened: (id: PressAs<K>, filled: Filled) => Opened | null;
}
