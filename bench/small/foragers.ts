import type { Choice, Decision, Game } from '../../src/engine/game.ts';
import { ask } from '../../src/engine/question.ts';
import { NEIGHBOURS } from '../../src/games/tusk/map.ts';

/**
 * A small game of the same shape as the shelf's, for comparison with other frameworks: a map of 37 tiles
 * with tokens, four tribes of three members who move, gather and hunt with dice, four actions a turn, ten
 * rounds. `bench/boardgameio/foragers.mjs` is the same game on boardgame.io.
 */
export const GOODS = ['stick', 'grass', 'stone', 'food'] as const;
export const [SEATS, MEMBERS, ACTIONS, ROUNDS, WOUNDS] = [4, 3, 4, 10, 4];

export interface Tribe {
  readonly at: readonly number[];
  readonly goods: readonly number[];
}

export interface Foragers {
  /** Tokens left on each tile; a tile's kind is its place modulo the kinds of goods. */
  readonly tokens: readonly number[];
  readonly tribes: readonly Tribe[];
  readonly wounds: number;
  /** Actions taken in the whole match. */
  readonly taken: number;
}

export type ForagersAction =
  | { readonly do: 'move'; readonly member: number; readonly to: number }
  | { readonly do: 'gather'; readonly member: number }
  | { readonly do: 'hunt' };

export interface ForagersEvent {
  readonly type: 'moved' | 'gathered' | 'hunted';
  readonly seat: number;
  readonly dice: readonly number[];
}

const member = Array.from({ length: MEMBERS }, (_, number) => number);
/** Every choice is made once, as the shelf's games do it. */
const HUNT: Choice<ForagersAction> = { key: 'hunt', action: { do: 'hunt' } };
const GATHER = member.map(
  (number): Choice<ForagersAction> => ({
    key: `gather.${number}`,
    action: { do: 'gather', member: number },
  }),
);
const MOVE = member.map((number) =>
  NEIGHBOURS.map(
    (_, to): Choice<ForagersAction> => ({
      key: `move.${number}.${to}`,
      action: { do: 'move', member: number, to },
    }),
  ),
);

function push<T>(list: T[], entry: T | undefined): void {
  if (entry !== undefined) list.push(entry);
}

const seatOf = (state: Foragers): number => Math.floor(state.taken / ACTIONS) % SEATS;

/** A new list with one entry changed. */
function changed<T>(list: readonly T[], index: number, by: (entry: T) => T): readonly T[] {
  return list.map((entry, i) => (i === index ? by(entry) : entry));
}

function done(state: Foragers, action: ForagersAction, dice: readonly number[]): Foragers {
  const seat = seatOf(state);
  const taken = state.taken + 1;
  switch (action.do) {
    case 'move': {
      const { member, to } = action;
      const tribes = changed(state.tribes, seat, (tribe) => ({
        ...tribe,
        at: changed(tribe.at, member, () => to),
      }));
      return { ...state, tribes, taken };
    }
    case 'gather': {
      const at = state.tribes[seat]?.at[action.member] ?? 0;
      const tokens = changed(state.tokens, at, (left) => left - 1);
      const tribes = changed(state.tribes, seat, (tribe) => ({
        ...tribe,
        goods: changed(tribe.goods, at % GOODS.length, (count) => count + 1),
      }));
      return { ...state, tokens, tribes, taken };
    }
    case 'hunt': {
      const hits = Math.min(state.wounds, dice.filter((die) => die >= 5).length);
      const killed = hits === state.wounds;
      const tribes = changed(state.tribes, seat, (tribe) => ({
        ...tribe,
        goods: changed(tribe.goods, 3, (count) => count + hits + (killed ? WOUNDS : 0)),
      }));
      return { ...state, tribes, wounds: killed ? WOUNDS : state.wounds - hits, taken };
    }
  }
}

export const foragers: Game<Foragers, ForagersAction, ForagersEvent, Foragers, null> = {
  id: 'foragers',
  rules: 1,
  content: { 1: {} },
  seats: [SEATS, SEATS],
  config: () => null,
  parse: (stored) => stored as Foragers,
  stored: (state) => state,
  setup: () => ({
    state: {
      tokens: NEIGHBOURS.map(() => 3),
      tribes: Array.from({ length: SEATS }, (_, seat) => ({
        at: Array.from({ length: MEMBERS }, (_none, member) => 1 + seat * MEMBERS + member),
        goods: GOODS.map(() => 0),
      })),
      wounds: WOUNDS,
      taken: 0,
    },
    events: [],
    reveals: false,
  }),
  decisions: (state) =>
    state.taken === SEATS * ACTIONS * ROUNDS
      ? []
      : [ask({ seat: seatOf(state), kind: 'turn', topic: 'turn', earlier: state.taken })],
  choices(state: Foragers, { seat }: Decision): readonly Choice<ForagersAction>[] {
    const choices = [HUNT];
    for (const [number, at] of (state.tribes[seat]?.at ?? []).entries()) {
      if ((state.tokens[at] ?? 0) > 0) push(choices, GATHER[number]);
      for (const to of NEIGHBOURS[at] ?? []) push(choices, MOVE[number]?.[to]);
    }
    return choices;
  },
  apply(state, [answer], random) {
    if (answer === undefined) throw new Error('An answer is missing.');
    const { action } = answer;
    const dice = action.do === 'hunt' ? [random.die(), random.die(), random.die()] : [];
    const type = ({ move: 'moved', gather: 'gathered', hunt: 'hunted' } as const)[action.do];
    return {
      state: done(state, action, dice),
      events: [{ event: { type, seat: answer.decision.seat, dice } }],
      reveals: false,
    };
  },
  deals: null,
  view: (state) => state,
  outcome(state) {
    if (state.taken < SEATS * ACTIONS * ROUNDS) return null;
    const scores = state.tribes.map(({ goods }) => goods[3] ?? 0);
    const best = Math.max(...scores);
    return { scores, winners: [...scores.keys()].filter((seat) => scores[seat] === best) };
  },
  fallback: () => 'hunt',
  resample: (state) => state,
  breaches: () => [],
};
