import { countChoices, nthChoice } from '../engine/choices.ts';
import type { Amounts, Seat } from '../engine/game.ts';
import { type Asked, isSecret, type Offered } from '../match/loaded/asked.ts';
import type { Loaded } from '../match/app/loaded.ts';
import type { AppSpeech } from '../words/index.ts';
import type { RefusedDeal } from './forms/deal.ts';
import { type Group, listed, type ListGroup, type ShapedGroup } from './group.ts';
import { hasRoom, type PressId } from './ids.ts';
import { type OpenedPiece, type Piece, pieceButton, piecesOf, withoutPieces } from './pieces.ts';
import { alone, goesOn } from './steps.ts';
import { canTell, type RefusedTurn, turnButton } from './forms/turn.ts';
import {
  choicesOf,
  type Letters,
  listOf,
  type Offering,
  type OpenedList,
  opening,
} from './lists.ts';
import { isFinal } from './following.ts';
import { howMany, takeList } from './forms/picks.ts';
import { shapeOf } from './forms/form.ts';
import { button, type Button, buttonRows, type Filled, listRow, type Row } from './controls.ts';
import { BUTTONS, OPTIONS, ROWS } from './limits.ts';

/** Where in a panel somebody is, where that is not its top: in a list, or back from a form that was not right. */
export type Opened =
  | OpenedList
  | OpenedPiece
  | OpenedAnswer
  | RefusedForm
  | RefusedTurn
  | RefusedDeal;

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

/**
 * What a panel's top offers: lists in selects where they fit, else a button for each command; and a button for each
 * piece that may act.
 */
export function choices(
  loaded: Loaded,
  seat: Seat,
  asked: readonly Asked[],
  every: readonly Group[],
  refused: RefusedForm | RefusedTurn | null,
  speech: AppSpeech,
): Offering {
  const match = loaded.row.id;
  const pieces = piecesOf(loaded, seat, asked, speech);
  const hasRoomForAll = listOffers(every).length <= OPTIONS;
  const all = hasRoomForAll ? every : withoutPieces(every, pieces);
  const lists = listed(all).filter(({ way }) => way === 'list');
  const large = largeOf(lists, listed(all));
  const short = lists.filter((group) => group !== large);
  const offers = listOffers(short);
  const isList = offers.length > 0 && offers.length <= OPTIONS;
  // Where the list holds all that the only piece may do, its button has more behind it, or is not there.
  const isMore = (piece: Piece): boolean =>
    pieces.length > 1 || !hasRoomForAll || goesOn(loaded, seat, speech.language, piece);
  const takable = all.filter(({ way }) => way === 'take');
  const belowMost = Math.ceil((all.length + takable.length + pieces.length + 1) / BUTTONS);
  // A long list is opened at once where there is room: it needs two rows, one of them to turn pages.
  const isOpen = large !== null && belowMost + (isList ? 1 : 0) <= ROWS - 2;
  const behind = [...(isList ? [] : short), ...(large === null || isOpen ? [] : [large])];
  const buttons = [
    ...pieces.filter(isMore).map((piece) => pieceButton(match, piece)),
    ...(canTell(loaded, asked, pieces, speech.language)
      ? [turnButton(loaded, seat, turnOf(refused), speech)]
      : []),
    ...behind.map(({ command }) => {
      const press = { ...opening('open', command.name), match };
      return button(press, `${command.button} …`, 'main', command.emoji);
    }),
  ];
  const takes: Row[] = [];
  // What has no room for a select of its own is a form behind a button.
  const room = ROWS - (isList ? 1 : 0) - (isOpen ? 2 : 0) - belowMost;
  for (const group of all) {
    if ('offers' in group) {
      buttons.push(...answerButtons(loaded, seat, group));
      continue;
    }
    const take = takes.length < room ? takeOf(match, group, isAlone(group, all), speech) : null;
    if (take !== null) takes.push(take.row);
    buttons.push(
      ...(take?.buttons ?? [shapedButton(loaded, group, isAlone(group, all), formOf(refused))]),
    );
  }
  const below = [...takes, ...buttonRows(buttons)];
  const parts = [
    ...(isList ? [listOf(loaded, wordsFor(short), offers.map(alone), 0, asked, speech)] : []),
    ...(isOpen
      ? [
          choicesOf(
            loaded,
            asked,
            large,
            opening('open', large.command.name),
            ROWS - (isList ? 1 : 0) - below.length,
            isList ? 1 : 0,
            speech,
          ),
        ]
      : []),
  ];
  return {
    // Letters go to the list that is long.
    listed: parts.at(-1)?.listed ?? [],
    rows: (letters) => [...parts.flatMap((part) => part.rows(letters)), ...below],
  };
}

const formOf = (refused: RefusedForm | RefusedTurn | null): RefusedForm | null =>
  refused?.do === 'form' ? refused : null;

const turnOf = (refused: RefusedForm | RefusedTurn | null): RefusedTurn | null =>
  refused?.do === 'turn' ? refused : null;

/** What may be done from a list: `Grow · Hunt · Fight …` */
const wordsFor = (lists: readonly ListGroup[]): string =>
  `${lists.map(({ command }) => command.button).join(' · ')} …`;

