import { countChoices, nthChoice } from '../engine/choices.ts';
import type { Seat } from '../engine/game.ts';
import { type Asked, isPut, isSecret, type Offered } from '../match/loaded/asked.ts';
import type { Loaded } from '../match/app/loaded.ts';
import type { AppSpeech } from '../words/index.ts';
import type { RefusedDeal } from './forms/deal.ts';
import { type Group, groups, listed, type ListGroup, type ShapedGroup } from './group.ts';
import { hasRoom, type PressId, type OpenedSpot, type Within } from './ids.ts';
import { answerButton, giving } from './answer-button.ts';
import type { OpenedPiece } from './pieces.ts';
import { alone } from './steps.ts';
import type { RefusedTurn } from './forms/turn.ts';
import {
  choicesOf,
  FEW,
  isNarrowed,
  listOf,
  type Offering,
  type OpenedList,
  opening,
} from './lists.ts';
import { howMany, takeList } from './forms/picks.ts';
import { shapeOf } from './forms/form.ts';
import { button, type Button, buttonRows, type Filled, listRow, type Row } from './controls.ts';
import { OPTIONS, ROWS } from './limits.ts';

/** Where in a panel somebody is, where that is not its top: in a list, or back from a form that was not right. */
export type Opened =
  | OpenedList
  | OpenedPiece
  | OpenedAnswer
  | RefusedForm
  | RefusedTurn
  | RefusedDeal
  | OpenedMore
  /** All that happened. */
  | { readonly do: 'happened' };

/** All that answers nothing, and what else there is about what was opened. */
export interface OpenedMore {
  readonly do: 'more';
  readonly spot: OpenedSpot | null;
}

/** An answer that is asked once more before it is given. */
export interface OpenedAnswer {
  readonly do: 'ask';
  readonly decision: string;
  readonly choice: string;
}

/** A form that was sent and refused. */
export interface RefusedForm {
  readonly do: 'form';
  readonly decision: string;
  readonly filled: Filled;
}

/** So many answers that end what is asked have room in the last row. */
const ENDS = 2;

const isOfSeveral = (offers: readonly Offered[]): boolean =>
  new Set(offers.map(({ decision }) => decision)).size > 1;

/** A few answers to one question as buttons; else selects of commands where they have room, or a button for each. */
export function commandChoices(
  loaded: Loaded,
  seat: Seat,
  asked: readonly Asked[],
  refused: RefusedForm | RefusedTurn | null,
  speech: AppSpeech,
): Offering {
  const every = groups(loaded.edition.in(speech.language), asked);
  const all = listed(every).flatMap((group) => group.offers);
  // Several questions are answered by one press in a list.
  const isFew = all.length <= FEW && !isOfSeveral(all);
  const lists = isFew ? [] : listed(every).filter(({ offeredAs }) => offeredAs === 'list');
  const [large, small] = partition(
    lists,
    (group) => group.offers.length > OPTIONS || (isNarrowed(group) && !isOfSeveral(group.offers)),
  );
  const offers = small.flatMap((group) => group.offers);
  const isList = offers.length > 1 && offers.length <= OPTIONS;
  const [opened, ...more] = large;
  const isOpen = opened !== undefined && more.length === 0;
  const behind = [...(isList ? [] : small), ...(isOpen ? [] : large)];
  const buttons = behind.map((group) => commandButton(loaded, seat, group));
  const takes: Row[] = [];
  const ends: Button[] = [];
  const isLeft = every.length === 1 && all.length === 1;
  // What has no room for a select of its own is a form behind a button.
  const room = ROWS - 1 - (isList ? 1 : 0) - (isOpen ? 2 : 0);
  for (const group of every) {
    if ('offers' in group) {
      const { offeredAs, command } = group;
      for (const offer of isFew || offeredAs === 'press' ? group.offers : []) {
        const one = answerButton(loaded, seat, command, offer);
        // What needs no more than a press and gives something up ends what is asked, as does what alone is left.
        const isEnd = offeredAs === 'press' && (one.press.do === 'ask' || isLeft);
        (isEnd ? ends : buttons).push(one);
      }
      continue;
    }
    const isOnly = isAlone(group, every);
    const take = takes.length < room ? takeOf(loaded, seat, group, isOnly, speech) : null;
    if (take?.row) takes.push(take.row);
    buttons.push(
      ...(take?.buttons ?? [
        shapedButton(loaded, group, isOnly, formOf(refused)),
        ...noneButtons(loaded, group),
      ]),
    );
  }
  const below = [...takes, ...buttonRows([...buttons, ...ends.slice(ENDS)])];
  const parts = [
    ...(isList ? [listOf(loaded, wordsFor(small), offers.map(alone), 0, asked, speech)] : []),
    ...(isOpen
      ? [
          choicesOf(
            loaded,
            seat,
            asked,
            opened,
            opening('open', opened.command.name),
            ROWS - (isList ? 1 : 0) - below.length,
            isList ? 1 : 0,
            speech,
          ),
        ]
      : []),
  ];
  return {
    listed: isFew ? all : (parts.at(-1)?.listed ?? []),
    rows: [...parts.flatMap(({ rows }) => rows), ...below],
    ends: ends.slice(0, ENDS),
  };
}

