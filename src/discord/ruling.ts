import { TimestampStyles, time } from 'discord.js';
import type { AnyEdition } from '../presentation/edition.ts';
import type { RulingRow } from '../store/store.ts';

/** What a moderator did, as a sentence for everybody. */
export function rulingWords({ words }: AnyEdition, { by, deed }: RulingRow): string {
  const who = (user: string | null): string => (user === null ? 'a computer player' : `<@${user}>`);
  switch (deed.is) {
    case 'start':
      return `⚖️ <@${by}> has started this match in place of its host.`;
    case 'close':
      return `⚖️ <@${by}>, who moderates this channel, has closed this match.`;
    case 'handOver':
      return `⚖️ <@${by}> has handed ${words.seatName(deed.seat)} from ${who(deed.from)} to ${who(deed.to)}.`;
  }
}

/** The same for a list, with when it was. */
export const rulingLine = (edition: AnyEdition, ruling: RulingRow): string =>
  `${rulingWords(edition, ruling)} ${time(ruling.at, TimestampStyles.ShortDateTime)}`;
