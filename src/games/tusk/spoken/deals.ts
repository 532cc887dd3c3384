import type { Seat } from '../../../engine/game.ts';
import type { TuskView } from '../view.ts';
import type { TuskSpeech } from '../words/index.ts';
import { seatName } from './names.ts';

/** Why a tribe can neither give nor take now, and when it can (Tusk, trade). */
export const dealsClosed = (speech: TuskSpeech, { turn }: TuskView, seat: Seat): string =>
  turn === 0
    ? speech.say('match.no deals yet')
    : speech.say('match.no deals in a fight', { seat: seatName(speech, seat) });
