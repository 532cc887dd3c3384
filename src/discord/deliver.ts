import {
  ActionRowBuilder,
  type APIActionRowComponent,
  type APIComponentInMessageActionRow,
  type ButtonBuilder,
  ButtonStyle,
  DiscordAPIError,
  type RawFile,
  RESTJSONErrorCodes as Codes,
  Routes,
} from 'discord.js';
import { z } from 'zod';
import { turnNotice } from '../match/commit.ts';
import { editionOf, load, matchName, tableOf } from '../match/load.ts';
import { seedNotice, story } from '../match/look.ts';
import { sceneAfter } from '../match/pictures.ts';
import { offerBody } from '../match/deal.ts';
import { describeScene } from '../presentation/alt.ts';
import type { Scene } from '../presentation/scene.ts';
import type { MatchRow, OutboxRow } from '../store/store.ts';
import { writeId } from './ids.ts';
import type { OutboxParts } from './outbox.ts';
import { button } from './panel.ts';
import { lobby, threadButtons } from './posts.ts';
import { type Picture, retell } from './story.ts';
import { clip, fitLines } from './text.ts';

/** A message as it is handed to Discord. */
interface Post {
  readonly content: string;
  readonly components: readonly APIActionRowComponent<APIComponentInMessageActionRow>[];
  /** Users that may be pinged, of those that the text mentions. */
  readonly ping: readonly string[];
  readonly pictures?: readonly Picture[];
}

const PAINT_ATTEMPTS = 3;

const messageSchema = z.object({ id: z.string() });
const messagesSchema = z.array(z.object({ id: z.string(), components: z.unknown().optional() }));

/**
 * Says one outbox message. Returns the id of what was posted, if anything was.
 * It may be called again for the same message after a crash: whatever stands already is not posted twice.
 */
export async function deliver(parts: OutboxParts, row: OutboxRow): Promise<string | null> {
  const match = await parts.house.store.match(row.match);
  if (match === null) return null;
  switch (row.kind) {
    case 'lobby':
      return showLobby(parts, match, row);
    case 'start':
      return openThread(parts, match, row);
    case 'turn':
      return tellTurn(parts, match, row);
    case 'secret':
      return tellSecret(parts, match, row);
    case 'story':
      return tellStory(parts, match, row);
    case 'offer':
      return tellOffer(parts, match, row);
    case 'resigned':
      return tellResigned(parts, match, row);
    default:
      throw new Error(`An outbox message of an unknown kind: ${row.kind}.`);
  }
}

const markOf = (row: OutboxRow): string => `o${row.id}`;

const bodyOf = (post: Post, row: OutboxRow | null) => ({
  content: clip(post.content, 2000),
  components: post.components,
  allowed_mentions: { parse: [], users: [...new Set(post.ping)] },
  ...(post.pictures === undefined
    ? {}
    : {
        attachments: post.pictures.map(({ name, alt }, id) => ({
          id,
          filename: name,
          description: clip(alt, 1024),
        })),
      }),
  ...(row === null ? {} : { nonce: `firepit-${row.id}`, enforce_nonce: true }),
});

const filesOf = ({ pictures = [] }: Post): RawFile[] =>
  pictures.map(({ name, file, type }) => ({ name, data: file, contentType: type }));

/** Posts a message once: after a failed attempt it looks first whether one with its sign stands there. */
async function post(
  { rest }: OutboxParts,
  channel: string,
  message: Post,
  row: OutboxRow,
  sign = `:${markOf(row)}"`,
): Promise<string> {
  if (row.attempts > 1) {
    const recent = messagesSchema.parse(
      await rest.get(Routes.channelMessages(channel), {
        query: new URLSearchParams({ limit: '50' }),
      }),
    );
    const there = recent.find(({ components }) =>
      JSON.stringify(components ?? null).includes(sign),
    );
    if (there !== undefined) return there.id;
  }
  const sent = await rest.post(Routes.channelMessages(channel), {
    body: bodyOf(message, row),
    files: filesOf(message),
  });
  return messageSchema.parse(sent).id;
}