/** Those of which something is true, and the others. */
export function partition<T>(all: readonly T[], isSo: (one: T) => boolean): readonly [T[], T[]] {
  return [all.filter(isSo), all.filter((one) => !isSo(one))];
}

/**
 * The button of a command: its only answer, or the way to all of them.
 *
 * @param within to which of them it leads; null for all
 */
export function commandButton(
  loaded: Loaded,
  seat: Seat,
  { command, offers }: ListGroup,
  within: Within | null = null,
): Button {
  const [only, ...others] = offers;
  if (only !== undefined && others.length === 0) return answerButton(loaded, seat, command, only);
  const press = { ...opening('open', command.name), within, match: loaded.row.id };
  return button(press, `${command.button} …`, 'quiet', command.emoji);
}

export const formOf = (refused: RefusedForm | RefusedTurn | null): RefusedForm | null =>
  refused?.do === 'form' ? refused : null;

/** What may be done from a list: `Grow · Hunt · Fight …` */
export const wordsFor = (lists: readonly ListGroup[]): string =>
  `${lists.map(({ command }) => command.button).join(' · ')} …`;

/** Whether a question is the only one that its command answers, so that the command's words are enough. */
export const isAlone = (group: ShapedGroup, all: readonly Group[]): boolean =>
  all.every((one) => one === group || one.command !== group.command);

/** The answers of a command without options, each as a button; none of others. */
export const answerButtons = (
  loaded: Loaded,
  seat: Seat,
  { offeredAs, command, offers }: ListGroup,
): Button[] =>
  offeredAs === 'press' ? offers.map((offer) => answerButton(loaded, seat, command, offer)) : [];

/** An answer alone, that was asked once more. */
export function sureOf(loaded: Loaded, offer: Offered): Offering {
  const rows = buttonRows([button(giving(loaded, offer, true), offer.phrase.label, 'loses', '❗')]);
  return { listed: [], rows, ends: [] };
}

/**
 * A select from which things are taken; amounts, as buttons where they are a few. Null where it is a form, or one select has
 * no room for them.
 */
function takeOf(
  loaded: Loaded,
  seat: Seat,
  { asked, command, shaped, offeredAs }: ShapedGroup,
  isOnly: boolean,
  speech: AppSpeech,
): { readonly row: Row | null; readonly buttons: readonly Button[] } | null {
  if (offeredAs !== 'take') return null;
  const match = loaded.row.id;
  const { id: decision } = asked.decision;
  const press = { do: 'take', match, decision } as const;
  // The question itself stands above it.
  const subject = isOnly ? command.button : asked.question.title;
  const few = fewOf(asked);
  if (few.length > 0 && few.length <= FEW) {
    return { row: null, buttons: few.map((offer) => answerButton(loaded, seat, command, offer)) };
  }
  if (shaped.is === 'amounts') {
    const options = few.map(({ choice, phrase }) => ({
      label: phrase.label,
      value: choice,
      emoji: command.emoji,
      ...(phrase.result === undefined ? {} : { description: phrase.result }),
    }));
    return { row: listRow({ press, options, placeholder: `${subject} …` }), buttons: [] };
  }
  const { many, things } = shaped.shape;
  if (things.length > OPTIONS) return null;
  const none = noneButtons(loaded, { asked, command, shaped, offeredAs });
  const placeholder = `${subject}: ${howMany(many, speech)}`;
  const row = listRow({ press, ...takeList(shaped, things), placeholder });
  return { row, buttons: none };
}

