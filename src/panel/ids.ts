import { WHEN_OUT } from '../match/app/notice.ts';
import {
  afterZero,
  type Codec,
  fields,
  type Fields,
  named,
  number,
  oneOf,
  optional,
  part,
  text,
  user,
  usually,
} from './codec.ts';
import { LONGEST_ID } from './limits.ts';
import { readOrder, writeOrder } from './order.ts';
import { readRequest, writeRequest } from './table-request.ts';

/*
 * A press is what a button, a select or a form says when it is used. The id of a control carries it whole, so that a
 * press needs nothing that this process remembers, and no secret is said in it: choices of secret questions are values of
 * selects, or a digest.
 * Ids that stand in Discord today must be read for ever, so a kind of press keeps its name and the order of its fields.
 */

/** A match at which somebody is asked something, and what of that is opened on its panel; null for all. */
export interface PanelPlace {
  readonly match: number;
  readonly spot: OpenedSpot | null;
}

/** What of a panel is opened: all that one piece may do, or all that can be done by one command. */
export interface OpenedSpot {
  readonly is: (typeof SPOTS)[number];
  readonly name: string;
}
const SPOTS = ['piece', 'command'] as const;

const spot = part<OpenedSpot>(
  (said) => {
    const [, word = '', name] = /^([a-z]+)\.(.+)$/.exec(said) ?? [];
    const is = SPOTS.find((one) => one === word);
    return is === undefined || name === undefined ? null : { is, name };
  },
  ({ is, name }) => `${is}.${name}`,
);
const panelPlace = fields<PanelPlace>({ match: number, spot: optional(spot) });

/**
 * Narrows the answers of a command: those whose first `options` options have the same values as the answer with this
 * digest. It does not depend on a language, and stays valid if other answers come or go.
 */
export interface Within {
  readonly like: string;
  readonly options: number;
}

/** Whether something may be the digest of an answer (`digestOf` in src/panel/answer-button.ts). */
export const isDigest = (said: string): boolean => /^[\w-]{12}$/.test(said);

const PAGE = /^\+(\d{1,4})$/;
const NARROWING = /^(\d{1,2})\.(.+)$/;

/**
 * Reads up to the page number. Ids of earlier versions named words or a number here: they read as null, so all answers
 * are shown from the first page.
 */
const within: Codec<Within | null> = {
  write: (value) => (value === null ? [] : [`${value.options}.${value.like}`]),
  read(parts) {
    const end = PAGE.test(parts.at(-1) ?? '') ? parts.length - 1 : parts.length;
    if (end === 0) return { value: null, rest: parts };
    const [narrowed = '', ...rest] = parts;
    const [, options, like = ''] = NARROWING.exec(narrowed) ?? [];
    if (end !== 1 || !isDigest(like)) return { value: null, rest: [] };
    return { value: { like, options: Number(options) }, rest };
  },
};
const page = part<number>(
  (said) => {
    const [, shown] = PAGE.exec(said) ?? [];
    return shown === undefined ? null : Number(shown);
  },
  (shown) => `+${shown}`,
);

/**
 * How a press is acknowledged before anything slow: by a new message that only the presser sees (`beside`); without one,
 * as the post itself will show the result (`in place`); by changing the panel that was pressed; or with a form, which
 * must be the first response.
 */
export type Acknowledged = 'beside' | 'in place' | 'on its panel' | 'with a form';

/**
 * Where a control must stand to be accepted: after a backup is restored, a button of a lost match may carry the number
 * of another one.
 */
export type StandsIn = 'anywhere' | 'its thread' | 'its channel' | 'its lobby';

/** A kind of press: what it says, how it is acknowledged, where it must stand, and whether it is the id of a form as well. */
interface Kind<T, A extends Acknowledged, F extends boolean> extends Codec<T> {
  readonly acknowledged: A;
  readonly standsIn: StandsIn;
  readonly isForm: F;
}

const kind = <T, A extends Acknowledged>(
  acknowledged: A,
  said: Fields<T>,
  standsIn: StandsIn = 'anywhere',
): Kind<T, A, false> => ({ ...fields(said), acknowledged, standsIn, isForm: false });

/** A press that opens a form, filled in as before if it was refused. The form itself has the same id. */
const form = <T>(said: Fields<T>): Kind<T, 'with a form', true> => ({
  ...fields(said),
  acknowledged: 'with a form',
  standsIn: 'anywhere',
  isForm: true,
});

