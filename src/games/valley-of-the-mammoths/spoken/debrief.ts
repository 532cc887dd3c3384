import type { Seat } from '../../../engine/game.ts';
import { best } from '../../../parts/best.ts';
import { item } from '../../../parts/item.ts';
import { rivalOf } from '../../../presentation/result.ts';
import { CAMPS_TO_WIN } from '../content/numbers.ts';
import type { ValleyEvent } from '../event.ts';
import { lossesOf } from '../story.ts';
import { peopleOf } from '../tribes.ts';
import type { TribeView, ValleyView } from '../view.ts';
import type { ValleySpeech } from '../words/index.ts';
import { counted, seatName } from './names.ts';
import { havesOf, pointsIn } from './standing.ts';

/** By what people are lost, as somebody who learns tells it apart: captives are lost to a tribe. */
const CAUSES = ['tribes', 'animals', 'hunger', 'nature'] as const;
type Lost = Readonly<Record<(typeof CAUSES)[number], number>>;

function lostBy(events: readonly ValleyEvent[], seat: Seat): Lost {
  const { captured, ...lost } = lossesOf(events, seat);
  return { ...lost, tribes: lost.tribes + captured };
}

/** `5 people to other tribes and 2 to animals`, most first; `nobody`. */
function lostWords(speech: ValleySpeech, lost: Lost): string {
  const parts = CAUSES.filter((cause) => lost[cause] > 0)
    .toSorted((one, other) => lost[other] - lost[one])
    .map((cause, nth) => {
      const people = nth === 0 ? counted(speech, lost[cause], 'people') : lost[cause];
      return speech.say(`debrief.lost.${cause}`, { people });
    });
  return parts.length === 0 ? speech.say('names.nobody') : speech.list(parts);
}

/** What a tribe may try next: to keep its people, if it lost as many as are left; or to have what others had more of. */
function nextOf(me: TribeView, lost: Lost, rival: TribeView) {
  const dead = CAUSES.reduce((sum, cause) => sum + lost[cause], 0);
  if (dead >= peopleOf(me)) return best(CAUSES, (cause) => lost[cause]);
  if (me.camps.length <= rival.camps.length) return 'camps';
  return me.food < rival.food ? 'food' : 'people';
}

/** What a match that is over came to for a seat, the best of the others, and what to try next: a line each. */
export function debrief(
  speech: ValleySpeech,
  view: ValleyView,
  seat: Seat,
  events: readonly ValleyEvent[],
): readonly string[] {
  const { say } = speech;
  const me = item(view.tribes, seat);
  const rival = item(view.tribes, rivalOf(pointsIn(view), seat));
  const of = { rival: seatName(speech, rival.seat) };
  const [own, theirs] = [lostBy(events, seat), lostBy(events, rival.seat)];
  const [lost, lostThere] = [lostWords(speech, own), lostWords(speech, theirs)];
  const next = view.winners?.includes(seat) === true ? 'won' : nextOf(me, own, rival);
  return [
    me.outSince === null
      ? say('debrief.had', { ...havesOf(speech, me), lost })
      : say('debrief.out', { turn: me.outSince, lost }),
    rival.outSince === null
      ? say('debrief.rival', { ...of, ...havesOf(speech, rival), lost: lostThere })
      : say('debrief.rival out', { ...of, turn: rival.outSince, lost: lostThere }),
    say(`debrief.next.${next}`, { needed: CAMPS_TO_WIN }),
  ];
}
