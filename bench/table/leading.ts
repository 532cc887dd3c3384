import { ComponentType } from 'discord.js';
import { readPlainly, readValue } from '../../src/panel/ids.ts';
import { digestOf } from '../../src/panel/answer-button.ts';
import { REST } from '../../src/panel/forms/shape.ts';
import { chosenIn, narrowed, type OpenedList } from '../../src/panel/lists.ts';
import { wholeTurnFields } from '../../src/panel/forms/whole-turn.ts';
import { groups, listed } from '../../src/panel/group.ts';
import { askedOf, type Offered } from '../../src/match/loaded/asked.ts';
import type { Loaded } from '../../src/match/app/loaded.ts';
import type { Outcome } from '../../src/sandbox/index.ts';
import type { Step } from './plan.ts';
import { isWholeTurn } from './whole-turn.ts';
import type { Move } from './reading.ts';

/** What somebody does on a panel, and how many steps of their plan that carries out; 0 leads there. */
export interface Doing {
  readonly id: string;
  /** What is chosen in a select; null for a press. */
  readonly values: readonly string[] | null;
  readonly what: string;
  readonly steps: number;
}

type Form = Extract<Outcome, { is: 'modal' }>['modal'];

const pressing = ({ id, says }: Move, steps: number): Doing => ({
  id,
  values: null,
  what: says.do,
  steps,
});

/** So many answers are as quickly pressed as a form is filled in. */
const IN_ONE_GO = 3;

/**
 * What of these moves carries out most of a plan at once, or leads to where it can be; null where none does.
 *
 * @param inOneGo whether forms in which several pieces are told are used
 */
export function leading(
  loaded: Loaded,
  seat: number,
  moves: readonly Move[],
  plan: readonly Step[],
  inOneGo: boolean,
): Doing | null {
  const [step] = plan;
  if (step === undefined) return null;
  const direct = moves
    .flatMap((move) => directly(loaded, move, plan))
    .reduce<Doing | null>((best, one) => (one.steps > (best?.steps ?? -1) ? one : best), null);
  if (inOneGo) {
    const form = moves.find(({ says }) => says.do === 'turn');
    const isTurn = wholeTurnFields(loaded, seat, 'en').length === 0 || isWholeTurn(loaded, plan);
    if (form !== undefined && isTurn) return pressing(form, 0);
    const more = moves.find(({ says }) => says.do === 'more');
    if (more !== undefined && plan.length > IN_ONE_GO && canTell(plan, moves)) {
      return pressing(more, 0);
    }
  }
  const piece = moves.find(({ says }) => says.do === 'piece' && says.piece === step.piece);
  if (piece !== undefined && direct === null) return pressing(piece, 0);
  return direct ?? indirectly(loaded, seat, moves, step);
}

/** Whether a form can tell more than one piece by a plan: others, or what comes before it or ends it. */
function canTell(plan: readonly Step[], moves: readonly Move[]): boolean {
  const there = new Set<Step['piece']>([null]);
  for (const { says } of moves) if (says.do === 'piece') there.add(says.piece);
  // Who comes by what is told there is in no field yet.
  const strange = plan.findIndex(({ piece }) => !there.has(piece));
  const told = strange < 0 ? plan : plan.slice(0, strange);
  return new Set(told.map(({ piece }) => piece)).size > 1;
}

/** What a move answers at once. */
function directly(loaded: Loaded, move: Move, plan: readonly Step[]): Doing[] {
  const [step] = plan;
  const { says } = move;
  if (step === undefined) return [];
  if (move.is === 'select' && says.do === 'pick') return picking(move, plan);
  if (!('decision' in says) || says.decision !== step.decision) return [];
  const things = thingsOf(step);
  const taken = step.asked.shaped?.is === 'amounts' ? [step.choice] : things;
  switch (says.do) {
    case 'answer':
      return says.choice === step.choice ? [pressing(move, 1)] : [];
    case 'hidden':
      // What gives something up is asked once more.
      return says.digest === digestOf(loaded.row, step)
        ? [pressing(move, says.isSure || step.phrase.sure === undefined ? 1 : 0)]
        : [];
    case 'together': {
      const all = Object.keys(step.phrase.together?.who ?? {});
      const isMeant = says.command === step.phrase.command && all.length > 0;
      return isMeant ? [{ ...pressing(move, 1), values: all }] : [];
    }
    case 'only':
      return [pressing(move, 1)];
    case 'none':
      return things.length === 0 ? [pressing(move, 1)] : [];
    case 'take':
      return taken.length > 0 ? [{ ...pressing(move, 1), values: taken }] : [];
    default:
      return [];
  }
}

/** The option of a list that goes furthest; where several may be chosen, those for the questions after it as well. */
function picking(move: Extract<Move, { is: 'select' }>, plan: readonly Step[]): Doing[] {
  const values: string[] = [];
  let chosen = 0;
  while (values.length < move.most) {
    const way = furthest(move.values, plan.slice(chosen));
    if (way === null) break;
    values.push(way.value);
    chosen += way.steps;
  }
  // What gives something up is asked once more, and nothing comes after it.
  const asks = plan.slice(0, chosen).findIndex(({ phrase }) => phrase.sure !== undefined);
  return chosen === 0 ? [] : [{ ...pressing(move, asks < 0 ? chosen : asks), values }];
}

