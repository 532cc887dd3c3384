import type { Seat } from '../../../engine/game.ts';
import { tell } from '../../../engine/play.ts';
import type { Uses } from '../action.ts';
import { NOTHING } from '../choice.ts';
import { FIGHT_WOUNDS_FROM } from '../content/numbers.ts';
import type { Roll } from '../event.ts';
import type { TuskPlay } from '../play.ts';
import type { FightFrame } from '../state.ts';

/** What a seat uses in a fight. */
export function usesOf(frame: Readonly<FightFrame>, seat: Seat): Uses {
  return frame.uses.find((one) => one.seat === seat)?.uses ?? NOTHING;
}

/** Tusk, fight 3: all dice fall before anybody is wounded. */
export function roll(play: TuskPlay, frame: FightFrame): void {
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
