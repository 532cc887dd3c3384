import { StoreUnavailable } from '../../store/failure.ts';
import { ACKNOWLEDGE, inTime, once } from './acknowledging.ts';
import { runCommand } from './command-table.ts';
import type { Desk } from '../desk.ts';
import { filledIn } from './filled.ts';
import {
  acknowledgedAs,
  type FormName,
  type FormOpener,
  freshId,
  type PlainPress,
  type PressAs,
  type PressId,
  writeId,
} from '../../panel/ids.ts';
import { FORMS, type FormTable } from './form-table.ts';
import { OPENERS, type OpenerTable, PRESSES, type PressTable } from './press-table.ts';
import type { Command, Component, Pressed, Sent } from './pressed.ts';
import { refuseOthersPlan } from './belonging.ts';
import { type PressedPanel, refuse } from './refusing.ts';
import { show, type Shown } from './showing.ts';
import type { ShownForm } from '../../panel/pressed/shown.ts';
import { paintedForm } from '../painted.ts';

/*
 * The way of everything that a person does, once it has been read: acknowledged by its kind, before anything
 * slow; done; and what was done is shown.
 */

/** A button or a select was used: `does` says which, as its `id` does. */
export async function press<K extends PlainPress>(
  desk: Desk,
  interaction: Component,
  does: K,
  id: PressAs<K>,
): Promise<void> {
  const run: PressTable[K] = PRESSES[does];
  const acknowledged = acknowledgedAs(does);
  await ACKNOWLEDGE[acknowledged](interaction);
  const panel = acknowledged === 'on its panel' ? panelOf(id) : null;
  await carryOut(desk, interaction, { id, panel }, () => run(desk, interaction, id));
}

/** A button was used that opens a form: that must be the first answer, so it is made before anything is acknowledged. */
export async function open<K extends FormOpener>(
  desk: Desk,
  interaction: Component,
  does: K,
  id: PressAs<K>,
): Promise<void> {
  const run: OpenerTable[K] = OPENERS[does];
  const making = refuseOthersPlan(desk, interaction, id).then(() => run(desk, interaction, id));
  await showForm(desk, interaction, { id, panel: panelOf(id) }, making);
}

/** What was pressed: null where a command says itself which match it is about. */
interface About {
  readonly id: PressId | null;
  /** The panel on which a refusal stands; null for none. */
  readonly panel: PressedPanel | null;
}

const panelOf = (id: PressId, opened: PressedPanel['opened'] = null): PressedPanel | null =>
  'match' in id ? { match: id.match, opened } : null;

/** A form was sent. Where it is one of a panel and is refused, it can be opened again as it was filled in. */
export async function submit<K extends FormName>(
  desk: Desk,
  interaction: Sent,
  name: K,
  id: PressAs<K>,
): Promise<void> {
  const { run, reopened }: FormTable[K] = FORMS[name];
  await ACKNOWLEDGE['on its panel'](interaction);
  const panel = panelOf(id, reopened(id, filledIn(interaction)));
  await carryOut(desk, interaction, { id, panel }, () => run(desk, interaction, id));
}

/** A command was given. */
export async function command(desk: Desk, interaction: Command): Promise<void> {
  await ACKNOWLEDGE.beside(interaction);
  const about = { id: null, panel: null };
  await carryOut(desk, interaction, about, () => runCommand(desk, interaction));
}

/** Does something and shows what came of it; a refusal stands on top of the panel of that match. */
async function carryOut(
  desk: Desk,
  interaction: Pressed,
  { id, panel }: About,
  work: () => Promise<Shown>,
): Promise<void> {
  try {
    await desk.caughtUp();
    if (id !== null) await refuseOthersPlan(desk, interaction, id);
  } catch (error) {
    // Not even its panel says anything of it.
    return refuse(desk, interaction, error);
  }
  try {
    await show(desk, interaction, await work());
  } catch (error) {
    await refuse(desk, interaction, error, panel);
  }
}

/** Shows a form that was made in time; or on the panel what came instead of it, or why none did. */
async function showForm(
  desk: Desk,
  interaction: Component,
  about: About,
  making: Promise<Shown | ShownForm>,
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
  await carryOut(desk, interaction, about, async () => {
    if (made === null) throw new StoreUnavailable('The database has not answered in time.');
    if (made.is === 'refused') throw made.error;
    return made;
  });
}
