import { expect, it, vi } from 'vitest';
import { playMatch } from '../../src/ai/playout.ts';
import { think } from '../../src/ai/think.ts';
import { namedSeed } from '../../src/engine/laws.ts';
import type { Playing } from '../../src/games/players.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { steadingEdition } from '../games/steading/index.ts';
import { STEADING } from '../games/steading/rules.ts';
import type { SteadingState } from '../games/steading/state.ts';

const { state: begun } = STEADING.setup(STEADING.config({}), 3, namedRandom('thoughts'), 2);

/** What the second seat chooses where this stands. */
function chosenIn(state: SteadingState, players: Playing['players'], game = edition.game) {
  const world = JSON.parse(JSON.stringify(STEADING.stored(state)));
  const decision = STEADING.decisions(state).find(({ seat, owed }) => seat === 1 && owed)?.id ?? '';
  const thinking = { game: 'steading', player: 'steady', world, seat: 1 };
  const thought = { about: 'answer', ...thinking, decision, chance: 'any' } as const;
  return think({ game, players }, thought);
}

const edition: Playing = steadingEdition;
const steady = edition.players.at(-1);
if (steady === undefined) throw new Error('There is a player of that level.');
const order = vi.fn<NonNullable<typeof steady.order>>((_view, _decision, choices) =>
  'shape' in choices ? null : (choices[0] ?? null),
);
const eager = { ...steady, order };

it('asks for an order once before each answer, however often it may be changed', () => {
  order.mockClear();
  const chosen = chosenIn({ ...begun, frames: [{ frame: 'sending', left: [1] }] }, [eager]);
  expect(chosen).toMatchObject([
    { decision: 'order.1.0', choice: 'none' },
    { decision: 'send.1.1' },
  ]);
  expect(order).toHaveBeenCalledOnce();
  const guards = ['north', 'south'].map((gate) => ({ seat: 1, gate }));
  const both = { ...begun, frames: [{ frame: 'guarding', left: guards }] };
  expect(chosenIn(STEADING.parse(both), [eager]).map(({ decision }) => decision)).toEqual([
    'order.1.0',
    'guard.1.1.north',
    'order.1.1',
    'guard.1.1.south',
  ]);
});

it('asks for none before an answer that is sealed', () => {
  order.mockClear();
  const chosen = chosenIn({ ...begun, frames: [{ frame: 'bidding' }] }, [eager]);
  expect(chosen).toMatchObject([{ decision: 'bid.1.1' }]);
  expect(order).not.toHaveBeenCalled();
});

it('gives up where an order does at once what nobody can know before, in self-play too', () => {
  const state: SteadingState = { ...begun, frames: [{ frame: 'sending', left: [1] }] };
  const game: Playing['game'] = {
    ...edition.game,
    apply: (...what) => ({ ...edition.game.apply(...what), reveals: true }),
  };
  const why = 'does at once what nobody can know before: order.1.0';
  expect(() => chosenIn(state, [eager], game)).toThrow(why);
  const setting = { seed: namedSeed('at once'), seats: 2, config: game.config({}) };
  const playout = { ...setting, players: [eager, eager], random: namedRandom('at once') };
  expect(() => playMatch(game, playout)).toThrow('does at once what nobody can know before');
});
