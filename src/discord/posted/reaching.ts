import { RESTJSONErrorCodes as Codes, Routes } from 'discord.js';
import type { Seat } from '../../engine/game.ts';
import { mayBePinged, mayBeTold } from '../../match/time/calls.ts';
import { editionOf } from '../../match/stored/edition.ts';
import { tellInTheMorning } from '../../match/reports/missed.ts';
import { matchName } from '../../match/stored/name.ts';
import { isMissable, noticeOf, notify } from '../../match/app/notice.ts';
import { isPerson } from '../../match/stored/seats.ts';
import { type OutboxRow, SOMEBODY } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import type { PostContext } from '../context.ts';
import { speechByDm } from '../wording/language.ts';
import { makesDo } from './retry.ts';
import {
  isCode,
  isRefused,
  isRefusedToken,
  messageSchema,
  type Post,
  post,
  saidAnew,
  takesNoDm,
} from './sending.ts';
import type { Telling } from './telling.ts';
import { button, buttonRow, type Row } from '../../panel/controls.ts';

/** Says something in the language of its reader. */
export type Words = (speech: AppSpeech) => string;

/**
 * Reaches the players of seats about what is posted in the thread, each as it wants: by a ping of that post, or by a DM
 * that leads there. Who sleeps, or wants neither, is left in peace, and told in the morning what the clock does not
 * tell.
 */
export async function reach(at: Telling, seats: readonly Seat[], words: Words): Promise<Reached> {
  const { app, match, row } = at;
  const now = app.now();
  const notice = noticeOf(row);
  if (notice !== null && isMissable(notice)) await tellInTheMorning(app, match.id, seats, notice);
  const ping: string[] = [];
  const dms: SentDm[] = [];
  for (const seat of seats) {
    const user = match.seats[seat]?.user ?? null;
    if (user === null || !mayBeTold(match, seat, now)) continue;
    const message = mayBePinged(match, seat, now)
      ? null
      : await tellByDm({ ...at, row: { ...row, mark: markFor(row, seat) } }, user, words);
    if (message === null) ping.push(user);
    else dms.push({ seat, user, message });
  }
  return { ping, dms };
}

/** A DM that was sent to the player of a seat. */
interface SentDm {
  readonly seat: Seat;
  readonly user: string;
  readonly message: string;
}

/** Whom a post is to ping, also who takes no DM; and who was sent a DM. */
export interface Reached {
  readonly ping: readonly string[];
  readonly dms: readonly SentDm[];
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
  at: Telling,
  user: string,
  words: Words,
  kept: 'secret' | 'told' | null = null,
): Promise<string | null> {
  const speech = await speechByDm(at, user);
  const isPlayed = at.match.status === 'running';
  const components = [isPlayed ? playRow(at, speech, kept === 'secret') : boardRow(at, speech)];
  const send = kept === null ? tryDm : sendDm;
  return send(at, user, { content: aboutMatch(at, words, speech), components, speech });
}

/**
 * Tells somebody by a DM what became of a seat that was its own, or that it does not get: without a sound, as it is asked
 * nothing there any more. Nothing where it takes no DM, was forgotten, or plays there by now.
 */
export async function tellFormer(
  at: Telling,
  seat: Seat,
  user: string,
  words: Words,
): Promise<string | null> {
  const { match } = at;
  if (user === SOMEBODY) return null;
  if (isPerson(match, seat) && match.seats[seat]?.user === user) return null;
  const speech = await speechByDm(at, user);
  return sendDm(at, user, { content: aboutMatch(at, words, speech), quiet: true, speech });
}

/** What a DM says, below which match that is about, and where it is played. */
function aboutMatch({ app, match }: Telling, words: Words, speech: AppSpeech): string {
  const { thread } = match.home;
  const name = matchName(editionOf(app, match), match.id);
  const where =
    thread === null ? `**${name}**` : speech.say('clock.by dm', { match: name, thread });
  return `${where}\n${words(speech)}`;
}

/** The button below a DM that opens the panel of a match. */
export function playRow({ match, row }: Telling, { say }: AppSpeech, isSecret: boolean): Row {
  const press = { do: 'play', match: match.id, mark: row.mark } as const;
  const play = isSecret
    ? button(press, say('buttons.choose'), 'main', '🔒')
    : button(press, say('buttons.play'), 'main', '🔥');
  return buttonRow([play]);
}

/** The button below a DM that shows how a match stands. */
export function boardRow({ match, row }: Telling, { say }: AppSpeech): Row {
  const press = { do: 'board', match: match.id, mark: row.mark } as const;
  return buttonRow([button(press, say('buttons.board'), 'quiet', '🗺️')]);
}

/** What it takes to send a DM, about a match or none. */
type Sender = PostContext & Pick<Telling, 'row'>;

/** Sends a DM once; null where somebody takes none. */
export async function sendDm(at: Sender, user: string, message: Post): Promise<string | null> {
  try {
    return await inDirect(at, user, (channel) => post(at, channel, message, at.row));
  } catch (err) {
    if (!takesNoDm(err)) throw err;
    at.log.info({ match: at.row.match, user, err }, 'somebody takes no DM');
    return null;
  }
}

/** The same for what is said elsewhere where it cannot be said by DM: null also where that fails again and again. */
export async function tryDm(at: Sender, user: string, message: Post): Promise<string | null> {
  try {
    return await sendDm(at, user, message);
  } catch (err) {
    if (isRefusedToken(err) || !makesDo(at)) throw err;
    at.log.info({ match: at.row.match, user, err }, 'somebody cannot be sent a DM');
    return null;
  }
}

/**
 * Has what goes by DM alone said in the thread, in its turn: whom it is for takes no DM, or wants to be pinged there by
 * now.
 */
export async function sayInThread({ app, row }: Telling): Promise<null> {
  const notice = noticeOf(row);
  if (notice === null) return null;
  // Where the process ends before this one is marked as said, it is written but once.
  const mark = row.mark.replace(/^o/u, 't');
  await app.store.transaction((transaction) =>
    notify(transaction, row.match, notice, app.now(), { mark }),
  );
  app.announce();
  return null;
}

/** Changes or deletes a DM that was sent before; what somebody does not let go stays. */
export async function changeDm(
  { match, ...context }: Telling,
  user: string,
  message: string,
  said: Pick<Post, 'content' | 'components' | 'speech'> | null,
): Promise<void> {
  try {
    await inDirect(context, user, (channel) => {
      const route = Routes.channelMessage(channel, message);
      if (said === null) return context.rest.delete(route);
      return context.rest.patch(route, { body: saidAnew({ components: [], ...said }) });
    });
  } catch (err) {
    // Where I may not open it now, it is tried again; what Discord does not let go stays.
    if (!isRefused(err) || isCode(err, Codes.OpeningDirectMessagesTooFast)) throw err;
    context.log.info({ match: match.id, user, err }, 'a call by DM stays as it is');
  }
}

/** Does something in the channel of DMs with somebody, which is opened once. */
export async function inDirect<R>(
  { rest, directs }: PostContext,
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