/** The option that says most of a plan from its first step on; `of` is the question that it has to name. */
function furthest(values: readonly string[], plan: readonly Step[], of = plan[0]?.decision) {
  let best: { readonly value: string; readonly steps: number } | null = null;
  for (const value of values) {
    const chosen = readValue(value);
    if (chosen === null || chosen.decision !== of) continue;
    const keys = [chosen.choice, ...chosen.next];
    const isMeant = keys.every((key, at) => plan[at]?.choice === key);
    if (isMeant && keys.length > (best?.steps ?? 0)) best = { value, steps: keys.length };
  }
  return best;
}

/** What leads to an answer: its form, the list of its command or a part of that, the next page. */
function indirectly(
  loaded: Loaded,
  seat: number,
  moves: readonly Move[],
  step: Step,
): Doing | null {
  const sure = moves.find(
    ({ says }) =>
      says.do === 'ask' && says.decision === step.decision && says.choice === step.choice,
  );
  if (sure !== undefined) return pressing(sure, 0);
  const goes = moves.flatMap((move) =>
    move.is === 'select' && move.says.do === 'pick' ? move : [],
  );
  for (const move of goes) {
    const plainly = move.values.find((value) => readPlainly(value) === step.piece);
    if (plainly !== undefined && isIn(move.values, step))
      return { ...pressing(move, 0), values: [plainly] };
  }
  const form = moves.find(({ says }) => says.do === 'form' && says.decision === step.decision);
  if (form !== undefined) return pressing(form, 0);
  const lists = moves.flatMap((move) =>
    move.says.do === 'open' && move.says.command === step.phrase.command
      ? [{ move, opened: move.says }]
      : [],
  );
  for (const { move, opened } of lists) {
    if (move.is === 'press') continue;
    for (const value of move.values) {
      const left = leftOf(loaded, seat, chosenIn(opened, value));
      if (!left.some(({ choice }) => choice === step.choice)) continue;
      // The only one that is left is given.
      return { ...pressing(move, left.length === 1 ? 1 : 0), values: [value] };
    }
  }
  // The last one turns to the next page.
  const button = lists.findLast(({ move }) => move.is === 'press');
  return button === undefined ? null : pressing(button.move, 0);
}

/** Whether a list gives an answer, though with what would follow it. */
const isIn = (values: readonly string[], { decision, choice }: Step): boolean =>
  values.some((value) => {
    const chosen = readValue(value);
    return chosen?.decision === decision && chosen.choice === choice;
  });

/** The answers that are left of a command that was narrowed. */
function leftOf(loaded: Loaded, seat: number, opened: OpenedList): readonly Offered[] {
  const asked = askedOf(loaded, seat, 'en').filter(({ decision }) => decision.owed);
  const group = listed(groups(loaded.edition.in('en'), asked)).find(
    ({ command }) => command.name === opened.command,
  );
  const left = group === undefined ? null : narrowed(loaded, group, opened.within);
  return left?.offers ?? [];
}

/** The things that picks say. */
const thingsOf = ({ asked, choice }: Step): string[] =>
  asked.shaped?.is === 'picks' ? choice.split('.').slice(1) : [];

type Fields = Record<string, string | readonly string[]>;

/** Fills the form of amounts or picks with an answer. */
export function filledWith(form: Form, step: Step): Fields {
  const things = thingsOf(step);
  const fields: Fields = {};
  for (const { component } of labelled(form)) {
    const { custom_id: id } = component;
    const { options } = step.phrase;
    const amount = String(options[id] ?? 0);
    // Kinds that have no field of their own are lines of the last one.
    if (id === REST && 'value' in component)
      fields[id] = String(component.value).replaceAll(
        /^(.+): \d+$/gmu,
        (_, name: string) => `${name}: ${options[name.toLowerCase()] ?? 0}`,
      );
    else if (!('options' in component)) fields[id] = amount;
    else if (step.asked.shaped?.is === 'amounts') fields[id] = [amount];
    else if (isInOrder(step)) {
      const [nth, most] = [Number(id), ('max_values' in component && component.max_values) || 1];
      fields[id] = things.slice(nth, most > 1 ? things.length : nth + 1);
    } else {
      fields[id] = component.options.flatMap(({ value }) => (things.includes(value) ? value : []));
    }
  }
  return fields;
}

const isInOrder = ({ asked: { shaped } }: Step): boolean =>
  shaped?.is === 'picks' && shaped.shape.inOrder && shaped.spoken.lists === undefined;

/** Fills the form of a whole turn in, in the order of a plan; and how much of it that is. */
export function toldIn(form: Form, plan: readonly Step[]) {
  const fields: Record<string, string[]> = {};
  let steps = 0;
  let told = 0;
  const all = labelled(form).flatMap(({ component }) =>
    'options' in component
      ? [{ ...component, most: ('max_values' in component && component.max_values) || 1 }]
      : [],
  );
  const severals = all.filter(({ most }) => most > 1);
  // What is done last may stand in the same field as what is done first.
  for (const { custom_id: id, options, most } of [...all, ...severals]) {
    const values = options.map(({ value }) => value);
    const taken = (fields[id] ??= []);
    while (taken.length < most) {
      // Each field tells what is asked now, whatever comes before it.
      const way = furthest(values, plan.slice(told), plan[0]?.decision);
      if (way === null) break;
      taken.push(way.value);
      told += way.steps;
      // What gives something up is asked once more.
      if (plan[told - 1]?.phrase.sure === undefined) steps = told;
    }
  }
  return { fields, steps };
}

const labelled = (form: Form) =>
  form.components.flatMap((one) => (one.type === ComponentType.Label ? [one] : []));
