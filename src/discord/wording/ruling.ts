import { MOTIONS } from '../../match/proposals/motion.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import { isLevel } from '../../presentation/level.ts';
import type { RulingDeed, RulingRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import { userWords } from './person-words.ts';
import { stamp } from '../../panel/wording/when.ts';

/** What a moderator did, or a table together, as a sentence for everybody. */
export function rulingWords(
  edition: AnyEdition,
  { by: ruler, agreed, deed }: RulingRow,
  speech: AppSpeech,
): string {
  const { say, list } = speech;
  const who = (user: string | null): string =>
    user === null ? say('rulings.a computer player') : userWords(user, speech);
  const by = userWords(ruler, speech);
  const seat = 'seat' in deed ? edition.in(speech.language).seatName(deed.seat) : '';
  if (agreed !== null) {
    const others = list(agreed.map(who));
    const what = tableWords(deed, { by, seat }, speech);
    return agreed.length === 0 ? what : `${what} ${say('rulings.agreed', { others })}`;
  }
  switch (deed.is) {
    case 'level':
      return say('rulings.level', { by, seat, level: levelWords(deed.level, speech) });
    case 'handOver':
      return say('rulings.handOver', { by, seat, from: who(deed.from), to: who(deed.to) });
    case 'substitute':
    case 'callOff':
    case 'keep':
      return say(`rulings.${deed.is}`, { by, seat });
    default:
      return say(`rulings.${deed.is}`, { by });
  }
}

/** What a table did together, as one of it asked for. */
function tableWords(
  deed: RulingDeed,
  { by, seat }: { readonly by: string; readonly seat: string },
  speech: AppSpeech,
): string {
  const { say } = speech;
  switch (deed.is) {
    case 'pause':
    case 'resume':
    case 'settle':
      return say(`rulings.table ${deed.is}`, { by });
    case 'level':
      return say('rulings.table level', { by, seat, level: levelWords(deed.level, speech) });
    case 'handOver':
      return say('rulings.table handOver', {
        by,
        seat,
        player: userWords(deed.from ?? '', speech),
      });
    case 'substitute':
      return say('rulings.table substitute', { by, seat });
    default:
      throw new Error(`No table does ${deed.is}.`);
  }
}

const levelWords = (level: string, { say }: AppSpeech): string =>
  isLevel(level) ? say(`levels.${level}`) : level;

/** Whether it is about how a match is played: that is told in its thread, and nowhere else. */
export const isOfThread = (is: RulingDeed['is']): boolean =>
  is === 'keep' || is === 'callOff' || MOTIONS.some((motion) => motion === is);

/** The same for a list, with when it was. */
export const rulingLine = (edition: AnyEdition, ruling: RulingRow, speech: AppSpeech): string =>
  `${rulingWords(edition, ruling, speech)} ${stamp(ruling.at, 'moment')}`;
