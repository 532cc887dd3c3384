import { describe, expect, it } from 'vitest';
import { nthChoice } from '../../src/engine/choices.ts';
import type { FrameTable, StepRules } from '../../src/engine/frame.ts';
import { framed } from '../../src/engine/frames.ts';
import type { Choice } from '../../src/engine/game.ts';
import { tell } from '../../src/engine/play.ts';
import { scripted } from '../scripted.ts';

/** A walk of some steps, on each of which one may rest, which takes a frame of its own. */
type Frame = { frame: 'walk'; left: number } | { frame: 'rest' };
interface State {
  frames: Frame[];
}
type Action = { readonly do: 'step' } | { readonly do: 'rest' } | { readonly do: 'wake' };
type Step<N extends Frame['frame']> = StepRules<
  State,
  State,
  Extract<Frame, { frame: N }>,
  Action,
  string,
  'go' | 'wake'
>;

const option = (name: Action['do']): Choice<Action> => ({ key: name, action: { do: name } });

const walk: Step<'walk'> = {
  does: ['step', 'rest'],
  asks: (_state, { left }) => [{ seat: 0, kind: 'go', topic: 'go', earlier: left }],
  choices: () => [option('step'), option('rest')],
  safe: (choices) => nthChoice(choices, 1),
  answer(play, frame, [{ action }]) {
    if (action.do === 'rest') play.state.frames.push({ frame: 'rest' });
    else frame.left -= 1;
    return 'goes on';
  },
  goOn: (_play, { left }) => (left > 0 ? 'asks' : 'over'),
};
const rest: Step<'rest'> = {
  does: ['wake'],
  asks: () => [{ seat: 0, kind: 'wake', topic: 'wake' }],
  choices: () => [option('wake')],
  answer: () => 'over',
};

const table: FrameTable<State, State, Frame, Action, string, 'go' | 'wake'> = {
  walk: { step: () => walk, next: (play) => tell(play, 'arrived') },
  rest: { step: () => rest, next: (play) => tell(play, 'rested') },
};
const game = framed(table, (state: State): State => structuredClone(state));

const walking = (left: number): State => ({ frames: [{ frame: 'walk', left }] });

function answer(state: State, name: Action['do']) {
  const [decision] = game.decisions(state);
  if (decision === undefined) throw new Error('Nobody is asked.');
  return game.apply(state, [{ decision, action: { do: name } }], scripted());
}

describe('a stack of frames', () => {
  it('asks from its last frame, and goes back to the one below when that is over', () => {
    const resting = answer(walking(2), 'rest').state;
    expect(game.decisions(resting).map(({ id }) => id)).toEqual(['wake']);
    const { state, events } = answer(resting, 'wake');
    expect(events).toEqual([{ event: 'rested' }]);
    expect(game.decisions(state).map(({ id }) => id)).toEqual(['go.2']);
  });

  it('goes on by itself, and asks nobody once it is empty', () => {
    const { state, events } = answer(walking(1), 'step');
    expect(events).toEqual([{ event: 'arrived' }]);
    expect(game.decisions(state)).toEqual([]);
  });

  it('takes the first choice as the safe one, unless the step names another', () => {
    const safe = (state: State) => game.decisions(state).map((one) => game.fallback(state, one));
    expect(safe(walking(1))).toEqual(['rest']);
    expect(safe({ frames: [{ frame: 'rest' }] })).toEqual(['wake']);
  });

  it('takes no answer to something else, and changes nothing that it is given', () => {
    const state = walking(2);
    expect(() => answer(state, 'wake')).toThrow('"wake" does not answer what was asked (go).');
    expect(() => game.apply(state, [], scripted())).toThrow('Nothing was asked');
    answer(state, 'step');
    expect(state).toEqual(walking(2));
  });
});
