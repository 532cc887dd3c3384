import type { Seat } from '../../../engine/game.ts';
import { best } from '../../../parts/best.ts';
import { item } from '../../../parts/item.ts';
import { rivalOf } from '../../../presentation/result.ts';
import { HUNGER } from '../content/numbers.ts';
import type { StoneAgeEvent } from '../event.ts';
import { SOURCES } from '../happenings/told.ts';
import { sourcesOf } from '../story.ts';
import type { StoneAgeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { seatName } from './names.ts';
import { pointsIn } from './standing.ts';

/** So many things that scored are told; what hunger took always is. */
const TOLD = 3;

/** What scored in a match that is over, for whom, and what a seat may try next: a line each. */
export function debrief(
  speech: StoneAgeSpeech,
  view: StoneAgeView,
  seat: Seat,
  events: readonly StoneAgeEvent[],
): readonly string[] {
  const { say } = speech;
  const me = item(view.tribes, seat);
  const rival = item(view.tribes, rivalOf(pointsIn(view), seat));
  const own = sourcesOf(events, me.tally, seat);
  const theirs = sourcesOf(events, rival.tally, rival.seat);
  const most = SOURCES.filter((of) => own[of] > 0)
    .toSorted((one, other) => own[other] - own[one])
    .slice(0, TOLD);
  const parts = [...most, ...(own.hunger < 0 ? (['hunger'] as const) : [])].map((of) =>
    say(`debrief.parts.${of}`, { count: Math.abs(own[of]) }),
  );
  const won = view.winners?.includes(seat) === true;
  const part = best(SOURCES, (of) => (own[of] - theirs[of]) * (won ? 1 : -1));
  return [
    say('debrief.scored', {
      parts: parts.length === 0 ? say('standing.no points') : speech.list(parts),
    }),
    say(won ? 'debrief.ahead' : 'debrief.behind', {
      rival: seatName(speech, rival.seat),
      part: say(`debrief.of.${part}`),
      own: signed(own[part]),
      theirs: signed(theirs[part]),
    }),
    won ? say('debrief.won') : say(`debrief.next.${part}`, { hunger: HUNGER }),
  ];
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
