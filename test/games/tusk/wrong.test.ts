import { expect, it } from 'vitest';
import { playMatch } from '../../../src/ai/playout.ts';
import { randomPlayer } from '../../../src/ai/random.ts';
import { namedSeed } from '../../../src/engine/laws.ts';
import { namedRandom } from '../../../src/engine/random.ts';
import { tuskEdition } from '../../../src/games/tusk/index.ts';
import type { TuskView } from '../../../src/games/tusk/view.ts';

const { game } = tuskEdition;

/** What is wrong with a value, at every moment of a match at which a tribe has its turn. */
function said(
  option: string,
  valueOf: (view: TuskView, seat: number) => string,
): Set<string | null> {
  const found = new Set<string | null>();
  playMatch(game, {
    seed: namedSeed('what is wrong'),
    seats: 3,
    config: game.config({}),
    players: [randomPlayer, randomPlayer, randomPlayer],
    random: namedRandom('what is wrong'),
    each({ match }) {
      for (const { seat, kind } of game.decisions(match.state)) {
        if (kind !== 'turn') continue;
        const view = game.view(match.state, seat);
        const typed = { command: 'move', option, value: valueOf(view, seat) };
        found.add(tuskEdition.in('en').wrong?.(typed, view, seat) ?? null);
      }
    },
  });
  return found;
}

it('says what is wrong with a tile or a member', () => {
  expect(said('to', () => 'Z9')).toEqual(new Set(['there is no such tile']));
  expect(said('to', () => 'd4')).toEqual(new Set(['that is out of reach']));
  expect(said('member', () => '9')).toEqual(new Set(['you have no such member']));
  const first = said('member', (view, seat) => String(view.tribes[seat]?.members[0]?.member));
  expect(first).toContain('it has no actions left');
  expect(first).toContain('it is wounded');
  const waiting = said('member', (view, seat) => String(view.tribes[seat]?.waiting[0] ?? 1));
  expect(waiting).toContain('it is not in play yet');
});
