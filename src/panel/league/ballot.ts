import { rankedBy } from '../../league/directing.ts';
import { isOpen, votesOn } from '../../league/claims.ts';
import type { Claim } from '../../league/season.ts';
import { tableName } from '../../match/league/names.ts';
import type { AppSpeech } from '../../words/index.ts';
import { button, buttonRow, type Row } from '../controls.ts';
import { whenWords } from '../wording/when.ts';
import { placesWords, quoted, type ShownSeason, titleOf, whoIs } from './names.ts';

/** The post in which people vote on the nth claim of a season, from 0, with who has voted how. */
export function ballotPost(
  shown: ShownSeason,
  nth: number,
  speech: AppSpeech,
): {
  readonly content: string;
  readonly components: readonly Row[];
  readonly ping: readonly string[];
} {
  const { say } = speech;
  const claim = shown.season.claims[nth];
  if (claim === undefined || claim.vote === null) return { content: '…', components: [], ping: [] };
  const { voters, accept, refuse } = votesOn(shown.season, claim);
  const ping = voters.filter((user) => ![...accept, ...refuse].includes(user));
  const [title, claimer] = [titleOf(shown, speech), whoIs(claim.by, speech)];
  const table = claim.table === null ? null : tableName(shown, claim.table);
  const about =
    claim.asks === null
      ? say('league.ballot right', {
          title,
          table: table === null ? '' : say('league.claimed at', { table }),
          claimer,
          text: quoted(claim.text),
        })
      : say('league.ballot', {
          title,
          table: table ?? '',
          claimer,
          asks: asksWords(shown, claim, speech),
        });
  if (!isOpen(claim)) {
    const lines = [about, say('league.ballot over'), ...votesWords(shown, claim, speech)];
    return { content: lines.join('\n'), components: [], ping: [] };
  }
  const until = whenWords(new Date(claim.vote.until));
  const people = ping.map((user) => whoIs(user, speech)).join(', ');
  const lines = [
    about,
    say('league.ballot how', { until }),
    ...votesWords(shown, claim, speech),
    ...(ping.length === 0 ? [] : [say('league.ballot waits', { people })]),
  ];
  const voting = { do: 'ballot', season: shown.row.id, nth } as const;
  const buttons = [
    button({ ...voting, says: 'accept' }, say('buttons.accept'), 'answer', '✅'),
    button({ ...voting, says: 'decline' }, say('buttons.decline'), 'quiet', '❌'),
  ];
  return { content: lines.join('\n'), components: [buttonRow(buttons)], ping };
}

/** Who has voted how on a claim, a line for each side. */
export function votesWords({ season }: ShownSeason, claim: Claim, speech: AppSpeech): string[] {
  const { accept, refuse } = votesOn(season, claim);
  const line = (sign: string, users: readonly string[]): string[] =>
    users.length === 0 ? [] : [`${sign} ${users.map((user) => whoIs(user, speech)).join(', ')}`];
  return [...line('✅', accept), ...line('❌', refuse)];
}

/** What a claim asks for; empty where it leaves that to who decides. */
export function asksWords({ season }: ShownSeason, claim: Claim, speech: AppSpeech): string {
  const { asks, places, table } = claim;
  if (asks === null) return '';
  if (asks !== 'correct') return speech.say(`league.asks ${asks}`);
  const order = placesWords(season, table ?? 0, rankedBy(places ?? []), speech);
  return speech.say('league.asks correct', { places: order });
}
