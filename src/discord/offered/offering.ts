import { ActionRowBuilder, ButtonBuilder, ButtonStyle, StringSelectMenuBuilder } from 'discord.js';
import { nthChoice } from '../../engine/choices.ts';
import type { Loaded } from '../../match/load.ts';
import type { Asked, Offered } from '../../match/asked.ts';
import { clip } from '../../presentation/clip.ts';
import type { Pictured } from '../../presentation/pictured.ts';
import type { HouseSpeech } from '../../words/index.ts';
import { howMany, takeSelect } from './form.ts';
import { writeId, writeValue } from './ids.ts';
import { agreeing, type Group, type ShapedGroup } from './offers.ts';

/** Discord's limits for one select and one row. */
const OPTIONS = 25;
const BUTTONS = 5;

/** The rows of a panel above its last one, which Discord allows five of. */
export const ROWS = 4;

export type Row = ActionRowBuilder<ButtonBuilder> | ActionRowBuilder<StringSelectMenuBuilder>;

/** Letters of choices, by their keys. */
export type Letters = Pictured['letters'];

/** What a panel offers. */
interface Offering {
  /** What stands in the list, if there is one. */
  readonly listed: readonly Offered[];
  /** Everything that can be pressed, the list with the letters of a picture. */
  rows(letters: Letters): Row[];
}

/** Where in a panel somebody is: at the top, or in the choices of a command, for what is owed or for orders. */
export interface Opened {
  readonly do: 'open' | 'orders';
  readonly command: string;
  readonly values: readonly string[];
}

/** What a panel's top offers: lists in selects where they fit, else a button for each command. */
export function choices(
  loaded: Loaded,
  asked: readonly Asked[],
  all: readonly Group[],
  speech: HouseSpeech,
): Offering {
  const match = loaded.row.id;
  const lists = all.flatMap((group) => ('offers' in group && group.way === 'list' ? [group] : []));
  const large = largeOf(
    lists,
    all.flatMap((group) => ('offers' in group ? [group] : [])),
  );
  const short = lists.filter((group) => group !== large);
  const offers = short.flatMap((group) => group.offers.map((offer) => ({ group, offer })));
  const isList = offers.length > 0 && offers.length <= OPTIONS;
  const takable = all.filter((group) => group.way === 'take');
  const belowMost = Math.ceil((all.length + takable.length) / BUTTONS);
  // A long list is opened at once where there is room: it needs two rows, one of them to turn pages.
  const isOpen = large !== null && belowMost + (isList ? 1 : 0) <= ROWS - 2;
  const behind = [...(isList ? [] : short), ...(large === null || isOpen ? [] : [large])];
  const buttons = behind.map(({ command }) => {
    const id = writeId({ do: 'open', match, command: command.name, values: [] });
    return button(id, `${command.button} …`, ButtonStyle.Primary, command.emoji);
  });
  const takes: ActionRowBuilder<StringSelectMenuBuilder>[] = [];
  // What has no room for a select of its own is a form behind a button.
  const room = ROWS - (isList ? 1 : 0) - (isOpen ? 2 : 0) - belowMost;
  for (const group of all) {
    if ('offers' in group) {
      for (const { decision, choice, phrase } of group.way === 'press' ? group.offers : []) {
        const id = writeId({ do: 'answer', match, decision, choice });
        buttons.push(button(id, phrase.label, ButtonStyle.Success, group.command.emoji));
      }
      continue;
    }
    const isAlone = all.every((one) => one === group || one.command !== group.command);
    const take = takes.length < room ? takeOf(match, group, isAlone, speech) : null;
    if (take !== null) takes.push(take.row);
    buttons.push(...(take?.buttons ?? [shapedButton(match, group, isAlone)]));
  }
  const below = (): Row[] => [...takes, ...buttonRows(buttons)];
  const parts = [
    ...(isList
      ? [list(match, speech.say('panel.choose'), [offers], 0, manyOf(asked, offers))]
      : []),
    ...(isOpen
      ? [
          choicesOf(
            loaded,
            asked,
            large,
            { do: 'open', command: large.command.name, values: [] },
            ROWS - (isList ? 1 : 0) - below().length,
            isList ? 1 : 0,
            speech,
          ),
        ]
      : []),
  ];
  return {
    // Letters go to the list that is long.
    listed: parts.at(-1)?.listed ?? [],
    rows: (letters) => [...parts.flatMap((part) => part.rows(letters)), ...below()],
  };
}

