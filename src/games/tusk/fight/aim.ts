import { amounts } from '../../../engine/choices.ts';
import type { Amounts, Seat } from '../../../engine/game.ts';
import { tell } from '../../../engine/play.ts';
import { item } from '../../../parts/item.ts';
import type { ActionOf } from '../action.ts';
import { keptAmounts } from '../../../parts/choice.ts';
import type { TuskStep } from '../play.ts';
import { unwounded } from '../state.ts';

type Aims = Amounts<ActionOf<'aim'>>;

/** Tusk, fight 1: each tribe names in turn, in the open, whom each of its members there attacks. */
export const aim: TuskStep<'fight', 'aim'> = {
  does: ['aim'],

  asks(_state, { seats, asked, number }) {
    const seat = item(seats, asked);
    return [{ seat, kind: 'aim', topic: `aim.${number}.${seat}` }];
  },

  /** Any other tribe on the tile may be attacked, also one that sits out. */
  choices(state, { seats, at }, { seat }) {
    const targets = seats.filter((other) => other !== seat).sort((a, b) => a - b);
    return aims(unwounded(state, seat, at), targets);
  },

  answer(play, frame, [{ action }]) {
    const seat = item(frame.seats, frame.asked);
    frame.asked += 1;
    const named = action.at.map(({ seat: target, members }) => ({ seat, target, members }));
    frame.aims = [...frame.aims, ...named];
    tell(play, { type: 'aimed', seat, at: action.at });
    return 'goes on';
  },

  goOn(play, frame) {
    const seat = frame.seats[frame.asked];
    if (seat === undefined) {
      frame.step = 'commit';
    } else {
      if (!frame.out.includes(seat) && unwounded(play.state, seat, frame.at) > 0) return 'asks';
      frame.asked += 1;
    }
    return 'goes on';
  },
};

const once = keptAmounts<ActionOf<'aim'>>();

/** So many members, divided among targets. */
function aims(members: number, targets: readonly Seat[]): Aims {
  return once(`${members}.${targets.join('')}`, () =>
    amounts({
      name: 'aim',
      key: 'some',
      most: Object.fromEntries(targets.map((seat) => [seat, members])),
      total: members,
      action: (parts) => ({
        do: 'aim',
        at: targets
          .map((seat) => ({ seat, members: parts[seat] ?? 0 }))
          .filter((part) => part.members > 0),
      }),
    }),
  );
}
