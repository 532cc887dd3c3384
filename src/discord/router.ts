import { type Interaction, MessageFlags, type ModalSubmitInteraction } from 'discord.js';
import { Refused } from '../match/house.ts';
import { BrokenMatch } from '../match/load.ts';
import { StoreUnavailable } from '../store/failure.ts';
import { complete } from './autocomplete.ts';
import type { Desk } from './desk.ts';
import { readId } from './ids.ts';
import { runMatchCommand } from './match-commands.ts';
import { pressButton, submitForm } from './presses.ts';
import { runGameCommand, runTableCommand } from './table-commands.ts';
import { type Pressed, QUIET } from './reply.ts';

/** Finds out what an interaction is and has it answered. Never throws: whoever pressed gets a sentence. */
export async function route(desk: Desk, interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) {
    await complete(desk, interaction).catch((err: unknown) => {
      desk.log.warn({ err, command: interaction.commandName }, 'nothing could be offered');
    });
    return;
  }
  if (!isPressed(interaction)) return;
  try {
    await answer(desk, interaction);
  } catch (error) {
    await sayWhy(desk, interaction, error);
  }
}

function isPressed(interaction: Interaction): interaction is Pressed & Interaction {
  return (
    interaction.isChatInputCommand() ||
    interaction.isButton() ||
    interaction.isStringSelectMenu() ||
    interaction.isModalSubmit()
  );
}

async function answer(desk: Desk, interaction: Pressed): Promise<void> {
  if (interaction.isChatInputCommand()) {
    const { commandName } = interaction;
    if (commandName === 'match') return runMatchCommand(desk, interaction);
    if (desk.house.shelf.has(commandName)) return runGameCommand(desk, interaction);
    return runTableCommand(desk, interaction);
  }
  const id = readId(interaction.customId);
  if (id === null) {
    throw new Refused(
      'This button is from another time; I no longer know it. Use /next to see what waits for you.',
    );
  }
  return interaction.isModalSubmit()
    ? submitForm(desk, fromMessage(interaction), id)
    : pressButton(desk, interaction, id);
}

/** Our forms are opened from messages only. */
function fromMessage(interaction: ModalSubmitInteraction) {
  if (interaction.isFromMessage()) return interaction;
  throw new Refused('This form came from nowhere. Open it again from your panel: /hand.');
}

const UNKNOWN =
  'Something went wrong on my side, and nothing was changed. Try again; if it happens again, tell whoever hosts me.';

/** One clear sentence to the person it concerns, and a line in the log where it is our fault. */
async function sayWhy(desk: Desk, interaction: Pressed, error: unknown): Promise<void> {
  const about = { user: interaction.user.id, interaction: interaction.id };
  if (error instanceof BrokenMatch) {
    desk.log.error(
      { ...about, match: error.match, err: error.cause },
      'a stored match cannot be read',
    );
  } else if (!(error instanceof Refused)) {
    desk.log.error({ ...about, err: error }, 'a press failed');
  } else {
    desk.log.info({ ...about, why: error.message }, 'refused');
  }
  const sentence =
    error instanceof Refused || error instanceof StoreUnavailable ? error.message : UNKNOWN;
  const message = { content: sentence, allowedMentions: QUIET };
  try {
    if (!interaction.deferred && !interaction.replied) {
      await interaction.reply({ ...message, flags: MessageFlags.Ephemeral });
    } else if (interaction.ephemeral === true) {
      await interaction.editReply({ ...message, components: [] });
    } else {
      await interaction.followUp({ ...message, flags: MessageFlags.Ephemeral });
    }
  } catch (err) {
    desk.log.warn({ ...about, err }, 'the person could not be told');
  }
}
