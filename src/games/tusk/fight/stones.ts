import { amounts, countChoices, nthChoice } from '../../../engine/choices.ts';
import type { Amounts, Seat } from '../../../engine/game.ts';
import { tell } from '../../../engine/play.ts';
import type { ActionOf } from '../action.ts';
import { keptAmounts } from '../../../parts/choice.ts';
import type { TuskPlay, TuskStep } from '../play.ts';
import { type FightFrame, type TuskState, unwounded } from '../state.ts';
import { nextToFall, wound } from '../wounds.ts';
import { usesOf } from './roll.ts';

type Throws = Amounts<ActionOf<'stones'>>;
/** What a seat chose. */
interface Thrown {
  readonly seat: Seat;
  readonly on: ActionOf<'stones'>['on'];
}

/**
 * Tusk, fight 5: each stone wounds one more member of a tribe that this one wounded. Those with several
 * ways to put their stones are asked at once, in secret.
 */
export const stones: TuskStep<'fight', 'stones'> = {
  does: ['stones'],

  asks: (state, frame) =>
    throwers(state, frame).map((seat) => ({
      seat,
      kind: 'stones',
      topic: `stones.${frame.number}.${seat}`,
      sealed: true,
    })),

  choices: (state, frame, { seat }) => throws(state, frame, seat),

  answer(play, frame, answers) {
    const chosen = answers.map(({ decision, action }) => ({
      seat: decision.seat,
      on: action.on,
    }));
    throwStones(play, frame, chosen);
    return 'over';
  },

  goOn(play, frame) {
    if (throwers(play.state, frame).length > 0) return 'asks';
    throwStones(play, frame, []);
    return 'over';
  },
};

/** Seats with several ways to put their stones, in seat order. */
function throwers(state: TuskState, frame: Readonly<FightFrame>): Seat[] {
  return frame.seats
    .filter((seat) => countChoices(throws(state, frame, seat)) > 1)
    .sort((a, b) => a - b);
}

/** Stones for which no member stands do nothing, so they are not part of the choice. */
function throws(state: TuskState, frame: Readonly<FightFrame>, seat: Seat): Throws {
  const { stone } = usesOf(frame, seat);
  const targets = frame.hits
    .filter((hit) => hit.seat === seat)
    .map(({ target }) => ({ seat: target, unwounded: unwounded(state, target, frame.at) }))
    .filter((target) => target.unwounded > 0)
    .sort((a, b) => a.seat - b.seat);
  const all = targets.reduce((sum, target) => sum + target.unwounded, 0);
  return waysToThrow(Math.min(stone, all), targets);
}

const once = keptAmounts<ActionOf<'stones'>>();

/** So many stones, divided among targets that can take so many each; seats in order. */
function waysToThrow(
  count: number,
  targets: readonly { readonly seat: Seat; readonly unwounded: number }[],
): Throws {
  const most = targets.map((target) => target.unwounded);
  const name = `${count}.${targets.map(({ seat }) => seat).join('')}.${most.join('')}`;
  return once(name, () =>
    amounts({
      name: 'stones',
      key: 'some',
      most: Object.fromEntries(targets.map(({ seat, unwounded: limit }) => [seat, limit])),
      total: count,
      action: (parts) => ({
        do: 'stones',
        on: targets
          .map(({ seat }) => ({ seat, stones: parts[seat] ?? 0 }))
          .filter((part) => part.stones > 0),
      }),
    }),
  );
}

/** All stones are resolved together; then the fight is over. What was used has left the stores already. */
function throwStones(play: TuskPlay, frame: FightFrame, chosen: readonly Thrown[]): void {
  if (chosen.length > 1) play.reveals = true;
  const { state } = play;
  const flying = frame.seats.flatMap((seat) => {
    // What was chosen, or the only way there is.
    const on =
      chosen.find((one) => one.seat === seat)?.on ??
      nthChoice(throws(state, frame, seat), 0).action.on;
    return on.map((part) => ({ seat, target: part.seat, stones: part.stones }));
  });
  for (const target of frame.seats) {
    const by = flying
      .filter((one) => one.target === target)
      .map((one) => ({ seat: one.seat, stones: one.stones }));
    if (by.length === 0) continue;
    const all = by.reduce((sum, one) => sum + one.stones, 0);
    const members = nextToFall(state, target, frame.at, all);
    tell(play, { type: 'stonesThrown', target, by, members });
    for (const member of members) wound(play, target, member, 'stone');
  }
}
