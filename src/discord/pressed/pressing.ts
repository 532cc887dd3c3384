import type { MatchRow } from '../../store/store.ts';
import { StoreUnavailable } from '../../store/failure.ts';
import { ACKNOWLEDGE, inTime, once } from './acknowledging.ts';
import { runCommand } from './command-table.ts';
import type { HandlerContext } from '../context.ts';
import { Refused } from '../../match/app/refused.ts';
import type { Filled } from '../../panel/controls.ts';
import { LONGEST_FIELD } from '../../panel/limits.ts';
import {
  acknowledgedAs,
  type FormName,
  type FormOpener,
  freshId,
  type PlainPress,
  type PressAs,
  type PressId,
  standsIn,
  writeId,
} from '../../panel/ids.ts';
import type { Handler, FormHandler, OpenHandler } from '../../panel/pressed/handler.ts';
import { HANDLERS, FORM_HANDLERS, OPEN_HANDLERS } from '../../panel/pressed/handlers.ts';
import { expectMayPress } from '../../panel/pressed/may-press.ts';
import type { Command, Component, Pressed, Sent } from './pressed.ts';
import type { Pressing } from '../../panel/pressed/presser.ts';
import { pressingOf } from './presser.ts';
import { type PressedPanel, refuse } from './refusing.ts';
import { show } from './showing.ts';
import type { PressReply, FormReply } from '../../panel/pressed/reply.ts';
import { paintedForm } from '../painted.ts';

/*
 * The way of everything that a person does, once it has been read: acknowledged by its kind, before anything
 * slow; done; and what was done is shown.
 */

/** A button or a select was used: `does` says which, as its `id` does. */
export async function press<K extends PlainPress>(
  context: HandlerContext,
  interaction: Component,
  does: K,
  id: PressAs<K>,
): Promise<void> {
  const handle: Handler<K> = HANDLERS[does];
  const acknowledged = acknowledgedAs(does);
  await ACKNOWLEDGE[acknowledged](interaction);
  const panel = acknowledged === 'on its panel' ? panelOf(id) : null;
  const presser = pressingOf(context, interaction);
  await carryOut(context, interaction, (row) => handle({ ...presser, row }, id), {
    presser,
    id,
    panel,
  });
}

/** A button was used that opens a form: that must be the first answer, so it is made before anything is acknowledged. */
export async function open<K extends FormOpener>(
  context: HandlerContext,
  interaction: Component,
  does: K,
  id: PressAs<K>,
): Promise<void> {
  const opening: OpenHandler<K> = OPEN_HANDLERS[does];
  const presser = pressingOf(context, interaction);
  const making = expectMayPress(presser, id).then((row) => opening.open({ ...presser, row }, id));
  await showForm(context, interaction, making, { presser, id, panel: panelOf(id) });
}

/** What was pressed. */
interface About {
  readonly presser: Pressing;
  readonly id: PressId;
  /** The panel on which a refusal stands; null for none. */
  readonly panel: PressedPanel | null;
}

/** A table that waits for players has no panel yet. */
const panelOf = (id: PressId, opened: PressedPanel['opened'] = null): PressedPanel | null =>
  'match' in id && standsIn(id) !== 'its lobby' ? { match: id.match, opened } : null;

/** A form was sent. Where it is one of a panel and is refused, it can be opened again as it was filled in. */
export async function submit<K extends FormName>(
  context: HandlerContext,
  interaction: Sent,
  name: K,
  id: PressAs<K>,
): Promise<void> {
  const { send, reopened }: FormHandler<K> = FORM_HANDLERS[name];
  await ACKNOWLEDGE['on its panel'](interaction);
  const filled = filledIn(interaction);
  const panel = panelOf(id, reopened(id, filled));
  const presser = pressingOf(context, interaction);
  await carryOut(context, interaction, (row) => send({ ...presser, row }, id, filled), {
    presser,
    id,
    panel,
  });
}

/** Reads a form that was sent. Throws `Refused` where more stands in a field than it takes. */
function filledIn({ fields }: Sent): Filled {
  const filled = new Map(
    fields.fields.map((field, name) => [
      name,
      'values' in field ? field.values.map(String) : 'value' in field ? [String(field.value)] : [],
    ]),
  );
  const isTooLong = [...filled.values()].flat().some((text) => text.length > LONGEST_FIELD);
  if (isTooLong) throw new Refused('field is too long', { most: LONGEST_FIELD });
  return filled;
}

/** A command was given. */
export async function command(context: HandlerContext, interaction: Command): Promise<void> {
  await ACKNOWLEDGE.beside(interaction);
  await carryOut(context, interaction, () => runCommand(context, interaction));
}

/** Does something and shows what came of it; a refusal stands on top of the panel of that match. */
async function carryOut(
  context: HandlerContext,
  interaction: Pressed,
  work: (row: MatchRow | null) => Promise<PressReply>,
  about: About | null = null,
): Promise<void> {
  let row: MatchRow | null = null;
  try {
    await context.caughtUp();
    if (about !== null) row = await expectMayPress(about.presser, about.id);
  } catch (error) {
    // Not even its panel says anything of it.
    return refuse(context, interaction, error);
  }
  try {
    await show(context, interaction, await work(row));
  } catch (error) {
    await refuse(context, interaction, error, about?.panel);
  }
}

/** Shows a form that was made in time; or on the panel what came instead of it, or why none did. */
async function showForm(
  context: HandlerContext,
  interaction: Component,
  making: Promise<PressReply | FormReply>,
  about: About,
): Promise<void> {
  const painting = making.then((came) => {
    if (came.is !== 'form') return came;
    const id = freshId(writeId(came.form.press), interaction.id);
    return { is: 'modal', modal: paintedForm(came.form, id) } as const;
  });
  const made = await inTime(
    painting.catch((error: unknown) => ({ is: 'refused', error }) as const),
  );
  if (made?.is === 'modal') {
    const { modal } = made;
    return once(() => interaction.showModal(modal));
  }
  await ACKNOWLEDGE['on its panel'](interaction);
  const instead = async (): Promise<PressReply> => {
    if (made === null) throw new StoreUnavailable('The database has not answered in time.');
    if (made.is === 'refused') throw made.error;
    return made;
  };
  await carryOut(context, interaction, instead, about);
}
