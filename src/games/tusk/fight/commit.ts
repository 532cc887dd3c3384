import type { Seat } from '../../../engine/game.ts';
import { tell } from '../../../engine/play.ts';
import { pay } from '../../../parts/goods.ts';
import type { ActionOf, Uses } from '../action.ts';
import { NOTHING, waysToUse } from '../choice.ts';
import { TOKENS } from '../content/terrain.ts';
import type { TuskPlay, TuskStep } from '../play.ts';
import { type FightFrame, tribeOf, type TuskState, unwounded } from '../state.ts';
import { nextToFall, wound } from '../wounds.ts';
import { settleResult, suffered } from './result.ts';
import { roll } from './roll.ts';

const commitments = waysToUse((uses): ActionOf<'commit'> => ({ do: 'commit', uses }));

/** Tusk, fight 2: all who fight choose in secret what they use. */
export const commit: TuskStep<'fight', 'commit'> = {
  does: ['commit'],

  asks: (state, frame) =>
    committers(state, frame).map((seat) => ({
      seat,
      kind: 'commit',
      topic: `commit.${frame.number}.${seat}`,
      sealed: true,
    })),

  /** A tribe whose members there are all wounded may use grass only. */
  choices(state, { at }, { seat }) {
    const { stick, grass, stone } = tribeOf(state, seat).goods;
    return unwounded(state, seat, at) > 0
      ? commitments(stick, grass, stone)
      : commitments(0, grass, 0);
  },

  answer(play, frame, answers) {
    const committed = answers.map(({ decision, action }) => ({
      seat: decision.seat,
      uses: action.uses,
    }));
    reveal(play, frame, committed);
    return 'goes on';
  },

  goOn(play, frame) {
    if (committers(play.state, frame).length > 0) return 'asks';
    reveal(play, frame, []);
    return 'goes on';
  },
};

/** Seats whose secret commitment is a choice, in seat order: the others commit nothing. */
function committers(state: TuskState, frame: Readonly<FightFrame>): Seat[] {
  return frame.seats
    .filter((seat) => !frame.out.includes(seat) && canCommit(state, frame, seat))
    .sort((a, b) => a - b);
}

function canCommit(state: TuskState, { at }: Readonly<FightFrame>, seat: Seat): boolean {
  const { stick, grass, stone } = tribeOf(state, seat).goods;
  return unwounded(state, seat, at) > 0 ? stick + grass + stone > 0 : grass > 0;
}

/** What was committed is revealed together and leaves the stores; then dice, wounds and result. */
function reveal(
  play: TuskPlay,
  frame: FightFrame,
  committed: readonly { readonly seat: Seat; readonly uses: Uses }[],
): void {
  const { state } = play;
  if (committed.length > 1) play.reveals = true;
  for (const seat of frame.seats) {
    if (frame.out.includes(seat)) continue;
    const uses = committed.find((one) => one.seat === seat)?.uses ?? NOTHING;
    pay(tribeOf(state, seat).goods, TOKENS, uses);
    frame.uses = [...frame.uses, { seat, uses }];
  }
  tell(play, { type: 'commitmentsRevealed', uses: frame.uses });
  roll(play, frame);
  for (const seat of frame.seats) {
    const down = nextToFall(state, seat, frame.at, suffered(frame, seat));
    for (const member of down) wound(play, seat, member, 'fight');
  }
  settleResult(play, frame);
  frame.step = 'stones';
}
