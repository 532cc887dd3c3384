import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AttachmentBuilder,
  type InteractionEditReplyOptions,
  type Message as Posted,
  MessageFlags,
  type ModalBuilder,
} from 'discord.js';
import { noteTaught, type Taught } from '../../match/lesson.ts';
import type { Loaded } from '../../match/load.ts';
import { viewerOf } from '../../match/seats.ts';
import { sceneFor } from '../../match/pictures.ts';
import { clip } from '../../presentation/clip.ts';
import type { ThemeId } from '../../render/palette.ts';
import type { Desk, Showing, Standing } from '../desk.ts';
import { languageOf, speechTo } from '../said/language.ts';
import type { Page } from '../offered/page.ts';
import { nextRow } from '../offered/go.ts';
import { type Message, MOST_COMPONENTS, type Panel } from '../offered/panel.ts';
import { type Row, sizeOf } from '../offered/rows.ts';
import { attach, type Block, type Body, bodyOf, QUIET } from './body.ts';
import type { Pressed } from './pressed.ts';
import { themeFor } from '../theme.ts';

/** What is shown of something that was done. */
export type Shown =
  | { readonly is: 'nothing' }
  | {
      readonly is: 'text';
      readonly content: string;
      readonly files: readonly AttachmentBuilder[];
      readonly components?: readonly Row[];
    }
  | ShownPanel
  | ShownPage
  /** The board as its reader knows it. */
  | { readonly is: 'board'; readonly loaded: Loaded };

interface ShownPanel {
  readonly is: 'panel';
  readonly panel: Panel;
  /** What stands there later, once computer players have answered; null where nothing does. */
  readonly later?: Promise<Panel | null>;
}

interface ShownPage {
  readonly is: 'page';
  readonly page: Page;
  /** In which theme its reader wants to see its pictures. */
  readonly theme: ThemeId;
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
      await reply(interaction, shown);
      return;
    case 'panel':
      return showPanel(desk, interaction, shown);
    case 'page':
      return showPage(desk, interaction, shown);
    case 'board':
      return showBoard(desk, interaction, shown.loaded);
  }
}

