import { describe, expect, it } from 'vitest';
import { playMatch } from '../../../src/ai/playout.ts';
import { namedSeed } from '../../../src/engine/laws.ts';
import { namedRandom } from '../../../src/engine/random.ts';
import type { StoneAgeAction } from '../../../src/games/stone-age/action.ts';
import { adviser } from '../../../src/games/stone-age/adviser.ts';
import { isShop, type Shop } from '../../../src/games/stone-age/locations.ts';
import { priceAt, waysToPay } from '../../../src/games/stone-age/payment.ts';
import { stoneAgePlaying } from '../../../src/games/stone-age/playing.ts';
import type { StoneAgeView } from '../../../src/games/stone-age/view.ts';
import type { ComputerPlayer } from '../../../src/presentation/edition.ts';

const { game, players } = stoneAgePlaying;
const [gentle] = players;

/** What somebody did with cards and buildings in short matches, beside what it held then. */
function dealings(player: ComputerPlayer<StoneAgeAction, StoneAgeView>) {
  const sent: { readonly at: Shop; readonly isPaid: boolean }[] = [];
  let left = 0;
  const noting: typeof player = {
    ...player,
    choose(view, decision, choices, random) {
      const choice = player.choose(view, decision, choices, random);
      const { action } = choice;
      const goods = view.tribes[decision.seat]?.goods;
      if (action.do === 'leave') left += 1;
      if (action.do !== 'place' || !isShop(action.at) || goods === undefined) return choice;
      const isPaid = waysToPay(goods, priceAt(view, action.at)) !== null;
      sent.push({ at: action.at, isPaid });
      return choice;
    },
  };
  for (let nth = 0; nth < 40; nth += 1) {
    const name = `stone-age lesson ${nth}`;
    playMatch(game, {
      seed: namedSeed(name),
      seats: 2,
      config: game.config({ length: 'short' }),
      players: [noting, gentle],
      random: namedRandom(name),
    });
  }
  return { sent, left };
}

describe('who advises in a lesson', () => {
  it('sends nobody to what cannot be paid, and leaves nothing there that can', () => {
    const { sent, left } = dealings(adviser);
    expect(sent.filter(({ isPaid }) => !isPaid)).toEqual([]);
    expect(sent.length).toBeGreaterThan(40);
    expect(left).toBe(0);
  });
});