const isCode = (error: unknown, ...codes: number[]): boolean =>
  error instanceof DiscordAPIError && codes.some((code) => code === error.code);

async function showLobby(
  parts: OutboxParts,
  match: MatchRow,
  row: OutboxRow,
): Promise<string | null> {
  const { content, components } = lobby(editionOf(parts.house, match), match);
  const message = { content, components: components.map((one) => one.toJSON()), ping: [] };
  const { channel, notice } = match.home;
  if (notice !== null) {
    try {
      await parts.rest.patch(Routes.channelMessage(channel, notice), {
        body: bodyOf(message, null),
      });
      return notice;
    } catch (error) {
      // Somebody deleted it: an open match needs it to be joined, any other does without.
      if (!isCode(error, Codes.UnknownMessage)) throw error;
      if (match.status !== 'open') return null;
    }
  }
  if (match.status !== 'open') return null;
  // Its buttons carry no mark; the one that starts the match tells it from every other message.
  const sign = `"${writeId({ do: 'start', match: match.id })}"`;
  const posted = await post(parts, channel, message, row, sign);
  await changeHome(parts, match, { notice: posted });
  return posted;
}

async function changeHome(
  { house }: OutboxParts,
  match: MatchRow,
  change: Partial<MatchRow['home']>,
): Promise<void> {
  await house.store.transaction(async (transaction) => {
    const now = await transaction.lockMatch(match.id);
    if (now !== null) await transaction.changeMatch(match.id, { home: { ...now.home, ...change } });
  });
}

/** The thread of a match. Where it does not exist, or was deleted, a new one is made. */
async function threadOf(parts: OutboxParts, match: MatchRow): Promise<string> {
  return match.home.thread ?? makeThread(parts, match);
}

async function makeThread(parts: OutboxParts, match: MatchRow): Promise<string> {
  const { channel, notice } = match.home;
  const edition = editionOf(parts.house, match);
  const names = match.seats.map(({ name }) => name).join(', ');
  const body = {
    name: clip(`${matchName(edition, match.id)}: ${names}`, 100),
    auto_archive_duration: 10_080,
  };
  // A thread that starts at a message has that message's id, so it cannot be made twice.
  if (notice !== null && match.home.thread === null) {
    try {
      const made = await parts.rest.post(Routes.threads(channel, notice), { body });
      return await keepThread(parts, match, messageSchema.parse(made).id);
    } catch (error) {
      if (isCode(error, Codes.ThreadAlreadyCreatedForMessage))
        return keepThread(parts, match, notice);
      if (!isCode(error, Codes.UnknownMessage)) throw error;
    }
  }
  const made = await parts.rest.post(Routes.threads(channel), { body: { ...body, type: 11 } });
  return keepThread(parts, match, messageSchema.parse(made).id);
}

async function keepThread(parts: OutboxParts, match: MatchRow, thread: string): Promise<string> {
  await changeHome(parts, match, { thread });
  return thread;
}

/** Posts into the match's thread; where the thread was deleted, into a new one. */
async function postInThread(
  parts: OutboxParts,
  match: MatchRow,
  message: Post,
  row: OutboxRow,
): Promise<string> {
  const thread = await threadOf(parts, match);
  try {
    return await post(parts, thread, message, row);
  } catch (error) {
    if (!isCode(error, Codes.UnknownChannel)) throw error;
    parts.log.warn({ match: match.id, thread }, 'the thread was deleted: a new one is made');
    const fresh = await makeThread(parts, match);
    // The message that people joined by leads to the thread.
    await showLobby(parts, { ...match, home: { ...match.home, thread: fresh } }, row);
    return post(parts, fresh, message, row);
  }
}

