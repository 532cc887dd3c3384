import type { Seat } from '../../../engine/game.ts';
import type { ClosedDeals } from '../../../presentation/edition.ts';
import type { TuskView } from '../view.ts';
import type { TuskSpeech } from '../words/index.ts';
import { seatName } from './names.ts';

/** Why a tribe can neither give nor take now, and when it can (Tusk, trade). */
export const dealsClosed = (speech: TuskSpeech, { turn }: TuskView, seat: Seat): ClosedDeals =>
  turn === 0
    ? {
        text: speech.say('match.no deals yet'),
        short: speech.say('labels.not now.deals from turn 1'),
      }
    : {
        text: speech.say('match.no deals in a fight', { seat: seatName(speech, seat) }),
        short: speech.say('labels.not now.deals after a fight'),
      };
