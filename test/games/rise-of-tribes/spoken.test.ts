import { describe, expect, it } from 'vitest';
import { choiceNamed } from '../../../src/engine/choices.ts';
import { riseEdition } from '../../../src/games/rise-of-tribes/index.ts';
import { riseOfTribes } from '../../../src/games/rise-of-tribes/rules.ts';
import type { RiseState } from '../../../src/games/rise-of-tribes/state.ts';
import type { Phrase } from '../../../src/presentation/edition.ts';
import { acting, type CampTribe, play, settling, SUN, turn } from './camp.ts';

const english = riseEdition.in('en');
const TABLE = { matchName: 'Rise of Tribes #1', seats: [] };

/** What is asked of the first seat that owes an answer, out of its view. */
function asked(state: RiseState) {
  const [decision] = riseOfTribes.decisions(state);
  if (decision === undefined) throw new Error('Nobody is asked.');
  return { decision, view: riseOfTribes.view(state, decision.seat) };
}

function phrase(state: RiseState, key: string): Phrase {
  const { decision, view } = asked(state);
  const choice = choiceNamed(riseOfTribes.choices(state, decision), key);
  if (choice === null) throw new Error(`There is no ${key}.`);
  return english.phrase(choice, decision, view, TABLE);
}

const text = (state: RiseState): string => {
  const { decision, view } = asked(state);
  return english.question(decision, view, TABLE).text;
};

describe('what is said before it is done', () => {
  it('what a die makes of an action, and what it leaves', () => {
    const state = acting({ tribes: [{ at: { A1: 2 } }, { at: { C3: 1 } }], dice: ['sun', 'moon'] });
    expect(phrase(state, 'sun.grow')).toMatchObject({
      label: '☀️ Grow: strong, 4 members',
      button: '☀️ Grow strong (4) → ☀️☀️🌙',
      result: 'Leaves ☀️☀️🌙 here; ◻️ drops into the pool',
    });
    expect(phrase(state, 'moon.gather').label).toBe('🌙 Gather: weak, 1 of 1 hex');
  });

  const meeting = (dice: readonly ('sun' | 'blank')[]) =>
    acting({
      tribes: [
        { at: { A1: 3 }, villages: ['A1'] },
        { at: { A2: 3 }, villages: ['A2'] },
      ],
      dice,
    });

  it('how a conflict ends, and which villages fall by it', () => {
    const { state } = play(meeting(['sun', 'blank']), ['sun.move']);
    expect(phrase(state, 'move.A1.A2.1').result).toBeUndefined();
    expect(phrase(state, 'move.A1.A2.3')).toMatchObject({
      short: '3 → A2, forest',
      result: expect.stringMatching(
        /^⚔️ A2: 🔥 3, 🐦 3 → nobody left · 🏚️ 🔥 Blaze loses the village on A1/,
      ),
    });
    const moved = play(state, ['move.A1.A2.3']).state;
    expect(text(moved)).toContain('⚔️ A2: 🔥 3, 🐦 3 → nobody left');
  });

  it('once more, where the last die cannot save what will be lost', () => {
    const { state } = play(meeting(['sun', 'blank']), ['sun.move', 'move.A1.A2.3']);
    expect(phrase(state, 'blank.gather').sure).toContain('🔥 Blaze loses the village on A1');
    const before = meeting(['sun', 'blank']);
    expect(phrase(before, 'blank.gather').sure).toBeUndefined();
  });

  it('what a village lacks, but for what Crafty Builders spare', () => {
    const own = { at: { A1: 1 }, leader: 'trader', goods: { food: 2, stone: 3 } } as const;
    const lacking = (camp: CampTribe) =>
      text(acting({ tribes: [camp, { at: { C3: 1 } }], dice: ['sun', 'moon'] }));
    expect(lacking(own)).toContain('🏠 needs 🪵\u20601');
    expect(lacking({ ...own, done: ['crafty-builders'] })).toContain('🏠 ready');
  });

  it('what an abandoned village costs, and not what the leader asks for', () => {
    const offered = (done: CampTribe['done'] = []) => {
      const own = { at: { A1: 1 }, goods: { food: 1, wood: 1, stone: 1 }, done } as const;
      const deck = ['abandoned-village'] as const;
      return text(turn({ tribes: [own, { at: { C3: 1 } }], deck }, SUN, SUN).state);
    };
    expect(offered()).toBe('Now it costs 1 food, 1 wood, 1 stone.\n🍖\u20601 🪵\u20601 🪨\u20601');
    expect(offered(['crafty-builders'])).toContain('any two of these: 1 food, 1 wood, 1 stone.');
  });

  it('what goals still lack, and that points would be left', () => {
    const { state } = settling({
      tribes: [
        {
          at: { A1: 1, A2: 1, A3: 1 },
          hand: ['bow', 'three-lands', 'multitude'],
          goods: { wood: 1 },
        },
        { at: { C3: 1 } },
      ],
    });
    expect(text(state)).toContain('🎯 Bow: 🪨\u20601 · ✅ Three Lands · Multitude: 3/14');
    expect(phrase(state, 'done').sure).toContain('Three Lands');
    const { decision, view } = asked(state);
    const choices = riseOfTribes.choices(state, decision);
    if ('shape' in choices) throw new Error('Settling is a list.');
    expect(english.notNow?.(choices, decision, view, null)).toContainEqual({
      command: 'complete',
      why: 'Bow needs 1 stone',
    });
  });
});