/** Tells the host of a match that something in its channel keeps me from posting there. */
export async function warnHost({ rest, house }: OutboxParts, row: OutboxRow): Promise<void> {
  const match = await house.store.match(row.match);
  if (match === null) return;
  const made = await rest.post(Routes.userChannels(), { body: { recipient_id: match.host } });
  const { id } = messageSchema.parse(made);
  const name = matchName(editionOf(house, match), match.id);
  const content = `${name}: I may not post in <#${match.home.channel}>. Please let me view it, send messages, create public threads, send messages in threads, attach files and read the message history there, and unlock the match’s thread if it is locked. Nothing is lost; I keep trying.`;
  await rest.post(Routes.channelMessages(id), {
    body: bodyOf({ content, components: [], ping: [] }, null),
  });
}

const startPayload = z.object({ commitment: z.string() });

async function openThread(
  parts: OutboxParts,
  match: MatchRow,
  row: OutboxRow,
): Promise<string | null> {
  startPayload.parse(row.payload);
  const edition = editionOf(parts.house, match);
  await threadOf(parts, match);
  const seats = match.seats.map(({ user, name, seat }) => {
    const who = user === null ? `🤖 ${name}` : `<@${user}>`;
    return `${edition.words.seatName(seat)} is ${who}`;
  });
  const content = [
    `${seats.join(', ')}.`,
    `Press **Play** below the latest picture, or use \`/${edition.game.id}\`: only you see what you choose from. Your secrets are in \`/hand\`, the rules in \`/rules\`.`,
    `-# ${seedNotice(match)}`,
  ].join('\n');
  const ping = match.seats.flatMap(({ user }) => (user === null ? [] : [user]));
  const buttons = [threadButtons(match.id, markOf(row)).toJSON()];
  const posted = await postInThread(parts, match, { content, components: buttons, ping }, row);
  await showLobby(parts, (await parts.house.store.match(match.id)) ?? match, row);
  return posted;
}

async function tellTurn(
  parts: OutboxParts,
  match: MatchRow,
  row: OutboxRow,
): Promise<string | null> {
  const { from, to, ping } = turnNotice.parse(row.payload);
  const { house } = parts;
  const edition = editionOf(house, match);
  const table = tableOf(edition, match);
  const [lines, scene] = await Promise.all([
    story(house, match, from, to, 'public'),
    sceneAfter(house, match, to),
  ]);
  const picture = await paint(parts, row, scene);
  const users = ping.flatMap((seat) => match.seats[seat]?.user ?? []);
  const calls = ping.map(
    (seat) => `${edition.words.seatName(seat)} ${table.seats[seat]?.mention ?? ''}`,
  );
  const isOver = match.status === 'over' && to === match.sequence;
  const end = isOver
    ? await ending(parts, match)
    : calls.length === 0
      ? ''
      : `👉 ${calls.join(', ')}: your move.`;
  const told = fitLines(lines, 1990 - end.length);
  const content = [told, end].filter((part) => part !== '').join('\n\n');
  const components = [threadButtons(match.id, markOf(row)).toJSON()];
  const everybody = match.seats.flatMap(({ user }) => user ?? []);
  const posted = await postInThread(
    parts,
    match,
    { content, components, ping: isOver ? everybody : users, ...picture },
    row,
  );
  if (isOver) await showLobby(parts, match, row);
  return posted;
}

/** The picture of a turn; where it cannot be painted again and again, the turn is told without one. */
async function paint(
  { painter, log }: OutboxParts,
  row: OutboxRow,
  scene: Scene,
): Promise<Pick<Post, 'pictures'>> {
  try {
    const file = await painter.paint(scene);
    return {
      pictures: [{ name: 'board.png', type: 'image/png', file, alt: describeScene(scene) }],
    };
  } catch (err) {
    if (row.attempts < PAINT_ATTEMPTS) throw err;
    log.error({ match: row.match, outbox: row.id, err }, 'a turn is told without its picture');
    return {};
  }
}