/** Everything that is chosen from lists, and not by a press. */
const listOffers = (all: readonly Group[]): Offered[] =>
  listed(all).flatMap(({ way, offers }) => (way === 'list' ? offers : []));

/** The one list that is too long for a select, where it is all that may be answered to its question. */
function largeOf(lists: readonly ListGroup[], all: readonly ListGroup[]): ListGroup | null {
  const [large, ...others] = lists.filter(({ offers }) => offers.length > OPTIONS);
  if (large === undefined || others.length > 0) return null;
  const own = new Set(large.offers.map(({ decision }) => decision));
  const isAll = all.every(
    (group) => group === large || group.offers.every(({ decision }) => !own.has(decision)),
  );
  return isAll ? large : null;
}

/** Whether a question is the only one that its command answers, so that the command's words are enough. */
const isAlone = (group: ShapedGroup, all: readonly Group[]): boolean =>
  all.every((one) => one === group || one.command !== group.command);

/** The answers of a command without options, each as a button; none of others. */
export const answerButtons = (loaded: Loaded, seat: Seat, group: ListGroup): Button[] =>
  group.way === 'press'
    ? group.offers.map((offer) => answerButton(loaded, seat, group, offer))
    : [];

/** A button for an answer of a command without options. */
function answerButton(
  loaded: Loaded,
  seat: Seat,
  { command }: ListGroup,
  { decision, choice, phrase }: Offered,
): Button {
  const does = phrase.sure === undefined ? 'answer' : 'ask';
  const mild = does === 'ask' ? 'quiet' : 'answer';
  const means = isFinal(loaded, seat, { decision, choice }) ? 'final' : mild;
  const press = { do: does, match: loaded.row.id, decision, choice } as const;
  return button(press, phrase.label, means, command.emoji);
}

/** An answer alone, that was asked once more. */
export function sureOf(
  loaded: Loaded,
  seat: Seat,
  { decision, choice, phrase }: Offered,
): Offering {
  const press = { do: 'answer', match: loaded.row.id, decision, choice } as const;
  const means = isFinal(loaded, seat, { decision, choice }) ? 'final' : 'main';
  const rows = buttonRows([button(press, phrase.label, means, '❗')]);
  return { listed: [], rows: () => rows };
}

/** A select from which things are taken, or amounts where they are few; null where it is none, or one select has no room for them. */
function takeOf(
  match: number,
  { asked, command, shaped, way }: ShapedGroup,
  alone: boolean,
  speech: AppSpeech,
): { readonly row: Row; readonly buttons: readonly Button[] } | null {
  if (way !== 'take') return null;
  const { id: decision } = asked.decision;
  const press = { do: 'take', match, decision } as const;
  if (shaped.is === 'amounts') {
    const options = someOf(asked, shaped.shape).map(({ choice, phrase }) => ({
      label: phrase.label,
      value: choice,
      emoji: command.emoji,
      ...(phrase.result === undefined ? {} : { description: phrase.result }),
    }));
    return { row: listRow({ press, options, placeholder: asked.question.title }), buttons: [] };
  }
  const { many, things } = shaped.shape;
  if (things.length > OPTIONS) return null;
  const placeholder = `${asked.question.title}: ${howMany(many, speech)}`;
  const row = listRow({ press, ...takeList(shaped, things), placeholder });
  if (many.least > 0) return { row, buttons: [] };
  // Discord sends nothing where nothing is taken.
  const none = speech.say('panel.nothing');
  const label = alone ? none : `${asked.question.title}: ${none}`;
  const nothing = { do: 'none', match, decision } as const;
  return { row, buttons: [button(nothing, label, 'main', command.emoji)] };
}

/** All amounts that may be answered, which are few. */
const someOf = (asked: Asked, shape: Amounts<unknown>): Offered[] =>
  Array.from({ length: countChoices(shape) }, (_, nth) => asked.offer(nthChoice(shape, nth)));

/** Opens the form of a question, or gives its only answer. */
function shapedButton(
  loaded: Loaded,
  group: ShapedGroup,
  alone: boolean,
  refused: RefusedForm | null,
): Button {
  const { asked, command, shaped, way } = group;
  const match = loaded.row.id;
  const { id: decision } = asked.decision;
  if (way === 'only') {
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

/**
 * The same with orders below, in rows of their own. Where there is something to choose from, it is behind a button:
 * letters and lists of orders are never beside those of what is owed.
 */
export function withOrders(
  loaded: Loaded,
  offering: Offering,
  orders: readonly Group[],
  refused: RefusedForm | RefusedTurn | null,
): Offering {
  const match = loaded.row.id;
  const buttons = orders.flatMap((group): Button[] => {
    if ('shaped' in group) {
      const one = shapedButton(loaded, group, isAlone(group, orders), formOf(refused));
      return [{ ...one, means: 'quiet' }];
    }
    if (group.way === 'press') {
      return group.offers.map(({ decision, choice, phrase }) => {
        const press = { do: 'answer', match, decision, choice } as const;
        return button(press, phrase.label, 'quiet', group.command.emoji);
      });
    }
    const { name, emoji, button: short } = group.command;
    return [button({ ...opening('orders', name), match }, `${short} …`, 'quiet', emoji)];
  });
  const rows = (letters: Letters): Row[] => [...offering.rows(letters), ...buttonRows(buttons)];
  return { listed: offering.listed, rows };
}
