import type { AutocompleteInteraction, Interaction, ModalSubmitInteraction } from 'discord.js';
import { Refused } from '../../match/app/refused.ts';
import { ACKNOWLEDGE, inTime, once } from './acknowledging.ts';
import { suggestions } from './autocomplete.ts';
import type { HandlerContext } from '../context.ts';
import { opensForm, readFormId, readId } from '../../panel/ids.ts';
import type { Pressed } from './pressed.ts';
import { command, open, press, submit } from './pressing.ts';
import { refuse } from './refusing.ts';
import { report } from './report.ts';

/** Finds out what an interaction is and has it answered. Never throws: whoever pressed gets a sentence. */
export async function route(context: HandlerContext, interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) return suggest(context, interaction);
  if (!isPressed(interaction)) return;
  try {
    await answer(context, interaction);
  } catch (error) {
    await refuse(context, interaction, error);
  }
}

/** Offers what may be typed; nothing where that cannot be found out in time, so that nobody waits for it. */
async function suggest(
  context: HandlerContext,
  interaction: AutocompleteInteraction,
): Promise<void> {
  const failed = (error: unknown): Promise<void> => report(context, interaction, error);
  const found = suggestions(context, interaction);
  const offers = await inTime(found).catch(() => null);
  await once(() => interaction.respond(offers ?? [])).catch(failed);
  await found.catch(failed);
}

function isPressed(interaction: Interaction): interaction is Pressed & Interaction {
  return (
    interaction.isChatInputCommand() ||
    interaction.isButton() ||
    interaction.isStringSelectMenu() ||
    interaction.isModalSubmit()
  );
}

/** Reads what was done. Throws `Refused` where it makes no sense. */
async function answer(context: HandlerContext, interaction: Pressed): Promise<void> {
  if (interaction.isChatInputCommand()) return command(context, interaction);
  if (interaction.isModalSubmit()) return sendIn(context, interaction);
  const id = readId(interaction.customId);
  if (id === null) return refuseUnread(interaction, 'button of another time');
  if (opensForm(id)) return open(context, interaction, id.do, id);
  return press(context, interaction, id.do, id);
}

async function sendIn(context: HandlerContext, sent: ModalSubmitInteraction): Promise<void> {
  // Our forms are opened from messages only.
  if (!sent.isFromMessage()) return refuseUnread(sent, 'form from nowhere');
  const id = readFormId(sent.customId);
  if (id === null) return refuseUnread(sent, 'form of another time');
  return submit(context, sent, id.do, id);
}

/** Acknowledges what cannot be read before it is refused: a refusal is written down, and that may be slow. */
async function refuseUnread(
  interaction: Pressed,
  why: 'button of another time' | 'form of another time' | 'form from nowhere',
): Promise<never> {
  await ACKNOWLEDGE.beside(interaction);
  throw new Refused(why);
}
