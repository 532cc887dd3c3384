import { describe, expect, it } from 'vitest';
import type { VictoryId } from '../../../src/games/tusk/content/victory.ts';
import { tusk } from '../../../src/games/tusk/rules.ts';
import { cardWorth } from '../../../src/games/tusk/scoring.ts';
import { tribeOf } from '../../../src/games/tusk/state.ts';
import { only } from '../../../src/parts/only.ts';
import { asked, board, type BoardOptions, type Played, play, playAll } from './board.ts';

/** The last turn: one row is not yet snow, and after both tribes are done it freezes. */
function lastTurn(tribes: BoardOptions['tribes']) {
  return board({
    turn: 7,
    season: ['spring', 0],
    thawed: ['D7', 'C6', 'B5', 'A4'],
    tribes: tribes.map((tribe) => ({ members: ['A1'], ...tribe })),
  });
}

function end(state: ReturnType<typeof board>): Played {
  let now = state;
  for (let seat = 0; seat < state.tribes.length - 1; seat += 1) now = play(now, seat, 'done').state;
  return play(now, state.tribes.length - 1, 'done', [4]);
}

describe('the end', () => {
  it('Check: Spiteful Spirit with one token is 3, Trappers with 3 sticks and 2 stones 6; 9 and 10', () => {
    let state = board({
      turn: 7,
      season: ['spring', 0],
      mammoth: 'D3',
      mammothFood: 1,
      thawed: ['D7', 'C6', 'B5', 'A4'],
      tribes: [
        { members: ['A1'], food: 6, card: 'spiteful-spirit' },
        { members: ['A1', 'A2'], stick: 3, stone: 2, card: 'trappers' },
        { members: ['A1'], card: 'snarers' },
      ],
    });
    state = play(state, 0, 'done').state;
    state = play(state, 1, 'hunt.1').state;
    state = play(state, 1, 'done').state;
    state = play(state, 2, 'done').state;
    state = play(state, 1, 'use.0-0-0', [6]).state;
    // One food off the mammoth and three of its division are 4.
    const ended = play(state, 1, 'share.0-3-1', [4]);
    expect(only(ended.events, 'cardToken')).toEqual([
      {
        type: 'cardToken',
        seat: 0,
        card: 'spiteful-spirit',
        tokens: 1,
        deed: 'left out of a kill',
      },
    ]);
    expect(only(ended.events, 'gameEnded')).toEqual([
      {
        type: 'gameEnded',
        food: [6, 4, 1],
        cards: [
          { seat: 0, card: 'spiteful-spirit', food: 3 },
          { seat: 1, card: 'trappers', food: 6 },
          { seat: 2, card: 'snarers', food: 0 },
        ],
        totals: [9, 10, 1],
        winners: [1],
      },
    ]);
  });

  it('reveals every card and tells who won', () => {
    const ended = end(
      lastTurn([
        { food: 1, stick: 3, card: 'stick-hoard' },
        { food: 2, grass: 5, card: 'grass-hoard' },
        { food: 3, card: 'warmonger' },
      ]),
    );
    expect(ended.reveals).toBe(true);
    expect(only(ended.events, 'gameEnded')).toEqual([
      {
        type: 'gameEnded',
        food: [1, 2, 3],
        cards: [
          { seat: 0, card: 'stick-hoard', food: 4 },
          { seat: 1, card: 'grass-hoard', food: 4 },
          { seat: 2, card: 'warmonger', food: 0 },
        ],
        totals: [5, 6, 3],
        winners: [1],
      },
    ]);
    expect(tusk.outcome(ended.state)).toEqual({ scores: [5, 6, 3], winners: [1] });
    const view = tusk.view(ended.state, 'public');
    expect(view.scores).toEqual([5, 6, 3]);
    expect(view.winners).toEqual([1]);
    expect(view.phase).toBe('over');
    expect(view.tribes.map(({ card }) => card)).toContainEqual({ id: 'warmonger', revealed: true });
  });

  it('shares a tie', () => {
    const ended = end(lastTurn([{ food: 2 }, { food: 2 }, { food: 1 }]));
    expect(tusk.outcome(ended.state)?.winners).toEqual([0, 1]);
  });

  it('has not come while a tile is not snow', () => {
    expect(tusk.outcome(lastTurn([{}, {}]))).toBeNull();
  });
});

