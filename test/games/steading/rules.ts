import type { Game } from '../../../src/engine/game.ts';
import { beginPlay } from '../../../src/engine/play.ts';
import { item } from '../../../src/parts/item.ts';
import type { SteadingAction, SteadingEvent } from './action.ts';
import { CARD_IDS, CONTENT } from './content.ts';
import { beginRound, sequence, start } from './sequence.ts';
import {
  CONFIG,
  type Hand,
  RULES,
  STATE,
  type SteadingConfig,
  type SteadingState,
} from './state.ts';
import { ranking, type SteadingView, viewOf } from './view.ts';

/**
 * A small game with what Tusk! does not have and the next games need: six seats, no map, places and cards to choose
 * from at once, two questions of a kind, many workers sent together, feeding asked of all at once, sealed bids of
 * six goods of any size, an interrupt by standing order, ties that are broken, nobody who wins, and content in two
 * versions.
 */
export const STEADING: Game<
  SteadingState,
  SteadingAction,
  SteadingEvent,
  SteadingView,
  SteadingConfig
> = {
  ...sequence,
  id: 'steading',
  rules: 2,
  content: CONTENT,
  seats: [2, 6],
  config: (input) => CONFIG.parse(input ?? {}),
  parse: (stored) => STATE.parse(stored),
  stored: (state) => state,
  setup({ ice, ...config }, seats, random, version) {
    const rules = RULES.parse(version);
    const all = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
    const goods = { ...CONTENT[rules].start, ice };
    const play = beginPlay<SteadingState, SteadingEvent>(
      {
        ...config,
        rules,
        round: 0,
        goods: all(() => ({ ...goods })),
        points: all(() => 0),
        hands: all((): Hand => (random.below(2) === 0 ? 'storm' : 'calm')),
        orders: all(() => false),
        ordered: all(() => 0),
        deck: random.shuffle(CARD_IDS),
        display: [],
        guards: [],
        sent: [],
        placed: [],
        frames: [],
      },
      random,
    );
    beginRound(play);
    return start(play);
  },
  deals: null,
  view: viewOf,
  outcome(state) {
    if (state.frames.length > 0) return null;
    const { stocks, winners } = ranking(state);
    return { scores: state.points, winners, tieBreaks: [{ name: 'goods', values: stocks }] };
  },
  resample(state, viewer, random) {
    const hands = state.hands.map((own, seat): Hand => {
      if (own === 'spent' || seat === viewer) return own;
      return random.below(2) === 0 ? 'storm' : 'calm';
    });
    const orders = state.orders.map((own, seat) =>
      seat === viewer ? own : item(hands, seat) === 'storm' && random.below(2) === 0,
    );
    return { ...state, hands, orders, deck: random.shuffle(state.deck) };
  },
  breaches: ({ hands, orders }) =>
    orders.flatMap((storm, seat) =>
      storm && hands[seat] !== 'storm' ? [`Seat ${seat} orders without a card.`] : [],
    ),
};
