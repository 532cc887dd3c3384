import type { Seat } from '../../engine/game.ts';
import { WHEN_OUT, type WhenOut } from '../../match/app/notice.ts';
import type { MatchId } from '../../store/store.ts';
import type { Draft } from './shape.ts';
import { readWish, type Wish, writeWish } from './wish.ts';

/**
 * What a button, a select or a modal says when it is pressed. A custom id carries it whole, so that a press
 * needs nothing that this process remembers, and no secret: choices of secret questions are values of selects.
 */
export type PressId =
  /** On messages that everybody sees. `mark` tells which outbox message this is. */
  | { readonly do: 'play' | 'board' | 'hand'; readonly match: MatchId; readonly mark: string }
  | { readonly do: 'join' | 'leave' | 'cancel'; readonly match: MatchId }
  /** Below what is told of a match that is over: another one with the same people. */
  | { readonly do: 'again'; readonly match: MatchId }
  /** Opens what was ordered for whenever one is asked, or that against one seat alone, which a select says. */
  | { readonly do: 'ahead' | 'versus'; readonly match: MatchId }
  /** Gives an order that a select says, for everybody or against one seat alone. */
  | {
      readonly do: 'order';
      readonly match: MatchId;
      readonly name: string;
      readonly against: Seat | null;
    }
  /** Says what is done about a seat whose time is over; would take a seat for which a substitute is wanted, or no more. */
  | {
      readonly do: 'vote';
      readonly match: MatchId;
      readonly seat: Seat;
      readonly how: WhenOut;
    }
  | { readonly do: 'stand' | 'unstand'; readonly match: MatchId; readonly seat: Seat }
  /** Says yes or no to a user who would take a seat over. */
  | {
      readonly do: 'admit' | 'dismiss';
      readonly match: MatchId;
      readonly seat: Seat;
      readonly user: string;
    }
  /** Says which promise of a match that is over was kept, or broken; a select says which. */
  | { readonly do: 'kept' | 'broken'; readonly match: MatchId }
  /** Does what somebody was asked about once more before it decides it alone. */
  /** `of`: who has the seat that it is about, 0 for a computer player; null for what is about none, or was asked before that was said. */
  | {
      readonly do: 'sure';
      readonly match: MatchId;
      readonly wish: Wish;
      readonly of: string | null;
    }
  /** Takes a seat back that a computer player has as its owner was too slow. */
  | { readonly do: 'reclaim'; readonly match: MatchId }
  /** The one button below an open match that tells which outbox message posted it. */
  | { readonly do: 'start'; readonly match: MatchId; readonly mark: string | null }
  /** `seats` is how many were taken when the button was shown: a double click seats one computer player. */
  | { readonly do: 'seat' | 'unseat'; readonly match: MatchId; readonly seats: number }
  /** `mark` is the proposal's own; buttons from before there were marks carry none. */
  | {
      readonly do: 'accept' | 'decline' | 'counter' | 'withdraw';
      readonly proposal: number;
      readonly mark: string | null;
    }
  /**
   * Turns to a chapter of a game's rules, from 0; a select says itself to which. `back` is where its reader was asked
   * something, and may go back to; null for nowhere.
   */
  | {
      readonly do: 'chapter';
      readonly at: number;
      readonly game: string;
      readonly back: Asking | null;
    }
  /** Chooses a value of an option for a table that has not begun. */
  | {
      readonly do: 'option';
      readonly match: MatchId;
      readonly option: string;
      readonly value: string;
    }
  /** Shows how a game is played, by its cards; what the signs on its pictures mean. */
  | {
      readonly do: 'cards' | 'legend';
      readonly game: string;
      readonly back: Asking | null;
    }
  /** Opens the form that asks what a game's rules are searched for, or is that form. */
  | { readonly do: 'find'; readonly game: string; readonly back: Asking | null }
  /** Forgets whoever presses it. */
  | { readonly do: 'forget' }
  /** Tells the whole board in words. */
  | { readonly do: 'words'; readonly match: MatchId }
  /** Shows how to play at a match; what its presser can do there now; has its presser taught again. */
  | ({ readonly do: 'how' | 'here' | 'hints' } & Asking)
  /** On a panel that only its reader sees; `hush` ends the lessons there. */
  | { readonly do: 'panel' | 'look' | 'hush'; readonly match: MatchId }
  /** Does for real what was answered in a plan; begins a plan anew; has its player decide for those whom a select says. */
  | { readonly do: 'real' | 'anew' | 'decide'; readonly match: MatchId }
  /** Opens the panel of a match that waits for its presser, in the place of what was pressed. */
  | { readonly do: 'go'; readonly match: MatchId }
  /** The nth select of a list, from 0. */
  | { readonly do: 'pick'; readonly match: MatchId; readonly nth: number }
  /** Takes the latest answer back with all others, as the match stands after entry `at`. */
  | { readonly do: 'unsay'; readonly match: MatchId; readonly at: number }
  /** Goes back to after entry `to`: a double click takes one step back. */
  | { readonly do: 'undo'; readonly match: MatchId; readonly to: number }
  /** Gives the only answer that there is; takes the things that a select says, or with a button none of them. */
  | { readonly do: 'only' | 'take' | 'none'; readonly match: MatchId; readonly decision: string }
  /** Gives an answer, or asks once more before it is given. */
  | {
      readonly do: 'answer' | 'ask';
      readonly match: MatchId;
      readonly decision: string;
      readonly choice: string;
    }
  /** Opens the choices of a command, of what is owed or of orders, from the one after `shown` others. */
  | {
      readonly do: 'open' | 'orders';
      readonly match: MatchId;
      readonly command: string;
      readonly within: Within | null;
      readonly shown: number;
    }
  /** Opens what a piece may do. */
  | { readonly do: 'piece'; readonly match: MatchId; readonly piece: string }
  /** Opens the form of what several pieces do in one go, with what was put into it before, or is that form. */
  | { readonly do: 'turn'; readonly match: MatchId; readonly draft: Draft | null }
  /** Opens the form of a gift to a seat or a trade with it, with what was put into it before, or is that form. */
  | {
      readonly do: 'deal';
      readonly match: MatchId;
      readonly to: Seat;
      readonly draft: Draft | null;
    }
  /** Opens the form that orders to which trades is agreed, with one seat or with everybody, or is that form. */
  | { readonly do: 'agree'; readonly match: MatchId; readonly against: Seat | null }
  /** Opens a form of amounts or picks, with what was put into it before, or is that form. */
  | {
      readonly do: 'form';
      readonly match: MatchId;
      readonly decision: string;
      readonly command: string;
      readonly draft: Draft | null;
    };

