import { describe, expect, it } from 'vitest';
import { freeze } from '../../../src/engine/freeze.ts';
import { tusk } from '../../../src/games/tusk/rules.ts';
import { scripted } from '../../scripted.ts';
import { board, play } from './board.ts';
import { begin } from './playout.ts';

const { deals } = tusk;
if (deals === null) throw new Error('Tusk! has deals.');

const open = (state: ReturnType<typeof board>) =>
  state.tribes.map((_, seat) => deals.open(state, seat));

describe('a deal', () => {
  it('hands over any tokens, food included', () => {
    const state = board({
      tribes: [
        { members: ['D3'], stick: 2, food: 1 },
        { members: ['D5'], stone: 1 },
      ],
    });
    expect(deals.kinds).toEqual(['stick', 'grass', 'stone', 'food']);
    expect(deals.goods(state, 0)).toEqual({ stick: 2, grass: 0, stone: 0, food: 1 });
    const step = deals.deal(state, {
      from: 0,
      to: 1,
      gives: { stick: 2, food: 1 },
      takes: { stone: 1 },
    });
    const after = freeze(tusk.parse(tusk.stored(step.state)));
    expect(after.tribes.map(({ goods }) => goods)).toEqual([
      { stick: 0, grass: 0, stone: 1, food: 0 },
      { stick: 2, grass: 0, stone: 0, food: 1 },
    ]);
    expect(step.events).toEqual([
      {
        event: { type: 'dealt', from: 0, to: 1, gives: { stick: 2, food: 1 }, takes: { stone: 1 } },
      },
    ]);
    expect(step.reveals).toBe(false);
    // The question that stands is the same one.
    expect(tusk.decisions(after)).toEqual(tusk.decisions(state));
  });

  it('waits before the first turn', () => {
    const state = begin(2, scripted(0));
    expect(open(state)).toEqual([false, false]);
  });

  it('waits for every tribe in a fight until the reveal, and for no other', () => {
    const state = board({
      tribes: [
        { members: ['D3', 'D3'], stone: 1 },
        { members: ['D3', 'D3'], stick: 1 },
        { members: ['D3!', 'D3'] },
        { members: ['D5'] },
      ],
    });
    expect(open(state)).toEqual([true, true, true, true]);
    let now = play(state, 0, 'fight.D3').state;
    expect(open(now)).toEqual([false, false, false, true]);
    now = play(now, 1, 'stand.in').state;
    now = play(now, 2, 'stand.out').state;
    now = play(now, 0, 'aim.1x1.2x1').state;
    now = play(now, 1, 'aim.0x2').state;
    // Who sits out is in the fight all the same.
    expect(open(now)).toEqual([false, false, false, true]);
  });

  it('is open again between the reveal and the stones, and what was committed is out of reach', () => {
    const state = board({
      tribes: [
        { members: ['D3', 'D3'], stone: 2 },
        { members: ['D3', 'D3'] },
        { members: ['D3', 'D3'] },
      ],
    });
    let now = play(state, 0, 'fight.D3').state;
    for (const seat of [1, 2]) now = play(now, seat, 'stand.in').state;
    now = play(now, 0, 'aim.1x1.2x1').state;
    for (const seat of [1, 2]) now = play(now, seat, 'aim.0x2').state;
    now = play(now, 0, 'use.0-0-1', [6, 6, 1, 1, 1, 1]).state;
    expect(tusk.decisions(now)[0]?.kind).toBe('stones');
    expect(open(now)).toEqual([true, true, true]);
    expect(deals.goods(now, 0)).toMatchObject({ stone: 1 });
  });

  it('is closed at the end', () => {
    const state = board({
      turn: 7,
      season: ['spring', 0],
      thawed: ['D7', 'C6', 'B5', 'A4'],
      tribes: [{ members: ['A1'] }, { members: ['A1'] }],
    });
    const ended = play(play(state, 0, 'done').state, 1, 'done', [4]).state;
    expect(open(ended)).toEqual([false, false]);
  });
});
