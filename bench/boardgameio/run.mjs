// Plays given moves on boardgame.io, again and again, and says how long it took: JSON in, JSON out.
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { foragers } from './foragers.mjs';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { Client } = require('boardgame.io/client');

const { neighbours, dice, moves, runs, matches } = JSON.parse(await text(process.stdin));
const game = foragers(neighbours, dice);
const numPlayers = 4;

/** Its reducer alone: what a server of theirs runs for every move. */
function byReducer() {
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers });
  for (const { seat, type, args } of moves) {
    const payload = { type, args, playerID: String(seat), credentials: undefined };
    state = reducer(state, { type: 'MAKE_MOVE', payload });
    if (state.transients?.error !== undefined) throw new Error(JSON.stringify(state.transients));
  }
  return state;
}

/** Its plain client: the reducer in a store that keeps the log. */
function byClient() {
  const client = Client({ game, numPlayers, debug: false });
  client.start();
  for (const { type, args } of moves) client.moves[type](...args);
  const state = client.getState();
  client.stop();
  return state;
}

/** Seconds of processor time for so many matches, one figure for each run. */
function time(play) {
  for (let i = 0; i < matches; i += 1) play();
  return Array.from({ length: runs }, () => {
    const before = process.cpuUsage();
    for (let i = 0; i < matches; i += 1) play();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  });
}

const [reducer, client] = [time(byReducer), time(byClient)];
const [a, b] = [byReducer(), byClient()];
process.stdout.write(
  JSON.stringify({
    reducer: { seconds: reducer, state: a.G, over: a.ctx.gameover !== undefined },
    client: { seconds: client, state: b.G, over: b.ctx.gameover !== undefined },
  }),
);
