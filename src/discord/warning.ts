import {
  ActionRowBuilder,
  type ButtonBuilder,
  ButtonStyle,
  DiscordAPIError,
  RESTJSONErrorCodes as Codes,
  Routes,
} from 'discord.js';
import { BrokenMatch, editionOf, matchName } from '../match/load.ts';
import type { MatchRow, OutboxRow } from '../store/store.ts';
import type { PostOffice } from './desk.ts';
import { writeId } from './ids.ts';
import { button } from './panel.ts';
import { isCode, isRefused, messageSchema, post } from './sending.ts';

/** After so long without success the host is told, whatever the reason. */
const PATIENCE_MS = 10 * 60_000;

/** What only people can mend, and how. */
const ADVICE: Readonly<Record<number, (match: MatchRow) => string>> = {
  [Codes.MissingAccess]: permissions,
  [Codes.MissingPermissions]: permissions,
  [Codes.UnknownChannel]: (match) =>
    isClosed(match)
      ? 'its channel was deleted, so there is no place to post in. It has ended: name the match in /board and /log to see how.'
      : 'its channel was deleted, so there is no place to post in. It can still be played: name the match in /hand, /board and its other commands.',
  [Codes.InvalidActionOnArchivedThread]: ({ home }) =>
    `its thread <#${home.thread}> is archived, and I may not open it. Please open it again, and unlock it if it is locked.`,
  [Codes.ThreadLocked]: ({ home }) =>
    `its thread <#${home.thread}> is locked, so I cannot post there. Please unlock it.`,
  [Codes.MaximumActiveThreads]: () =>
    'this server has as many open threads as Discord allows, so I cannot open one. Please close some that nobody uses.',
};

function permissions({ home }: MatchRow): string {
  return `I may not post in <#${home.channel}>. Please let me view it, send messages, create public threads, send messages in threads, attach files and read the message history there.`;
}

/** Whether nobody plays a match any more, nor will. */
export const isClosed = ({ status }: MatchRow): boolean =>
  status === 'over' || status === 'cancelled';

/** Whether a match has ended and its channel is gone: what was to be said there nobody waits for. */
export const isPlaceless = (match: MatchRow, error: unknown): boolean =>
  isClosed(match) && isCode(error, Codes.UnknownChannel);

function adviceFor(error: unknown): ((match: MatchRow) => string) | null {
  return error instanceof DiscordAPIError ? (ADVICE[Number(error.code)] ?? null) : null;
}

/**
 * Tells the host of a match, or who plays there, once by DM that a message cannot be said: at once where people have to mend
 * something, else when it has failed for long. Does nothing where the host was told, or it is too early.
 */
export async function warnHost(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  error: unknown,
): Promise<void> {
  const { house, log } = parts;
  const now = house.now();
  const advice = adviceFor(error);
  const since = (row.failingSince ?? now).getTime();
  if (row.alarmedAt !== null || (advice === null && now.getTime() - since < PATIENCE_MS)) return;
  const about = { match: row.match, outbox: row.id, kind: row.kind };
  log.error({ ...about, since: new Date(since), err: error }, 'a message cannot be delivered');
  const why =
    advice?.(match) ??
    (error instanceof BrokenMatch ? error.message : null) ??
    `I have tried for more than ten minutes to post in <#${match.home.thread ?? match.home.channel}>, and could not. If it lasts, tell whoever runs me: the reason is in the log.`;
  const isFinal = isPlaceless(match, error) || error instanceof BrokenMatch;
  const hope = isFinal ? '' : ' Nothing is lost; I keep trying.';
  await tellSomebody(parts, match, row, `${why}${hope}`);
  await house.store.alarmed(row, now);
}

/** Tells the host; where it takes no DM, or has left, the first of those who sit at the match that does. */
export async function tellSomebody(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  text: string,
): Promise<void> {
  const sitting = match.seats.flatMap(({ user, heldBy }) =>
    user === null || heldBy === 'computer' ? [] : [user],
  );
  for (const user of new Set([match.host, ...sitting])) {
    try {
      await tellByDm(parts, match, row, user, text);
      return;
    } catch (err) {
      if (!isRefused(err)) throw err;
      parts.log.info({ match: match.id, outbox: row.id, user, err }, 'somebody takes no DM');
    }
  }
}

async function tellByDm(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  user: string,
  text: string,
): Promise<void> {
  const made = await parts.rest.post(Routes.userChannels(), { body: { recipient_id: user } });
  const { id } = messageSchema.parse(made);
  const name = matchName(editionOf(parts.house, match), match.id);
  // It must not be taken for what it speaks of: a nonce is one for all channels.
  const mark = row.mark.replace(/^o/, 'w');
  const isShown = match.snapshot !== null && row.kind !== 'stopped';
  const board = isShown ? [boardButton(match.id, mark)] : [];
  await post(
    parts,
    id,
    { content: `${name}: ${text}`, components: board, ping: [] },
    { ...row, mark },
  );
}

const boardButton = (match: number, mark: string) =>
  new ActionRowBuilder<ButtonBuilder>()
    .addComponents(
      button(writeId({ do: 'board', match, mark }), 'Board', ButtonStyle.Secondary, '🗺️'),
    )
    .toJSON();
