import type { Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { choice } from '../../parts/choice.ts';
import type { Fixed } from '../../parts/fixed.ts';
import { pay } from '../../parts/goods.ts';
import { item } from '../../parts/item.ts';
import { seatsFrom } from '../../parts/seats.ts';
import type { ActionOf, Uses } from './action.ts';
import { NOTHING, ofPlaces, waysToUse } from './choice.ts';
import { HUNT_HITS_FROM, MAMMOTH_WOUNDS_FROM } from './content/numbers.ts';
import { TOKENS } from './content/terrain.ts';
import { callBack, KILL, leaderOf, toKill } from './hunt/kill.ts';
import { tilesBeside } from './movement.ts';
import type { TuskFrame, TuskPlay, TuskStep } from './play.ts';
import { countDeed } from './scoring.ts';
import { type HuntFrame, isThere, tribeOf, type TuskState, unwounded } from './state.ts';
import { wound } from './wounds.ts';

/** The hunt phase begins with its first round. */
export function beginHunt(play: TuskPlay): void {
  const frame: HuntFrame = {
    frame: 'hunt',
    round: 0,
    order: [],
    step: 'attack',
    asked: 0,
    uses: [],
  };
  play.state.frames.push(frame);
  beginRound(play, frame);
}

/** Seats with a member in the hunt, in seat order. */
export function hunters(state: TuskState): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.tribes.length; seat += 1) {
    if (isThere(state, seat, 'hunting')) seats.push(seat);
  }
  return seats;
}

/** Leader first, then clockwise; where the leader has left, the next tribe starts. */
function beginRound(play: TuskPlay, frame: HuntFrame): void {
  const { state } = play;
  frame.round += 1;
  frame.order = seatsFrom(leaderOf(state), state.tribes.length).filter((seat) =>
    isThere(state, seat, 'hunting'),
  );
  frame.step = 'attack';
  frame.asked = 0;
  frame.uses = [];
  tell(play, { type: 'huntRoundBegan', round: frame.round });
}

const attacks = waysToUse((uses): ActionOf<'attack'> => ({ do: 'attack', uses }));

/** Tusk, hunt 1: the tribes attack in turn, in the open; after the last the mammoth strikes back. */
const attack: TuskStep<'hunt', 'attack'> = {
  does: ['attack'],

  asks(state, { order, asked, round }) {
    const seat = item(order, asked);
    return [{ seat, kind: 'attack', topic: `attack.${state.turn}.${round}.${seat}` }];
  },

  choices(state, _frame, { seat }) {
    const { stick, grass, stone } = tribeOf(state, seat).goods;
    return attacks(stick, grass, stone);
  },

  answer(play, frame, [{ action }]) {
    strike(play, frame, action.uses);
    return 'goes on';
  },

  goOn(play, frame) {
    const seat = frame.order[frame.asked];
    if (seat === undefined) {
      fightBack(play, frame);
      return 'goes on';
    }
    const { stick, grass, stone } = tribeOf(play.state, seat).goods;
    if (stick + grass + stone > 0) return 'asks';
    strike(play, frame, NOTHING);
    return 'goes on';
  },
};

/** Whose attack it is; null where nobody attacks. */
export const attackerIn = ({ step, order, asked }: Fixed<HuntFrame>): Seat | null =>
  step === 'attack' ? item(order, asked) : null;

/** The attack of the tribe whose turn it is. What it uses leaves its store at once. */
function strike(play: TuskPlay, frame: HuntFrame, uses: Uses): void {
  const { state, random } = play;
  const seat = item(frame.order, frame.asked);
  frame.asked += 1;
  const { goods } = tribeOf(state, seat);
  pay(goods, TOKENS, uses);
  frame.uses = [...frame.uses, { seat, uses }];
  const dice = Array.from({ length: unwounded(state, seat, 'hunting') }, () => random.die());
  const totals = dice.map((die) => die + uses.stick);
  const hits = totals.filter((total) => total >= HUNT_HITS_FROM).length;
  const byDice = Math.min(hits, state.mammothFood);
  const byStones = hits > 0 ? Math.min(uses.stone, state.mammothFood - byDice) : 0;
  const food = byDice + byStones;
  state.mammothFood -= food;
  goods.food += food;
  const left = state.mammothFood;
  const roll = { seat, dice, totals, hits };
  tell(play, { type: 'mammothAttacked', roll, uses, byStones, food, left });
  if (left > 0) return;
  const leader = leaderOf(state);
  tell(play, { type: 'mammothKilled', leader, at: state.mammoth });
  countDeed(play, leader, 'led a kill');
  toKill(frame);
}

/** Tusk, hunt 3: each die is thrown at one hunter. */
function fightBack(play: TuskPlay, frame: HuntFrame): void {
  const { state, random } = play;
  for (const seat of frame.order) {
    const grass = frame.uses.find((one) => one.seat === seat)?.uses.grass ?? 0;
    const hunters = tribeOf(state, seat).members.flatMap((member, index) =>
      member.at === 'hunting' && !member.wounded ? [index + 1] : [],
    );
    const dice = hunters.map(() => random.die());
    const totals = dice.map((die) => die - grass);
    const wounded = hunters.filter((_, i) => item(totals, i) >= MAMMOTH_WOUNDS_FROM);
    const roll = { seat, dice, totals, hits: wounded.length };
    tell(play, { type: 'mammothFoughtBack', roll, grass });
    for (const hunter of wounded) wound(play, seat, hunter, 'mammoth');
  }
  frame.step = 'regroup';
}

const RETREAT = ofPlaces((to, name) => choice(`retreat.${name}`, { do: 'regroup', to }));
const STAY = choice('stay', { do: 'regroup', to: null });

/** Tusk, hunt 4: all that hunt say in secret, at once, whether and where to they call off their hunt. */
const regroup: TuskStep<'hunt', 'regroup'> = {
  does: ['regroup'],

  asks: (state, { round }) =>
    hunters(state).map((seat) => ({
      seat,
      kind: 'regroup',
      topic: `regroup.${state.turn}.${round}.${seat}`,
      sealed: true,
    })),

  /** To one tile beside the mammoth; a tribe whose hunters are all wounded must. */
  choices(state, _frame, { seat }) {
    const ways = tilesBeside(state, state.mammoth).map((place) => item(RETREAT, place));
    return unwounded(state, seat, 'hunting') > 0 ? [STAY, ...ways] : ways;
  },

  /** All answers are revealed together; whoever still hunts begins another round. */
  answer(play, frame, answers) {
    if (answers.length > 1) play.reveals = true;
    for (const { decision, action } of answers) {
      const { seat } = decision;
      if (action.to === null) tell(play, { type: 'huntStayed', seat });
      else callBack(play, seat, action.to);
    }
    if (hunters(play.state).length === 0) return 'over';
    beginRound(play, frame);
    return 'goes on';
  },
};

const STEPS = { attack, regroup, ...KILL };

/** Tusk, hunt phase: rounds, until nobody hunts or the mammoth is dead. */
export const hunt: TuskFrame<'hunt'> = { step: ({ step }) => STEPS[step] };