/** The one list that is too long for a select, where it is all that may be answered to its question. */
function largeOf(
  lists: readonly Listed['group'][],
  all: readonly Listed['group'][],
): Listed['group'] | null {
  const [large, ...others] = lists.filter(({ offers }) => offers.length > OPTIONS);
  if (large === undefined || others.length > 0) return null;
  const own = new Set(large.offers.map(({ decision }) => decision));
  const isAlone = all.every(
    (group) => group === large || group.offers.every(({ decision }) => !own.has(decision)),
  );
  return isAlone ? large : null;
}

/** A select from which things are taken; null where it is none, or one select has no room for them. */
function takeOf(
  match: number,
  { asked, command, shaped, way }: ShapedGroup,
  isAlone: boolean,
  speech: HouseSpeech,
) {
  if (way !== 'take' || shaped.is !== 'picks' || shaped.shape.things.length > OPTIONS) return null;
  const { shape, spoken } = shaped;
  const { id: decision } = asked.decision;
  const words = `${asked.question.title}: ${howMany(shape.many, speech)}`;
  const id = writeId({ do: 'take', match, decision });
  const select = takeSelect(id, shape, shape.things, spoken).setPlaceholder(clip(words, 150));
  const row = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(select);
  if (shape.many.least > 0) return { row, buttons: [] };
  // Discord sends nothing where nothing is taken.
  const none = speech.say('panel.nothing');
  const label = isAlone ? none : `${asked.question.title}: ${none}`;
  const nothing = writeId({ do: 'none', match, decision });
  return { row, buttons: [button(nothing, label, ButtonStyle.Primary, command.emoji)] };
}

/** Opens the form of a question, or gives its only answer. */
function shapedButton(
  match: number,
  { asked, command, shaped, way }: ShapedGroup,
  isAlone: boolean,
): ButtonBuilder {
  const { id: decision } = asked.decision;
  if (way === 'only') {
    const { phrase } = asked.offer(nthChoice(shaped.shape, 0));
    const id = writeId({ do: 'only', match, decision });
    return button(id, phrase.label, ButtonStyle.Success, command.emoji);
  }
  const id = writeId({ do: 'form', match, decision, command: command.name });
  const label = isAlone ? command.button : asked.question.title;
  return button(id, `${label} …`, ButtonStyle.Primary, command.emoji);
}

/**
 * The same with orders below, in rows of their own. Where there is something to choose from, it is behind a button:
 * letters and lists of orders are never beside those of what is owed. What has no room is said by its command.
 */
export function withOrders(loaded: Loaded, offering: Offering, orders: readonly Group[]): Offering {
  const match = loaded.row.id;
  const buttons = orders.flatMap((group): ButtonBuilder[] => {
    const { name, emoji, button: short } = group.command;
    if ('shaped' in group) {
      const isAlone = orders.every((one) => one === group || one.command !== group.command);
      return [shapedButton(match, group, isAlone).setStyle(ButtonStyle.Secondary)];
    }
    if (group.way === 'list') {
      const id = writeId({ do: 'orders', match, command: name, values: [] });
      return [button(id, `${short} …`, ButtonStyle.Secondary, emoji)];
    }
    return group.offers.map(({ decision, choice, phrase }) => {
      const id = writeId({ do: 'answer', match, decision, choice });
      return button(id, phrase.label, ButtonStyle.Secondary, emoji);
    });
  });
  const rows = (letters: Letters): Row[] => {
    const owed = offering.rows(letters);
    return [...owed, ...buttonRows(buttons).slice(0, ROWS - owed.length)];
  };
  return { listed: offering.listed, rows };
}

/** A last value such as `+24` in an opened command: how many offers were shown before. */
const PAGE = /^\+(\d{1,4})$/;

