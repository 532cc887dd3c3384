import { setTimeout as sleep } from 'node:timers/promises';
import {
  DiscordAPIError,
  type InteractionEditReplyOptions,
  type Message as Posted,
  MessageFlags,
  RESTJSONErrorCodes,
} from 'discord.js';
import { noteTaught, type Taught } from '../../match/reports/lesson.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import { viewerOf } from '../../match/stored/seats.ts';
import { sceneFor } from '../../match/reports/shown.ts';
import { clip } from '../../presentation/clip.ts';
import type { Scene } from '../../presentation/scene.ts';
import { sheetsOf } from '../../presentation/sheets.ts';
import { appSpeech } from '../../words/index.ts';
import type { ThemeId } from '../../render/palette.ts';
import type { HandlerContext, EphemeralMessage, Showing } from '../context.ts';
import { languageOf, speechTo } from '../wording/language.ts';
import type { Page } from '../../panel/pages/page.ts';
import { wordsRow } from '../../panel/pages/board-words.ts';
import { nextRow } from '../../panel/go.ts';
import { type Message, MOST_COMPONENTS, type Panel, TEXT } from '../../panel/panel.ts';
import { type Block, type Body, bodyOf, type Laid, type Picture, pictureOn } from './body.ts';
import { NO_PINGS } from '../mentions.ts';
import type { Pressed } from './pressed.ts';
import { themeFor, themeOf } from '../theme.ts';
import { type Row, sizeOf } from '../../panel/controls.ts';
import { stamp } from '../../panel/wording/when.ts';
import { PAGE_LENGTH, MESSAGE_LENGTH } from '../../panel/limits.ts';
import { paintedRows } from '../painted.ts';
import type { PressReply, PanelReply, TextReply } from '../../panel/pressed/reply.ts';

/**
 * Shows its reply to who pressed, as the answer to a press that was acknowledged. Where the message is gone by then,
 * as something newer was shown to the same person meanwhile, nothing is missing.
 */
export async function show(
  context: HandlerContext,
  interaction: Pressed,
  reply: PressReply,
): Promise<void> {
  try {
    await send(context, interaction, reply);
  } catch (error) {
    if (!isTakenAway(error)) throw error;
    const about = { user: interaction.user.id, interaction: interaction.id };
    context.log.info(about, 'the message in which something was to be shown is gone');
  }
}

const isTakenAway = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMessage;

async function send(
  context: HandlerContext,
  interaction: Pressed,
  reply: PressReply,
): Promise<void> {
  switch (reply.is) {
    case 'nothing':
      return;
    case 'text':
      await edit(interaction, reply);
      return;
    case 'panel':
      return showPanel(context, interaction, reply);
    case 'page':
      return showPage(context, interaction, reply.page);
    case 'board':
      return showBoard(context, interaction, reply.loaded);
  }
}

/** Edits the response to a press. Everything that it showed before goes, pictures too. */
function edit(
  interaction: Pressed,
  {
    content,
    components = [],
    files = [],
  }: Omit<TextReply, 'is' | 'files'> & Pick<InteractionEditReplyOptions, 'files'>,
): Promise<Posted> {
  return interaction.editReply({
    content: clip(content, MESSAGE_LENGTH),
    components: paintedRows(components),
    files,
    attachments: [],
    allowedMentions: NO_PINGS,
  });
}

/** Shows the board, in the place of the one that its reader looked at there before. */
async function showBoard(
  context: HandlerContext,
  interaction: Pressed,
  loaded: Loaded,
): Promise<void> {
  const { app, painter, log } = context;
  const { row, table } = loaded;
  const user = interaction.user.id;
  const showing = context.shown.begin(`board:${user}:${interaction.channelId}:${row.id}`);
  const language = await languageOf(app, interaction, row);
  const scenes = sheetsOf(sceneFor(loaded, viewerOf(row, user), language));
  const theme = await themeFor(app, row, user);
  const painting = scenes.map((scene) => painter.paint(scene, { theme }));
  const files = await Promise.all(painting).catch((err: unknown) => {
    log.error({ match: row.id, err }, 'a board cannot be shown');
    return null;
  });
  if (files === null) {
    // The one before stays.
    await edit(interaction, { content: appSpeech(language).say('panel.no board') });
    return;
  }
  const blocks = [{ text: `**${table.matchName}**`, scene: null }, ...alone(scenes)];
  const components = wordsRow(row.id, appSpeech(language));
  const { id } = await interaction.editReply(
    edited(bodyOf({ blocks, components }, [null, ...files])),
  );
  const remove = () => interaction.deleteReply();
  await takeAway(context, interaction, showing.standsIn({ id, remove }));
}

