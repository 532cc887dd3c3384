import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  GuildMember,
  type ModalMessageModalSubmitInteraction,
  type ModalSubmitInteraction,
  type StringSelectMenuInteraction,
  type User,
} from 'discord.js';
import type { Press } from '../../match/app/press.ts';
import { holds, moderates } from './rights.ts';

/** A slash command. */
export type Command = ChatInputCommandInteraction;

/** A button or a select that was used. */
export type Component = ButtonInteraction | StringSelectMenuInteraction;

/** A form that was sent, and that was opened from a message. */
export type Sent = ModalMessageModalSubmitInteraction;

/** Presses on a message. */
export type OnMessage = Component | Sent;

/** Everything that a person can do and that gets an answer. */
export type Pressed = Command | Component | ModalSubmitInteraction;

/** What somebody is called in a server, also in one that is not known here. */
export function nameOf(user: User, member: object | null): string {
  if (member instanceof GuildMember) return member.displayName;
  const nick = member !== null && 'nick' in member ? member.nick : null;
  return typeof nick === 'string' ? nick : user.displayName;
}

const presses = new WeakMap<Pressed, Press>();

/** Who pressed: the same of one interaction each time. */
export function pressOf(interaction: Pressed): Press {
  const known = presses.get(interaction);
  if (known !== undefined) return known;
  const { user, member } = interaction;
  const press: Press = {
    interaction: interaction.id,
    user: { id: user.id, name: nameOf(user, member) },
    server: interaction.guildId,
    locale: interaction.locale,
    moderates: (place) => moderates(interaction, place),
    holds: (role) => holds(interaction, role),
  };
  presses.set(interaction, press);
  return press;
}