/** A match at which somebody is asked something, and what of that is opened on its panel; null for all. */
export interface Asking {
  readonly match: MatchId;
  readonly spot: Spot | null;
}

/** What of a panel is opened: all that one piece may do, or all that can be done by one command. */
export interface Spot {
  readonly is: (typeof SPOTS)[number];
  readonly name: string;
}
const SPOTS = ['piece', 'command'] as const;

/**
 * To what the choices of a command are narrowed: those that say the same for its first `options` options as the nth
 * offer of a decision. No word of it depends on a language, and none is long.
 */
export interface Within {
  readonly decision: string;
  readonly nth: number;
  readonly options: number;
}

/** What a press of each kind says. */
type PressByName = { readonly [K in PressId['do']]: Saying<PressId, K> };
type Saying<P extends PressId, K> = P extends unknown ? (K extends P['do'] ? P : never) : never;

/** What a press of one kind says, or of several. */
export type PressAs<K extends PressId['do']> = PressByName[K];

const MARKED = ['play', 'board', 'hand'] as const;
const PLAIN = [
  'join',
  'leave',
  'cancel',
  'again',
  'reclaim',
  'ahead',
  'versus',
  'panel',
  'look',
  'words',
  'hush',
  'go',
  'real',
  'anew',
  'decide',
  'kept',
  'broken',
] as const;
const READING = ['cards', 'legend', 'find'] as const;
const ASIDE = ['how', 'here', 'hints'] as const;
const COUNTED = ['seat', 'unseat'] as const;
const STANDING = ['stand', 'unstand'] as const;
const DECIDING = ['admit', 'dismiss'] as const;
const OFFERS = ['accept', 'decline', 'counter', 'withdraw'] as const;
const OPENING = ['open', 'orders'] as const;
const ASKED = ['only', 'take', 'none'] as const;

/** Discord's limit for a custom id, in characters. */
const LONGEST = 100;

/**
 * Writes a custom id: at most 100 characters. Throws where it would be longer, or could not be read again:
 * that is our mistake.
 */
export function writeId(press: PressId): string {
  const written = parts(press).map(String);
  const id = written.join(':');
  // What was chosen is not named: an error is written into the log.
  if (id.length > LONGEST)
    throw new RangeError(`A custom id "${press.do}" of ${id.length} characters.`);
  if (written.some((part) => part.includes(':'))) {
    throw new RangeError(`A colon within a part of a custom id "${press.do}".`);
  }
  return id;
}

