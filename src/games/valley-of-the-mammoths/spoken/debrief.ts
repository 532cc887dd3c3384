import type { Seat } from '../../../engine/game.ts';
import { best } from '../../../parts/best.ts';
import { item } from '../../../parts/item.ts';
import { CAMPS_TO_WIN } from '../content/numbers.ts';
import { peopleOf } from '../tribes.ts';
import type { TribeView, ValleyView } from '../view.ts';
import type { ValleySpeech } from '../words/index.ts';
import { seatName } from './names.ts';
import { havesOf, rankOf } from './standing.ts';

/** What a tribe may try next, by what it had less of than the best of the others. */
function nextOf(me: TribeView, rival: TribeView): 'lives' | 'food' | 'camps' | 'people' {
  // Of what it died no view tells: by fights or by hunger.
  if (me.outSince !== null) return 'lives';
  if (me.camps.length <= rival.camps.length) return 'camps';
  return me.food < rival.food ? 'food' : 'people';
}

/** What a match that is over came to for a seat, the best of the others, and what to try next: a line each. */
export function debrief(speech: ValleySpeech, view: ValleyView, seat: Seat): readonly string[] {
  const { say } = speech;
  const me = item(view.tribes, seat);
  const rival = best(
    view.tribes.filter((tribe) => tribe !== me),
    (tribe) => -rankOf(view, tribe.seat) * 1000 + peopleOf(tribe),
  );
  const next = view.winners?.includes(seat) === true ? 'won' : nextOf(me, rival);
  return [
    me.outSince === null
      ? say('debrief.had', havesOf(speech, me))
      : say('debrief.out', { turn: me.outSince }),
    say('debrief.rival', { rival: seatName(speech, rival.seat), ...havesOf(speech, rival) }),
    say(`debrief.next.${next}`, { needed: CAMPS_TO_WIN }),
  ];
}
