import { ButtonStyle, ComponentType } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { leading, toldIn } from '../../bench/table/leading.ts';
import { planFor, type Step } from '../../bench/table/plan.ts';
import { movesOn } from '../../bench/table/reading.ts';
import { writeId, writeValue } from '../../src/panel/ids.ts';
import { begin } from '../../src/engine/match.ts';
import { SHELF } from '../../src/games/index.ts';
import { loadedAs } from '../panel/loaded-as.ts';

const edition = SHELF.get('tusk');
if (edition === undefined) throw new Error('Tusk! is not on the shelf.');
const { game } = edition;
const match = 1;
const seed = '0'.repeat(32);
const beginning = { seed, config: game.config({}), seats: 2, rules: game.rules };
const loaded = loadedAs(edition, begin(game, beginning).match, 2);
const [seat] = [0, 1].filter((one) => planFor(loaded, one).length > 0);
const [first] = planFor(loaded, seat ?? 0);
if (seat === undefined || first === undefined) throw new Error('Nobody is asked anything.');

/** A step of a turn. */
const step = (choice: string, piece: string | null): Step => ({
  ...first,
  decision: 'turn.1.0.0',
  choice,
  piece,
});
const move = step('move.1.C4', '1');
const gather = step('gather.1', '1');
const other = step('gather.2', '2');
const end = step('done', null);

const button = (custom_id: string) =>
  ({ type: ComponentType.Button, style: ButtonStyle.Primary, custom_id, label: 'x' }) as const;
const select = (custom_id: string, values: readonly string[]) => ({
  type: ComponentType.StringSelect as const,
  custom_id,
  options: values.map((value) => ({ label: value, value })),
});
type Placed = ReturnType<typeof button> | ReturnType<typeof select>;
const moves = (...placed: Placed[]) =>
  movesOn({
    components: placed.map((one) => ({ type: ComponentType.ActionRow, components: [one] })),
  });

const list = writeId({ do: 'pick', match, nth: 0 });
const alone = writeValue(move.decision, move.choice);
const pair = writeValue(move.decision, move.choice, [gather.choice]);
const piece = button(writeId({ do: 'piece', match, piece: '1' }));
const turn = button(writeId({ do: 'turn', match, draft: null }));

describe('what leads on', () => {
  const plan = [move, gather, other];

  it('is the option that does most of a plan, and nothing else', () => {
    const wrong = writeValue(move.decision, move.choice, ['recover.1']);
    expect(leading(loaded, seat, moves(select(list, [alone, wrong, pair])), plan, false)).toEqual({
      id: list,
      values: [pair],
      what: 'pick',
      steps: 2,
    });
  });

  it('carries out no further than what is asked once more', () => {
    const given = { ...gather, phrase: { ...gather.phrase, sure: 'Sure?' } };
    const found = leading(loaded, seat, moves(select(list, [alone, pair])), [move, given], false);
    expect(found).toMatchObject({ values: [pair], steps: 1 });
    const only = moves(select(list, [alone]));
    const sure = { ...move, phrase: given.phrase };
    expect(leading(loaded, seat, only, [sure], false)).toMatchObject({ values: [alone], steps: 0 });
  });

  it('is the button of a piece where nothing of its own stands there', () => {
    const found = leading(loaded, seat, moves(piece), plan, false);
    expect(found).toMatchObject({ id: piece.custom_id, steps: 0 });
    const there = leading(loaded, seat, moves(select(list, [alone]), piece), plan, false);
    expect(there).toMatchObject({ id: list, values: [alone], steps: 1 });
  });

  it('is a button that answers, and nothing where none leads there', () => {
    const done = { do: 'answer', match, decision: end.decision, choice: end.choice } as const;
    const found = leading(loaded, seat, moves(button(writeId(done))), [end], false);
    expect(found).toMatchObject({ values: null, steps: 1 });
    expect(leading(loaded, seat, moves(button(writeId(done))), plan, false)).toBeNull();
  });

  it('is the form for a whole turn only for who uses that, and where it says more than one thing', () => {
    const second = button(writeId({ do: 'piece', match, piece: String(other.piece) }));
    const more = button(writeId({ do: 'more', match, spot: null }));
    const long = [...plan, end];
    expect(leading(loaded, seat, moves(turn), long, true)?.id).toBe(turn.custom_id);
    expect(leading(loaded, seat, moves(piece, second, more), long, true)?.id).toBe(more.custom_id);
    expect(leading(loaded, seat, moves(piece, second, more), long, false)?.id).toBe(
      piece.custom_id,
    );
    // A short one is pressed as quickly, and who is in no field yet cannot be told anything.
    expect(leading(loaded, seat, moves(piece, second, more), plan, true)?.id).toBe(piece.custom_id);
    expect(
      leading(loaded, seat, moves(piece, more), [move, gather, gather, gather], true)?.id,
    ).toBe(piece.custom_id);
  });

  it('is the list of a command, and the part of it in which the answer is', () => {
    const opened = { do: 'open', match, command: 'place', within: null, shown: 0 } as const;
    const open = moves(button(writeId(opened)));
    expect(leading(loaded, seat, open, [first], false)?.id).toBe(writeId(opened));
    const page = writeId({ ...opened, shown: 25 });
    const found = leading(loaded, seat, moves(button(page)), [first], false);
    expect(found).toMatchObject({ id: page, what: 'open', steps: 0 });
  });
});

describe('the form for a whole turn', () => {
  const field = (id: string, values: readonly string[]) => ({
    type: ComponentType.Label as const,
    label: id,
    component: { ...select(id, values), required: false },
  });

  it('is filled in as far as its order is that of the plan', () => {
    const form = {
      custom_id: 'turn:1',
      title: 'In one go',
      components: [
        field('1', [alone, pair]),
        field('2', [writeValue(move.decision, other.choice)]),
        field('+', [writeValue(move.decision, end.choice)]),
      ],
    };
    const inOrder = toldIn(form, [move, gather, other, end]);
    expect(inOrder.steps).toBe(4);
    expect(inOrder.fields['1']).toEqual([pair]);
    const sure = { ...end, phrase: { ...end.phrase, sure: 'Really?' } };
    expect(toldIn(form, [move, gather, sure])).toMatchObject({
      steps: 2,
      fields: { '+': [writeValue(move.decision, end.choice)] },
    });
    // What stands before it has to wait.
    expect(toldIn(form, [other, move, gather]).fields).toMatchObject({
      1: [],
      2: [`${other.decision}:${other.choice}`],
    });
  });
});