function parts(press: PressId): (string | number)[] {
  switch (press.do) {
    case 'play':
    case 'board':
    case 'hand':
      return [press.do, press.match, press.mark];
    case 'seat':
    case 'unseat':
      return [press.do, press.match, press.seats];
    case 'option':
      return [press.do, press.match, press.option, press.value];
    case 'chapter':
      return [press.do, press.at, press.game, ...asking(press.back)];
    case 'cards':
    case 'legend':
    case 'find':
      return [press.do, 0, press.game, ...asking(press.back)];
    case 'forget':
      return [press.do, 0];
    case 'how':
    case 'here':
    case 'hints':
      return [press.do, ...asking(press)];
    case 'order':
      return [press.do, press.match, press.name, ...optional(press.against)];
    case 'vote':
      return [press.do, press.match, press.seat, press.how];
    case 'sure':
      return [press.do, press.match, writeWish(press.wish), ...optional(press.of)];
    case 'stand':
    case 'unstand':
      return [press.do, press.match, press.seat];
    case 'admit':
    case 'dismiss':
      return [press.do, press.match, press.seat, press.user];
    case 'undo':
      return [press.do, press.match, press.to];
    case 'unsay':
      return [press.do, press.match, press.at];
    case 'start':
      return [press.do, press.match, ...optional(press.mark)];
    case 'accept':
    case 'decline':
    case 'counter':
    case 'withdraw':
      return [press.do, press.proposal, ...optional(press.mark)];
    case 'pick':
      return [press.do, press.match, ...(press.nth === 0 ? [] : [press.nth])];
    case 'only':
    case 'take':
    case 'none':
      return [press.do, press.match, press.decision];
    case 'answer':
    case 'ask':
      return [press.do, press.match, press.decision, press.choice];
    case 'piece':
      return [press.do, press.match, press.piece];
    case 'deal':
      return [press.do, press.match, press.to, ...optional(press.draft)];
    case 'agree':
      return [press.do, press.match, ...optional(press.against)];
    case 'turn':
      return [press.do, press.match, ...optional(press.draft)];
    case 'open':
    case 'orders':
      return [
        press.do,
        press.match,
        press.command,
        ...(press.within === null ? [] : narrowing(press.within)),
        ...(press.shown === 0 ? [] : [`+${press.shown}`]),
      ];
    case 'form':
      return [press.do, press.match, press.decision, press.command, ...optional(press.draft)];
    default:
      return [press.do, press.match];
  }
}

const narrowing = ({ decision, nth, options }: Within): string[] => [decision, `${options}.${nth}`];

const asking = (at: Asking | null): (string | number)[] =>
  at === null ? [] : [at.match, ...(at.spot === null ? [] : [`${at.spot.is}.${at.spot.name}`])];

const optional = <P extends string | number>(part: P | null): P[] => (part === null ? [] : [part]);

/** Whether a custom id has room for all that a press says. */
export const hasRoom = (press: PressId): boolean => parts(press).join(':').length <= LONGEST;

const isOf = <T extends string>(words: readonly T[], word: string): word is T =>
  words.some((known) => known === word);

/** The forms. */
export type FormName = (typeof FORMS)[number];
const FORMS = ['form', 'turn', 'deal', 'agree', 'find'] as const;

const isForm = (press: PressId): press is PressAs<FormName> => isOf(FORMS, press.do);

/**
 * The custom id of a form that is opened by an interaction: a new one each time, as phones put into a form what stood
 * in the one with the same id before.
 */
export function freshId(id: string, interaction: string): string {
  const fresh = `${id}~${BigInt(interaction).toString(36)}`;
  return fresh.length <= LONGEST ? fresh : id;
}

/** Reads the custom id of a form; null where it is none of ours, or not whole. */
export function readFormId(id: string): PressAs<FormName> | null {
  const press = readId(id.replace(/~[a-z\d]*$/, ''));
  return press !== null && isForm(press) ? press : null;
}

const NUMBER = /^\d{1,9}$/;
const USER = /^\d{1,20}$/;
const PAGE = /^\+(\d{1,4})$/;
const SPOT = /^([a-z]+)\.(.+)$/;
const NARROWING = /^(\d{1,2})\.(\d{1,5})$/;

