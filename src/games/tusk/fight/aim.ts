import type { Choice, Seat } from '../../../engine/game.ts';
import { tell } from '../../../engine/play.ts';
import { item } from '../../../parts/item.ts';
import { splits } from '../../../parts/splits.ts';
import type { ActionOf } from '../action.ts';
import { choice, keptLists } from '../choice.ts';
import type { TuskStep } from '../play.ts';
import { unwounded } from '../state.ts';

type Aim = Choice<ActionOf<'aim'>>;

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

const once = keptLists<Aim>();

/** Every way for so many members to choose among targets; seats in order. */
function aims(members: number, targets: readonly Seat[]): readonly Aim[] {
  return once(`${members}.${targets.join('')}`, () =>
    splits(
      members,
      targets.map(() => members),
    ).map((parts) => {
      const at = targets
        .map((seat, i) => ({ seat, members: parts[i] ?? 0 }))
        .filter((part) => part.members > 0);
      const key = `aim.${at.map((part) => `${part.seat}x${part.members}`).join('.')}`;
      return choice(key, { do: 'aim', at });
    }),
  );
}
