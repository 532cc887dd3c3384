import { RESTJSONErrorCodes as Codes, Routes } from 'discord.js';
import type { Seat } from '../../engine/game.ts';
import { mayBePinged, mayBeTold } from '../../match/time/calls.ts';
import { editionOf } from '../../match/stored/edition.ts';
import { tellInTheMorning } from '../../match/told/missed.ts';
import { matchName } from '../../match/stored/name.ts';
import { isMissable, noticeOf, notify } from '../../match/app/notice.ts';
import { isPerson } from '../../match/stored/seats.ts';
import { type MatchRow, type OutboxRow, SOMEBODY } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import type { PostOffice } from '../desk.ts';
import { speechByDm } from '../said/language.ts';
import { makesDo } from './patience.ts';
import {
  isCode,
  isRefused,
  isRefusedToken,
  messageSchema,
  type Post,
  post,
  takesNoDm,
} from './sending.ts';
import { button, buttonRow, type Row } from '../../panel/controls.ts';

/** Says something in the language of its reader. */
export type Words = (speech: AppSpeech) => string;

/**
 * Reaches the players of seats about what is posted in the thread, each as it wants: by a ping of that post, or by a DM
 * that leads there. Who sleeps, or wants neither, is left in peace, and told in the morning what the clock does not
 * tell. Returns whom the post pings: also who takes no DM.
 */
export async function reach(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  seats: readonly Seat[],
  words: Words,
): Promise<string[]> {
  const now = parts.app.now();
  const notice = noticeOf(row);
  if (notice !== null && isMissable(notice))
    await tellInTheMorning(parts.app, match.id, seats, notice);
  const pinged: string[] = [];
  for (const seat of seats) {
    const user = match.seats[seat]?.user ?? null;
    if (user === null || !mayBeTold(match, seat, now)) continue;
    const isReached =
      !mayBePinged(match, seat, now) &&
      (await tellByDm(parts, match, { ...row, mark: markFor(row, seat) }, user, words)) !== null;
    if (!isReached) pinged.push(user);
  }
  return pinged;
}

/** A mark of the DM to a seat about what is posted as well: Discord takes two messages with one for the same. */
const markFor = ({ mark }: OutboxRow, seat: Seat): string =>
  mark.replace(/^o/u, 'abcdefghijklm'.charAt(seat));

/**
 * Tells somebody something about a match by a DM with a button that opens its panel; null where it takes none, or where
 * that fails again and again, so that it is told in the thread.
 *
 * @param kept of what the thread must not tell: whether it is a secret choice, or else nothing that has to be known. It
 *   is tried again until it is told, or out of date
 */
export async function tellByDm(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  user: string,
  words: Words,
  kept: 'secret' | 'told' | null = null,
): Promise<string | null> {
  const speech = await speechByDm(parts, match, user);
  const content = `${whereWords(parts, match, speech)}\n${words(speech)}`;
  const isPlayed = match.status === 'running';
  const components = [
    isPlayed ? playRow(match, row, speech, kept === 'secret') : boardRow(match, row, speech),
  ];
  const send = kept === null ? tryDm : sendDm;
  return send(parts, user, { content, components, ping: [], speech }, row);
}

/**
 * Tells somebody by a DM what became of a seat that was its own, or that it does not get: without a sound, as it is asked
 * nothing there any more. Nothing where it takes no DM, was forgotten, or plays there by now.
 */
export async function tellFormer(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { seat, user }: { readonly seat: Seat; readonly user: string },
  words: Words,
): Promise<string | null> {
  if (user === SOMEBODY) return null;
  if (isPerson(match, seat) && match.seats[seat]?.user === user) return null;
  const speech = await speechByDm(parts, match, user);
  const content = `${whereWords(parts, match, speech)}\n${words(speech)}`;
  return sendDm(parts, user, { content, components: [], ping: [], quiet: true, speech }, row);
}

