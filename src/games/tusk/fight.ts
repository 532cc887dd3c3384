import { amounts } from '../../engine/choices.ts';
import type { Amounts, Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import type { Question } from '../../engine/question.ts';
import { choice, keptAmounts } from '../../parts/choice.ts';
import { item } from '../../parts/item.ts';
import { seatsFrom } from '../../parts/seats.ts';
import type { ActionOf } from './action.ts';
import { BLOWS, toBlows } from './fight/blows.ts';
import type { Place } from './map.ts';
import type { TuskFrame, TuskPlay, TuskStep } from './play.ts';
import { type FightFrame, isThere, tribeOf, type TuskState, unwounded } from './state.ts';

/** A member starts a fight: every tribe on the tile is in it (Tusk, tribe phase 3; fight 1). */
export function beginFight(play: TuskPlay, initiator: Seat, at: Place): void {
  const { state } = play;
  for (const member of tribeOf(state, initiator).members) {
    if (member.at === at && !member.wounded && member.actions > 0) member.actions -= 1;
  }
  const seats = seatsFrom(initiator, state.tribes.length).filter((seat) =>
    isThere(state, seat, at),
  );
  state.fights += 1;
  const frame: FightFrame = {
    frame: 'fight',
    number: state.fights,
    at,
    seats,
    out: [],
    aims: [],
    step: 'sides',
    // The initiator may not sit out.
    asked: 1,
    uses: [],
    hits: [],
  };
  if (seats.length === 2) {
    frame.asked = 0;
    frame.aims = seats
      .map((seat, i) => ({ seat, target: item(seats, 1 - i), members: unwounded(state, seat, at) }))
      .filter(({ members }) => members > 0);
    toBlows(frame);
  }
  state.frames.push(frame);
  tell(play, { type: 'fightBegan', at, initiator, seats });
}

// Ids and keys stand in logs and on buttons, so taking sides keeps its old name there.
const STAYS_IN = choice('stand.in', { do: 'sides', sitsOut: false });
const SITS_OUT = choice('stand.out', { do: 'sides', sitsOut: true });

/** Tusk, fight 1: with three tribes or four each says in turn whether it sits out, the initiator aside. */
const sides: TuskStep<'fight', 'sides'> = {
  does: ['sides'],

  asks(_state, { seats, asked, number }) {
    const seat = item(seats, asked);
    return [{ seat, kind: 'sides', topic: `stand.${number}.${seat}` }];
  },

  choices: () => [STAYS_IN, SITS_OUT],

  safe: () => SITS_OUT,

  answer(play, frame, [{ action }]) {
    takeSide(play, frame, action.sitsOut);
    return 'goes on';
  },

  goOn(play, frame) {
    const seat = frame.seats[frame.asked];
    if (seat === undefined) {
      frame.step = 'aim';
      frame.asked = 0;
    } else {
      if (isAbleToAct(play.state, frame, seat)) return 'asks';
      takeSide(play, frame, true);
    }
    return 'goes on';
  },
};

/** Whether a tribe has a die to roll or grass to use; one that has neither sits out unasked. */
function isAbleToAct(state: TuskState, { at }: FightFrame, seat: Seat): boolean {
  return unwounded(state, seat, at) > 0 || tribeOf(state, seat).goods.grass > 0;
}

/** The tribe whose word it is stays in or sits out. */
function takeSide(play: TuskPlay, frame: FightFrame, sitsOut: boolean): void {
  const seat = item(frame.seats, frame.asked);
  frame.asked += 1;
  if (!sitsOut) return;
  frame.out = [...frame.out, seat];
  tell(play, { type: 'satOut', seat });
}

type Aims = Amounts<ActionOf<'aim'>>;

const aimOf = ({ number }: Pick<FightFrame, 'number'>, seat: Seat): Question<'aim'> => ({
  seat,
  kind: 'aim',
  topic: `aim.${number}.${seat}`,
});

/** Whether a tribe names whom it attacks, if that is said in turn. */
const isAiming = (state: TuskState, { out, at }: Readonly<FightFrame>, seat: Seat): boolean =>
  !out.includes(seat) && unwounded(state, seat, at) > 0;

/** Tusk, fight 1: each tribe names in turn, in the open, whom each of its members there attacks. */
const aim: TuskStep<'fight', 'aim'> = {
  does: ['aim'],

  asks: (_state, frame) => [aimOf(frame, item(frame.seats, frame.asked))],

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
      toBlows(frame);
    } else {
      if (isAiming(play.state, frame, seat)) return 'asks';
      frame.asked += 1;
    }
    return 'goes on';
  },
};

const onceAimed = keptAmounts<ActionOf<'aim'>>();

/** So many members, divided among targets. */
function aims(members: number, targets: readonly Seat[]): Aims {
  return onceAimed(`${members}.${targets.join('')}`, () =>
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

const STEPS = { sides, aim, ...BLOWS };

/** A fight, from the moment a member starts it to its last stone. */
export const fight: TuskFrame<'fight'> = {
  step: ({ step }) => STEPS[step],

  /** Whoever takes part may say ahead whom it attacks: nothing of what it may choose changes until its turn. */
  ahead: {
    asks(state, frame) {
      const { step, seats, asked } = frame;
      const told = step === 'sides' ? seats.slice(0, asked) : [];
      const waiting = step === 'aim' ? seats.slice(asked + 1) : told;
      return waiting
        .filter((seat) => isAiming(state, frame, seat))
        .map((seat) => aimOf(frame, seat));
    },
    choices: (...asked) => aim.choices(...asked),
  },
};