const match = number;
const seat = number;
const ofMatch = { match };
const ofQuestion = { match, decision: text };
const ofAnswer = { match, decision: text, choice: text };
const ofSeat = { match, seat };
/** Which outbox message it stands below. */
const onPost = { match, mark: text };
/** How many seats were taken when the button was shown: a double click seats one computer player. */
const ofSeats = { match, seats: number };
/** `mark` is the proposal's own; buttons from before there were marks carry none. */
const ofProposal = { proposal: number, mark: optional(text) };
const ofCommand = { match, command: text, within, shown: usually(0, page) };
const sure = part<boolean>(
  (said) => (said === 'sure' ? true : null),
  () => 'sure',
);
/** `back` is where its reader was asked something, and may go back to; null for nowhere. */
const ofRules = { game: afterZero(text), back: optional(panelPlace) };
const atPlace = { match, spot: optional(spot) };

/**
 * Every kind of press. What it does is the function of its name in `src/panel/pressed`, and who may press it says that:
 * `HANDLERS` in src/panel/pressed/handlers.ts holds them all.
 */
const KINDS = {
  // On posts that everybody sees, proposals on panels as well.
  play: kind('beside', onPost, 'its thread'),
  hand: kind('beside', onPost, 'its thread'),
  board: kind('beside', onPost, 'its thread'),
  /** Tells the whole board in words. */
  words: kind('beside', ofMatch),
  /**
   * Joins a table, or leaves it: who sat there when the button was shown (`sitting`, as `sitters` writes it) leaves,
   * anybody else joins. So a double tap counts once.
   */
  sit: kind('in place', { match, sitting: text }, 'its lobby'),
  /** Stays at a table that was changed, then. */
  stay: kind('beside', { match, change: text }, 'its channel'),
  /**
   * Opens the host's own menu. Of the buttons below an open match, this alone names the outbox message that posted it.
   */
  host: kind('beside', onPost, 'its lobby'),
  /** Frees the seats of those who have not said that they stay. */
  free: kind('on its panel', { match, change: text }, 'its lobby'),
  /** The forms in which the host chooses for the table: what the game offers, and what is about time. */
  choose: { ...form(ofMatch), standsIn: 'its lobby' },
  time: { ...form(ofMatch), standsIn: 'its lobby' },
  /** On older lobbies. */
  join: kind('in place', ofMatch, 'its lobby'),
  leave: kind('in place', ofMatch, 'its lobby'),
  seat: kind('in place', ofSeats, 'its lobby'),
  unseat: kind('in place', ofSeats, 'its lobby'),
  /** On older lobbies: chooses a value of an option for a table that has not begun. */
  option: kind('in place', { match, option: text, value: text }, 'its lobby'),
  start: kind('in place', { match, mark: optional(text) }, 'its lobby'),
  cancel: kind('in place', ofMatch, 'its lobby'),
  /** Below what is told of a match that is over: another one with the same people. */
  again: kind('beside', ofMatch, 'its thread'),
  /** Would take a seat for which a substitute is wanted, or no more. */
  stand: kind('beside', ofSeat, 'its channel'),
  unstand: kind('beside', ofSeat, 'its channel'),
  /** Says yes or no to a user who would take a seat over. */
  admit: kind('beside', { match, seat, user }, 'its channel'),
  dismiss: kind('beside', { match, seat, user }, 'its channel'),
  /** Says what is done about a seat whose time is over. */
  vote: kind('beside', { match, seat, how: oneOf(WHEN_OUT) }, 'its thread'),
  /** Says which promise of a match that is over was kept, or broken; a select says which. */
  kept: kind('in place', ofMatch, 'its thread'),
  broken: kind('in place', ofMatch, 'its thread'),
  /**
   * Confirms a request that its presser decides alone. `of`: who has the seat that it is about, 0 for a computer
   * player; null if it is about no seat, or on buttons of earlier versions.
   */
  sure: kind('in place', { match, request: part(readRequest, writeRequest), of: optional(user) }),
  /** Takes a seat back that a computer player has as its owner was too slow. */
  reclaim: kind('beside', ofMatch, 'its thread'),
  accept: kind('on its panel', ofProposal),
  withdraw: kind('on its panel', ofProposal),
  counter: kind('with a form', ofProposal),
  decline: kind('on its panel', ofProposal),
  /** Turns to a chapter of a game's rules, from 0; a select says itself to which. */
  chapter: kind('on its panel', { at: number, game: text, back: optional(panelPlace) }),
  /** Shows how a game is played, by its cards; what the signs on its pictures mean. */
  cards: kind('on its panel', ofRules),
  legend: kind('on its panel', ofRules),
  /** The form that asks what a game's rules are searched for. */
  find: form(ofRules),
  /** Turns to a card of how to play before a lesson begins, from 0; after the last one comes the match. */
  card: kind('on its panel', { match, nth: number }),
  /** Shows how to play at a match; what its presser can do there now; has its presser taught again. */
  how: kind('beside', atPlace),
  here: kind('on its panel', atPlace),
  hints: kind('on its panel', atPlace),
  /** Forgets whoever presses it. */
  forget: {
    ...kind('in place', {}),
    ...afterZero(fields<Record<never, never>>({})),
  },
  /** The form by which somebody signs up for a season of a league, or changes what it said; leaves it. */
  enter: form({ season: number }),
  quit: kind('beside', { season: number }),
  /** Drops out of it, once that was asked again. */
  dropOut: kind('beside', { season: number }),
  /** Plays on for somebody who dropped out, or does not: in the nth search of a season, from 0. */
  takeOver: kind('beside', { season: number, search: number }),
  stepAside: kind('beside', { season: number, search: number }),
  /** The standings and the schedule of a season. */
  standings: kind('beside', { season: number }),
  schedule: kind('beside', { season: number }),
  /** What a director can do by hand; does it by a form. `seen`: how the season was when it began to, as `seenAs` says it. */
  direct: kind('on its panel', { season: number }),
  rule: form({ season: number, order: part(readOrder, writeOrder), seen: text }),
  /** Claims that something went wrong, and answers that, the nth one of a season, from 0. */
  claim: form({ season: number }),
  reply: form({ season: number, nth: number }),
  /** Has people vote on a claim; votes on it. */
  letVote: kind('beside', { season: number, nth: number }),
  ballot: kind('beside', { season: number, nth: number, says: oneOf(['accept', 'decline']) }),
  // On a panel.
  /** Begins a plan beside the panel. */
  plan: kind('beside', ofMatch),
  /** Does for real what was answered in a plan; begins a plan anew; has its player decide for those whom a select says. */
  real: kind('on its panel', ofMatch),
  anew: kind('on its panel', ofMatch),
  decide: kind('on its panel', ofMatch),
  /** Opens the panel of a match that waits for its presser, in the place of what was pressed. */
  go: kind('on its panel', ofMatch),
  /** Opens what was ordered for whenever one is asked, or that against one seat alone, which a select says. */
  ahead: kind('on its panel', ofMatch),
  versus: kind('on its panel', ofMatch),
  /** Gives an order that a select says, for everybody or against one seat alone. */
  order: kind('on its panel', { match, name: text, against: optional(seat) }),
  panel: kind('on its panel', ofMatch),
  /** Opens all that answers nothing, about what is opened. */
  more: kind('on its panel', atPlace),
  /** Tells all that happened from an entry on, what its reader did from another one on, too. */
  happened: kind('on its panel', { match, from: number, own: optional(number) }),
  look: kind('on its panel', atPlace),
  /** Opens the choices of a command, of what is owed or of orders, from the one after `shown` others. */
  open: kind('on its panel', ofCommand),
  orders: kind('on its panel', ofCommand),
  /** Ends the lessons of its reader. */
  hush: kind('on its panel', ofMatch),
  /** Goes back to after entry `to`: a double click takes one step back. */
  undo: kind('on its panel', { match, to: number }),
  /** Takes the latest answer back with all others, as the match stands after entry `at`. */
  unsay: kind('on its panel', { match, at: number }),
  /** Gives an answer, or asks once more before it is given. */
  answer: kind('on its panel', ofAnswer),
  ask: kind('on its panel', ofAnswer),
  /** Gives an answer that is a secret, which stands in no id: a digest says which. Asks once more before, unless that was done. */
  hidden: kind('on its panel', {
    match,
    decision: text,
    digest: text,
    isSure: usually(false, sure),
  }),
  /** Gives the answer of a command that does together what a select says. */
  together: kind('on its panel', { match, decision: text, command: text }),
  /** The nth select of a list, from 0. */
  pick: kind('on its panel', { match, nth: usually(0, number) }),
  /** Gives the only answer that there is; takes the things that a select says, or with a button none of them. */
  only: kind('on its panel', ofQuestion),
  take: kind('on its panel', ofQuestion),
  none: kind('on its panel', ofQuestion),
  /** Opens what a piece may do. */
  piece: kind('on its panel', { match, piece: text }),
  /** The form of a gift to a seat or a trade with it. */
  deal: form({ match, to: seat, draft: optional(text) }),
  /** The form that orders to which trades is agreed, with one seat or with everybody. */
  agree: form({ match, against: optional(seat) }),
  /** The form that says what is preferred in the rest of a round. It is a secret, so it names nothing of that. */
  prefer: form({ match }),
  /** The form of what several pieces do in one go. */
  turn: form({ match, draft: optional(text) }),
  /** A form of amounts or picks. */
  form: form({ match, decision: text, command: text, draft: optional(text) }),
} as const;

