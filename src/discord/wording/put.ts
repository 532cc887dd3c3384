import type { Seat } from '../../engine/game.ts';
import type { SeatClock } from '../../match/app/seat-clock.ts';
import { mayTakeBack, TIMEOUTS_TO_FORFEIT } from '../../match/time/forfeited.ts';
import { searchAt } from '../../match/time/clock-row.ts';
import { editionOf } from '../../match/stored/edition.ts';
import { haltOf } from '../../match/time/halt.ts';
import type { App } from '../../match/app/app.ts';
import { channelOf, nameInList } from '../../match/stored/name.ts';
import { readEach, withReadable } from '../../match/loaded/readable.ts';
import { deciders } from '../../match/stored/search.ts';
import { seatOf } from '../../match/stored/seats.ts';
import { buttonOf } from '../../match/app/spoken.ts';
import { openVotes } from '../../match/time/late-vote-post.ts';
import { WHEN_OUT } from '../../match/app/notice.ts';
import {
  leading,
  type VoteResult,
  countVotes,
  votersOn,
  votesOf,
} from '../../match/time/late-vote.ts';
import type { MatchRow, ProposalRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import { proposalWords, untilWords } from '../../panel/wording/proposal.ts';
import { whenWords } from '../../panel/wording/when.ts';

type Vote = NonNullable<SeatClock['vote']>;
type Words = (reader: AppSpeech) => string;

/**
 * What is put to people, with until when and without. That moves where nobody could play for a while: a post says it that
 * is told anew then, and what leads there leaves it out.
 */
export interface DatedWords {
  readonly dated: Words;
  readonly undated: Words;
}

const datedWords = (undated: Words, until: (reader: AppSpeech) => readonly string[]) => ({
  undated,
  dated: (reader: AppSpeech) => [undated(reader), ...until(reader)].join(' '),
});

/** Who sits there and whose it is, for a line about a seat. */
export const seatFacts = (
  app: App,
  match: MatchRow,
  seat: Seat,
  { language }: Pick<AppSpeech, 'language'>,
) => ({
  seat: editionOf(app, match).in(language).seatName(seat),
  player: `<@${match.seats[seat]?.user ?? ''}>`,
});

/** What is put to others, and until when they may agree to it. */
export const offerWords = (app: App, match: MatchRow, proposal: ProposalRow): DatedWords =>
  datedWords(
    (reader) => proposalWords(editionOf(app, match).in(reader.language), match, proposal, reader),
    (reader) => untilWords(proposal, reader),
  );

/** What the others decide about a seat, by which rule and until when. */
export const voteWords = (
  app: App,
  match: MatchRow,
  seat: Seat,
  { until, left }: Vote,
): DatedWords =>
  datedWords(
    (reader) => {
      const voters = votersOn(match, seat).map((voter) => `<@${match.seats[voter]?.user ?? ''}>`);
      const about = { ...seatFacts(app, match, seat, reader), voters: reader.list(voters) };
      return reader.say('clock.time is over', about);
    },
    ({ say }) => [
      left === null
        ? say('clock.you have until', { when: whenWords(new Date(until)) })
        : say('clock.your time stands'),
    ],
  );

/** What the others have said so far who vote about a seat; nothing where nobody has. */
export function saidWords(match: MatchRow, seat: Seat, { by }: Vote, speech: AppSpeech): string[] {
  const counts = countVotes(votesOf(match, seat, by));
  const said = WHEN_OUT.filter((how) => counts[how] > 0);
  if (said.length === 0) return [];
  const votes = said.map((how) =>
    speech.say('clock.so many', { how: speech.say(`clock.${how}`), count: counts[how] }),
  );
  return [speech.say('clock.so far', { votes: votes.join(' · ') })];
}

/** What a vote came to, with how many were for what. */
export function cameWords({ how, votes }: VoteResult, { say }: AppSpeech): string {
  const counts = WHEN_OUT.map((one) => votes[one])
    .filter((count) => count > 0)
    .sort((a, b) => b - a);
  if (counts.length === 0) return say('clock.nobody voted');
  const [first = 0, ...others] = counts.length === 1 ? [...counts, 0] : counts;
  const said = others.reduce(
    (one, count) => say('clock.to', { one, other: `${count}` }),
    `${first}`,
  );
  return leading(votes).length > 1
    ? say('clock.was a tie', { votes: said })
    : say('clock.you voted', { how: say(`clock.${how}`), votes: said });
}

/** Who says yes or no to who would take a seat over: `<@1> or <@2>`. */
export function eitherOf(match: MatchRow, seat: Seat, { say }: AppSpeech): string {
  const search = searchAt(match, seat);
  const [one = match.host, other] = deciders(match, seat, search).filter(
    (user) => user !== search.line[0]?.user,
  );
  return other === undefined
    ? `<@${one}>`
    : say('substitutes.either', { one: `<@${one}>`, other: `<@${other}>` });
}

/** Who would take a seat over, who says yes or no to that, and until when. */
export function candidateWords(app: App, match: MatchRow, seat: Seat): DatedWords {
  const search = searchAt(match, seat);
  const [first] = search.line;
  const hasSay = deciders(match, seat, search).some((user) => user !== first?.user);
  const when = whenWords(new Date(first?.until ?? 0));
  return datedWords(
    (reader) => {
      const about = {
        seat: seatFacts(app, match, seat, reader).seat,
        player: `<@${first?.user ?? ''}>`,
      };
      return hasSay
        ? reader.say('substitutes.first', { ...about, deciders: eitherOf(match, seat, reader) })
        : reader.say('substitutes.first, and nobody has a say', about);
    },
    ({ say }) => [say(hasSay ? 'clock.you have until' : 'substitutes.is theirs from', { when })],
  );
}

/** A link to the post by which a substitute is wanted; nothing where it does not stand. */
export function wantedLink({ home, seats }: MatchRow, seat: Seat): string[] {
  const wanted = seats[seat]?.wanted ?? '';
  return wanted === ''
    ? []
    : [`https://discord.com/channels/${home.server}/${home.channel}/${wanted}`];
}

/** That a computer player has somebody's seat. */
export const forfeitedWords =
  (app: App, match: MatchRow, seat: Seat) =>
  (reader: AppSpeech): string =>
    reader.say('clock.forfeited', {
      ...seatFacts(app, match, seat, reader),
      times: TIMEOUTS_TO_FORFEIT,
    });

/** That a match sleeps as nobody plays it any more, and until when; null where it does not. */
export function desertedWords(app: App, match: MatchRow): DatedWords | null {
  const halt = match.status === 'running' ? haltOf(match) : null;
  if (halt?.is !== 'asleep' || halt.until === null) return null;
  const when = whenWords(new Date(halt.until));
  const about = { button: buttonOf(app, match, 'reclaim') };
  return datedWords(
    ({ say }) => say('halts.deserted', about),
    ({ say }) => [say('halts.deserted until', { when })],
  );
}

/** A link to a post in the thread of a match; nothing where there is none. */
export function postLink({ home }: MatchRow, message: string | null | undefined): string[] {
  const { server, thread } = home;
  return thread === null || message === null || message === undefined
    ? []
    : [`https://discord.com/channels/${server}/${thread}/${message}`];
}

/** Where a match is played, and which one it is: `<#1> (Tusk! #3)`. */
export const placeOf = (app: App, row: MatchRow): string =>
  `<#${channelOf(row)}> (${nameInList(app, row)})`;

/** What others have put to somebody in all its matches, and which seat it may take back: a line each. */
export async function putWords(
  app: App,
  user: string,
  speech: AppSpeech,
): Promise<readonly string[]> {
  const rows = await app.store.matchesOf(user);
  return rows.flatMap((row) => {
    const place = placeOf(app, row);
    const all = readEach(app, row, () => putIn(app, row, user, speech)) ?? [];
    return all.map((what) => speech.say('table.is put', { place, what }));
  });
}

/** What is put to somebody in a match, each with a link to the post where it is answered. */
function putIn(app: App, row: MatchRow, user: string, speech: AppSpeech): string[] {
  const seat = seatOf(row, user);
  const lost = row.seats.find((one) => one.heldBy === 'computer' && mayTakeBack(row, one, user));
  const linked = ({ dated }: DatedWords, link: readonly string[]): string =>
    [dated(speech), ...link].join(' ');
  return [
    ...(lost === undefined
      ? []
      : [
          speech.say('table.lost seat', {
            ...seatFacts(app, row, lost.seat, speech),
            button: buttonOf(app, row, 'reclaim'),
          }),
        ]),
    ...withReadable(app, row).proposals.flatMap((proposal) =>
      seat !== null && proposal.to.includes(seat) && !proposal.agreed.includes(seat)
        ? [linked(offerWords(app, row, proposal), postLink(row, proposal.message))]
        : [],
    ),
    ...openVotes(row).flatMap(({ about, voters, vote }) =>
      seat !== null && voters.includes(seat)
        ? [linked(voteWords(app, row, about, vote), postLink(row, vote.message))]
        : [],
    ),
    ...row.seats.flatMap((one) => {
      const search = searchAt(row, one.seat);
      const [first] = search.line;
      if (first === undefined || first.user === user) return [];
      if (!deciders(row, one.seat, search).includes(user)) return [];
      return [linked(candidateWords(app, row, one.seat), wantedLink(row, one.seat))];
    }),
  ];
}
