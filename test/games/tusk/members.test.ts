import { describe, expect, it } from 'vitest';
import type { TuskState } from '../../../src/games/tusk/state.ts';
import { tuskEdition } from '../../../src/games/tusk/index.ts';
import { tusk } from '../../../src/games/tusk/rules.ts';
import { board, keys, play } from './board.ts';

const english = tuskEdition.in('en');

/** What the first tribe may do in its turn with each member beside others, and what not: of one, or of none. */
function turnOf(state: TuskState, piece: string | null) {
  const [decision] = tusk.decisions(state);
  if (decision === undefined) throw new Error('Nobody is asked.');
  const choices = tusk.choices(state, decision);
  if ('shape' in choices) throw new Error('A turn is no list.');
  const view = tusk.view(state, decision.seat);
  const joined = choices.filter(
    (choice) => piece !== null && english.pieces?.joins?.(piece, choice, decision, view) === true,
  );
  const not = english.notNow?.(choices, decision, view, piece) ?? [];
  return {
    joins: joined.map(({ key }) => key),
    not: Object.fromEntries(not.map(({ command, why }) => [command, why])),
  };
}

describe('what a tribe may not do in its turn', () => {
  it('says that nobody hunts whose members are wounded, or not there', () => {
    const whyNotHunt = (...members: string[]) =>
      turnOf(board({ tribes: [{ members }, { members: ['D5'] }] }), null).not['hunt'];
    expect(whyNotHunt('E4!')).toBe('all of yours are wounded');
    expect(whyNotHunt('waiting')).toBe('none of yours stands on the map');
    expect(whyNotHunt('E4!', 'E4')).toBeUndefined();
  });
});

describe('when a tribe may grow no more', () => {
  const state = board({
    tribes: [{ members: ['D5', 'E4', 'waiting'], food: 9 }, { members: ['C3'] }],
  });

  it('says whether it has grown, or has gone on', () => {
    expect(turnOf(state, null).not).not.toHaveProperty('grow');
    const grow = keys(state, 0).find((key) => key.startsWith('grow')) ?? '';
    const grown = play(state, 0, grow).state;
    expect(turnOf(grown, null).not).toMatchObject({ grow: 'you have grown this turn' });
    const moved = play(state, 0, 'move.2.E3').state;
    expect(turnOf(moved, null).not).toMatchObject({ grow: 'only before you hunt or act' });
  });
});

describe('what a member does with others', () => {
  const state = board({
    tribes: [{ members: ['D5', 'D5', 'E4', 'D5!'] }, { members: ['D5'] }],
  });

  it('is offered with what it does by itself: a fight on its tile', () => {
    expect(turnOf(state, '1').joins).toEqual(['fight.D5']);
    expect(turnOf(state, '2').joins).toEqual(['fight.D5']);
    expect(turnOf(state, '3').joins).toEqual([]);
    expect(turnOf(state, '4').joins).toEqual([]);
  });

  it('says why it may not', () => {
    expect(turnOf(state, '1').not).not.toHaveProperty('fight');
    expect(turnOf(state, '3').not).toMatchObject({ fight: 'no other tribe there' });
    expect(turnOf(state, '4').not).toMatchObject({ fight: 'wounded' });
    const acted = play(state, 0, 'move.3.E3').state;
    expect(turnOf(acted, '1').joins).toEqual(['fight.D5']);
  });
});
