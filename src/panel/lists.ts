import type { Loaded } from '../match/app/loaded.ts';
import type { Asked, Offered } from '../match/loaded/asked.ts';
import type { AnyPresentation } from '../presentation/edition.ts';
import type { Pictured } from '../presentation/pictured.ts';
import type { AppSpeech } from '../words/index.ts';
import { isFinal } from './following.ts';
import { type ListGroup, same } from './group.ts';
import { type PressId, readValue, type Within, writeValue } from './ids.ts';
import { alone, stepsValue, type Way } from './steps.ts';
import { button, type Button, buttonRows, listRow, type Option, type Row } from './controls.ts';
import { DESCRIPTION, OPTIONS } from './limits.ts';

/** So many lists of one command stand below each other before its first option is asked for alone. */
const LISTS = 2;

/** Letters of choices, by their keys. */
export type Letters = Pictured['letters'];

/** What a panel offers. */
export interface Offering {
  /** What stands in the list, if there is one. */
  readonly listed: readonly Offered[];
  /** All controls, the list with the letters of a picture. */
  rows(letters: Letters): Row[];
}

/** Where somebody is in the choices of a command, for what is owed or for orders. */
export interface OpenedList {
  readonly do: 'open' | 'orders';
  readonly command: string;
  /** To what they are narrowed by its first options; null for all of them. */
  readonly within: Within | null;
  /** How many offers were shown before, page by page. */
  readonly shown: number;
}

/** All choices of a command, from the first. */
export const opening = (verb: OpenedList['do'], command: string): OpenedList => ({
  do: verb,
  command,
  within: null,
  shown: 0,
});

/** Where a value leads that was chosen for the next option; to all of them where it was a word, as it was before. */
export function chosenIn({ do: verb, command, within }: OpenedList, value: string): OpenedList {
  const { decision, choice } = readValue(value) ?? {};
  const nth = Number(choice);
  const all = opening(verb, command);
  if (decision === undefined || !Number.isInteger(nth)) return all;
  return { ...all, within: { decision, nth, options: (within?.options ?? 0) + 1 } };
}

/** What is left of a command's offers; null where that is not asked any more. */
export function narrowed(
  group: ListGroup,
  asked: readonly Asked[],
  within: Within | null,
): ListGroup | null {
  if (within === null) return group;
  const { decision, nth, options } = within;
  const like = asked.find((one) => one.decision.id === decision)?.offers[nth];
  if (like === undefined) return null;
  const names = group.command.options.slice(0, options).map(({ name }) => name);
  const offers = group.offers.filter(({ phrase }) =>
    names.every((name) => same(phrase.options[name], like.phrase.options[name] ?? 0)),
  );
  return offers.length === 0 ? null : { ...group, offers };
}

/**
 * The rows of one command: its offers where they fit into two selects; else the values of its next option; and
 * where there is no option left to narrow them by, as many selects as there is room for, page by page.
 *
 * @param group the command with what is left of its offers
 * @param room how many rows there are
 * @param above how many selects of a list stand above them
 */
