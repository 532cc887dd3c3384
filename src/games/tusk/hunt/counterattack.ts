import { tell } from '../../../engine/play.ts';
import { item } from '../../../parts/item.ts';
import { MAMMOTH_WOUNDS_FROM } from '../content/numbers.ts';
import type { TuskPlay } from '../play.ts';
import { type HuntFrame, tribeOf } from '../state.ts';
import { wound } from '../wounds.ts';

/** Tusk, hunt 3: each die is thrown at one hunter. */
export function fightBack(play: TuskPlay, frame: HuntFrame): void {
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