/** The words for all kinds of presses. */
export type PressName = keyof typeof KINDS;

type Kinds = typeof KINDS;
type Flat<T> = { readonly [N in keyof T]: T[N] };
type PressByName = {
  readonly [K in PressName]: Kinds[K] extends Codec<infer T> ? Flat<{ do: K } & T> : never;
};

/** What a press of one kind says, or of several. */
export type PressAs<K extends PressName> = PressByName[K];

/** What a press says. */
export type PressId = PressAs<PressName>;

/** The kinds of presses that open a form, and the others. */
export type FormOpener = {
  readonly [K in PressName]: Kinds[K]['acknowledged'] extends 'with a form' ? K : never;
}[PressName];
export type PlainPress = Exclude<PressName, FormOpener>;

/** The forms. */
export type FormName = {
  readonly [K in PressName]: Kinds[K]['isForm'] extends true ? K : never;
}[PressName];

const CODECS: Fields<PressByName> = named(KINDS);

const isName = (word: string): word is PressName => Object.hasOwn(KINDS, word);

/** How a press is acknowledged before anything slow. */
export const acknowledgedAs = <K extends PressName>(name: K): Kinds[K]['acknowledged'] =>
  KINDS[name].acknowledged;

/** Where the control of a press must stand. */
export const standsIn = ({ do: name }: PressId): StandsIn => KINDS[name].standsIn;

