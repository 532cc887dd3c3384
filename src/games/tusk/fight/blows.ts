import { amounts, countChoices, nthChoice } from '../../../engine/choices.ts';
import type { Amounts, Seat } from '../../../engine/game.ts';
import { tell } from '../../../engine/play.ts';
import { keptAmounts } from '../../../parts/choice.ts';
import { pay } from '../../../parts/goods.ts';
import type { ActionOf, Uses } from '../action.ts';
import { NOTHING, waysToUse } from '../choice.ts';
import { FIGHT_WOUNDS_FROM } from '../content/numbers.ts';
import { TOKENS } from '../content/terrain.ts';
import type { Roll } from '../event.ts';
import type { TuskPlay, TuskStep } from '../play.ts';
import { countDeed } from '../scoring.ts';
import { type FightFrame, tribeOf, type TuskState, unwounded } from '../state.ts';
import { nextToFall, wound } from '../wounds.ts';

/** It is known who fights whom: now they choose what they use. */
export function toBlows(frame: FightFrame): void {
  frame.step = 'commit';
}

const commitments = waysToUse((uses): ActionOf<'commit'> => ({ do: 'commit', uses }));

/** Tusk, fight 2: all who fight choose in secret what they use. */
const commit: TuskStep<'fight', 'commit'> = {
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
    const down = nextToFall(state, seat, frame.at, wounds(frame, 'target', seat));
    for (const member of down) wound(play, seat, member, 'fight');
  }
  settleResult(play, frame);
  frame.step = 'stones';
}

/** What a seat uses in a fight. */
function usesOf(frame: Readonly<FightFrame>, seat: Seat): Uses {
  return frame.uses.find((one) => one.seat === seat)?.uses ?? NOTHING;
}

/** Tusk, fight 3: all dice fall before anybody is wounded. */
function roll(play: TuskPlay, frame: FightFrame): void {
  const rolls: (Roll & { target: Seat })[] = [];
  for (const { seat, target, members } of frame.aims) {
    const bonus = usesOf(frame, seat).stick - usesOf(frame, target).grass;
    const dice = Array.from({ length: members }, () => play.random.die());
    const totals = dice.map((die) => die + bonus);
    const hits = totals.filter((total) => total >= FIGHT_WOUNDS_FROM).length;
    rolls.push({ seat, target, dice, totals, hits });
  }
  frame.hits = rolls
    .filter(({ hits }) => hits > 0)
    .map(({ seat, target, hits }) => ({ seat, target, hits }));
  tell(play, { type: 'fightRolled', at: frame.at, rolls });
}

/** Wounds by dice that a seat has dealt, or taken, excess included. */
const wounds = ({ hits }: FightFrame, by: 'seat' | 'target', seat: Seat): number =>
  hits.reduce((sum, hit) => (hit[by] === seat ? sum + hit.hits : sum), 0);

/** Tusk, fight 4: the most wounds inflicted, excess included, wins; a tie for the most wins nothing. */
function settleResult(play: TuskPlay, frame: FightFrame): void {
  const most = Math.max(...frame.seats.map((seat) => wounds(frame, 'seat', seat)));
  const [winner, ...tied] = frame.seats.filter((seat) => wounds(frame, 'seat', seat) === most);
  if (winner === undefined || tied.length > 0) {
    tell(play, { type: 'fightTied' });
    return;
  }
  const food = Math.max(0, most - wounds(frame, 'target', winner));
  tribeOf(play.state, winner).goods.food += food;
  tell(play, { type: 'fightWon', seat: winner, food });
  countDeed(play, winner, 'won a fight');
}

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
const stones: TuskStep<'fight', 'stones'> = {
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

/** What follows once it is known who fights whom. */
export const BLOWS = { commit, stones };
