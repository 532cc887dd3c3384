import {
  ActionRowBuilder,
  type APISelectMenuOption,
  ButtonBuilder,
  type ButtonStyle,
  StringSelectMenuBuilder,
} from 'discord.js';
import { clip } from '../../presentation/clip.ts';

/** The rows of a panel above its last one, which Discord allows five of. */
export const ROWS = 4;

/** Discord's limits for one row, and for one select. */
export const BUTTONS = 5;
export const OPTIONS = 25;

export type Row = ActionRowBuilder<ButtonBuilder> | ActionRowBuilder<StringSelectMenuBuilder>;

/** A button with its limits kept. */
export function button(
  id: string,
  label: string,
  style: ButtonStyle,
  emoji: string,
): ButtonBuilder {
  return new ButtonBuilder()
    .setCustomId(id)
    .setLabel(clip(label, 80))
    .setStyle(style)
    .setEmoji({ name: emoji });
}

/** Buttons, five in a row. */
export function buttonRows(buttons: readonly ButtonBuilder[]): Row[] {
  return Array.from({ length: Math.ceil(buttons.length / BUTTONS) }, (_, row) =>
    new ActionRowBuilder<ButtonBuilder>().addComponents(
      buttons.slice(row * BUTTONS, (row + 1) * BUTTONS),
    ),
  );
}

/** How many components a row is, with itself. */
export const sizeOf = (row: Row): number => 1 + row.components.length;

/** The rows that are no more than so many components: one that has no room gives way to smaller ones behind it. */
export function fittingRows(rows: readonly Row[], most: number): Row[] {
  let room = most;
  return rows.filter((row) => {
    const fits = sizeOf(row) <= room;
    if (fits) room -= sizeOf(row);
    return fits;
  });
}

/**
 * A select of these options. `addOptions` of discord.js takes ten times as long: it makes an error, and drops it, of each
 * part that an option may do without.
 */
export const selectOf = (
  id: string,
  options: readonly APISelectMenuOption[],
): StringSelectMenuBuilder => new StringSelectMenuBuilder({ options }).setCustomId(id);

/** A select has a row to itself. */
export const selectRow = (select: StringSelectMenuBuilder): Row =>
  new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(select);
