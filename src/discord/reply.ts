import {
  AttachmentBuilder,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type InteractionEditReplyOptions,
  MessageFlags,
  type ModalMessageModalSubmitInteraction,
  type ModalSubmitInteraction,
  RESTJSONErrorCodes,
  type StringSelectMenuInteraction,
} from 'discord.js';
import type { Logger } from 'pino';
import type { Press } from '../match/house.ts';
import { describeScene } from '../presentation/alt.ts';
import type { Scene } from '../presentation/scene.ts';
import type { Painter } from '../render/pool.ts';
import type { Desk } from './desk.ts';
import type { Panel } from './panel.ts';
import { clip } from './text.ts';

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

/** Who pressed. */
export function pressOf(interaction: Pressed): Press {
  const { user, member } = interaction;
  const nick = member !== null && 'displayName' in member ? member.displayName : user.displayName;
  return { interaction: interaction.id, user: { id: user.id, name: nick } };
}

/** Acknowledges with a new message that only the presser sees, before anything slow. */
export async function acknowledge(interaction: Pressed): Promise<void> {
  try {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  } catch (error) {
    if (!isAcknowledged(error)) throw error;
    interaction.deferred = true;
    interaction.ephemeral = true;
  }
}

/**
 * Whether Discord had taken an acknowledgement already: it did, its answer was lost on the way, and the
 * client sent it again.
 */
function isAcknowledged(error: unknown): boolean {
  return (
    error instanceof DiscordAPIError &&
    error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged
  );
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
  try {
    await interaction.deferUpdate();
  } catch (error) {
    if (!isAcknowledged(error)) throw error;
    interaction.deferred = true;
  }
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

/** Draws a scene as an attachment with its text for those who cannot see it. */
export async function picture(painter: Painter, scene: Scene): Promise<AttachmentBuilder> {
  const file = await painter.paint(scene);
  return new AttachmentBuilder(file, {
    name: 'board.png',
    description: clip(describeScene(scene), 1024),
  });
}

/**
 * Shows a panel, with its picture where the painter has nothing else to do: what a panel asks can be answered
 * without, and what is posted for everybody comes first.
 */
export function showPanel(desk: Desk, interaction: Pressed, panel: Panel): Promise<void> {
  const scene = desk.painter.idle ? panel.scene : null;
  return showWithPicture(desk, interaction, { ...panel, scene });
}

/** Shows a panel whose picture was asked for. Where that cannot be painted the panel is shown without. */
export async function showWithPicture(
  { painter, log }: Desk,
  interaction: Pressed,
  { content, components, scene }: Panel,
): Promise<void> {
  const files = scene === null ? [] : await paintOrNone(painter, log, scene);
  await show(interaction, { content, components, files });
}

async function paintOrNone(
  painter: Painter,
  log: Logger,
  scene: Scene,
): Promise<AttachmentBuilder[]> {
  try {
    return [await picture(painter, scene)];
  } catch (err) {
    log.error({ err }, 'a panel is shown without its picture');
    return [];
  }
}
