import type { Seat } from '../../../engine/game.ts';
import { best } from '../../../parts/best.ts';
import { item } from '../../../parts/item.ts';
import type { StoneAgeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { seatName } from './names.ts';
import { PARTS } from './standing.ts';

/** So many things that scored are told. */
const TOLD = 3;

/** What scored in a match that is over, for whom, and what a seat may try next: a line each. */
export function debrief(speech: StoneAgeSpeech, view: StoneAgeView, seat: Seat): readonly string[] {
  const { say } = speech;
  const me = item(view.tribes, seat);
  const others = view.tribes.filter((tribe) => tribe !== me);
  const rival = best(others, ({ tally }) => tally.total);
  const [own, theirs] = [me.tally, rival.tally];
  const most = PARTS.filter((part) => own[part] !== 0)
    .toSorted((one, other) => own[other] - own[one])
    .slice(0, TOLD)
    .map((part) => say(`debrief.parts.${part}`, { count: own[part] }));
  const won = view.winners?.includes(seat) === true;
  const part = best(PARTS, (one) => (own[one] - theirs[one]) * (won ? 1 : -1));
  return [
    say('debrief.scored', {
      parts: most.length === 0 ? say('standing.no points') : speech.list(most),
    }),
    say(won ? 'debrief.ahead' : 'debrief.behind', {
      rival: seatName(speech, rival.seat),
      part: say(`debrief.of.${part}`),
      own: own[part],
      theirs: theirs[part],
    }),
    won ? say('debrief.won') : say(`debrief.next.${part}`),
  ];
}
