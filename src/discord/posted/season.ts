import { RESTJSONErrorCodes as Codes, Routes } from 'discord.js';
import { withVote } from '../../league/claims.ts';
import { isSought } from '../../league/standing-in.ts';
import type { Season } from '../../league/season.ts';
import type { NoticeOf } from '../../match/app/notice.ts';
import { changeSeason, readSeason } from '../../match/league/in-season.ts';
import { channelFor, channelsOf, divisionIn } from '../../match/league/homes.ts';
import { letterOf } from '../../match/league/names.ts';
import { waitingTables, warnLater } from '../../match/league/waiting.ts';
import { noteReached } from '../../match/time/reached.ts';
import { nameOf, type ShownSeason } from '../../panel/league/names.ts';
import { newsWords } from '../../panel/league/news.ts';
import { ballotPost } from '../../panel/league/ballot.ts';
import { stepInPost } from '../../panel/league/step-in.ts';
import { seasonPost } from '../../panel/league/sign-up-post.ts';
import { standingsHead, standingsPicture, standingsWords } from '../../panel/league/standings.ts';
import { describeStandings, type Standings } from '../../presentation/standings.ts';
import type { OutboxRow, Spoken } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import type { PostContext } from '../context.ts';
import { speechByDm, speechIn } from '../wording/language.ts';
import { rolesThere } from './league-roles.ts';
import { sendDm, tryDm } from './reaching.ts';
import { themeOf } from '../theme.ts';
import { makesDo } from './retry.ts';
import { filesOf, isCode, post, type Post, saidAnew } from './sending.ts';

/** What it takes to say something of a season. */
interface About extends PostContext {
  readonly row: OutboxRow;
  readonly shown: ShownSeason;
  readonly speech: AppSpeech;
}

/** The post of a season by which people sign up: made once they can, and said anew as it changes. */
export async function tellSeasonPost(
  context: PostContext,
  row: OutboxRow,
  { season }: NoticeOf<'season'>,
): Promise<string | null> {
  const { opens } = (await readSeason(context.app, season)).season;
  if (opens !== null) return null;
  return keptAnew(context, row, season, {
    mark: `season-${season}`,
    channel: ({ league }) => league.channel,
    standsAt: (one) => one.post,
    withPost: (one, message) => ({ ...one, post: message }),
    words: ({ app, shown, speech }) => ({ ...seasonPost(app, shown, speech), speech }),
  });
}

/** The post with the standings of a division, likewise. */
export function tellStandings(
  context: PostContext,
  row: OutboxRow,
  { season, division }: NoticeOf<'standings'>,
): Promise<string | null> {
  return keptAnew(context, row, season, {
    mark: `table-${season}-${division}`,
    channel: ({ league }) => channelFor(league, division),
    standsAt: ({ divisions }) => divisions[division]?.post ?? null,
    withPost: (one, message) => ({
      ...one,
      divisions: one.divisions.map((each, at) =>
        at === division ? { ...each, post: message } : each,
      ),
    }),
    words: ({ shown, speech }) => ({
      content: standingsHead(shown, division, speech),
      standings: standingsPicture(shown, division, speech),
      inWords: standingsWords(shown, division, speech),
      speech,
    }),
  });
}

/** The post in which people vote on a claim, likewise. */
export function tellBallot(
  context: PostContext,
  row: OutboxRow,
  { season, nth }: NoticeOf<'ballot'>,
): Promise<string | null> {
  return keptAnew(context, row, season, {
    mark: `vote-${season}-${nth}`,
    channel: ({ league }) => league.channel,
    standsAt: ({ claims }) => claims[nth]?.vote?.post ?? null,
    withPost: (one, post) => {
      const vote = one.claims[nth]?.vote ?? null;
      return vote === null ? one : withVote(one, nth, { ...vote, post });
    },
    words: ({ shown, speech }) => ({ ...ballotPost(shown, nth, speech), quiet: true, speech }),
  });
}

/** What a season has come to, told to all in its channel. */
export async function tellSeasonNews(
  context: PostContext,
  row: OutboxRow,
  { season: id, news }: NoticeOf<'seasonNews'>,
): Promise<string | null> {
  const about = await aboutSeason(context, row, id);
  const { app, speech } = about;
  const isForDirectors = news.is === 'claim' || news.is === 'rolesRefused';
  const shown = isForDirectors ? await withDirectors(context, about.shown) : about.shown;
  const open = { tables: await waitingTables(app, shown.season), now: app.now() };
  if (row.dm !== null) {
    const own = await speechByDm({ app, match: null }, row.dm, spokenIn(speech));
    const told = newsWords(app, shown, news, open, own);
    return told === null
      ? null
      : sendDm({ ...context, row }, row.dm, { content: told.content, speech: own });
  }
  const told = newsWords(app, shown, news, open, speech);
  if (told === null) return null;
  const posted = await post(context, shown.league.channel, { ...told, speech }, row);
  if (news.is === 'warned' && news.user === undefined) await warnLater(app, id, news, open.tables);
  // Whom this calls, no match calls.
  if (news.is === 'opened') {
    for (const { row: match, people } of open.tables.values()) {
      const called = people.flatMap(({ seat, user }) => (told.ping.includes(user) ? [seat] : []));
      await noteReached(app, match, called);
    }
  }
  return posted;
}