/**
 * How long a message waits for its pictures; after that it is shown with the one of before, or without, and the
 * pictures are put in.
 */
const PICTURE_MS = 800;

/**
 * Shows a panel with its picture. What comes late is put in when it is there, unless something else was pressed there
 * meanwhile: the picture, and what computer players do.
 */
async function showPanel(
  context: HandlerContext,
  interaction: Pressed,
  { panel, later = Promise.resolve(null), whenAsked }: PanelReply,
): Promise<void> {
  const { user, channelId } = interaction;
  const showing = context.shown.begin(`${user.id}:${channelId}:${panel.match}`);
  const { signal } = showing;
  const { newest } = panel;
  const post = newest !== null && newest.thread === channelId ? [newest.post] : [];
  const said = channelId === null ? null : context.newestIn(channelId);
  const below = said === null ? post : [...post, said];
  const place = placeOf(context, interaction, below, showing);
  const shown = await onward(context, interaction, panel);
  await showPainted(context, place, draftOf(shown, context.app.now()), signal);
  const next = await later;
  const last = next !== null && !signal.aborted ? await onward(context, interaction, next) : shown;
  if (last !== shown) await showPainted(context, place, draftOf(last, context.app.now()), signal);
  if (last.taught !== null) await keepTaught(context, last.taught);
  if (!last.isIdle || whenAsked === undefined) return;
  const of = { match: panel.match, user: user.id };
  context.waiting.keep(of, interaction.createdTimestamp, signal, async () => {
    const now = await whenAsked();
    if (now === null || signal.aborted) return false;
    await showPainted(context, place, draftOf(now, context.app.now()), signal);
    return true;
  });
}

/** A panel on which nothing is asked leads to the next match that waits for its reader, if one does. */
async function onward(
  { app, log }: HandlerContext,
  interaction: Pressed,
  panel: Panel,
): Promise<Panel> {
  if (!panel.isIdle) return panel;
  try {
    const { rows } = await app.store.waitingFor(interaction.user.id, null, 2);
    const next = rows.find(({ match }) => match.id !== panel.match);
    if (next === undefined) return panel;
    const { match } = next;
    const row = nextRow(app, match, await speechTo(app, interaction, match));
    const { pictured } = panel;
    const withNext = (one: Message): Message => ({
      ...one,
      components: beforeLast(one.components, row),
    });
    return {
      ...panel,
      bare: () => withNext(panel.bare()),
      pictured: pictured === null ? null : { ...pictured, ...withNext(pictured) },
    };
  } catch (err) {
    log.warn({ user: interaction.user.id, err }, 'what else waits could not be read');
    return panel;
  }
}

/** Rows with some before the last one, where they have room. */
function beforeLast(rows: readonly Row[], more: readonly Row[]): Row[] {
  const all = [...rows.slice(0, -1), ...more, ...rows.slice(-1)];
  return all.reduce((sum, row) => sum + sizeOf(row), 0) > MOST_COMPONENTS ? [...rows] : all;
}

/** Its reader has the panel, whatever becomes of this: in the worst case it is taught the same once more. */
async function keepTaught({ app, log }: HandlerContext, taught: Taught): Promise<void> {
  await noteTaught(app, taught).catch((err: unknown) =>
    log.warn({ user: taught.user, err }, 'somebody may be taught the same twice'),
  );
}