/** A button that takes nothing, where that may be: Discord sends nothing where nothing is taken. */
function noneButtons(loaded: Loaded, { asked, command, shaped, offeredAs }: ShapedGroup): Button[] {
  if (shaped.is === 'amounts' || shaped.shape.many.least > 0 || offeredAs === 'only') return [];
  const { phrase } = asked.offer(nthChoice(shaped.shape, 0));
  const press = { do: 'none', match: loaded.row.id, decision: asked.decision.id } as const;
  return [button(press, phrase.label, 'answer', command.emoji)];
}

/** All that may be answered where it is a few picks, or amounts that have room in a list; else nothing. */
export function fewOf({ shaped, offer }: Asked): Offered[] {
  if (shaped === null) return [];
  const count = countChoices(shaped.shape);
  if (count > (shaped.is === 'picks' ? FEW : OPTIONS)) return [];
  return Array.from({ length: count }, (_, nth) => offer(nthChoice(shaped.shape, nth)));
}

/** Opens the form of a question, or gives its only answer. */
export function shapedButton(
  loaded: Loaded,
  group: ShapedGroup,
  alone: boolean,
  refused: RefusedForm | null,
): Button {
  const { asked, command, shaped, offeredAs } = group;
  const match = loaded.row.id;
  const { id: decision } = asked.decision;
  if (offeredAs === 'only') {
    const { phrase } = asked.offer(nthChoice(shaped.shape, 0));
    return button({ do: 'only', match, decision }, phrase.label, 'answer', command.emoji);
  }
  const empty: PressId = { do: 'form', match, decision, command: command.name, draft: null };
  // What is to stay a secret is never part of an id.
  const isKept = refused?.decision === decision && !isSecret(loaded.edition, asked.decision);
  const full = isKept ? { ...empty, draft: shapeOf(group).draft(refused.filled) } : empty;
  const label = alone ? command.button : asked.question.title;
  return button(hasRoom(full) ? full : empty, `${label} …`, 'main', command.emoji);
}

/** Leads whoever waits to what it may answer ahead; none where there is nothing to say. */
export function aheadButtons(
  loaded: Loaded,
  asked: readonly Asked[],
  { say, language }: AppSpeech,
): Button[] {
  const ahead = asked.filter(
    ({ decision, question }) => !isPut(decision) && question.ahead === true,
  );
  const leading = groups(loaded.edition.in(language), ahead).filter(
    ({ offeredAs }) => offeredAs !== 'press' && offeredAs !== 'only',
  );
  return orderButtons(loaded, leading.slice(0, 1)).map((one) => ({
    ...one,
    label: say('buttons.order ahead …'),
    emoji: '📜',
  }));
}

/**
 * The buttons of orders, which nobody waits for. Where there is something to choose from, it is behind a button:
 * lists of orders are never beside those of what is owed.
 *
 * @param isBegun whether something was said of them, so that they are gone on with
 */
export function orderButtons(
  loaded: Loaded,
  orders: readonly Group[],
  refused: RefusedForm | null = null,
  isBegun = false,
): Button[] {
  const match = loaded.row.id;
  return orders.flatMap((group): Button[] => {
    if ('shaped' in group) {
      return [{ ...shapedButton(loaded, group, isAlone(group, orders), refused), means: 'quiet' }];
    }
    if (group.offeredAs === 'press') {
      const { emoji, isAside } = group.command;
      return group.offers.map((offer) => {
        const { label, sure } = offer.phrase;
        const leads = isBegun && isAside !== true;
        const means = sure === undefined ? 'answer' : 'loses';
        return button(giving(loaded, offer, false), label, leads ? means : 'quiet', emoji);
      });
    }
    const { name, emoji, button: short } = group.command;
    return [button({ ...opening('orders', name), match }, `${short} …`, 'quiet', emoji)];
  });
}
