import { MESSAGE_LENGTH } from '../limits.ts';
import { isOpen, votersOf } from '../../league/claims.ts';
import { warnedUntil } from '../../league/due.ts';
import { entrantOf } from '../../league/entering.ts';
import { breakEnds, roundPlayed, tableAt } from '../../league/playing.ts';
import { POINT } from '../../league/points.ts';
import { championsOf } from '../../league/promotion.ts';
import type { LeagueTable, Season } from '../../league/season.ts';
import { rosterOf, rankedIn } from '../../league/table-of.ts';
import type { App } from '../../match/app/app.ts';
import type { SeasonNews } from '../../match/app/notice.ts';
import { ASKED_A_POST } from '../../match/league/founding.ts';
import { tableName } from '../../match/league/names.ts';
import type { WaitingTable } from '../../match/league/waiting.ts';
import type { MatchId } from '../../store/store.ts';
import { escaped } from '../../presentation/escape.ts';
import type { AppSpeech } from '../../words/index.ts';
import { button, buttonRow, type Row } from '../controls.ts';
import { firstLines } from '../wording/text.ts';
import { whenWords } from '../wording/when.ts';
import {
  calledTo,
  divisionOf,
  peopleIn,
  playerOf,
  progressOf,
  type ShownSeason,
  titleOf,
  whoIs,
} from './names.ts';
import { claimWords, ruledWords } from './ruled.ts';
import { pointsIn } from './standings.ts';

/** The open tables of a season, by match, and what time it is. */
export interface Open {
  readonly tables: ReadonlyMap<MatchId, WaitingTable>;
  readonly now: Date;
}

/** What is told of a season, and who is pinged by it. */
export interface News {
  readonly content: string;
  readonly components?: readonly Row[];
  readonly ping: readonly string[];
  readonly pingRoles?: readonly string[];
  /** Whether phones stay silent. */
  readonly quiet?: boolean;
}

const LONGEST = MESSAGE_LENGTH - 100;

/** What a season has come to; null where that is no news any more. */
export function newsWords(
  app: Pick<App, 'shelf'>,
  shown: ShownSeason,
  news: SeasonNews,
  open: Open,
  speech: AppSpeech,
): News | null {
  const { say } = speech;
  const { season } = shown;
  const title = titleOf(shown, speech);
  const quietly = (lines: readonly string[]): News => ({ content: fit(lines, speech), ping: [] });
  switch (news.is) {
    case 'cancelled':
      return quietly([say('league.news cancelled', { title })]);
    case 'drawn': {
      const begins = whenWords(new Date(season.begins));
      const divisions = [...season.divisions.keys()].map((division) => {
        const roster = rosterOf(season, division);
        const count = roster.length;
        const people = peopleIn(roster, speech, 20);
        return season.divisions.length === 1
          ? say('league.signed up', { count, people })
          : say('league.news division', {
              division: divisionOf(shown, division, speech),
              count,
              people,
            });
      });
      return quietly([say('league.news drawn', { title, begins }), ...divisions]);
    }
    case 'rolesRefused':
      return {
        ...quietly([say('league.news roles refused', { title })]),
        pingRoles: shown.league.directors,
      };
    case 'begun':
      return quietly([say('league.news begun', { title })]);
    case 'warned': {
      const end = season.roundEnds[news.round];
      const isIts = ({ user }: { readonly user: string }): boolean =>
        news.user === undefined || news.user === user;
      const late = openTables(season).filter(
        ({ table }) =>
          table.round <= news.round &&
          (news.user === undefined || peopleAt(table, open).some(isIts)),
      );
      if (season.phase !== 'playing' || end === undefined || late.length === 0) return null;
      if (breakEnds(season, open.now.getTime()) !== null) return null;
      // Whoever is warned by itself has not slept through the next one.
      if (news.user !== undefined && warnedUntil(end, news.hours) <= open.now.getTime())
        return null;
      const when = whenWords(new Date(end));
      const isLast = news.round === season.roundEnds.length - 1;
      const head = isLast
        ? say('league.news warned last', { title, when })
        : say('league.news warned', { title, round: news.round + 1, when });
      const ping = late.flatMap(({ table }) =>
        peopleAt(table, open)
          .filter(isIts)
          .flatMap(({ user, mayPing }) => (mayPing ? [user] : [])),
      );
      return { content: fit([head, ...openLines(shown, late, open, speech)], speech), ping };
    }
    case 'opened': {
      const own = new Map<string, string[]>();
      const waiting = new Set<string>();
      for (const number of news.tables) {
        const { row, people = [] } = open.tables.get(tableAt(season, number)?.match ?? 0) ?? {};
        const thread = row?.home.thread ?? null;
        if (thread === null) continue;
        for (const { user, mayPing, isReached } of people)
          if (mayPing && !isReached) waiting.add(user);
        for (const { user } of row?.seats ?? [])
          if (user !== null) own.set(user, [...(own.get(user) ?? []), `<#${thread}>`]);
      }
      // What it says hangs on nobody's state: after a stop it is known again by its words.
      const users = (news.users ?? [...waiting]).filter((user) => own.has(user));
      const ping = users.filter((user) => waiting.has(user));
      if (ping.length === 0) return null;
      const lines = users.map((user) => `• ${whoIs(user, speech)}: ${own.get(user)?.join(' ')}`);
      return { content: fit([say('league.news opened', { title }), ...lines], speech), ping };
    }
    case 'stay': {
      const { page } = news;
      const asked = season.before.slice(page * ASKED_A_POST, (page + 1) * ASKED_A_POST);
      const ping = asked.filter((user) => entrantOf(season, user) === undefined);
      if (season.phase !== 'sign-up' || ping.length === 0) return null;
      const until = whenWords(new Date(season.signUpEnds));
      const people = ping.map((user) => whoIs(user, speech)).join(', ');
      const enter = say('buttons.enter');
      const press = { do: 'enter', season: shown.row.id } as const;
      return {
        content: fit([say('league.news stay', { title, people, button: enter, until })], speech),
        components: [buttonRow([button(press, enter, 'answer', '🙋')])],
        ping,
        // It is asked of all at once, whoever sleeps.
        quiet: true,
      };
    }
    case 'week': {
      if (season.phase !== 'playing') return null;
      return quietly([
        say('league.news week', { title, ...progressOf(season.tables) }),
        ...openLines(shown, openTables(season), open, speech),
        ...nextWords(season, open.now, speech),
      ]);
    }
    case 'over':
      return quietly([
        say('league.news over', { title }),
        ...endWords(shown, speech),
        ...(news.next === null
          ? []
          : [say('league.news next', { when: whenWords(new Date(news.next)) })]),
      ]);
    case 'standsIn':
      return quietly([
        say('league.news stands in', {
          title,
          player: whoIs(news.user, speech),
          for: whoIs(news.for, speech),
        }),
      ]);
    case 'ruled': {
      const content = ruledWords(app, shown, news.nth, speech);
      if (content === null) return null;
      const isLate = season.phase === 'over' && isAboutResult(season, news.nth);
      return quietly([content, ...(isLate ? endWords(shown, speech) : [])]);
    }
    case 'claim': {
      const content = claimWords(shown, news.nth, speech);
      if (content === null) return null;
      const claim = season.claims[news.nth];
      const about = { season: shown.row.id, nth: news.nth };
      const answer = say('buttons.answer claim …');
      const buttons = [button({ do: 'reply', ...about }, answer, 'answer', '⚖️')];
      if (claim !== undefined && votersOf(season, claim).length > 0)
        buttons.push(button({ do: 'letVote', ...about }, say('buttons.let vote'), 'quiet', '🗳️'));
      const components = [buttonRow(buttons)];
      if (claim === undefined || !isOpen(claim)) return { content, ping: [] };
      const { roles, users } = calledTo(shown, claim);
      return { content, components, ping: users, pingRoles: roles };
    }
  }
}

