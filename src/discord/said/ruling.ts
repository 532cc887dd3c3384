import { TimestampStyles, time } from 'discord.js';
import type { AnyEdition } from '../../presentation/edition.ts';
import type { RulingRow } from '../../store/store.ts';
import type { HouseSpeech } from '../../words/index.ts';

/** What a moderator did, as a sentence for everybody. */
export function rulingWords(
  edition: AnyEdition,
  { by, deed }: RulingRow,
  { say, language }: HouseSpeech,
): string {
  const who = (user: string | null): string =>
    user === null ? say('rulings.a computer player') : `<@${user}>`;
  switch (deed.is) {
    case 'start':
      return say('rulings.started', { by });
    case 'close':
      return say('rulings.closed', { by });
    case 'pause':
      return say('rulings.paused', { by });
    case 'resume':
      return say('rulings.resumed', { by });
    case 'settle':
      return say('rulings.settled', { by });
    case 'repair':
      return say('rulings.repaired', { by });
    case 'handOver':
      return say('rulings.handed', {
        by,
        seat: edition.in(language).seatName(deed.seat),
        from: who(deed.from),
        to: who(deed.to),
      });
  }
}

/** The same for a list, with when it was. */
export const rulingLine = (edition: AnyEdition, ruling: RulingRow, speech: HouseSpeech): string =>
  `${rulingWords(edition, ruling, speech)} ${time(ruling.at, TimestampStyles.ShortDateTime)}`;