/** The story of a match that is over, after its result; nothing where no picture of it can be made. */
async function tellStory(
  parts: OutboxParts,
  match: MatchRow,
  row: OutboxRow,
): Promise<string | null> {
  const told = await retell(parts, match, row.attempts >= PAINT_ATTEMPTS);
  if (told === null) return null;
  const components = [threadButtons(match.id, markOf(row)).toJSON()];
  return postInThread(parts, match, { ...told, components, ping: [] }, row);
}

async function ending({ house }: OutboxParts, match: MatchRow): Promise<string> {
  const { edition, match: ended, table } = await load(house, match.id);
  const view = edition.game.view(ended.state, 'public');
  const people = match.seats.flatMap(({ user }) => (user === null ? [] : [`<@${user}>`]));
  const thanks = `Thank you for playing, ${people.join(', ')}.`;
  return `${edition.words.result(view, table)}\n${thanks}\n-# ${seedNotice(match)}`;
}

const seatPayload = z.object({ seat: z.int() });

/** A DM that a secret choice waits. It holds nothing secret itself. */
async function tellSecret(
  parts: OutboxParts,
  match: MatchRow,
  row: OutboxRow,
): Promise<string | null> {
  const { seat } = seatPayload.parse(row.payload);
  const user = match.seats[seat]?.user ?? null;
  const { thread } = match.home;
  if (user === null || thread === null) return null;
  const edition = editionOf(parts.house, match);
  const made = await parts.rest.post(Routes.userChannels(), { body: { recipient_id: user } });
  const { id } = messageSchema.parse(made);
  const content = `${matchName(edition, match.id)}: a secret choice waits for you in <#${thread}>. You can also make it right here.`;
  const mark = markOf(row);
  const buttons = new ActionRowBuilder<ButtonBuilder>().addComponents(
    button(writeId({ do: 'play', match: match.id, mark }), 'Choose', ButtonStyle.Primary, '🔒'),
  );
  return post(parts, id, { content, components: [buttons.toJSON()], ping: [] }, row);
}

const offerPayload = z.object({ proposal: z.int() });

async function tellOffer(
  parts: OutboxParts,
  match: MatchRow,
  row: OutboxRow,
): Promise<string | null> {
  const { proposal } = offerPayload.parse(row.payload);
  const offer = await parts.house.store.proposal(proposal);
  if (offer === null || offer.status !== 'open') return null;
  const edition = editionOf(parts.house, match);
  const { words } = edition;
  const body = offerBody(offer);
  const from = words.seatName(offer.from);
  const users = offer.to.flatMap((seat) => match.seats[seat]?.user ?? []);
  const calls = users.map((user) => `<@${user}>`).join(', ');
  const text =
    body.kind === 'trade'
      ? `🤝 ${from} offers ${words.seatName(body.deal.to)} ${words.goods(body.deal.gives)} for ${words.goods(body.deal.takes)}.`
      : `↩️ ${from} asks to go back to before its last step. Everybody must agree.`;
  const buttons = new ActionRowBuilder<ButtonBuilder>().addComponents(
    button(writeId({ do: 'accept', offer: proposal }), 'Accept', ButtonStyle.Success, '✅'),
    button(writeId({ do: 'decline', offer: proposal }), 'Decline', ButtonStyle.Secondary, '✖️'),
  );
  const components = [buttons.toJSON(), threadButtons(match.id, markOf(row)).toJSON()];
  return postInThread(parts, match, { content: `${text} ${calls}`, components, ping: users }, row);
}

async function tellResigned(
  parts: OutboxParts,
  match: MatchRow,
  row: OutboxRow,
): Promise<string | null> {
  const { seat } = seatPayload.parse(row.payload);
  const { words } = editionOf(parts.house, match);
  const closed = match.status === 'cancelled' ? ' Nobody is left, so the match is closed.' : '';
  const content = `🤖 ${words.seatName(seat)} has been handed to a computer player.${closed}`;
  const components = [threadButtons(match.id, markOf(row)).toJSON()];
  return postInThread(parts, match, { content, components, ping: [] }, row);
}
