// The game of bench/small/foragers.ts, written for boardgame.io as its documentation shows it.
import { createRequire } from 'node:module';

const { INVALID_MOVE } = createRequire(import.meta.url)('boardgame.io/core');

const [SEATS, MEMBERS, ACTIONS, ROUNDS, WOUNDS, GOODS] = [4, 3, 4, 10, 4, 4];

/**
 * A random plugin like boardgame.io's own, over a given list of dice.
 * @param {readonly number[]} dice
 */
const dicePlugin = (dice) => ({
  name: 'dice',
  setup: () => ({ drawn: 0 }),
  api: ({ data }) => {
    let { drawn } = data;
    return {
      die: () => {
        const die = dice[drawn];
        drawn += 1;
        return die;
      },
      drawn: () => drawn,
    };
  },
  flush: ({ api }) => ({ drawn: api.drawn() }),
});

/**
 * @param {readonly (readonly number[])[]} neighbours by tile
 * @param {readonly number[]} dice in the order they fall
 */
export const foragers = (neighbours, dice) => ({
  name: 'foragers',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  plugins: [dicePlugin(dice)],
  setup: () => ({
    tokens: neighbours.map(() => 3),
    tribes: Array.from({ length: SEATS }, (_, seat) => ({
      at: Array.from({ length: MEMBERS }, (_none, member) => 1 + seat * MEMBERS + member),
      goods: Array.from({ length: GOODS }, () => 0),
    })),
    wounds: WOUNDS,
    taken: 0,
  }),
  turn: { minMoves: ACTIONS, maxMoves: ACTIONS },
  moves: {
    move: ({ G, playerID }, member, to) => {
      const tribe = G.tribes[playerID];
      if (!neighbours[tribe.at[member]]?.includes(to)) return INVALID_MOVE;
      tribe.at[member] = to;
      G.taken += 1;
    },
    gather: ({ G, playerID }, member) => {
      const tribe = G.tribes[playerID];
      const at = tribe.at[member];
      if (!(G.tokens[at] > 0)) return INVALID_MOVE;
      G.tokens[at] -= 1;
      tribe.goods[at % GOODS] += 1;
      G.taken += 1;
    },
    hunt: ({ G, playerID, dice: { die } }) => {
      const rolled = [die(), die(), die()];
      const hits = Math.min(G.wounds, rolled.filter((value) => value >= 5).length);
      const killed = hits === G.wounds;
      G.tribes[playerID].goods[3] += hits + (killed ? WOUNDS : 0);
      G.wounds = killed ? WOUNDS : G.wounds - hits;
      G.taken += 1;
    },
  },
  endIf: ({ G }) => (G.taken === SEATS * ACTIONS * ROUNDS ? { over: true } : undefined),
});
