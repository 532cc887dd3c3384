import type { Seat } from '../../engine/game.ts';
import { handsOf, isBenched } from '../../match/clock.ts';
import { editionOf } from '../../match/edition.ts';
import type { House } from '../../match/house.ts';
import { nameInList } from '../../match/name.ts';
import { seatOf } from '../../match/seats.ts';
import { openVotes } from '../../match/vote.ts';
import { votersOn } from '../../match/voting.ts';
import type { MatchRow, ProposalRow } from '../../store/store.ts';
import type { HouseSpeech } from '../../words/index.ts';
import { proposalWords, untilWords } from './proposal.ts';
import { whenWords } from './when.ts';

/** Who sits there and whose it is, for a line about a seat. */
export const seatFacts = (
  house: House,
  match: MatchRow,
  seat: Seat,
  { language }: Pick<HouseSpeech, 'language'>,
) => ({
  seat: editionOf(house, match).in(language).seatName(seat),
  player: `<@${match.seats[seat]?.user ?? ''}>`,
});

/** What is put to others, and until when they may agree to it. */
export const offerWords =
  (house: House, match: MatchRow, proposal: ProposalRow) =>
  (reader: HouseSpeech): string =>
    [
      proposalWords(editionOf(house, match).in(reader.language), match, proposal, reader),
      ...untilWords(proposal, reader),
    ].join(' ');

/** What the others decide about a seat, and until when. */
export const voteWords =
  (house: House, match: MatchRow, seat: Seat, until: Date) =>
  (reader: HouseSpeech): string => {
    const voters = votersOn(match, seat).map((voter) => `<@${match.seats[voter]?.user ?? ''}>`);
    return reader.say('clock.time is over', {
      ...seatFacts(house, match, seat, reader),
      voters: voters.join(', '),
      when: whenWords(until),
    });
  };

/** That a computer player has somebody's seat. */
export const benchedWords =
  (house: House, match: MatchRow, seat: Seat) =>
  (reader: HouseSpeech): string =>
    reader.say('clock.benched', seatFacts(house, match, seat, reader));

/** A link to a post in the thread of a match; nothing where there is none. */
export function postLink({ home }: MatchRow, message: string | null | undefined): string[] {
  const { server, thread } = home;
  return thread === null || message === null || message === undefined
    ? []
    : [`https://discord.com/channels/${server}/${thread}/${message}`];
}

/** Where a match is played, and which one it is: `<#1> (Tusk! #3)`. */
export const placeOf = (house: House, row: MatchRow): string =>
  `<#${row.home.thread ?? row.home.channel}> (${nameInList(house, row)})`;

/** What others have put to somebody in all its matches, and which seat it may take back: a line each. */
export async function putWords(
  house: House,
  user: string,
  speech: HouseSpeech,
): Promise<readonly string[]> {
  const rows = await house.store.matchesOf(user);
  return rows.flatMap((row) => {
    const place = placeOf(house, row);
    return putIn(house, row, user).map(({ words, message }) =>
      speech.say('table.is put', {
        place,
        what: [words(speech), ...postLink(row, message)].join(' '),
      }),
    );
  });
}

/** What is put to somebody in a match, with the post where it is answered. */
function putIn(house: House, row: MatchRow, user: string) {
  const seat = seatOf(row, user);
  const lost = row.seats.find((one) => one.user === user && isBenched(row, one));
  const hands = handsOf(row);
  return [
    ...(lost === undefined
      ? []
      : [
          {
            words: (reader: HouseSpeech) =>
              reader.say('table.lost seat', seatFacts(house, row, lost.seat, reader)),
            message: null,
          },
        ]),
    ...row.proposals.flatMap((proposal) =>
      seat !== null && proposal.to.includes(seat) && !proposal.agreed.includes(seat)
        ? [{ words: offerWords(house, row, proposal), message: proposal.message }]
        : [],
    ),
    ...openVotes(row).flatMap(({ about, voters, message }) => {
      const until = hands[about]?.vote?.until;
      return seat !== null && voters.includes(seat) && until !== undefined
        ? [{ words: voteWords(house, row, about, new Date(until)), message }]
        : [];
    }),
  ];
}
