import {
  AttachmentBuilder,
  type InteractionEditReplyOptions,
  type Message,
  type ModalBuilder,
} from 'discord.js';
import { type Loaded, viewerOf } from '../../match/load.ts';
import { sceneFor } from '../../match/pictures.ts';
import { describeScene } from '../../presentation/alt.ts';
import { clip } from '../../presentation/clip.ts';
import type { Scene } from '../../presentation/scene.ts';
import type { MatchId } from '../../store/store.ts';
import type { Desk } from '../desk.ts';
import { languageOf } from '../said/language.ts';
import type { Panel } from '../offered/panel.ts';
import type { Pressed } from './pressed.ts';
import { themeFor } from '../theme.ts';

/** Nobody is ever pinged by an answer to a press. */
export const QUIET = { parse: [] } as const;

/** What is shown of something that was done. */
export type Shown =
  | { readonly is: 'nothing' }
  | {
      readonly is: 'text';
      readonly content: string;
      readonly files: readonly AttachmentBuilder[];
    }
  | ClosedProposal
  /** What a panel asks can be answered without its picture; only one that was asked for is waited for. */
  | { readonly is: 'panel'; readonly panel: Panel; readonly painted: 'if free' | 'always' }
  /** The board as its reader knows it. */
  | { readonly is: 'board'; readonly loaded: Loaded };

/** A text about a proposal that is closed; its message then says so in a line, and has no buttons any more. */
interface ClosedProposal {
  readonly is: 'closed proposal';
  readonly content: string;
  readonly match: MatchId;
  readonly proposal: number;
  readonly message: Message;
  readonly line: string;
}

/** A form, which only a press that was not acknowledged can open. */
export interface Form {
  readonly is: 'form';
  readonly form: ModalBuilder;
}

/** Nothing, as the message that was pressed will show it by itself. */
export const NOTHING: Shown = { is: 'nothing' };

/** A text, and files with it. */
export const said = (content: string, files: readonly AttachmentBuilder[] = []): Shown => ({
  is: 'text',
  content,
  files,
});

/** Shows what was done to who pressed, as the answer to a press that was acknowledged. */
export async function show(desk: Desk, interaction: Pressed, shown: Shown): Promise<void> {
  switch (shown.is) {
    case 'nothing':
      return;
    case 'text':
      return reply(interaction, shown);
    case 'closed proposal':
      await reply(interaction, { content: shown.content });
      return strike(desk, shown);
    case 'panel':
      return showPanel(desk, interaction, shown);
    case 'board':
      return showBoard(desk, interaction, shown.loaded);
  }
}

/** Puts a message where it was acknowledged. What stood there before, pictures too, goes. */
async function reply(
  interaction: Pressed,
  { content, components = [], files = [] }: ReplyOptions,
): Promise<void> {
  await interaction.editReply({
    content: clip(content, 2000),
    components,
    files,
    attachments: [],
    allowedMentions: QUIET,
  });
}

interface ReplyOptions extends Pick<InteractionEditReplyOptions, 'components' | 'files'> {
  readonly content: string;
}

async function strike({ log }: Desk, closed: ClosedProposal): Promise<void> {
  const { match, proposal, message, line } = closed;
  const content = `${message.content}\n${line}`;
  // It is done, whatever becomes of the message: another press on it is told that it is closed.
  await message
    .edit({ content, components: [], allowedMentions: QUIET })
    .catch((err: unknown) =>
      log.warn({ match, proposal, err }, 'a closed proposal still has its buttons'),
    );
}

async function showBoard(
  { house, painter }: Desk,
  interaction: Pressed,
  loaded: Loaded,
): Promise<void> {
  const { row, table } = loaded;
  const user = interaction.user.id;
  const language = await languageOf(house, interaction, row);
  const scene = sceneFor(loaded, viewerOf(row, user), language);
  const file = await painter.paint(scene, { theme: await themeFor(house, row, user) });
  await reply(interaction, { content: `**${table.matchName}**`, files: [attach(file, scene)] });
}

/** A picture as an attachment, with its text for those who cannot see it. */
function attach(file: Buffer, scene: Scene): AttachmentBuilder {
  return new AttachmentBuilder(file, {
    name: 'board.png',
    description: describeScene(scene),
  });
}

/**
 * Shows a panel, with its picture where that was asked for or the painter is free, as what is posted for
 * everybody comes first; where it cannot be painted, without it and what points at it.
 */
async function showPanel(
  { log, painter }: Desk,
  interaction: Pressed,
  { panel, painted }: Extract<Shown, { is: 'panel' }>,
): Promise<void> {
  const { bare, pictured, theme } = panel;
  if (pictured === null) return reply(interaction, bare);
  const { scene, ...message } = pictured;
  const painting =
    painted === 'always' ? painter.paint(scene, { theme }) : painter.paintIfFree(scene, { theme });
  const file = await painting.catch((err: unknown) => {
    log.error({ err }, 'a panel is shown without its picture');
    return null;
  });
  await reply(interaction, file === null ? bare : { ...message, files: [attach(file, scene)] });
}
