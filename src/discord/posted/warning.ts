import { DiscordAPIError, RESTJSONErrorCodes as Codes } from 'discord.js';
import { isAwake } from '../../clock/hours.ts';
import { BrokenMatch } from '../../match/stored/broken.ts';
import { editionOf, hasItsRules } from '../../match/stored/edition.ts';
import { untoldSince } from '../../match/time/clock-row.ts';
import { matchName, channelOf } from '../../match/stored/name.ts';
import type { Notice } from '../../match/app/notice.ts';
import { hoursOf, personFor } from '../../match/stored/person.ts';
import { SOMEBODY, type MatchRow } from '../../store/store.ts';
import { type AppSpeech, refusalSpeech } from '../../words/index.ts';
import { speechByDm } from '../wording/language.ts';
import { boardRow, inDirect, type Words } from './reaching.ts';
import { isCode, post, takesNoDm } from './sending.ts';
import type { Tell, Telling } from './telling.ts';

/** After so long without success the host is told, whatever the reason. */
const WARN_AFTER_MS = 10 * 60_000;

/** What is said where a match is played, or at its lobby: where one of these came through, nothing is in the way. */
const SAID_THERE: readonly Notice['kind'][] = ['lobby', 'start', 'turn', 'over'];

/** What only people can mend, and how. */
const ADVICE: Readonly<Record<number, Advice>> = {
  [Codes.MissingAccess]: permissions,
  [Codes.MissingPermissions]: permissions,
  [Codes.CannotSendMessagesInNonTextChannel]: noHome,
  [Codes.CannotExecuteActionOnThisChannelType]: noHome,
  [Codes.UnknownChannel]: ({ say }, match, row) =>
    isClosed(row)
      ? say('warnings.channel is gone, match is over', { match })
      : say('warnings.channel is gone', { match }),
  [Codes.InvalidActionOnArchivedThread]: ({ say }, match, row) =>
    say('warnings.thread is archived', { match, thread: channelOf(row) }),
  [Codes.ThreadLocked]: ({ say }, match, row) =>
    say('warnings.thread is locked', { match, thread: channelOf(row) }),
  [Codes.MaximumActiveThreads]: ({ say }, match) => say('warnings.too many threads', { match }),
};

/** Says what is in the way of a match: in whose words, and how the match is called. */
type Advice = (speech: AppSpeech, match: string, row: MatchRow) => string;

function permissions({ say }: AppSpeech, match: string, { home }: MatchRow): string {
  return say('warnings.may not post', { match, channel: home.channel });
}

function noHome({ say }: AppSpeech, match: string, { home }: MatchRow): string {
  return say('warnings.no home', { match, channel: home.channel });
}

/** Whether nobody plays a match any more, nor will. */
export const isClosed = ({ status }: MatchRow): boolean =>
  status === 'over' || status === 'cancelled';

/** Whether a match has ended and its channel is gone: what was to be said there nobody waits for. */
export const isPlaceless = (match: MatchRow, error: unknown): boolean =>
  isClosed(match) && isCode(error, Codes.UnknownChannel);

function adviceFor(error: unknown): Advice | null {
  return error instanceof DiscordAPIError ? (ADVICE[Number(error.code)] ?? null) : null;
}

/**
 * Tells the host of a match, or who plays there, once by DM that a message cannot be said: at once where people have to mend
 * something, else when it has failed for long. Does nothing where the host was told, or it is too early.
 */
export async function warnHost(at: Telling, error: unknown): Promise<void> {
  const { app, log, match, row } = at;
  const now = app.now();
  const advice = adviceFor(error);
  const since = (row.failingSince ?? now).getTime();
  if (row.alarmedAt !== null || (advice === null && now.getTime() - since < WARN_AFTER_MS)) return;
  // What could not be said before may be out of date by now, and something else stands in its place.
  if (await app.store.isAlarmed(match.id, SAID_THERE)) return;
  const about = { match: row.match, outbox: row.id, kind: row.kind };
  log.error({ ...about, since: new Date(since), err: error }, 'a message cannot be delivered');
  const name = matchName(editionOf(app, match), match.id);
  const words = (speech: AppSpeech): string => {
    if (error instanceof BrokenMatch) return `${name}: ${error.in(speech.language)}`;
    const why =
      advice?.(speech, name, match) ??
      speech.say('warnings.tried for long', {
        match: name,
        place: channelOf(match),
        minutes: WARN_AFTER_MS / 60_000,
      });
    return isPlaceless(match, error) ? why : `${why} ${speech.say('warnings.keep trying')}`;
  };
  await tellSomebody(at, words);
  await app.store.markAlarmed(row, now);
}

/** Tells the host; where it takes no DM, or has left, the first of those who sit at the match that does. */
async function tellSomebody(at: Telling, words: Words): Promise<void> {
  const { match, row, log } = at;
  const sitting = match.seats.flatMap(({ user, heldBy }) =>
    user === null || heldBy === 'computer' ? [] : [user],
  );
  const hosting = match.host === SOMEBODY ? [] : [match.host];
  for (const user of new Set([...hosting, ...sitting])) {
    try {
      await warnByDm(at, user, words);
      return;
    } catch (err) {
      if (!takesNoDm(err)) throw err;
      log.info({ match: match.id, outbox: row.id, user, err }, 'somebody takes no DM');
    }
  }
}

async function warnByDm(told: Telling, user: string, words: Words): Promise<void> {
  const { app, match, row } = told;
  const speech = await speechByDm(told, user);
  // It must not be taken for what it speaks of: a nonce is one for all channels.
  const at = { ...told, row: { ...row, mark: row.mark.replace(/^o/, 'w') } };
  const isShown = match.snapshot !== null && row.kind !== 'stopped';
  const components = isShown ? [boardRow(at, speech)] : [];
  // Who sleeps is not woken by what can wait.
  const hours = hoursOf(await personFor(app, match, user));
  const quiet = !isAwake(hours, app.now().getTime());
  const message = { content: words(speech), components, quiet, speech };
  await inDirect(at, user, (channel) => post(at, channel, message, at.row));
}

/** A DM to the host that I am in the server of its matches no more; none where I am there again. */
export const tellGone: Tell<'gone'> = async (at, { others }) => {
  const { app, match } = at;
  if ((await app.store.server(match.home.server)).goneAt === null) return null;
  const name = matchName(editionOf(app, match), match.id);
  await tellSomebody(at, ({ say }) =>
    [
      say('warnings.thrown out', { match: name }),
      ...(others > 0 ? [say('warnings.thrown out of others', { count: others })] : []),
    ].join(' '),
  );
  return null;
};

/** A DM to the host that no time counts in a match, as it could not be told for a day; none where it can be meanwhile. */
export const tellUntold: Tell<'untold'> = async (at) => {
  const { app, match } = at;
  if (match.status !== 'running' || untoldSince(match) === null) return null;
  const about = { match: matchName(editionOf(app, match), match.id), place: channelOf(match) };
  await tellSomebody(at, ({ say }) => say('warnings.untold', about));
  return null;
};

/** A DM to the host that the match began under other rules than these; none where they are back meanwhile. */
export const tellStopped: Tell<'stopped'> = async (at) => {
  const { match } = at;
  const edition = editionOf(at.app, match);
  if (match.status !== 'running' || hasItsRules(edition, match)) return null;
  await tellSomebody(at, ({ language }) => {
    const why = refusalSpeech(language).say('other rules while it runs');
    return `${matchName(edition, match.id)}: ${why}`;
  });
  return null;
};
