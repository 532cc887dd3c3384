import { ALT_LENGTH } from '../../presentation/alt.ts';
import { MESSAGE_LENGTH } from '../../panel/limits.ts';
import {
  DiscordAPIError,
  MessageFlags,
  type RawFile,
  type REST,
  RESTJSONErrorCodes as Codes,
  Routes,
} from 'discord.js';
import { z } from 'zod';
import { clip } from '../../presentation/clip.ts';
import { type OutboxRow, SOMEBODY } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import type { PostContext } from '../context.ts';
import { NO_PINGS, pinging } from '../mentions.ts';
import type { Picture } from './story.ts';
import type { Row } from '../../panel/controls.ts';
import { paintedRows } from '../painted.ts';

/** A message that everybody sees, or by DM. */
export interface Post {
  readonly content: string;
  readonly components?: readonly Row[];
  /** Users that are pinged, of those that the text mentions; nobody where it is left out. */
  readonly ping?: readonly string[];
  /** Roles whose members are pinged, likewise. */
  readonly pingRoles?: readonly string[];
  readonly pictures?: readonly Picture[];
  /** Whether phones stay silent. */
  readonly quiet?: boolean;
  /** In whose words it is told in short, where Discord does not take it. */
  readonly speech: AppSpeech;
}

export const messageSchema = z.object({ id: z.string() });
const messagesSchema = z.array(
  z.object({
    id: z.string(),
    content: z.string().default(''),
    timestamp: z.string().default(''),
    components: z.unknown().optional(),
  }),
);

/** What a message says, in no more characters than Discord takes; who was forgotten is named by no mention. */
const wordsOf = ({ content, speech: { say } }: Pick<Post, 'content' | 'speech'>): string =>
  clip(content.replaceAll(`<@${SOMEBODY}>`, say('person.somebody')), MESSAGE_LENGTH);

const attachmentsOf = (pictures: Post['pictures']) =>
  pictures === undefined
    ? {}
    : {
        attachments: pictures.map(({ name, alt }, id) => ({
          id,
          filename: name,
          description: clip(alt, ALT_LENGTH),
        })),
      };

/** A message as Discord's API takes it, with the mark of what it tells: the same one is posted once only. */
const bodyOf = (post: Post, mark: string) => ({
  content: wordsOf(post),
  components: paintedRows(post.components ?? []),
  ...(post.quiet === true ? { flags: MessageFlags.SuppressNotifications } : {}),
  allowed_mentions: pinging(post.ping ?? [], post.pingRoles),
  ...attachmentsOf(post.pictures),
  // A nonce has room for 25 characters.
  nonce: `firepit-${mark}`,
  enforce_nonce: true,
});

/** What a message that stands is to say from now on; all that is left out stays as it is, and nobody is pinged. */
export const saidAnew = ({
  content,
  components,
  pictures,
  speech,
}: Pick<Post, 'content' | 'components' | 'pictures' | 'speech'>) => ({
  content: wordsOf({ content, speech }),
  ...(components === undefined ? {} : { components: paintedRows(components) }),
  ...attachmentsOf(pictures),
  allowed_mentions: NO_PINGS,
});

export const filesOf = ({ pictures = [] }: Pick<Post, 'pictures'>): RawFile[] =>
  pictures.map(({ name, file, type }) => ({ name, data: file, contentType: type }));

/** Whether Discord refused a request for one of these reasons. */
export const isCode = (error: unknown, ...codes: number[]): boolean =>
  error instanceof DiscordAPIError && codes.some((code) => code === error.code);

/** Whether Discord refuses every request, as it does not know our token any more. */
export const isRefusedToken = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.status === 401;

/** Whether Discord refused a request for good, other than for our token. */
export const isRefused = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.status < 500 && !isRefusedToken(error);

/** What Discord will never take, however often it is tried. */
export const MALFORMED = [
  Codes.InvalidFormBodyOrContentType,
  Codes.CannotSendAnEmptyMessage,
  Codes.RequestEntityTooLarge,
] as const;

/**
 * Whether somebody takes no direct message of mine: they do not want any, have left, or are nobody to send one to. It is
 * no fault. Any other refusal, as that I open DMs too fast, says nothing of that.
 */
export const takesNoDm = (error: unknown): boolean =>
  isCode(
    error,
    Codes.CannotSendMessagesToThisUser,
    Codes.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
    Codes.UnknownUser,
    Codes.InvalidRecipients,
  );

/** By how much the clocks of this machine and of Discord may differ. */
const CLOCKS_MS = 5 * 60_000;

/**
 * Posts a message at most once. After a failed attempt it first looks for one with its mark in a button or, if it has
 * no buttons, one with the same text since then. If Discord rejects the message as malformed, a short plain one is
 * sent, so that nobody misses a turn.
 */
export async function post(
  { rest, log }: { readonly rest: Pick<REST, 'get' | 'post'>; readonly log: PostContext['log'] },
  channel: string,
  message: Post,
  row: Pick<OutboxRow, 'id' | 'match' | 'kind' | 'mark' | 'attempts' | 'createdAt'>,
): Promise<string> {
  if (row.attempts > 1) {
    const recent = messagesSchema.parse(
      await rest.get(Routes.channelMessages(channel), {
        query: new URLSearchParams({ limit: '50' }),
      }),
    );
    const bears = (components: unknown): boolean =>
      JSON.stringify(components ?? null).includes(`:${row.mark}"`);
    const since = row.createdAt.getTime() - CLOCKS_MS;
    const words = wordsOf(message).trim();
    const own = paintedRows(message.components ?? []);
    const there = recent.find(({ components, content, timestamp }) =>
      bears(own) ? bears(components) : content === words && Date.parse(timestamp) >= since,
    );
    if (there !== undefined) return there.id;
  }
  const send = async (one: Post): Promise<string> => {
    const sent = await rest.post(Routes.channelMessages(channel), {
      body: bodyOf(one, row.mark),
      files: filesOf(one),
    });
    return messageSchema.parse(sent).id;
  };
  try {
    return await send(message);
  } catch (err) {
    if (!isCode(err, ...MALFORMED)) throw err;
    log.error(
      { match: row.match, outbox: row.id, kind: row.kind, err },
      'a message is told in short',
    );
    return send(inShort(message));
  }
}

function inShort({ ping = [], speech }: Post): Post {
  const people = ping.map((user) => `<@${user}>`).join(', ');
  const content =
    people === ''
      ? speech.say('posts.told in short')
      : speech.say('posts.told in short to', { people });
  return { content, ping, speech };
}