/** Whether a press opens a form. */
export const opensForm = (press: PressId): press is PressAs<FormOpener> =>
  acknowledgedAs(press.do) === 'with a form';

/** Who sits at a table, as a button tells it: by the last digits of their ids. */
export const sitters = (users: readonly string[]): string =>
  users.map((one) => one.slice(-6)).join('.');

/** Whether somebody sat there, as a button tells it. */
export const satThere = (sitting: string, one: string): boolean =>
  sitting.split('.').includes(sitters([one]));

/**
 * Writes an id: at most 100 characters. Throws where it would be longer, or could not be read again: that is our mistake.
 */
export function writeId(press: PressId): string {
  const parts = partsOf(press.do, press);
  const id = parts.join(':');
  // What was chosen is not named: an error is written into the log.
  if (id.length > LONGEST_ID)
    throw new RangeError(`An id "${press.do}" of ${id.length} characters.`);
  if (parts.some((one) => one.includes(':')))
    throw new RangeError(`A colon within a part of an id "${press.do}".`);
  return id;
}

const partsOf = <K extends PressName>(name: K, press: PressAs<K>): readonly string[] =>
  CODECS[name].write(press);

/** Whether an id has room for all that a press says. */
export const hasRoom = (press: PressId): boolean =>
  partsOf(press.do, press).join(':').length <= LONGEST_ID;

/** Reads an id; null where it is none of ours, or not whole. */
export function readId(id: string): PressId | null {
  const parts = id.split(':');
  const [name = ''] = parts;
  const read = isName(name) ? CODECS[name].read(parts) : null;
  return read === null || read.rest.length > 0 ? null : read.value;
}

/**
 * The id of a form that is opened by an interaction: a new one each time, as phones put into a form what stood in the one
 * with the same id before.
 */
export function freshId(id: string, interaction: string): string {
  const fresh = `${id}~${BigInt(interaction).toString(36)}`;
  return fresh.length <= LONGEST_ID ? fresh : id;
}

/** Reads the id of a form; null where it is none of ours, or not whole. */
export function readFormId(id: string): PressAs<FormName> | null {
  const press = readId(id.replace(/~[a-z\d]*$/, ''));
  return press !== null && isForm(press) ? press : null;
}

const isForm = (press: PressId): press is PressAs<FormName> => KINDS[press.do].isForm;

/** An answer from a list, and the keys of what is to follow it. */
export interface Chosen {
  readonly decision: string;
  readonly choice: string;
  readonly next: readonly string[];
}

const PLAINLY = /^plainly\.(.+)$/;

/** What an option of a `pick` select says that has its piece only go where it is sent. */
export const writePlainly = (piece: string): string => `plainly.${piece}`;

/** The piece that is only to go where it is sent; null for other options. */
export const readPlainly = (value: string): string | null => PLAINLY.exec(value)?.[1] ?? null;

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