/** Whether the nth ruling has changed what a table counts. */
const isAboutResult = ({ rulings }: Season, nth: number): boolean => {
  const is = rulings[nth]?.deed.is;
  return is === 'corrected' || is === 'voided';
};

const openTables = ({ tables }: Season) =>
  tables.flatMap((table, at) => (table.status === 'open' ? [{ table, number: at + 1 }] : []));

const peopleAt = ({ match }: LeagueTable, { tables }: Open) => tables.get(match ?? 0)?.people ?? [];

function openLines(
  shown: ShownSeason,
  tables: ReturnType<typeof openTables>,
  open: Open,
  speech: AppSpeech,
): string[] {
  return tables.map(({ table, number }) => {
    const thread = open.tables.get(table.match ?? 0)?.row.home.thread ?? null;
    const people = peopleAt(table, open).map(({ user }) => whoIs(user, speech));
    return speech.say('league.news open', {
      table: thread === null ? escaped(tableName(shown, number)) : `<#${thread}>`,
      who:
        people.length === 0
          ? speech.say('league.news computers')
          : speech.say('league.news waits for', { people: people.join(', ') }),
    });
  });
}

/** When the round that is played ends, or the season with it; nothing where there are no dates. */
function nextWords(season: Season, now: Date, { say }: AppSpeech): string[] {
  const round = roundPlayed(season, now.getTime());
  const end = season.roundEnds[round ?? -1];
  if (round === null || end === undefined) return [];
  const when = whenWords(new Date(end));
  return [
    round === season.roundEnds.length - 1
      ? say('league.ends at', { when })
      : say('league.round ends', { round: round + 1, when }),
  ];
}

/** How many places are named at the end. */
const NAMED_PLACES = 3;

/** Who won, who came next, and who goes up and down. */
function endWords(shown: ShownSeason, speech: AppSpeech): string[] {
  const { say } = speech;
  const { season } = shown;
  const won = [...season.divisions.keys()].flatMap((division) => {
    const rows = rankedIn(season, division);
    const champions = championsOf(rows);
    if (champions.length === 0) return [];
    const won = rows[0]?.points ?? 0;
    const [count, points] = [won / POINT, pointsIn(won, speech)];
    const people = champions.map((user) => playerOf(season, user, speech)).join(', ');
    const next = rows.flatMap(({ user, rank, points: own }) =>
      rank > NAMED_PLACES || champions.includes(user)
        ? []
        : say('league.news place', {
            rank,
            player: playerOf(season, user, speech),
            points: pointsIn(own, speech),
          }),
    );
    const first =
      season.divisions.length === 1
        ? say('league.news champion', { people, count, points })
        : say('league.news champion of', {
            division: divisionOf(shown, division, speech),
            people,
            count,
            points,
          });
    return next.length === 0 ? [first] : [first, next.join(' · ')];
  });
  const those = (moves: 'up' | 'down'): string[] =>
    season.outcomes.flatMap((one) => (one.moves === moves ? [one.user] : []));
  const [up, down] = [those('up'), those('down')];
  return [
    ...(won.length === 0 ? [say('league.news none')] : won),
    ...(up.length === 0 ? [] : [say('league.news up', { people: peopleIn(up, speech) })]),
    ...(down.length === 0 ? [] : [say('league.news down', { people: peopleIn(down, speech) })]),
  ];
}

const fit = (lines: readonly string[], { say }: AppSpeech): string =>
  firstLines(lines, LONGEST, 0, (count) => say('table.more answers', { count }));
