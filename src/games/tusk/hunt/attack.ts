import { tell } from '../../../engine/play.ts';
import { pay } from '../../../parts/goods.ts';
import { item } from '../../../parts/item.ts';
import type { ActionOf, Uses } from '../action.ts';
import { NOTHING, waysToUse } from '../choice.ts';
import { HUNT_HITS_FROM } from '../content/numbers.ts';
import { TOKENS } from '../content/terrain.ts';
import type { TuskPlay, TuskStep } from '../play.ts';
import { countDeed } from '../scoring.ts';
import { type HuntFrame, tribeOf, unwounded } from '../state.ts';
import { fightBack } from './counterattack.ts';
import { leaderOf } from './round.ts';

const attacks = waysToUse((uses): ActionOf<'attack'> => ({ do: 'attack', uses }));

/** Tusk, hunt 1: the tribes attack in turn, in the open; after the last the mammoth strikes back. */
export const attack: TuskStep<'hunt', 'attack'> = {
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
  frame.step = 'share';
}
