import {
  type AutocompleteInteraction,
  type Interaction,
  MessageFlags,
  type ModalSubmitInteraction,
} from 'discord.js';
import { Refused } from '../match/house.ts';
import { Repeated } from '../match/press.ts';
import { StoreUnavailable, StoreUnsure } from '../store/failure.ts';
import { refusalSpeech } from '../words/index.ts';
import { suggestions } from './autocomplete.ts';
import type { Desk } from './desk.ts';
import { readId } from './ids.ts';
import { clientLanguage, languageOf } from './language.ts';
import { runMatchCommand } from './match-commands.ts';
import { pressButton, submitForm } from './presses.ts';
import { runGameCommand, runTableCommand } from './table-commands.ts';
import { inTime, once, type Pressed, QUIET } from './reply.ts';
import { refusal, report } from './report.ts';

/** Finds out what an interaction is and has it answered. Never throws: whoever pressed gets a sentence. */
export async function route(desk: Desk, interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) return suggest(desk, interaction);
  if (!isPressed(interaction)) return;
  try {
    await answer(desk, interaction);
  } catch (error) {
    const known = error instanceof Refused ? await refusal(desk.house, interaction, error) : error;
    // Whoever carried it out answers it as well.
    if (!(known instanceof Repeated)) await sayWhy(desk, interaction, known);
    await report(desk, interaction, known);
  }
}

/** Offers what may be typed; nothing where that cannot be found out in time, so that nobody waits for it. */
async function suggest(desk: Desk, interaction: AutocompleteInteraction): Promise<void> {
  const failed = (error: unknown): Promise<void> => report(desk, interaction, error);
  const found = suggestions(desk, interaction);
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

async function answer(desk: Desk, interaction: Pressed): Promise<void> {
  if (interaction.isChatInputCommand()) {
    const { commandName } = interaction;
    if (commandName === 'match') return runMatchCommand(desk, interaction);
    if (desk.house.shelf.has(commandName)) return runGameCommand(desk, interaction);
    return runTableCommand(desk, interaction);
  }
  const id = readId(interaction.customId);
  if (id === null) {
    throw new Refused('button of another time');
  }
  return interaction.isModalSubmit()
    ? submitForm(desk, fromMessage(interaction), id)
    : pressButton(desk, interaction, id);
}

/** Our forms are opened from messages only. */
function fromMessage(interaction: ModalSubmitInteraction) {
  if (interaction.isFromMessage()) return interaction;
  throw new Refused('form from nowhere');
}

async function sentenceFor({ house }: Desk, interaction: Pressed, error: unknown): Promise<string> {
  const isAway = error instanceof StoreUnavailable || error instanceof StoreUnsure;
  // It may be the first answer to a press, so the database is not waited for.
  const chosen = isAway ? null : await inTime(languageOf(house, interaction));
  const language = chosen ?? clientLanguage(house, interaction);
  if (error instanceof Refused) return error.in(language);
  const { say } = refusalSpeech(language);
  if (error instanceof StoreUnsure) return say('unsure');
  return say(error instanceof StoreUnavailable ? 'no database' : 'unexpected');
}

/** One clear sentence to the person it concerns. */
async function sayWhy(desk: Desk, interaction: Pressed, error: unknown): Promise<void> {
  const content = await sentenceFor(desk, interaction, error);
  const message = { content, allowedMentions: QUIET };
  try {
    if (!interaction.deferred && !interaction.replied) {
      await interaction.reply({ ...message, flags: MessageFlags.Ephemeral });
    } else if (interaction.ephemeral === true) {
      await interaction.editReply({ ...message, components: [] });
    } else {
      await interaction.followUp({ ...message, flags: MessageFlags.Ephemeral });
    }
  } catch (err) {
    desk.log.warn(
      { user: interaction.user.id, interaction: interaction.id, err },
      'the person could not be told',
    );
  }
}