describe('victory cards', () => {
  const worth = (card: VictoryId, goods: { stick?: number; grass?: number; stone?: number }) =>
    cardWorth(1, tribeOf(board({ tribes: [{ members: ['D3'], card, ...goods }, {}] }), 0));

  it.each([
    ['trappers', { stick: 3, stone: 2, grass: 9 }, 6],
    ['fishers', { grass: 4, stone: 1, stick: 9 }, 3],
    ['snarers', { stick: 2, grass: 3, stone: 9 }, 6],
    ['stick-hoard', { stick: 8, grass: 9 }, 8],
    ['grass-hoard', { grass: 2, stone: 9 }, 0],
    ['stone-hoard', { stone: 3, stick: 9 }, 4],
    ['warmonger', { stick: 9, grass: 9, stone: 9 }, 0],
  ] as const)('%s counts its own sets', (card, goods, food) => {
    expect(worth(card, goods)).toBe(food);
  });

  const fightTwice = (card: VictoryId) => {
    const state = board({
      turn: 3,
      season: ['spring', 0],
      tribes: [{ members: ['D3', 'D3'], card }, { members: ['D3'] }],
    });
    const first = play(state, 0, 'fight.D3', [6, 1, 1]);
    const second = play(first.state, 0, 'fight.D3', [6, 1]);
    return { first, second };
  };

  it('Warmonger gets a token for a fight won, at most one a turn, and is revealed by it', () => {
    const { first, second } = fightTwice('warmonger');
    expect(only(first.events, 'cardRevealed')).toEqual([
      { type: 'cardRevealed', seat: 0, card: 'warmonger' },
    ]);
    expect(first.reveals).toBe(true);
    expect(only(second.events, 'fightWon')).toHaveLength(1);
    expect(only(second.events, 'cardToken')).toEqual([]);
    expect(second.state.tribes[0]?.cardTokens).toBe(1);
    expect(cardWorth(1, tribeOf(second.state, 0))).toBe(2);
    expect(tusk.view(second.state, 1).tribes[0]?.card).toEqual({ id: 'warmonger', revealed: true });
    // In the next turn another one counts; seat 1 begins it.
    let state = play(second.state, 0, 'done').state;
    state = play(state, 1, 'recover.1').state;
    state = play(state, 1, 'done', [1, 1]).state;
    state = play(state, 1, 'done').state;
    const next = play(state, 0, 'fight.D3', [6, 1, 1]);
    expect(only(next.events, 'cardToken').map(({ tokens }) => tokens)).toEqual([2]);
    expect(only(next.events, 'cardRevealed')).toEqual([]);
  });

  it('another card stays secret when its owner wins a fight, and all know that it is no Warmonger', () => {
    const { first, second } = fightTwice('pack-leader');
    expect(only(first.events, 'cardRevealed')).toEqual([]);
    expect(first.state.tribes[0]?.deeds).toEqual(['won a fight']);
    expect(first.reveals).toBe(true);
    expect(second.state.tribes[0]?.deeds).toEqual(['won a fight']);
    expect(second.reveals).toBe(false);
  });

  /** Seat 0 leads a kill and divides it; the others have done nothing. */
  function kill(cards: readonly VictoryId[], share: string) {
    let state = board({
      turn: 2,
      mammoth: 'D3',
      mammothFood: 1,
      season: ['spring', 0],
      tribes: cards.map((card) => ({ members: ['D5', 'E4'], card })),
    });
    state = play(state, 0, 'hunt.1').state;
    for (let seat = 0; seat < cards.length - 1; seat += 1) state = play(state, seat, 'done').state;
    const killed = play(state, cards.length - 1, 'done', [6]);
    return { killed, shared: play(killed.state, 0, share, [1]) };
  }

  it('Pack Leader gets a token for each kill that its tribe leads', () => {
    const { killed } = kill(['pack-leader', 'trappers'], 'share.4-0');
    expect(only(killed.events, 'cardRevealed')).toEqual([
      { type: 'cardRevealed', seat: 0, card: 'pack-leader' },
    ]);
    expect(killed.state.tribes[0]).toMatchObject({ revealed: true, cardTokens: 1 });
    expect(tusk.view(killed.state, 'public').scores[0]).toBe(4);
  });

  it('Spiteful Spirit gets a token when another leader’s division leaves it out, hunting or not', () => {
    const { shared } = kill(['trappers', 'spiteful-spirit', 'fishers'], 'share.3-0-1');
    expect(only(shared.events, 'cardToken')).toEqual([
      {
        type: 'cardToken',
        seat: 1,
        card: 'spiteful-spirit',
        tokens: 1,
        deed: 'left out of a kill',
      },
    ]);
    expect(shared.state.tribes[2]?.deeds).toEqual([]);
    expect(shared.state.tribes[0]?.deeds).toEqual(['led a kill']);
  });

  it('Spiteful Spirit gets none for a part of it, nor for the own division', () => {
    const given = kill(['trappers', 'spiteful-spirit'], 'share.3-1').shared;
    expect(only(given.events, 'cardToken')).toEqual([]);
    const own = kill(['spiteful-spirit', 'trappers'], 'share.0-4').shared;
    expect(only(own.events, 'cardToken')).toEqual([]);
    expect(own.state.tribes[0]).toMatchObject({ revealed: false, deeds: ['led a kill'] });
  });

  it('who is left out and reveals nothing is known not to be spiteful', () => {
    const { shared } = kill(['trappers', 'fishers'], 'share.4-0');
    expect(shared.state.tribes[1]?.deeds).toEqual(['left out of a kill']);
  });

  it('two leaders in two turns: tokens add up', () => {
    const { shared } = kill(['pack-leader', 'trappers'], 'share.4-0');
    let state = shared.state;
    expect(asked(state)).toEqual(['turn.3.1.0']);
    state = play(state, 1, 'done').state;
    state = play(state, 0, 'hunt.12', [1, 1, 1, 1]).state;
    for (const dice of [
      [6, 6, 1, 1],
      [6, 6],
    ]) {
      state = playAll(state, [[0, 'stay']], dice).state;
    }
    expect(state.tribes[0]?.cardTokens).toBe(2);
  });
});
