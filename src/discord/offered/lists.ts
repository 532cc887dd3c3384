import { type ButtonBuilder, ButtonStyle, StringSelectMenuBuilder } from 'discord.js';
import type { Loaded } from '../../match/load.ts';
import type { Asked, Offered } from '../../match/asked.ts';
import { clip } from '../../presentation/clip.ts';
import type { AnyPresentation } from '../../presentation/edition.ts';
import type { Pictured } from '../../presentation/pictured.ts';
import type { HouseSpeech } from '../../words/index.ts';
import { agreeing, type ListGroup } from './group.ts';
import { writeId } from './ids.ts';
import { type Steps, stepsValue } from './steps.ts';
import { button, buttonRows, OPTIONS, type Row, selectRow } from './rows.ts';

/** Letters of choices, by their keys. */
export type Letters = Pictured['letters'];

/** What a panel offers. */
export interface Offering {
  /** What stands in the list, if there is one. */
  readonly listed: readonly Offered[];
  /** Everything that can be pressed, the list with the letters of a picture. */
  rows(letters: Letters): Row[];
}

/** Where somebody is in the choices of a command, for what is owed or for orders: by the values of its first options. */
export interface OpenedList {
  readonly do: 'open' | 'orders';
  readonly command: string;
  readonly values: readonly string[];
}

/** A last value such as `+24` in an opened command: how many offers were shown before. */
const PAGE = /^\+(\d{1,4})$/;

/**
 * The rows of one command: its offers where they fit into a select; else the values of its next option; and
 * where there is no option left to narrow them by, as many selects as there is room for, page by page.
 *
 * @param room how many rows there are
 * @param above how many selects of a list stand above them
 */
export function choicesOf(
  loaded: Loaded,
  asked: readonly Asked[],
  group: ListGroup,
  { do: verb, values: opened }: OpenedList,
  room: number,
  above: number,
  speech: HouseSpeech,
): Offering {
  const { say } = speech;
  const match = loaded.row.id;
  const { command } = group;
  const shown = Number(PAGE.exec(opened.at(-1) ?? '')?.[1] ?? 0);
  const values = shown > 0 ? opened.slice(0, -1) : opened;
  const given = Object.fromEntries(
    command.options.slice(0, values.length).map(({ name }, at) => [name, values[at] ?? '']),
  );
  const offers = agreeing(group.offers, given);
  const idFor = (more: readonly string[]): string =>
    writeId({ do: verb, match, command: command.name, values: [...values, ...more] });
  const next = command.options[values.length];
  if (offers.length > OPTIONS && next !== undefined && values.length < command.options.length - 1) {
    const distinct = [...new Set(offers.map(({ phrase }) => String(phrase.options[next.name])))];
    if (distinct.length <= OPTIONS) {
      const select = new StringSelectMenuBuilder()
        .setCustomId(idFor([]))
        .setPlaceholder(clip(`${command.button}: ${next.description}`, 150))
        .addOptions(distinct.map((value) => ({ label: clip(value, 100), value })));
      return { listed: [], rows: () => [selectRow(select)] };
    }
  }
  const isWhole = offers.length <= room * OPTIONS;
  const size = (isWhole ? room : room - 1) * OPTIONS;
  const page = offers.slice(shown, shown + size).map((offer): Steps => [offer]);
  const turn = (to: number, label: string, emoji: string): ButtonBuilder =>
    button(idFor(to === 0 ? [] : [`+${to}`]), label, ButtonStyle.Secondary, emoji);
  const pages = [
    ...(shown > 0 ? [turn(Math.max(0, shown - size), say('buttons.earlier'), '⬅️')] : []),
    ...(shown + size < offers.length ? [turn(shown + size, say('buttons.more'), '➡️')] : []),
  ];
  const list = listOf(loaded, `${command.button} …`, page, above, asked, speech);
  return {
    listed: list.listed,
    rows: (letters) => [...list.rows(letters), ...buttonRows(pages)],
  };
}

/**
 * Selects of what may be done, 25 ways in each; each begins with its letter where the picture has one.
 *
 * @param above how many selects of a list stand above these
 * @param asked everything that is asked, to find out how many may be chosen at once
 */
export function listOf(
  { row, edition }: Loaded,
  placeholder: string,
  all: readonly Steps[],
  above: number,
  asked: readonly Asked[],
  speech: HouseSpeech,
): Offering {
  const words = edition.in(speech.language);
  const many = manyOf(asked, all);
  const selects = Array.from({ length: Math.ceil(all.length / OPTIONS) }, (_, nth) =>
    all.slice(nth * OPTIONS, (nth + 1) * OPTIONS),
  );
  const rows = (letters: Letters): Row[] =>
    selects.map((ways, nth) => {
      const options = ways.map((steps) => optionFor(words, steps, letters, speech));
      const [from, to] = [ways[0], ways.at(-1)].map((steps) => placeOf(steps, letters));
      const reach = selects.length === 1 ? '' : ` ${from} – ${to}`;
      const select = new StringSelectMenuBuilder()
        .setCustomId(writeId({ do: 'pick', match: row.id, nth: above + nth }))
        .setPlaceholder(clip(`${placeholder}${reach}`, 150))
        .setMaxValues(Math.min(many, ways.length))
        .addOptions(options);
      return selectRow(select);
    });
  return { listed: [...new Set(all.map(([first]) => first))], rows };
}

/** What steps are found by in a list: a letter, else their first words. */
const placeOf = (steps: Steps | undefined, letters: Letters): string => {
  const first = steps?.[0];
  return first === undefined ? '' : (letters[first.choice] ?? first.phrase.label);
};

/** How steps stand in a select: the first with its letter, what follows below it. */
export function optionFor(
  { commands }: Pick<AnyPresentation, 'commands'>,
  steps: Steps,
  letters: Letters,
  { say }: HouseSpeech,
) {
  const [first, ...next] = steps;
  const letter = letters[first.choice];
  const { label, command } = first.phrase;
  const emoji = commands.find(({ name }) => name === command)?.emoji;
  const what = next.map(({ phrase }) => phrase.label).join(', ');
  return {
    label: clip(letter === undefined ? label : `${letter} · ${label}`, 100),
    value: stepsValue(steps),
    ...(emoji === undefined ? {} : { emoji: { name: emoji } }),
    ...(what === '' ? {} : { description: clip(say('panel.next in one go', { what }), 100) }),
  };
}

/**
 * How many of a list may be chosen at once: one for each question, where the game waits for several of them.
 * Of sealed ones one at a time, so that nobody finds out whether the others have answered.
 */
function manyOf(asked: readonly Asked[], listed: readonly Steps[]): number {
  const about = asked
    .map(({ decision }) => decision)
    .filter(({ id }) => listed.some(([{ decision }]) => decision === id));
  const isSeveral = about.filter(({ owed }) => owed).length > 1;
  return isSeveral && about.every(({ sealed }) => !sealed) ? about.length : 1;
}