/**
 * Somebody is asked whether it plays on for who dropped out: by DM; where it takes none, in the season's channel. Nothing
 * where that is out of date.
 */
export async function tellStepIn(
  context: PostContext,
  row: OutboxRow,
  { season: id, search: nth, user }: NoticeOf<'stepIn'>,
): Promise<string | null> {
  const { app, shown, speech } = await aboutSeason(context, row, id);
  const search = shown.season.searches[nth];
  if (search?.asked.at(-1)?.user !== user) return null;
  if (!isSought(shown.season, search, app.now().getTime())) return null;
  const own = await speechByDm({ app, match: null }, user, spokenIn(speech));
  const sent = await tryDm({ ...context, row }, user, {
    ...stepInPost(shown, nth, user, own),
    speech: own,
  });
  if (sent !== null) return sent;
  return post(
    context,
    shown.league.channel,
    { ...stepInPost(shown, nth, user, speech), ping: [user], speech },
    row,
  );
}

/** A season that names of the roles of its directors those that were not deleted: nobody would hear of the others. */
async function withDirectors({ rest }: PostContext, shown: ShownSeason): Promise<ShownSeason> {
  const { league } = shown;
  if (league.directors.length === 0) return shown;
  const there = await rolesThere(rest, league.server);
  const directors = league.directors.filter((role) => there.some(({ id }) => id === role));
  return { ...shown, league: { ...league, directors } };
}

const spokenIn = ({ language }: AppSpeech): Spoken => ({ language, locale: null });

/** A DM to who founded a league that nothing of it can be said in its channel; none where it has moved meanwhile. */
export async function tellUnheard(
  context: PostContext,
  row: OutboxRow,
  { season, channel }: NoticeOf<'unheard'>,
): Promise<string | null> {
  const about = await aboutSeason(context, row, season);
  const { app } = about;
  const { league } = about.shown;
  if (row.dm === null || !channelsOf(league).includes(channel)) return null;
  const speech = await speechByDm({ app, match: null }, row.dm, spokenIn(about.speech));
  const division = divisionIn(league, channel);
  const facts = { league: nameOf(league), channel };
  const content =
    division === null
      ? speech.say('league.unheard', facts)
      : speech.say('league.unheard division', { ...facts, letter: letterOf(division) });
  return sendDm({ ...context, row }, row.dm, { content, speech });
}

/** A post of a season that stands, and is changed in its place. */
interface Kept {
  /** What tells it from all others, in at most 17 characters: until it stands, it may be said by several at once. */
  readonly mark: string;
  readonly channel: (shown: ShownSeason) => string;
  /** Where it stands; null for nowhere yet. */
  readonly standsAt: (season: Season) => string | null;
  readonly withPost: (season: Season, message: string) => Season;
  readonly words: (about: About) => Words;
}

/** What a post says, and the standings that it shows: in words where they cannot be drawn. */
type Words = Post & ({ readonly standings?: never } | Drawn);
interface Drawn {
  readonly standings: Standings;
  readonly inWords: string;
}

/** Makes a post, or has it say what is so by now. Where somebody deleted it, it is made again. */
async function keptAnew(
  context: PostContext,
  row: OutboxRow,
  id: number,
  { mark, channel: channelOf, standsAt, withPost, words }: Kept,
): Promise<string> {
  const about = await aboutSeason(context, row, id);
  const { app, rest, shown } = about;
  const channel = channelOf(shown);
  const said = words(about);
  const message = await drawn(about, said);
  const patch = (id: string, post: Post): Promise<unknown> =>
    rest.patch(Routes.channelMessage(channel, id), { body: saidAnew(post), files: filesOf(post) });
  /** Another one may have said something older after this was read. */
  const sayLatest = async (post: string): Promise<void> => {
    const again = words(await aboutSeason(context, row, id));
    if (JSON.stringify(again) !== JSON.stringify(said))
      await patch(post, await drawn(about, again));
  };
  const there = standsAt(shown.season);
  if (there !== null) {
    try {
      await patch(there, message);
      await sayLatest(there);
      return there;
    } catch (error) {
      if (!isCode(error, Codes.UnknownMessage)) throw error;
    }
  }
  const posted = await post(context, channel, message, there === null ? { ...row, mark } : row);
  await changeSeason(app, id, (season) => withPost(season, posted));
  await sayLatest(posted);
  return posted;
}

/** A post with its picture, in the theme of who founded the league. */
async function drawn(about: About, said: Words): Promise<Post> {
  if (said.standings === undefined) return said;
  const { app, painter, log, row, shown } = about;
  const { standings, inWords, ...post } = said;
  const { host } = shown.season;
  const theme = themeOf(host === null ? undefined : await app.store.person(host));
  try {
    const file = await painter.draw(standings, theme);
    const alt = describeStandings(standings);
    return { ...post, pictures: [{ name: 'standings.png', type: 'image/png', file, alt }] };
  } catch (err) {
    if (!makesDo({ app, row })) throw err;
    log.error({ outbox: row.id, err }, 'standings are told without their picture');
    return { ...post, content: inWords, pictures: [] };
  }
}

async function aboutSeason(context: PostContext, row: OutboxRow, id: number): Promise<About> {
  const shown = await readSeason(context.app, id);
  const spoken = await context.app.store.server(shown.league.server);
  return { ...context, row, shown, speech: speechIn(context, { spoken }) };
}