/** Reads a custom id; null where it is none of ours, or not whole. */
export function readId(id: string): PressId | null {
  const [verb = '', number = '', ...rest] = id.split(':');
  if (!NUMBER.test(number)) return null;
  const match = Number(number);
  const [first, second, third] = rest;
  if (isOf(PLAIN, verb)) return rest.length === 0 ? { do: verb, match } : null;
  if (verb === 'forget') return rest.length === 0 ? { do: verb } : null;
  if (isOf(OFFERS, verb)) {
    return rest.length <= 1 ? { do: verb, proposal: match, mark: first ?? null } : null;
  }
  if (verb === 'pick') {
    return rest.length <= 1 && NUMBER.test(first ?? '0')
      ? { do: verb, match, nth: Number(first ?? 0) }
      : null;
  }
  if (verb === 'start') return rest.length <= 1 ? { do: verb, match, mark: first ?? null } : null;
  if (verb === 'turn') return rest.length <= 1 ? { do: verb, match, draft: first ?? null } : null;
  if (verb === 'agree') {
    return rest.length <= 1 && NUMBER.test(first ?? '0')
      ? { do: verb, match, against: first === undefined ? null : Number(first) }
      : null;
  }
  if (verb === 'deal') {
    return rest.length <= 2 && NUMBER.test(first ?? '')
      ? { do: verb, match, to: Number(first), draft: second ?? null }
      : null;
  }
  if (verb === 'order' && first !== undefined) {
    return rest.length <= 2 && NUMBER.test(second ?? '0')
      ? { do: verb, match, name: first, against: second === undefined ? null : Number(second) }
      : null;
  }
  if (isOf(OPENING, verb) && first !== undefined) {
    return { do: verb, match, command: first, ...readOpened(rest.slice(1)) };
  }
  if (isOf(ASIDE, verb)) {
    const at = readAsking(number, rest);
    return at === null ? null : { do: verb, ...at };
  }
  if (verb === 'chapter' || isOf(READING, verb)) {
    const [, back, ...more] = rest;
    if (first === undefined) return null;
    const read = { game: first, back: back === undefined ? null : readAsking(back, more) };
    if (back !== undefined && read.back === null) return null;
    return verb === 'chapter' ? { do: verb, at: match, ...read } : { do: verb, ...read };
  }
  if (first !== undefined && verb === 'sure') {
    const wish = readWish(first);
    const isWhole = rest.length <= 2 && USER.test(second ?? '0');
    return wish !== null && isWhole ? { do: verb, match, wish, of: second ?? null } : null;
  }
  if (first !== undefined && rest.length === 1) {
    if (isOf(MARKED, verb)) return { do: verb, match, mark: first };
    if (verb === 'piece') return { do: verb, match, piece: first };
    if (isOf(ASKED, verb)) return { do: verb, match, decision: first };
    if (!NUMBER.test(first)) return null;
    if (isOf(COUNTED, verb)) return { do: verb, match, seats: Number(first) };
    if (isOf(STANDING, verb)) return { do: verb, match, seat: Number(first) };
    if (verb === 'unsay') return { do: verb, match, at: Number(first) };
    return verb === 'undo' ? { do: verb, match, to: Number(first) } : null;
  }
  if (first === undefined || second === undefined || rest.length > 3) return null;
  if (verb === 'vote' && third === undefined) {
    return NUMBER.test(first) && isOf(WHEN_OUT, second)
      ? { do: verb, match, seat: Number(first), how: second }
      : null;
  }
  if (isOf(DECIDING, verb) && third === undefined) {
    return NUMBER.test(first) && USER.test(second)
      ? { do: verb, match, seat: Number(first), user: second }
      : null;
  }
  if (verb === 'form') {
    return { do: verb, match, decision: first, command: second, draft: third ?? null };
  }
  if (verb === 'option' && third === undefined) {
    return { do: verb, match, option: first, value: second };
  }
  return (verb === 'answer' || verb === 'ask') && third === undefined
    ? { do: verb, match, decision: first, choice: second }
    : null;
}

function readAsking(match: string, [spot, ...more]: readonly string[]): Asking | null {
  if (!NUMBER.test(match) || more.length > 0) return null;
  if (spot === undefined) return { match: Number(match), spot: null };
  const [, is = '', name] = SPOT.exec(spot) ?? [];
  if (!isOf(SPOTS, is) || name === undefined) return null;
  return { match: Number(match), spot: { is, name } };
}

/** Where in the choices of a command; all of them where it was said in words, as it was before. */
function readOpened(parts: readonly string[]): Pick<PressAs<'open'>, 'within' | 'shown'> {
  const page = PAGE.exec(parts.at(-1) ?? '');
  const shown = Number(page?.[1] ?? 0);
  const [decision, narrowed, ...more] = page === null ? parts : parts.slice(0, -1);
  if (decision === undefined) return { within: null, shown };
  const [, options, nth] = NARROWING.exec(narrowed ?? '') ?? [];
  if (options === undefined || more.length > 0) return { within: null, shown: 0 };
  return { within: { decision, nth: Number(nth), options: Number(options) }, shown };
}

/** An answer from a list, and the keys of what is to follow it. */
export interface Chosen {
  readonly decision: string;
  readonly choice: string;
  readonly next: readonly string[];
}

/** What an option of a `pick` select says: which decision and which choice, and the keys of what follows. */
export const writeValue = (
  decision: string,
  choice: string,
  next: readonly string[] = [],
): string => [`${decision}:${choice}`, ...next].join('|');

/** Reads what a `pick` select says; null where it is not whole. */
export function readValue(value: string): Chosen | null {
  const [first = '', ...next] = value.split('|');
  const [decision, choice, ...more] = first.split(':');
  if (decision === undefined || choice === undefined || more.length > 0) return null;
  return { decision, choice, next };
}
