import { setTimeout as sleep } from 'node:timers/promises';
import {
  AttachmentBuilder,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  GuildMember,
  type InteractionEditReplyOptions,
  MessageFlags,
  type ModalMessageModalSubmitInteraction,
  type ModalSubmitInteraction,
  RESTJSONErrorCodes,
  type StringSelectMenuInteraction,
  type User,
} from 'discord.js';
import type { Press } from '../match/house.ts';
import { type Loaded, viewerOf } from '../match/load.ts';
import { sceneFor } from '../match/pictures.ts';
import { describeScene } from '../presentation/alt.ts';
import { clip } from '../presentation/clip.ts';
import type { Scene } from '../presentation/scene.ts';
import type { Painter } from '../render/pool.ts';
import type { Desk } from './desk.ts';
import { languageOf } from './language.ts';
import type { Panel } from './panel.ts';
import { moderates } from './rights.ts';
import { themeFor } from './theme.ts';

/** Everything that a person can do and that gets an answer. */
export type Pressed =
  | ChatInputCommandInteraction
  | ButtonInteraction
  | StringSelectMenuInteraction
  | ModalSubmitInteraction;

/** Presses on a message. */
export type OnMessage =
  | ButtonInteraction
  | StringSelectMenuInteraction
  | ModalMessageModalSubmitInteraction;

/** Nobody is ever pinged by an answer to a press. */
export const QUIET = { parse: [] } as const;

/** What somebody is called in a server. */
export function nameOf(user: User, member: object | null): string {
  return member instanceof GuildMember ? member.displayName : user.displayName;
}

/** Who pressed. */
export function pressOf(interaction: Pressed): Press {
  const { user, member } = interaction;
  return {
    interaction: interaction.id,
    user: { id: user.id, name: nameOf(user, member) },
    moderates: (place) => moderates(interaction, place),
  };
}

/**
 * Gives the first answer to an interaction. Discord may have it already: it took it, its reply was lost on
 * the way and the client sent it again; or another process with the same token was quicker.
 */
export async function once(first: () => Promise<unknown>): Promise<void> {
  try {
    await first();
  } catch (error) {
    const isAcknowledged =
      error instanceof DiscordAPIError &&
      error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged;
    if (!isAcknowledged) throw error;
  }
}

/** How long something is waited for before the first answer, in milliseconds: Discord waits 3 s for that. */
const PATIENCE = 2_000;

/** What is found in time for a first answer; null where it is not. */
export async function inTime<T>(found: Promise<T>): Promise<T | null> {
  // What comes of it later is nobody's business any more.
  found.catch(() => undefined);
  return Promise.race([found, sleep(PATIENCE, null, { ref: false })]);
}

/** Acknowledges with a new message that only the presser sees, before anything slow. */
export async function acknowledge(interaction: Pressed): Promise<void> {
  await once(() => interaction.deferReply({ flags: MessageFlags.Ephemeral }));
  interaction.deferred = true;
  interaction.ephemeral = true;
}

/**
 * Acknowledges a press on a panel: the panel itself will change. On a message that others can read it opens
 * beside it, for the presser alone.
 */
export async function acknowledgeOnPanel(interaction: OnMessage): Promise<void> {
  await (interaction.message.flags.has(MessageFlags.Ephemeral)
    ? acknowledgeInPlace(interaction)
    : acknowledge(interaction));
}

/** Acknowledges a press on a message that will show by itself what came of it. */
export async function acknowledgeInPlace(interaction: OnMessage): Promise<void> {
  await once(() => interaction.deferUpdate());
  interaction.deferred = true;
}

/** Shows the answer to an acknowledged press. What stood there before, pictures too, goes. */
export async function show(
  interaction: Pressed,
  answer: Pick<InteractionEditReplyOptions, 'content' | 'components' | 'files'>,
): Promise<void> {
  await interaction.editReply({
    components: [],
    files: [],
    attachments: [],
    allowedMentions: QUIET,
    ...answer,
    content: clip(answer.content ?? '', 2000),
  });
}

/** Shows the board as its reader knows it. */
export async function showBoard(
  { house, painter }: Desk,
  interaction: Pressed,
  loaded: Loaded,
): Promise<void> {
  const { row, table } = loaded;
  const user = interaction.user.id;
  const language = await languageOf(house, interaction, row);
  const scene = sceneFor(loaded, viewerOf(row, user), language);
  const file = await painter.paint(scene, { theme: await themeFor(house, row, user) });
  await show(interaction, { content: `**${table.matchName}**`, files: [attach(file, scene)] });
}

/** A picture as an attachment, with its text for those who cannot see it. */
function attach(file: Buffer, scene: Scene): AttachmentBuilder {
  return new AttachmentBuilder(file, {
    name: 'board.png',
    description: describeScene(scene),
  });
}

/**
 * Shows a panel, with its picture where the painter is free: what a panel asks can be answered without, and
 * what is posted for everybody comes first.
 */
export function showPanel(desk: Desk, interaction: Pressed, panel: Panel): Promise<void> {
  return showPainted(desk, interaction, panel, (...what) => desk.painter.paintIfFree(...what));
}

/** Shows a panel whose picture was asked for. */
export function showWithPicture(desk: Desk, interaction: Pressed, panel: Panel): Promise<void> {
  return showPainted(desk, interaction, panel, (...what) => desk.painter.paint(...what));
}

/** Shows a panel; where its picture cannot be painted, without it and what points at it. */
async function showPainted(
  { log }: Desk,
  interaction: Pressed,
  { bare, pictured, theme }: Panel,
  paint: Painter['paintIfFree'],
): Promise<void> {
  if (pictured === null) return show(interaction, bare);
  const { scene, ...message } = pictured;
  const file = await paint(scene, { theme }).catch((err: unknown) => {
    log.error({ err }, 'a panel is shown without its picture');
    return null;
  });
  await show(interaction, file === null ? bare : { ...message, files: [attach(file, scene)] });
}
