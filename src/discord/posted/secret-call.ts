import { ActionRowBuilder, type ButtonBuilder, ButtonStyle, Routes } from 'discord.js';
import { askedInSecret, owesSecret } from '../../match/asked.ts';
import { mayBeTold } from '../../match/clock.ts';
import { editionOf } from '../../match/edition.ts';
import { load } from '../../match/load.ts';
import { matchName } from '../../match/name.ts';
import type { NoticeOf } from '../../match/notice.ts';
import type { MatchRow, OutboxRow } from '../../store/store.ts';
import type { HouseSpeech } from '../../words/index.ts';
import type { PostOffice } from '../desk.ts';
import { writeId } from '../offered/ids.ts';
import { button } from '../offered/rows.ts';
import { speechByDm, speechIn } from '../said/language.ts';
import { callsOf, untilWords } from './calling.ts';
import { makesDo } from './patience.ts';
import { postBeside } from './beside.ts';
import { isRefusedToken, messageSchema, type Post, post, takesNoDm } from './sending.ts';

/**
 * A DM that a secret choice waits; where somebody takes none, a call in the thread. That comes also where an order has
 * made the choice already, as a call that is left out would tell so; the DM then says it, and no phone rings.
 */
export async function tellSecret(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { seat }: NoticeOf<'secret'>,
): Promise<string | null> {
  const user = match.seats[seat]?.user ?? null;
  const { thread } = match.home;
  if (user === null || thread === null || match.status !== 'running') return null;
  const loaded = await load(parts.house, match.id);
  // Who sleeps by now, or wants no calls, is not called.
  if (!askedInSecret(loaded, seat) || !mayBeTold(match, seat, parts.house.now())) return null;
  const waits = owesSecret(loaded, seat);
  const edition = editionOf(parts.house, match);
  const speech = await speechByDm(parts, match, user);
  const name = matchName(edition, match.id);
  const message = waits
    ? {
        content: `${speech.say('posts.secret waits', { match: name, thread })}${untilWords(loaded, [seat], speech)}`,
        components: [playButton(match, row, speech)],
        ping: [],
        speech,
      }
    : {
        content: speech.say('posts.secret answered', { match: name, thread }),
        components: [],
        ping: [],
        quiet: true,
        speech,
      };
  const posted = await sendDm(parts, user, message, row);
  if (posted === null) {
    const here = speechIn(parts, match);
    const call = callsOf(loaded, [seat], here).join('\n');
    return postBeside(parts, match, { content: call, ping: [user], speech: here }, row);
  }
  if (!waits) return posted;
  await parts.house.store.noteCalled(match.id, seat, user, posted);
  // It may have been made while this was sent, or be somebody else's to make.
  const after = await load(parts.house, match.id);
  if (!owesSecret(after, seat) || after.row.seats[seat]?.user !== user) {
    await settle(parts, match, user, posted);
  }
  const before = match.seats[seat]?.called ?? null;
  if (before !== null && before !== posted) await settle(parts, match, user, before);
  return posted;
}

/** The button below a DM that opens the panel of a match. */
export function playButton({ id }: MatchRow, { mark }: OutboxRow, { say }: HouseSpeech) {
  const play = writeId({ do: 'play', match: id, mark });
  return new ActionRowBuilder<ButtonBuilder>()
    .addComponents(button(play, say('buttons.choose'), ButtonStyle.Primary, '🔒'))
    .toJSON();
}

/** Sends a DM once; null where somebody takes none, or where it fails again and again. */
export async function sendDm(
  parts: PostOffice,
  user: string,
  message: Post,
  row: OutboxRow,
): Promise<string | null> {
  try {
    return await post(parts, await directChannel(parts, user), message, row);
  } catch (err) {
    if (!takesNoDm(err) && (isRefusedToken(err) || !makesDo(parts, row))) throw err;
    parts.log.info(
      { match: row.match, user, err },
      'somebody takes no DM, and is called in the thread',
    );
    return null;
  }
}

/** Has the DM that called somebody to a secret choice say that it is made. */
export async function tellSettled(
  parts: PostOffice,
  match: MatchRow,
  { user, message }: NoticeOf<'settled'>,
): Promise<null> {
  await settle(parts, match, user, message);
  return null;
}

async function settle(
  parts: PostOffice,
  match: MatchRow,
  user: string,
  message: string,
): Promise<void> {
  const speech = await speechByDm(parts, match, user);
  const name = matchName(editionOf(parts.house, match), match.id);
  const content = speech.say('posts.secret made', { match: name });
  try {
    const dm = await directChannel(parts, user);
    await parts.rest.patch(Routes.channelMessage(dm, message), {
      body: { content, components: [], allowed_mentions: { parse: [] } },
    });
  } catch (err) {
    if (!takesNoDm(err)) throw err;
    parts.log.info({ match: match.id, user, err }, 'a call by DM stays as it is');
  }
}

async function directChannel({ rest }: PostOffice, user: string): Promise<string> {
  const made = await rest.post(Routes.userChannels(), { body: { recipient_id: user } });
  return messageSchema.parse(made).id;
}
