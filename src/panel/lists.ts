import type { Seat } from '../engine/game.ts';
import type { Loaded } from '../match/app/loaded.ts';
import type { Asked, Offered } from '../match/loaded/asked.ts';
import type { AnyPresentation } from '../presentation/edition.ts';
import type { AppSpeech } from '../words/index.ts';
import { answerButton, digestOf } from './answer-button.ts';
import { isFinal } from './following.ts';
import { type ListGroup, same } from './group.ts';
import { isDigest, type PressId, type Within } from './ids.ts';
import { alone, stepsValue, type OfferedSteps } from './steps.ts';
import { button, type Button, buttonRows, listRow, type Option, type Row } from './controls.ts';
import { DESCRIPTION, OPTIONS } from './limits.ts';

/** So many answers are buttons; more of them are a list. */
export const FEW = 5;

/** What a panel offers. */
export interface Offering {
  /** What its picture is about. */
  readonly listed: readonly Offered[];
  /** All controls but those that end what is asked. */
  readonly rows: readonly Row[];
  /** Answers that end what is asked, as a turn: they stand in the last row. */
  readonly ends: readonly Button[];
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

/**
 * Where choosing a value of the next option leads; to all answers if the value is not one (ids of earlier versions).
 */
export const chosenIn = ({ do: verb, command, within }: OpenedList, value: string): OpenedList => ({
  ...opening(verb, command),
  within: isDigest(value) ? { like: value, options: (within?.options ?? 0) + 1 } : null,
});

/** What is left of a command's offers; null where that to which they are narrowed is not offered any more. */
export function narrowed(
  { row }: Pick<Loaded, 'row'>,
  group: ListGroup,
  within: Within | null,
): ListGroup | null {
  if (within === null) return group;
  const { options } = within;
  const like = group.offers.find((one) => digestOf(row, one) === within.like);
  if (like === undefined) return null;
  const names = group.command.options.slice(0, options).map(({ name }) => name);
  const offers = group.offers.filter(({ phrase }) =>
    names.every((name) => same(phrase.options[name], like.phrase.options[name] ?? 0)),
  );
  return { ...group, offers };
}

/**
 * The controls of one command: a select of things that are done together; the values of its next option where its
 * answers are more than a few; then these answers as buttons, of more of them the likeliest, which are the first and the
 * last (a few, or all), the others behind one; and where there is no option to narrow them by, as many selects as there is
 * room for, page by page.
 *
 * @param group the command with what is left of its offers
 * @param room how many rows there are
 * @param above how many selects of a list stand above them
 */
export function choicesOf(
  loaded: Loaded,
  seat: Seat,
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
  const placeholder = `${command.button} …`;
  const pressFor = (from: number): PressId => ({ ...opened, match, shown: from });
  const together = togetherOf(match, group);
  if (together !== null) return { listed: offers, rows: [together], ends: [] };
  const at = nextOption(group, narrowedBy);
  const next = at === null ? undefined : command.options[at];
  if (at !== null && next !== undefined && offers.length > FEW) {
    const firsts = firstOfEach(offers, next.name);
    if (firsts.length <= OPTIONS) {
      const within = withinAt(loaded, offers, at) ?? opened.within;
      const options = firsts.map((offer): Option => {
        const like = offers.filter((one) => valueOf(one, next.name) === valueOf(offer, next.name));
        const { label, result } = offer.phrase;
        // What all of them come to is said before one is chosen.
        const isSame = like.every(({ phrase }) => phrase.result === result);
        return {
          label: like.length > 1 ? valueOf(offer, next.name) : label,
          ...(isSame && result !== undefined ? { description: result } : {}),
          value: digestOf(loaded.row, offer),
        };
      });
      return {
        listed: offers,
        rows: [listRow({ press: { ...opened, match, within, shown: 0 }, options, placeholder })],
        ends: [],
      };
    }
  }
  const shown = opened.shown < offers.length ? opened.shown : 0;
  if (shown === 0 && (offers.length <= FEW || narrowedBy > 0)) {
    const isWhole = offers.length <= FEW;
    const first = offers.slice(0, FEW - 1);
    const likely = isWhole ? offers : [...first, ...offers.slice(-1)];
    const others = button(pressFor(first.length), say('buttons.other …'), 'quiet', null);
    return {
      listed: offers,
      rows: buttonRows([
        ...likely.map((offer) => answerButton(loaded, seat, command, offer, narrowedBy > 0)),
        ...(isWhole ? [] : [others]),
      ]),
      ends: [],
    };
  }
  const isWhole = offers.length - shown <= room * OPTIONS;
  const size = (isWhole && shown === 0 ? room : room - 1) * OPTIONS;
  const page = offers.slice(shown, shown + size).map(alone);
  const turn = (to: number, label: string, emoji: string): Button =>
    button(pressFor(to), label, 'quiet', emoji);
  const pages = [
    ...(shown > 0 ? [turn(Math.max(0, shown - size), say('buttons.earlier'), '⬅️')] : []),
    ...(shown + size < offers.length ? [turn(shown + size, say('buttons.more'), '➡️')] : []),
  ];
  const list = listOf(loaded, placeholder, page, above, asked, speech);
  return { ...list, rows: [...list.rows, ...buttonRows(pages)] };
}

/** Which option of a command is asked for alone: a pick that all name, leaves a choice, and is not the last; null for none. */
function nextOption({ command, offers }: ListGroup, from: number): number | null {
  const at = command.options.findIndex(
    ({ name }, nth) => nth >= from && firstOfEach(offers, name).length > 1,
  );
  const option = command.options[at];
  if (option?.type !== 'pick' || at >= command.options.length - 1) return null;
  return offers.every(({ phrase }) => phrase.options[option.name] !== undefined) ? at : null;
}

/** Whether a command is asked for one of its options alone. */
export const isNarrowed = (group: ListGroup): boolean =>
  group.offers.length > FEW && nextOption(group, 0) !== null;

/** The narrowing to these offers, which agree in their first options; null if there is no further option. */
function withinAt({ row }: Loaded, [first]: readonly Offered[], options: number): Within | null {
  return first === undefined || options === 0 ? null : { like: digestOf(row, first), options };
}

/** What offers of a command are narrowed to by its first option, where all of them say the same for that. */
export function firstNamed(loaded: Loaded, { command, offers }: ListGroup): Within | null {
  const [option] = command.options;
  const isNamed = option?.type === 'pick' && firstOfEach(offers, option.name).length === 1;
  return isNamed ? withinAt(loaded, offers, 1) : null;
}

/** A select of what is done together; null where a command does nothing so, or only one thing could be done. */
export function togetherOf(match: number, { command, offers }: ListGroup): Row | null {
  const [first] = offers;
  const all = new Map(offers.flatMap(({ phrase }) => Object.entries(phrase.together?.who ?? {})));
  if (first === undefined || all.size < 2) return null;
  return listRow({
    press: { do: 'together', match, decision: first.decision, command: command.name },
    options: [...all].map(([value, label]) => ({ label, value, emoji: command.emoji })),
    placeholder: first.phrase.together?.asks ?? command.button,
    most: all.size,
  });
}

/** What was chosen so far, by the first options of a command. */
export const valuesOf = ({ command, offers: [first] }: ListGroup, options: number): string[] =>
  first === undefined
    ? []
    : command.options.slice(0, options).map(({ name }) => valueOf(first, name));

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

/**
 * Selects of what may be done, 25 ways in each.
 *
 * @param above how many selects of a list stand above these
 * @param asked everything that is asked, to find out how many may be chosen at once
 */
export function listOf(
  loaded: Loaded,
  placeholder: string,
  all: readonly OfferedSteps[],
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
  const isLast = ({ steps: [first, ...next] }: OfferedSteps): boolean => {
    const about = asked.find(({ decision }) => decision.id === first.decision)?.decision;
    if (about === undefined || next.length > 0 || !about.owed || about.sealed) return false;
    return isFinal(loaded, about.seat, first);
  };
  const rows = selects.map((ways, nth) => {
    const options = ways.map((way) => optionFor(words, way, speech, { isLast: isLast(way) }));
    // In front, as a phone cuts what is long: two lists would look the same there.
    const reach = selects.length === 1 ? '' : `${nth + 1}/${selects.length} · `;
    return listRow({
      press: { do: 'pick', match: row.id, nth: above + nth },
      options,
      placeholder: `${reach}${placeholder}`,
      most: Math.min(many, ways.length),
    });
  });
  return { listed: [...new Set(all.map(({ steps: [first] }) => first))], rows, ends: [] };
}

/**
 * How steps stand in a select: the first, what follows below it, or what cannot.
 *
 * @param about.isLast whether they cannot be taken back, which is said as well
 * @param about.isNext whether they are done right now, so that what comes of them is known
 */
export function optionFor(
  { commands }: Pick<AnyPresentation, 'commands'>,
  { steps, notNext, ofPiece }: OfferedSteps,
  { say }: AppSpeech,
  { isLast = false, isNext = true }: { readonly isLast?: boolean; readonly isNext?: boolean },
): Option {
  const [first, ...next] = steps;
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
    label,
    value: stepsValue(steps),
    ...(emoji === undefined ? {} : { emoji }),
    ...(below === null ? {} : { description: below }),
  };
}

/**
 * How many of a list may be chosen at once: one for each question, where the game waits for several of them.
 * Of sealed ones one at a time, so that nobody finds out whether the others have answered.
 */
function manyOf(asked: readonly Asked[], listed: readonly OfferedSteps[]): number {
  const about = asked
    .map(({ decision }) => decision)
    .filter(({ id }) => listed.some(({ steps: [{ decision }] }) => decision === id));
  const isSeveral = about.filter(({ owed }) => owed).length > 1;
  return isSeveral && about.every(({ sealed }) => !sealed) ? about.length : 1;
}