/** Which match a DM is about, and where it is played. */
function whereWords(parts: PostOffice, match: MatchRow, { say }: AppSpeech): string {
  const { thread } = match.home;
  const name = matchName(editionOf(parts.app, match), match.id);
  return thread === null ? `**${name}**` : say('clock.by dm', { match: name, thread });
}

/** The button below a DM that opens the panel of a match. */
export function playRow(
  { id }: MatchRow,
  { mark }: OutboxRow,
  { say }: AppSpeech,
  isSecret: boolean,
): Row {
  const press = { do: 'play', match: id, mark } as const;
  const play = isSecret
    ? button(press, say('buttons.choose'), 'main', '🔒')
    : button(press, say('buttons.play'), 'main', '🔥');
  return buttonRow([play]);
}

/** The button below a DM that shows how a match stands. */
export function boardRow({ id }: MatchRow, { mark }: OutboxRow, { say }: AppSpeech): Row {
  return buttonRow([button({ do: 'board', match: id, mark }, say('buttons.board'), 'quiet', '🗺️')]);
}

/** Sends a DM once; null where somebody takes none. */
export async function sendDm(
  parts: PostOffice,
  user: string,
  message: Post,
  row: OutboxRow,
): Promise<string | null> {
  try {
    return await inDirect(parts, user, (channel) => post(parts, channel, message, row));
  } catch (err) {
    if (!takesNoDm(err)) throw err;
    parts.log.info({ match: row.match, user, err }, 'somebody takes no DM');
    return null;
  }
}

/** The same for what is said elsewhere where it cannot be said by DM: null also where that fails again and again. */
export async function tryDm(
  parts: PostOffice,
  user: string,
  message: Post,
  row: OutboxRow,
): Promise<string | null> {
  try {
    return await sendDm(parts, user, message, row);
  } catch (err) {
    if (isRefusedToken(err) || !makesDo(parts, row)) throw err;
    parts.log.info({ match: row.match, user, err }, 'somebody cannot be sent a DM');
    return null;
  }
}

/**
 * Has what goes by DM alone said in the thread, in its turn: whom it is for takes no DM, or wants to be pinged there by
 * now.
 */
export async function sayInThread({ app }: PostOffice, row: OutboxRow): Promise<null> {
  const notice = noticeOf(row);
  if (notice === null) return null;
  await app.store.transaction((transaction) => notify(transaction, row.match, notice, app.now()));
  app.announce();
  return null;
}

/** Changes or deletes a DM that was sent before; what somebody does not let go stays. */
export async function changeDm(
  parts: PostOffice,
  match: MatchRow,
  user: string,
  message: string,
  content: string | null,
): Promise<void> {
  try {
    await inDirect(parts, user, (channel) => {
      const route = Routes.channelMessage(channel, message);
      const body = { content, components: [], allowed_mentions: { parse: [] } };
      return content === null ? parts.rest.delete(route) : parts.rest.patch(route, { body });
    });
  } catch (err) {
    // Where I may not open it now, it is tried again; what Discord does not let go stays.
    if (!isRefused(err) || isCode(err, Codes.OpeningDirectMessagesTooFast)) throw err;
    parts.log.info({ match: match.id, user, err }, 'a call by DM stays as it is');
  }
}

/** Does something in the channel of DMs with somebody, which is opened once. */
export async function inDirect<R>(
  { rest, directs }: PostOffice,
  user: string,
  work: (channel: string) => Promise<R>,
): Promise<R> {
  const opened = async (): Promise<string> => {
    const made = await rest.post(Routes.userChannels(), { body: { recipient_id: user } });
    return messageSchema.parse(made).id;
  };
  const channel = directs.get(user) ?? (await opened());
  directs.set(user, channel);
  try {
    return await work(channel);
  } catch (err) {
    if (isCode(err, Codes.UnknownChannel)) directs.delete(user);
    throw err;
  }
}