/** Shows a page with its pictures, in the place of the one that its reader had open there. */
async function showPage(
  context: HandlerContext,
  interaction: Pressed,
  { parts, components }: Page,
): Promise<void> {
  const theme = themeOf(await context.app.store.person(interaction.user.id));
  const showing = context.shown.begin(`page:${interaction.user.id}:${interaction.channelId}`);
  const place = placeOf(context, interaction, [], showing, false);
  const bare = (lack: Lack): Laid => ({
    blocks: lack === 'failed' ? unpainted(parts) : parts,
    components,
  });
  await showPainted(context, place, { blocks: parts, components, bare, theme }, showing.signal);
}

/** The texts of a page whose pictures cannot be painted, with that on top. */
function unpainted(parts: readonly Block[]): readonly Block[] {
  const [language] = parts.flatMap(({ scene }) => scene?.language ?? []);
  const [first, ...others] = parts;
  if (language === undefined || first === undefined) return parts;
  const note = appSpeech(language).say('panel.no pictures');
  const room = PAGE_LENGTH - others.reduce((sum, { text }) => sum + text.length, 0);
  return [{ ...first, text: clip([note, first.text].join('\n'), room) }, ...others];
}

/** A message that is to be shown. */
interface Draft extends Laid {
  /** The message without its pictures; with the earlier picture if `isKept`. */
  readonly bare: (lack: Lack, isKept: boolean) => Laid;
  readonly theme: ThemeId;
}

/** Why a message does not have its pictures. */
type Lack = 'late' | 'failed';

/** At the edge of a plan, so that nobody takes it for the match. */
const PLAN_ACCENT = 0x7f9fd6;

function draftOf({ bare, pictured, language, reader, isPlan, due }: Panel, now: Date): Draft {
  const { say } = appSpeech(language);
  const asOf = say('panel.as of', { time: stamp(now, 'time') });
  const foot = `-# ${[asOf, ...(due === null ? [] : [due])].join(' · ')}`;
  const laid = ({ text, components }: Message, scenes: readonly Scene[] = []): Laid => ({
    blocks: [{ text, scene: scenes[0] ?? null }, ...alone(scenes.slice(1))],
    components,
    foot,
    ...(isPlan ? { accent: PLAN_ACCENT } : {}),
  });
  return {
    ...(pictured === null ? laid(bare()) : laid(pictured, pictured.scenes)),
    bare(lack, isKept) {
      const note = noteOn(lack, isKept);
      const shown = bare();
      if (note === null) return laid(shown);
      return laid({ ...shown, text: clip([say(`panel.${note}`), shown.text].join('\n'), TEXT) });
    },
    theme: themeOf(reader),
  };
}

/** Pictures that stand alone, one below the other. */
const alone = (scenes: readonly Scene[]): Block[] => scenes.map((scene) => ({ text: '', scene }));

/** What is said of a picture that a panel does not have. */
function noteOn(lack: Lack, isKept: boolean) {
  if (lack === 'late') return isKept ? 'picture follows' : null;
  return isKept ? 'picture is old' : 'no picture';
}

/**
 * How many pixels wide the pictures of a panel are at most: a phone shows some 300 of its own, a desk 550, and half the
 * pixels are painted and sent in half the time. The board is there in full for who wants to look closer.
 */
export const PANEL_PIXELS = 640;

async function showPainted(
  { log, painter, pictureDropped }: HandlerContext,
  place: Place,
  { bare, theme, ...laid }: Draft,
  signal: AbortSignal,
): Promise<void> {
  const painting = Promise.all(
    laid.blocks.map(async ({ scene }) => {
      if (scene === null) return null;
      const options = { theme, width: PANEL_PIXELS };
      return (await painter.paintAfter(scene, options, signal)) ?? Promise.reject(GIVEN_UP);
    }),
  ).catch((err: unknown) => {
    if (err === GIVEN_UP) pictureDropped('given up');
    else log.error({ err }, 'a message is shown without its pictures');
    return null;
  });
  const putBare = (lack: Lack): Promise<void> => {
    const kept = place.kept();
    return place.put(bodyOf(bare(lack, kept !== null), [], kept));
  };
  let files = await Promise.race([painting, sleep(PICTURE_MS, 'late' as const, { ref: false })]);
  try {
    if (files === 'late') {
      pictureDropped('late');
      await putBare('late');
      files = await painting;
      if (signal.aborted) return;
    }
    await (files === null
      ? putBare(signal.aborted ? 'late' : 'failed')
      : place.put(bodyOf(laid, files)));
  } finally {
    await place.leave();
  }
}