/** Puts a message where it was acknowledged. What stood there before, pictures too, goes. */
function reply(
  interaction: Pressed,
  { content, components = [], files = [] }: ReplyOptions,
): Promise<Posted> {
  return interaction.editReply({
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

/** Shows the board, in the place of the one that its reader looked at there before. */
async function showBoard(desk: Desk, interaction: Pressed, loaded: Loaded): Promise<void> {
  const { house, painter } = desk;
  const { row, table } = loaded;
  const user = interaction.user.id;
  const showing = desk.shown.begin(`board:${user}:${interaction.channelId}:${row.id}`);
  const language = await languageOf(house, interaction, row);
  const scene = sceneFor(loaded, viewerOf(row, user), language);
  const file = await painter.paint(scene, { theme: await themeFor(house, row, user) });
  const content = `**${table.matchName}**`;
  const { id } = await reply(interaction, { content, files: [attach(file, scene, 0)] });
  const remove = () => interaction.deleteReply();
  await takeAway(desk, interaction, showing.standsIn({ id, remove }));
}

/** How long a message waits for its pictures; after that it is shown without, and the pictures are put in. */
const PICTURE_MS = 800;

/**
 * Shows a panel with its picture. What comes late is put in when it is there, unless something else was pressed there
 * meanwhile: the picture, and what computer players do.
 */
async function showPanel(
  desk: Desk,
  interaction: Pressed,
  { panel, later = Promise.resolve(null) }: ShownPanel,
): Promise<void> {
  const { user, channelId } = interaction;
  const showing = desk.shown.begin(`${user.id}:${channelId}:${panel.match}`);
  const { signal } = showing;
  const { newest } = panel;
  const post = newest !== null && newest.thread === channelId ? [newest.post] : [];
  const said = channelId === null ? null : desk.newestIn(channelId);
  const below = said === null ? post : [...post, said];
  const put = placeOf(desk, interaction, below, showing);
  const shown = await onward(desk, interaction, panel);
  await showPainted(desk, put, draftOf(shown), signal);
  const next = await later;
  const last = next !== null && !signal.aborted ? await onward(desk, interaction, next) : shown;
  if (last !== shown) await showPainted(desk, put, draftOf(last), signal);
  if (last.taught !== null) await keepTaught(desk, last.taught);
}

/** A panel on which nothing is asked leads to the next match that waits for its reader, if one does. */
async function onward({ house, log }: Desk, interaction: Pressed, panel: Panel): Promise<Panel> {
  if (!panel.isIdle) return panel;
  try {
    const { rows } = await house.store.waitingFor(interaction.user.id, null, 2);
    const next = rows.find(({ match }) => match.id !== panel.match);
    if (next === undefined) return panel;
    const { match } = next;
    const row = nextRow(house, match, await speechTo(house, interaction, match));
    const { bare, pictured } = panel;
    return {
      ...panel,
      bare: { ...bare, components: beforeLast(bare.components, row) },
      pictured: { ...pictured, components: beforeLast(pictured.components, row) },
    };
  } catch (err) {
    log.warn({ user: interaction.user.id, err }, 'what else waits could not be read');
    return panel;
  }
}

/** Rows with some before the last one, where they have room beside a lesson. */
function beforeLast(rows: readonly Row[], more: readonly Row[]): Row[] {
  const all = [...rows.slice(0, -1), ...more, ...rows.slice(-1)];
  return all.reduce((sum, row) => sum + sizeOf(row), 0) > MOST_COMPONENTS - 2 ? [...rows] : all;
}

/** Its reader has the panel, whatever becomes of this: in the worst case it is taught the same once more. */
async function keepTaught({ house, log }: Desk, taught: Taught): Promise<void> {
  await noteTaught(house, taught).catch((err: unknown) =>
    log.warn({ user: taught.user, err }, 'somebody may be taught the same twice'),
  );
}

/** Shows a page with its pictures, in the place of the one that its reader had open there. */
async function showPage(
  desk: Desk,
  interaction: Pressed,
  { page: { parts, components }, theme }: ShownPage,
): Promise<void> {
  const showing = desk.shown.begin(`page:${interaction.user.id}:${interaction.channelId}`);
  const put = placeOf(desk, interaction, [], showing);
  const laid = { blocks: parts, components };
  await showPainted(desk, put, { ...laid, bare: laid, theme }, showing.signal);
}

/** A message that is to be shown. */
interface Draft extends Laid {
  /** As it is where it has no pictures. */
  readonly bare: Laid;
  readonly theme: ThemeId;
}

interface Laid {
  readonly blocks: readonly Block[];
  readonly components: readonly Row[];
}

function draftOf({ bare, pictured, theme }: Panel): Draft {
  const laid = ({ above, lesson, content, components }: Message, scene: Block['scene']): Laid => ({
    blocks: [
      { text: above, scene },
      ...(lesson === null ? [] : [{ text: lesson, scene: null, lined: true }]),
      { text: content, scene: null },
    ],
    components,
  });
  return { ...laid(pictured, pictured.scene), bare: laid(bare, null), theme };
}

async function showPainted(
  { log, painter }: Desk,
  put: Put,
  { blocks, components, bare, theme }: Draft,
  signal: AbortSignal,
): Promise<void> {
  const painting = Promise.all(
    blocks.map(async ({ scene }) => {
      if (scene === null) return null;
      return (await painter.paintAfter(scene, { theme }, signal)) ?? Promise.reject(GIVEN_UP);
    }),
  ).catch((err: unknown) => {
    if (err !== GIVEN_UP) log.error({ err }, 'a message is shown without its pictures');
    return null;
  });
  const soon = await Promise.race([painting, sleep(PICTURE_MS, 'late' as const, { ref: false })]);
  if (soon !== 'late' && soon !== null) return put(bodyOf(blocks, components, soon));
  await put(bodyOf(bare.blocks, bare.components, []));
  const files = soon === null ? null : await painting;
  if (files !== null && !signal.aborted) await put(bodyOf(blocks, components, files));
}

/** Why a picture is missing that was not begun, as its reader has gone on. */
const GIVEN_UP = new Error('Something else is shown there meanwhile.');

/** Puts a message where its reader looks. */
type Put = (body: Body) => Promise<void>;

/**
 * Where a panel or a page is put: where it was acknowledged. The one that stood in another message goes.
 *
 * @param below messages of which none is to stand below it: where one does below what was pressed, it comes anew
 */
function placeOf(
  desk: Desk,
  interaction: Pressed,
  below: readonly string[],
  showing: Showing,
): Put {
  // What was acknowledged beside stands in a message of its own.
  const isBeside = interaction.isChatInputCommand() || interaction.ephemeral === true;
  const pressed = isBeside ? null : interaction.message;
  const isBehind = pressed !== null && below.some((id) => BigInt(id) > BigInt(pressed.id));
  const { webhook } = interaction;
  const original = (id: string): Standing => ({ id, remove: () => interaction.deleteReply() });
  // With this press it can be taken away, however long it has stood.
  let former = pressed === null ? null : showing.standsIn(original(pressed.id));
  let anew: string | null = null;
  const putThere = async (body: Body): Promise<Standing> => {
    if (anew !== null) {
      await webhook.editMessage(anew, edited(body));
    } else if (isBehind) {
      const flags = MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral;
      anew = (await interaction.followUp({ ...body, flags })).id;
    } else {
      return original((await interaction.editReply(edited(body))).id);
    }
    const id = anew;
    return { id, remove: () => webhook.deleteMessage(id) };
  };
  return async (body) => {
    // Something newer is put there.
    if (pressed !== null && showing.signal.aborted) return;
    const gone = [former, showing.standsIn(await putThere(body))];
    former = null;
    for (const message of gone) await takeAway(desk, interaction, message);
  };
}

/** Takes away what stood in another message; nothing where that is null. */
async function takeAway({ log }: Desk, { user }: Pressed, message: Standing | null): Promise<void> {
  // A token ends after 15 minutes; then it is its reader's to dismiss.
  await message?.remove().catch((err: unknown) => {
    log.info({ user: user.id, err }, 'what only its reader sees stands twice');
  });
}

/** A message as it takes the place of another: of that nothing stays, neither its picture nor the words of older panels. */
const edited = (body: Body) =>
  ({ ...body, flags: MessageFlags.IsComponentsV2, content: null, attachments: [] }) as const;
