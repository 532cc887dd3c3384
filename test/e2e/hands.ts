import { ButtonStyle, ComponentType } from 'discord.js';
import type { CountedRandom } from '../../src/engine/random.ts';
import type { Outcome, PageMessage, Person } from '../../src/sandbox/index.ts';
import { walk } from '../../src/sandbox/limits/components.ts';
import { messageOf } from './camp.ts';

/** Something that can be done on a panel. */
export type Move =
  | { readonly is: 'press'; readonly id: string }
  | { readonly is: 'select'; readonly id: string; readonly value: string };

/** The presses on a panel that lead on, as its reader sees them. */
export function movesOn(panel: PageMessage): Move[] {
  return panel.components.flatMap((row) => {
    if (row.type !== ComponentType.ActionRow) return [];
    return row.components.flatMap((component): Move[] => {
      if (component.type === ComponentType.StringSelect) {
        const { custom_id: id, options } = component;
        // Gifts and trades answer nothing.
        if (id.startsWith('deals:')) return [];
        return options.map(({ value }) => ({ is: 'select', id, value }));
      }
      if (component.type !== ComponentType.Button) return [];
      if (component.style === ButtonStyle.Link || component.style === ButtonStyle.Premium)
        return [];
      const { custom_id: id } = component;
      return /^(answer|ask|hidden|only|open|piece|form):/.test(id) ? [{ is: 'press', id }] : [];
    });
  });
}

/**
 * Gives an answer where it stands on a panel: on a button, or in the first list.
 *
 * @param answer what it is called there, or the decision and the choice: `turn.1.0.0:done`
 */
export function giveAnswer(person: Person, panel: PageMessage, answer: string): Promise<Outcome> {
  const all = walk(panel.components).map(({ component }) => component);
  const button = all.find(
    (one) =>
      one.type === ComponentType.Button &&
      'custom_id' in one &&
      (one.label?.replace(/ ❗$/u, '') === answer || one.custom_id.endsWith(`:${answer}`)),
  );
  if (button !== undefined && 'custom_id' in button) return person.press(panel, button.custom_id);
  const list = all.find(
    (one) =>
      one.type === ComponentType.StringSelect &&
      one.options.some(({ value, label }) => value === answer || label === answer),
  );
  if (list === undefined || !('custom_id' in list)) throw new Error(`Nothing answers "${answer}".`);
  return person.select(panel, list.custom_id, [answer]);
}

export function oneOf<T>(items: readonly T[], random: CountedRandom): T {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

/** Fills a form with random amounts of those it offers. */
function fillIn(
  outcome: Extract<Outcome, { is: 'modal' }>,
  random: CountedRandom,
): Record<string, string | readonly string[]> {
  const fields: Record<string, string | readonly string[]> = {};
  for (const label of outcome.modal.components) {
    if (label.type !== ComponentType.Label) continue;
    const { component } = label;
    if ('options' in component) {
      fields[component.custom_id] = [oneOf(component.options, random).value];
    } else if (component.type === ComponentType.TextInput) {
      fields[component.custom_id] = '0';
    }
  }
  return fields;
}

/** Whether a panel asks anything of its reader. */
export const asks = (panel: PageMessage): boolean => movesOn(panel).length > 0;

/** Does one random thing that the panel offers. Returns the panel after it. */
export async function actOnce(
  person: Person,
  panel: PageMessage,
  random: CountedRandom,
): Promise<PageMessage> {
  const all = movesOn(panel);
  // Answers go before what leads to some, and before what ends a turn early.
  const answers = all.filter(({ id }) => !/^(ask|open|piece):/.test(id));
  const moves = answers.length > 0 && random.below(4) > 0 ? answers : all;
  return make(person, panel, oneOf(moves, random), random);
}

/** Does one thing that the panel offers; a form that opens is filled in at random. */
export async function make(
  person: Person,
  panel: PageMessage,
  move: Move,
  random: CountedRandom,
): Promise<PageMessage> {
  const outcome =
    move.is === 'press'
      ? await person.press(panel, move.id)
      : await person.select(panel, move.id, [move.value]);
  if (outcome.is !== 'modal') return messageOf(outcome);
  return messageOf(await person.submitModal(outcome, fillIn(outcome, random)));
}