/** Why a picture is missing that was not begun, as its reader has gone on. */
const GIVEN_UP = new Error('Something else is shown there meanwhile.');

/** Where its reader looks. */
interface Place {
  /** Puts a message there. */
  put(body: Body): Promise<void>;
  /** The picture that stands there and may stay until there is a newer one; null for none. */
  kept(): Picture | null;
  /** Takes away what stood in other messages: what takes its place is there. */
  leave(): Promise<void>;
}

/**
 * Where a panel or page is shown: in the response to the press. An older one in another message is deleted.
 *
 * @param below messages of which none is to stand below it: where one does below what was pressed, it comes anew
 * @param keeps whether the picture that is there shows the same at an earlier time
 */
function placeOf(
  context: HandlerContext,
  interaction: Pressed,
  below: readonly string[],
  showing: Showing,
  keeps = true,
): Place {
  const { signal } = showing;
  // What was acknowledged beside stands in a message of its own.
  const isBeside = interaction.isChatInputCommand() || interaction.ephemeral === true;
  const pressed = isBeside ? null : interaction.message;
  const isBehind = pressed !== null && below.some((id) => BigInt(id) > BigInt(pressed.id));
  const { webhook } = interaction;
  const original = (id: string): EphemeralMessage => ({
    id,
    remove: () => interaction.deleteReply(),
  });
  // The earlier picture may show another match, unless it is known to show this one.
  const isSame = pressed !== null && !isBehind && showing.former === pressed.id;
  let kept = isSame ? pictureOn(pressed) : null;
  // With this press it can be taken away, however long it has stood.
  const leaving = [pressed === null ? null : showing.standsIn(original(pressed.id))];
  let anew: string | null = null;
  /** Puts it where it was acknowledged; null where its reader has dismissed that. */
  const putOver = async (body: Body): Promise<EphemeralMessage | null> => {
    try {
      const message = await interaction.editReply(edited(body));
      kept = pictureOn(message);
      return original(message.id);
    } catch (error) {
      if (signal.aborted || !isTakenAway(error)) throw error;
      return null;
    }
  };
  const putThere = async (body: Body): Promise<EphemeralMessage> => {
    const over = anew === null && !isBehind ? await putOver(body) : null;
    if (over !== null) return over;
    const flags = MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral;
    const message = await (anew === null
      ? interaction.followUp({ ...body, flags })
      : webhook.editMessage(anew, edited(body)));
    kept = pictureOn(message);
    const { id } = message;
    anew = id;
    return { id, remove: () => webhook.deleteMessage(id) };
  };
  return {
    async put(body) {
      // Something newer is put there.
      if (pressed !== null && signal.aborted) return;
      leaving.push(showing.standsIn(await putThere(body)));
    },
    kept: () => (keeps ? kept : null),
    async leave() {
      for (const message of leaving.splice(0)) {
        // Something newer may stand in it by now.
        const isOurs = message === null || !signal.aborted;
        await takeAway(context, interaction, isOurs ? message : showing.standsIn(message));
      }
    },
  };
}

/** Takes away what stood in another message; nothing where that is null. */
async function takeAway(
  { log }: HandlerContext,
  { user }: Pressed,
  message: EphemeralMessage | null,
): Promise<void> {
  // A token ends after 15 minutes; then it is its reader's to dismiss.
  await message?.remove().catch((err: unknown) => {
    log.info({ user: user.id, err }, 'what only its reader sees stands twice');
  });
}

/** A message as it takes the place of another: of that nothing stays but a picture that is kept, not the words of older panels. */
const edited = (body: Body) =>
  ({
    ...body,
    flags: MessageFlags.IsComponentsV2,
    content: null,
    ...('files' in body ? { attachments: [] } : {}),
  }) as const;
