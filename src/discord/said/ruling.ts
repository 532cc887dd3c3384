import { TimestampStyles, time } from 'discord.js';
import { type Motion, MOTIONS } from '../../match/motion.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import type { Deed, RulingRow } from '../../store/store.ts';
import type { HouseSpeech } from '../../words/index.ts';
import { userWords } from './user.ts';

/** What a moderator did, or a table together, as a sentence for everybody. */
export function rulingWords(
  edition: AnyEdition,
  { by: ruler, agreed, deed }: RulingRow,
  speech: HouseSpeech,
): string {
  const { say, list, language } = speech;
  const by = userWords(ruler, speech);
  if (agreed !== null && isMotion(deed.is)) {
    const others = list(agreed.map((user) => userWords(user, speech)));
    const what = say(`rulings.table ${deed.is}`, { by });
    return agreed.length === 0 ? what : `${what} ${say('rulings.agreed', { others })}`;
  }
  const who = (user: string | null): string =>
    user === null ? say('rulings.a computer player') : userWords(user, speech);
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

/** Whether a table votes on it. What is told of that in the thread is not told again elsewhere. */
export const isMotion = (is: Deed['is']): is is Motion['is'] =>
  MOTIONS.some((motion) => motion === is);

/** The same for a list, with when it was. */
export const rulingLine = (edition: AnyEdition, ruling: RulingRow, speech: HouseSpeech): string =>
  `${rulingWords(edition, ruling, speech)} ${time(ruling.at, TimestampStyles.ShortDateTime)}`;
