import {
  ActionRowBuilder,
  type ButtonBuilder,
  ButtonStyle,
  DiscordAPIError,
  RESTJSONErrorCodes as Codes,
  Routes,
} from 'discord.js';
import { editionOf, matchName } from '../match/load.ts';
import type { MatchRow, OutboxRow } from '../store/store.ts';
import type { PostOffice } from './desk.ts';
import { writeId } from './ids.ts';
import { button } from './panel.ts';
import { isClosedDm, messageSchema, post } from './sending.ts';

/** After so long without success the host is told, whatever the reason. */
const PATIENCE_MS = 10 * 60_000;

/** What only people can mend, and how. */
const ADVICE: Readonly<Record<number, (home: MatchRow['home']) => string>> = {
  [Codes.MissingAccess]: permissions,
  [Codes.MissingPermissions]: permissions,
  [Codes.UnknownChannel]: () =>
    'its channel was deleted, so there is no place to post in. It can still be played: name the match in /hand, /board and its other commands.',
  [Codes.InvalidActionOnArchivedThread]: ({ thread }) =>
    `its thread <#${thread}> is archived, and I may not open it. Please open it again, and unlock it if it is locked.`,
  [Codes.ThreadLocked]: ({ thread }) =>
    `its thread <#${thread}> is locked, so I cannot post there. Please unlock it.`,
  [Codes.MaximumActiveThreads]: () =>
    'this server has as many open threads as Discord allows, so I cannot open one. Please close some that nobody uses.',
};

function permissions({ channel }: MatchRow['home']): string {
  return `I may not post in <#${channel}>. Please let me view it, send messages, create public threads, send messages in threads, attach files and read the message history there.`;
}

function adviceFor(error: unknown): ((home: MatchRow['home']) => string) | null {
  return error instanceof DiscordAPIError ? (ADVICE[Number(error.code)] ?? null) : null;
}

/**
 * Tells the host of a match once by DM that a message cannot be said: at once where people have to mend
 * something, else when it has failed for long. Does nothing where the host was told, or it is too early.
 */
export async function warnHost(parts: PostOffice, row: OutboxRow, error: unknown): Promise<void> {
  const { house, log } = parts;
  const now = house.now();
  const advice = adviceFor(error);
  const since = (row.failingSince ?? now).getTime();
  if (row.alarmedAt !== null || (advice === null && now.getTime() - since < PATIENCE_MS)) return;
  const match = await house.store.match(row.match);
  if (match === null) return;
  const about = { match: row.match, outbox: row.id, kind: row.kind };
  log.error({ ...about, since: new Date(since), err: error }, 'a message cannot be delivered');
  const why =
    advice?.(match.home) ??
    `I have tried for more than ten minutes to post in <#${match.home.thread ?? match.home.channel}>, and could not. If it lasts, tell whoever runs me: the reason is in the log.`;
  try {
    await tellByDm(parts, match, row, `${why} Nothing is lost; I keep trying.`);
  } catch (err) {
    if (!isClosedDm(err)) throw err;
    log.info({ ...about, err }, 'the host of a match takes no DM');
  }
  await house.store.alarmed(row, now);
}

async function tellByDm(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  text: string,
): Promise<void> {
  const made = await parts.rest.post(Routes.userChannels(), { body: { recipient_id: match.host } });
  const { id } = messageSchema.parse(made);
  const name = matchName(editionOf(parts.house, match), match.id);
  // It must not be taken for what it speaks of: a nonce is one for all channels.
  const mark = row.mark.replace(/^o/, 'w');
  const board = match.snapshot === null ? [] : [boardButton(match.id, mark)];
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
