import type { Seat } from '../../../engine/game.ts';
import { best } from '../../../parts/best.ts';
import { item } from '../../../parts/item.ts';
import { rivalOf } from '../../../presentation/result.ts';
import { TO_WIN } from '../content/numbers.ts';
import { SCORING } from '../scored.ts';
import type { RiseView } from '../view.ts';
import type { RiseSpeech } from '../words/index.ts';
import { counted, seatName } from './names.ts';
import { partsWords } from './standing.ts';

/** What scored in a match that is over, for whom, and what a seat may try next: a line each. */
export function debrief(speech: RiseSpeech, view: RiseView, seat: Seat): readonly string[] {
  const { say } = speech;
  const me = item(view.tribes, seat);
  const rival = item(view.tribes, rivalOf(view, seat));
  const won = view.winners?.includes(seat) === true;
  const [own, theirs] = [me.scored, rival.scored];
  const part = best(SCORING, (one) => (own[one] - theirs[one]) * (won ? 1 : -1));
  return [
    say('debrief.scored', { parts: partsWords(speech, own) }),
    say(won ? 'debrief.ahead' : 'debrief.behind', {
      rival: seatName(speech, rival.seat),
      part: say(`debrief.of.${part}`),
      own: own[part],
      theirs: theirs[part],
    }),
    won
      ? say('debrief.won', { points: counted(speech, TO_WIN.whole, 'points') })
      : say(`debrief.next.${part}`),
  ];
}