export function choicesOf(
  loaded: Loaded,
  asked: readonly Asked[],
  group: ListGroup,
  opened: OpenedList,
  room: number,
  above: number,
  speech: AppSpeech,
): Offering {
  const { say } = speech;
  const match = loaded.row.id;
  const { command, offers } = group;
  const { options: narrowedBy = 0 } = opened.within ?? {};
  const pressFor = (from: number): PressId => ({ ...opened, match, shown: from });
  const next = command.options[narrowedBy];
  // Two lists are one press; more of them nobody wants to look through.
  const isMany = offers.length > Math.min(room, LISTS) * OPTIONS;
  if (isMany && next !== undefined && narrowedBy < command.options.length - 1) {
    const firsts = firstOfEach(offers, next.name);
    if (firsts.length <= OPTIONS) {
      const row = listRow({
        press: pressFor(0),
        options: firsts.map((offer) => ({
          label: valueOf(offer, next.name),
          value: placeOf(asked, offer),
        })),
        placeholder: `${command.button}: ${next.description}`,
      });
      return { listed: [], rows: () => [row] };
    }
  }
  const shown = opened.shown < offers.length ? opened.shown : 0;
  const isWhole = offers.length <= room * OPTIONS;
  const size = (isWhole ? room : room - 1) * OPTIONS;
  const page = offers.slice(shown, shown + size).map(alone);
  const turn = (to: number, label: string, emoji: string): Button =>
    button(pressFor(to), label, 'quiet', emoji);
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

/** What an offer says for an option; an amount that is left out is 0. */
const valueOf = ({ phrase }: Offered, option: string): string =>
  String(phrase.options[option] ?? 0);

/** The first offer of each value of an option. */
function firstOfEach(offers: readonly Offered[], option: string): Offered[] {
  const firsts = new Map<string, Offered>();
  for (const offer of offers) {
    const value = valueOf(offer, option).toLowerCase();
    if (!firsts.has(value)) firsts.set(value, offer);
  }
  return [...firsts.values()];
}

/** An offer by its place among those of its question, which is the same in each language. */
function placeOf(asked: readonly Asked[], { decision, choice }: Offered): string {
  const { offers = [] } = asked.find((one) => one.decision.id === decision) ?? {};
  return writeValue(decision, String(offers.findIndex((one) => one.choice === choice)));
}

/**
 * Selects of what may be done, 25 ways in each; each begins with its letter where the picture has one.
 *
 * @param above how many selects of a list stand above these
 * @param asked everything that is asked, to find out how many may be chosen at once
 */
export function listOf(
  loaded: Loaded,
  placeholder: string,
  all: readonly Way[],
  above: number,
  asked: readonly Asked[],
  speech: AppSpeech,
): Offering {
  const { row, edition } = loaded;
  const words = edition.in(speech.language);
  const many = manyOf(asked, all);
  const selects = Array.from({ length: Math.ceil(all.length / OPTIONS) }, (_, nth) =>
    all.slice(nth * OPTIONS, (nth + 1) * OPTIONS),
  );
  // Of sealed ones it is not said: it would tell whether the others have answered.
  const isLast = ({ steps: [first, ...next] }: Way): boolean => {
    const about = asked.find(({ decision }) => decision.id === first.decision)?.decision;
    if (about === undefined || next.length > 0 || !about.owed || about.sealed) return false;
    return isFinal(loaded, about.seat, first);
  };
  const last = new Set(all.filter(isLast));
  const rows = (letters: Letters): Row[] =>
    selects.map((ways, nth) => {
      const options = ways.map((way) =>
        optionFor(words, way, letters, speech, { isLast: last.has(way) }),
      );
      const [from, to] = [ways[0], ways.at(-1)].map((way) => way && letters[way.steps[0].choice]);
      const which =
        from === undefined || to === undefined ? `${nth + 1}/${selects.length}` : `${from}–${to}`;
      // In front, as a phone cuts what is long: two lists would look the same there.
      const reach = selects.length === 1 ? '' : `${which} · `;
      return listRow({
        press: { do: 'pick', match: row.id, nth: above + nth },
        options,
        placeholder: `${reach}${placeholder}`,
        most: Math.min(many, ways.length),
      });
    });
  return { listed: [...new Set(all.map(({ steps: [first] }) => first))], rows };
}

/**
 * How steps stand in a select: the first with its letter, what follows below it, or what cannot.
 *
 * @param about.isLast whether they cannot be taken back, which is said as well
 * @param about.isNext whether they are done right now, so that what comes of them is known
 */
export function optionFor(
  { commands }: Pick<AnyPresentation, 'commands'>,
  { steps, notNext, ofPiece }: Way,
  letters: Letters,
  { say }: AppSpeech,
  { isLast = false, isNext = true }: { readonly isLast?: boolean; readonly isNext?: boolean },
): Option {
  const [first, ...next] = steps;
  const letter = letters[first.choice];
  const said = ({ phrase }: Offered): string => (ofPiece ? phrase.short : null) ?? phrase.label;
  const label = said(first);
  const { command } = first.phrase;
  const emoji = commands.find(({ name }) => name === command)?.emoji;
  const what = next.map(said).join(', ');
  const not = notNext.map(({ command: { button: name }, why }) => `${name} (${why})`).join(', ');
  const barred = not === '' ? null : say('panel.not in one go', { what: not });
  const after = what === '' ? barred : say('panel.next in one go', { what });
  const own = isLast ? say('panel.is final') : after;
  const result = isNext && next.length === 0 ? (first.phrase.result ?? null) : null;
  const both = [result, own].filter((part) => part !== null).join(' · ');
  const below = both === '' || both.length > DESCRIPTION ? (own ?? result) : both;
  return {
    label: letter === undefined ? label : `${letter} · ${label}`,
    value: stepsValue(steps),
    ...(emoji === undefined ? {} : { emoji }),
    ...(below === null ? {} : { description: below }),
  };
}

/**
 * How many of a list may be chosen at once: one for each question, where the game waits for several of them.
 * Of sealed ones one at a time, so that nobody finds out whether the others have answered.
 */
function manyOf(asked: readonly Asked[], listed: readonly Way[]): number {
  const about = asked
    .map(({ decision }) => decision)
    .filter(({ id }) => listed.some(({ steps: [{ decision }] }) => decision === id));
  const isSeveral = about.filter(({ owed }) => owed).length > 1;
  return isSeveral && about.every(({ sealed }) => !sealed) ? about.length : 1;
}