/** What stands in a list, and what command says it. */
export interface Listed {
  readonly group: Extract<Group, { way: 'press' | 'list' }>;
  readonly offer: Offered;
}

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
  group: Listed['group'],
  { do: verb, values: opened }: Opened,
  room: number,
  above: number,
  { say }: HouseSpeech,
): Offering {
  const match = loaded.row.id;
  const { command } = group;
  const shown = Number(PAGE.exec(opened.at(-1) ?? '')?.[1] ?? 0);
  const values = shown > 0 ? opened.slice(0, -1) : opened;
  const given = Object.fromEntries(
    command.options.slice(0, values.length).map(({ name }, at) => [name, values[at] ?? '']),
  );
  const offers = agreeing(group.offers, given);
  const next = command.options[values.length];
  if (offers.length > OPTIONS && next !== undefined && values.length < command.options.length - 1) {
    const distinct = [...new Set(offers.map(({ phrase }) => String(phrase.options[next.name])))];
    if (distinct.length <= OPTIONS) {
      const select = new StringSelectMenuBuilder()
        .setCustomId(writeId({ do: verb, match, command: command.name, values }))
        .setPlaceholder(clip(`${command.button}: ${next.description}`, 150))
        .addOptions(
          distinct.map((value) => ({ label: clip(`${next.name} ${value}`, 100), value })),
        );
      const row = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(select);
      return { listed: [], rows: () => [row] };
    }
  }
  const isWhole = offers.length <= room * OPTIONS;
  const size = (isWhole ? room : room - 1) * OPTIONS;
  const page = offers.slice(shown, shown + size).map((offer) => ({ group, offer }));
  const turn = (to: number, label: string, emoji: string): ButtonBuilder => {
    const at = to === 0 ? values : [...values, `+${to}`];
    const id = writeId({ do: verb, match, command: command.name, values: at });
    return button(id, label, ButtonStyle.Secondary, emoji);
  };
  const pages = [
    ...(shown > 0 ? [turn(Math.max(0, shown - size), say('buttons.earlier'), '⬅️')] : []),
    ...(shown + size < offers.length ? [turn(shown + size, say('buttons.more'), '➡️')] : []),
  ];
  const selects = Array.from({ length: Math.ceil(page.length / OPTIONS) }, (_, at) =>
    page.slice(at * OPTIONS, (at + 1) * OPTIONS),
  );
  const offering = list(match, `${command.button} …`, selects, above, manyOf(asked, page));
  return {
    listed: offering.listed,
    rows: (letters) => [...offering.rows(letters), ...buttonRows(pages)],
  };
}

/**
 * How many of a list may be chosen at once: one for each question, where the game waits for several of them.
 * Of sealed ones one at a time, so that nobody finds out whether the others have answered.
 */
function manyOf(asked: readonly Asked[], listed: readonly Listed[]): number {
  const about = asked
    .map(({ decision }) => decision)
    .filter(({ id }) => listed.some(({ offer }) => offer.decision === id));
  const isSeveral = about.filter(({ owed }) => owed).length > 1;
  return isSeveral && about.every(({ sealed }) => !sealed) ? about.length : 1;
}

/**
 * Selects of offers; each offer begins with its letter where the picture has one.
 *
 * @param above how many selects of a list stand above these
 * @param many how many may be chosen at once
 */
function list(
  match: number,
  placeholder: string,
  selects: readonly (readonly Listed[])[],
  above: number,
  many: number,
): Offering {
  const rows = (letters: Letters): Row[] =>
    selects.map((offers, nth) => {
      const lettered = offers.map(({ offer }) => {
        const letter = letters[offer.choice];
        const { label } = offer.phrase;
        return clip(letter === undefined ? label : `${letter} · ${label}`, 100);
      });
      const reach = selects.length === 1 ? '' : ` ${lettered[0]} – ${lettered.at(-1)}`;
      const select = new StringSelectMenuBuilder()
        .setCustomId(writeId({ do: 'pick', match, nth: above + nth }))
        .setPlaceholder(clip(`${placeholder}${reach}`, 150))
        .setMaxValues(Math.min(many, offers.length))
        .addOptions(
          offers.map(({ group, offer }, at) => ({
            label: lettered[at] ?? '',
            value: writeValue(offer.decision, offer.choice),
            emoji: { name: group.command.emoji },
          })),
        );
      return new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(select);
    });
  return { listed: selects.flat().map(({ offer }) => offer), rows };
}

/** A button with its limits kept. */
export function button(
  id: string,
  label: string,
  style: ButtonStyle,
  emoji: string,
): ButtonBuilder {
  return new ButtonBuilder()
    .setCustomId(id)
    .setLabel(clip(label, 80))
    .setStyle(style)
    .setEmoji({ name: emoji });
}

function buttonRows(buttons: readonly ButtonBuilder[]): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < buttons.length; at += BUTTONS) {
    rows.push(new ActionRowBuilder<ButtonBuilder>().addComponents(buttons.slice(at, at + BUTTONS)));
  }
  return rows;
}
