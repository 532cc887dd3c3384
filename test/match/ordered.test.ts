import { describe, expect, it } from 'vitest';
import type { Seat } from '../../src/engine/game.ts';
import { type AnswerName, decisionsIn } from '../../src/engine/match.ts';
import { SHELF } from '../../src/games/index.ts';
import {
  COMPUTER,
  type Ordered,
  orderedFor,
  ordersThatCannot,
} from '../../src/match/orders/standing-orders.ts';
import type { OrderRow } from '../../src/store/store.ts';
import { placing, play as playStoneAge } from '../games/stone-age/camp.ts';
import { board, play as playTusk } from '../games/tusk/board.ts';

type Given = readonly [name: string, value: string, against?: Seat];

/** A match as it stands, in which a seat has given orders. */
function standing(
  game: 'tusk' | 'stone-age',
  state: unknown,
  seat: Seat,
  orders: readonly Given[],
  sealed: readonly AnswerName[] = [],
) {
  const edition = SHELF.get(game);
  if (edition === undefined) throw new Error(`There is no ${game}.`);
  const rows = orders.map(
    ([name, value, against = null]): OrderRow => ({ seat, name, against, value }),
  );
  const era = { sequence: 1, actor: null, undoable: [], era: 0, restores: 0 };
  const loaded = { edition, match: { ...era, state, sealed }, row: { orders: rows } };
  const asked = decisionsIn(edition.game, loaded.match).find((one) => one.seat === seat);
  if (asked === undefined) throw new Error(`Seat ${seat} is not asked.`);
  return { loaded, asked };
}

/** What is answered, and what could not act. */
const said = ({ answer, unable }: Ordered) => ({
  answer: answer === null || answer === COMPUTER ? answer : answer.key,
  unable: unable.map(({ name, value, reason }) => `${name} ${value}: ${reason}`),
});

const tryOrders = (...of: Parameters<typeof standing>) => {
  const { loaded, asked } = standing(...of);
  return said(orderedFor(loaded, asked));
};

const cannot = (...of: Parameters<typeof standing>): readonly unknown[] => {
  const { loaded, asked } = standing(...of);
  return ordersThatCannot(loaded, asked);
};

/** Two tribes on one tile: seat 0 attacks seat 1. */
const attacked = (of: { stick?: number; grass?: number; stone?: number }, members = ['D3']) =>
  playTusk(
    board({ tribes: [{ members: ['D3'], stick: 1 }, { members, ...of }, { members: ['E4'] }] }),
    0,
    'fight.D3',
  ).state;

describe('the orders of a seat', () => {
  it('are tried as they are declared: a computer player answers where those before it cannot', () => {
    const free = placing({ tribes: [{}, {}] });
    const orders: Given[] = [
      ['place', 'hut'],
      ['else', COMPUTER],
    ];
    expect(tryOrders('stone-age', free, 0, orders)).toEqual({ answer: 'place.hut', unable: [] });
    const taken = placing({ tribes: [{}, { at: { hut: 2 } }] });
    expect(tryOrders('stone-age', taken, 0, orders)).toEqual({
      answer: COMPUTER,
      unable: ['place hut: full'],
    });
  });

  it('against who attacks come before those for everybody, whichever leaves it to a computer player', () => {
    const state = attacked({ grass: 2, stone: 1 });
    const general: Given = ['defend', COMPUTER];
    expect(tryOrders('tusk', state, 1, [general, ['defend', 'all', 2]]).answer).toBe(COMPUTER);
    expect(tryOrders('tusk', state, 1, [general, ['defend', 'all', 0]]).answer).toBe('use.0-2-1');
    const named: Given = ['defend', COMPUTER, 0];
    expect(tryOrders('tusk', state, 1, [['defend', 'all'], named]).answer).toBe(COMPUTER);
  });

  it('say nothing of what a tribe began itself', () => {
    const state = attacked({ stone: 1 });
    for (const value of ['all', COMPUTER]) {
      expect(tryOrders('tusk', state, 0, [['defend', value]])).toEqual({
        answer: null,
        unable: [],
      });
    }
  });

  it('are named with why they could not act, where their player is asked', () => {
    const state = attacked({ grass: 1 });
    expect(cannot('tusk', state, 1, [['defend', 'stone']])).toEqual([
      { name: 'defend', value: 'stone', reason: 'none' },
    ]);
    expect(cannot('tusk', state, 1, [['defend', 'all']])).toEqual([]);
  });

  it('are not named beside an answer that waits under seal', () => {
    const state = attacked({ grass: 1 });
    const { asked } = standing('tusk', state, 1, []);
    const sealed = [{ seat: 1, decision: asked.id, choice: 'use.0-1-0' }];
    expect(cannot('tusk', state, 1, [['defend', 'stone']], sealed)).toEqual([]);
  });

  it('are not named where they speak of something else', () => {
    const fed = placing({ tribes: [{ people: 3, at: { hut: 2 } }, {}] });
    // It went there already in this round.
    expect(cannot('stone-age', fed, 0, [['place', 'hut']])).toEqual([]);
    expect(cannot('stone-age', playStoneAge(fed, 0, 'place.hunt.1').state, 1, [])).toEqual([]);
  });
});
