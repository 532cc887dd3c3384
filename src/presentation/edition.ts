import type {
  Amounts,
  Choice,
  Choices,
  Deal,
  Decision,
  Game,
  Goods,
  Picks,
  Seat,
} from '../engine/game.ts';
import type { Random } from '../engine/random.ts';
import type { Language } from '../language/languages.ts';
import type { Art } from './drawing.ts';
import type { Level } from './level.ts';
import type { Line } from './line.ts';
import type { PreferenceOrder, SpokenOrder, SpokenPreferences, StandingOrder } from './orders.ts';
import type { Scene } from './scene.ts';
import type { Storytelling } from './story.ts';
import type { SpokenTable, Table } from './table.ts';
import type { WholeTurn } from './whole-turn.ts';

/**
 * A choice as a player would say it: a command and the values of its options. Autocomplete, selects and
 * modals are all made from these, so what is offered is what is legal.
 */
export interface Phrase {
  /** The command that says it: `move`. */
  readonly command: string;
  /** The command's options in order: `{ member: '2', to: 'D5' }`. Numbers are amounts; several names have commas. */
  readonly options: Readonly<Record<string, string | number>>;
  /** One short line for a button or a list, at most 80 characters: `Member 2: D4 → D5, grassland`. */
  readonly label: string;
  /**
   * The same below the name of what it is done with, a piece or a place, at most 80 characters: `To D5, grassland`. Left
   * out, `label` is said there.
   */
  readonly short?: string;
  /** What stands on its button, beside the question and its picture, at most 40 characters: `D5`. Left out, what is said of a piece is. */
  readonly button?: string;
  /** How it is advised in a lesson, at most 80 characters: `2 people to the forest`. Left out, `label` is. */
  readonly advice?: string;
  /** What does it together, where any of several may: who they are by their keys, and what is asked over all of them. */
  readonly together?: {
    readonly asks: string;
    readonly who: Readonly<Record<string, string>>;
  };
  /** What comes of it now, where the label does not say it, at most 100 characters; it stands below it in lists. */
  readonly result?: string;
  /** What it gives up, at most 150 characters: then it is asked once more on a panel. `You still have 3 actions.` */
  readonly sure?: string;
  /** Whether it is a part of an order, of which nothing counts before the whole was given. */
  readonly isPart?: true;
}

/** What may not be done now, where its player may look for it. */
export interface NotNow {
  /** The command that would do it. */
  readonly command: string;
  /** Why not, or what it takes, at most 45 characters: `needs 1 food`. */
  readonly why: string;
}

/** What is worth knowing where something is asked: it is told once, to who plays for the first time. */
export interface Lesson {
  /** The same in every language: at most 20 letters. */
  readonly name: string;
  /** What matters here, and why: one line of at most 280 characters. */
  readonly text: string;
  /** The chapter of the rules that says the rest, by its number from 0. */
  readonly chapter: number;
}

/** What a table may choose when a match is opened. */
export interface TableOption {
  /** Its name in the match's configuration: the same in every language. */
  readonly name: string;
  /** What it is called in the form of the host, at most 30 characters. */
  readonly title: string;
  readonly description: string;
  /** The usual one first. Each has a name of at most 40 characters. */
  readonly values: readonly { readonly value: string; readonly name: string }[];
}

/** A moment of a match that shows something: the nth time, from 0, that something of a kind is asked. */
export type Glimpse = { readonly asked: string; readonly nth: number } & (
  | { readonly show: 'board' | 'hand' }
  /** What may be chosen then by a command. */
  | { readonly show: 'choice'; readonly command: string }
);

/** A card of how to play: what it is about in a few sentences, and a picture of it. */
export interface PrimerCard {
  readonly title: string;
  /** At most 500 characters. */
  readonly text: string;
  /** In a match of computer players that is always the same. */
  readonly picture: Glimpse;
}

/** How amounts are said: a command with an option for each kind. */
export interface SpokenAmounts {
  readonly command: string;
  /** Values of other options of the command, where they tell this question from others: `{ side: 'Heron' }`. */
  readonly about?: Readonly<Record<string, string>>;
  /** By the kind, the command's option for it. */
  readonly options: Readonly<Record<string, string>>;
  /** Whether the seat has what it may use of each kind; else so much goes to each. */
  readonly held: boolean;
  /** What a kind is called before its amount in a line that is typed: `sticks`. No colon, and not two alike. */
  name(kind: string): string;
  /** So much of a kind: `2 sticks`, `2 food for Heron`. */
  amount(kind: string, count: number): string;
  /** What its field of a form is called, in at most 45 characters, where its option is one of many: `Warriors on 3a`. */
  readonly field?: (kind: string) => string;
}

/** How picks are said: a command with one option that takes several names. */
export interface SpokenPicks {
  readonly command: string;
  /** Values of other options of the command, where they tell this question from others. */
  readonly about?: Readonly<Record<string, string>>;
  readonly option: string;
  /** What a thing is called, for a command: no commas, at most 30 characters. */
  name(thing: string): string;
  /** One short line for a list, at most 80 characters. */
  label(thing: string): string;
  /**
   * The lists of a form, where things are of several sorts: five at most. What is taken of them comes in the order of the
   * offer; another order is typed. Left out, a form asks for one thing after the other.
   */
  readonly lists?: {
    /** In which of them a thing stands. */
    of(thing: string): string;
    /** What is asked by it, at most 45 characters. */
    label(list: string): string;
    /** What is so where nothing of it is taken, at most 100 characters. */
    none(list: string): string;
    /** Whether one thing of it excludes the others. */
    isSingle(list: string): boolean;
  };
}

/** One option of a command. */
export type OptionSpec =
  /** One of a few values, offered by autocomplete from what is legal; or several names, with commas. */
  | {
      readonly type: 'pick' | 'picks';
      readonly name: string;
      readonly description: string;
      readonly required: boolean;
      /** Asked where it is all that is left to choose: `How many go?` */
      readonly asks?: string;
    }
  /** A whole number from 0 up. Left out, it is 0. Its description is at most 45 characters, as forms show it. */
  | { readonly type: 'amount'; readonly name: string; readonly description: string };

/** A slash command of a game: `/<game> move`. */
export interface CommandSpec {
  readonly name: string;
  readonly description: string;
  /** A short word for a button: `Move`. */
  readonly button: string;
  readonly emoji: string;
  /** Whether it leads nowhere but back to the beginning: its button stands back behind the others. */
  readonly isAside?: true;
  readonly options: readonly OptionSpec[];
}

/** The pieces with which a seat acts, where a player thinks of these first: who, then what. */
export interface Pieces<A, V> {
  readonly emoji: string;
  /**
   * Which of them acts by a choice: a key that is the same in every language, of at most 12 letters and digits; null
   * for a choice that none of them makes.
   */
  of(choice: Choice<A>, decision: Decision): string | null;
  /**
   * Whether a choice that no piece makes by itself is done with this one, too: a fight in which it takes part. It is
   * offered with what the piece may do, and beside that as well. Left out, none is.
   */
  joins?(piece: string, choice: Choice<A>, decision: Decision, view: V): boolean;
  /** What it is called, with where it is: `Member 2 on D4`. At most 45 characters, as forms show it. */
  name(piece: string, seat: Seat, view: V): string;
  /** What it is called on a button, beside others: `Member 2`. At most 20 characters. */
  short(piece: string, seat: Seat, view: V): string;
  /**
   * The command by which a piece goes, and what it mostly does there: to choose a place in a list does both, where it may,
   * and by one more press the first alone. The list also has that done twice where the piece is.
   */
  readonly going?: {
    readonly by: string;
    readonly does: string;
    /** Whether a choice is that. */
    isThat(this: void, choice: Choice<A>): boolean;
  };
  /** What is asked of it, at most 80 characters: `Member 2, 1 action: what next?` */
  question(piece: string, seat: Seat, view: V): string;
}

/** What a decision asks, in words for its owner. */
export interface Question {
  /** What is asked, at most 45 characters; the title of a modal as well. */
  readonly title: string;
  /** What is to be known to answer, in a line or two: who is where, what its seat has. Empty for nothing. */
  readonly text: string;
  /** What the rules say of it, in a few sentences: a panel has it behind a button. */
  readonly help?: string;
  /** Of an order: its seat has nothing to say now, and is asked as all are, since what it holds is a secret. No panel offers it. */
  readonly idle?: boolean;
  /** Of an order: it answers ahead what its seat is asked later, and nothing of it was said yet. The panel of who waits offers it. */
  readonly ahead?: boolean;
  /** Of an order that is given part by part: what was said of it so far, in a line or two, while none of it counts. */
  readonly draft?: string;
}

/** Why nothing can change hands now, and when it can. */
export interface ClosedDeals {
  /** Sentences of at most 200 characters. */
  readonly text: string;
  /** The same in a few words, for a panel's grey line: `only from turn 1 on`. */
  readonly short: string;
}

/** A computer player: answers one decision from its own seat's view only. */
export interface ComputerPlayer<A, V, L extends string = string> {
  readonly id: L;
  /** Answers what it owes. */
  choose(view: V, decision: Decision, choices: Choices<A>, random: Random): Choice<A>;
  /**
   * Gives an order: answers what is open to its seat and not owed, or leaves it as it stands (null). It is asked before
   * each answer that it owes, sealed ones aside; left out, it never orders. That it orders can be seen, so when it does
   * must not hang on what it holds in secret: whoever orders only with the card in hand tells who has it. An order
   * acts later: one that shows something or rolls dice at once is an error.
   */
  order?(view: V, decision: Decision, choices: Choices<A>, random: Random): Choice<A> | null;
  /** Whether it takes a trade that somebody offers: `deal.to` is its own seat. */
  accepts(view: V, deal: Deal): boolean;
}

/** A value of an option of a command, as somebody typed it. */
export interface TypedOption {
  readonly command: string;
  readonly option: string;
  readonly value: string;
}

/**
 * How a game shows and speaks itself in one language. Every text may hold Discord's Markdown; users are named by
 * their mention.
 */
export interface Presentation<A, E, V> {
  /** `Tusk! Surviving the Ice Age` */
  readonly title: string;
  /** One sentence for the lobby. */
  readonly blurb: string;
  /** The same names in every language, in the order in which a player comes to need them. */
  readonly commands: readonly CommandSpec[];
  /** The rules by chapter, for `/rules`: own words, at most 25 chapters of 1,900 characters each. */
  readonly rules: readonly { readonly title: string; readonly text: string }[];
  /** The name of a seat's side with its emblem: `🔥 Ember`. */
  seatName(seat: Seat): string;
  /**
   * What happened, as short lines in order, for somebody who was away. Facts that belong together become
   * one line (several moves of one side), and facts that the picture tells well enough become none.
   * What kind of line each is decides which gives way where there is little room.
   */
  lines(events: readonly E[], table: SpokenTable): readonly Line[];
  question(decision: Decision, view: V, table: SpokenTable): Question;
  /**
   * What a seat is called for before everybody, out of the public view: `choose what to use in the fight on C3`,
   * at most 80 characters. Left out, it is told that it is to move.
   */
  call?(decision: Decision, view: V): string;
  /**
   * What may not be done now to answer a list, though its player may look for it: at most five things.
   *
   * @param piece one of `pieces` that may act: what it may not do; null for what no piece does
   */
  notNow?(
    choices: readonly Choice<A>[],
    decision: Decision,
    view: V,
    piece: string | null,
  ): readonly NotNow[];
  /**
   * Why an option of a command cannot have this value now, in a clause: `there is no such hex`. Null where nothing is to
   * be said of it.
   */
  wrong?(typed: TypedOption, view: V, seat: Seat): string | null;
  /**
   * What is worth knowing to answer a decision, what comes first first: a lesson that was told gives way to the next.
   *
   * @param choices those of a list that it is to be about; null where answers are not listed
   */
  lessons?(choices: readonly Choice<A>[] | null, decision: Decision, view: V): readonly Lesson[];
  /** What `game.config` takes, where a table has a choice. */
  readonly options?: readonly TableOption[];
  /** How what is chosen of these for a first match differs from the usual, in a sentence; where the edition says so. */
  readonly firstMatch?: string;
  /** How each of the edition's standing orders is said, by its name. */
  readonly orders?: Readonly<Record<string, SpokenOrder>>;
  /** How the edition's preferences are said. */
  readonly preferences?: SpokenPreferences<V>;
  /** How to play, in at most four cards. */
  readonly primer?: readonly PrimerCard[];
  /**
   * What every sign on the game's pictures means, in at most four pictures of signs; by a law no other picture shows
   * one that is not among them. Left out, the pictures need no words.
   */
  readonly legendScenes?: () => readonly Scene[];
  /** How it stands for a seat, in a line of at most 200 characters: what it has, and what that comes from. */
  soFar?(view: V, seat: Seat): string;
  phrase(choice: Choice<A>, decision: Decision, view: V, table: SpokenTable): Phrase;
  /**
   * The pieces that choices of lists are made with. What one piece may do is then offered together, also two things
   * in one go, and several pieces may be told in one form. Left out, choices are offered by their commands.
   */
  readonly pieces?: Pieces<A, V>;
  /** How a turn that pieces do not make is told in one form. Left out, it is answered question by question. */
  readonly wholeTurn?: WholeTurn<V>;
  /** How amounts are said, where the game asks for any. */
  amounts?(asked: Amounts<A>, decision: Decision, view: V, table: SpokenTable): SpokenAmounts;
  /** How picks are said, where the game asks for any. */
  picks?(asked: Picks<A>, decision: Decision, view: V, table: SpokenTable): SpokenPicks;
  /** Where the match stands, in a word or two for a heading: `Turn 3 of 4`. */
  heading(view: V): string;
  /** What the viewer holds in secret and should remember: text for `/hand`. Left out where nothing is ever secret. */
  hand?(view: V, seat: Seat, table: SpokenTable): string;
  /** What goods are called: `2 sticks`. Where the game has goods that change hands, this and the next must be there. */
  goods?(goods: Goods): string;
  /** What one of those kinds of goods is called by itself: `stick`. */
  kindOfGoods?(kind: string): string;
  /**
   * Why a seat that may neither give nor take now may not, out of the public view, and when it may. A game that has goods
   * that change hands and is not always open for it has this.
   */
  dealsClosed?(view: V, seat: Seat): ClosedDeals;
  /** The end of the match: who won, and each side's points. */
  result(view: V, table: SpokenTable): string;
  /**
   * What a match that is over came to for a seat, out of the public view and all that everybody heard, to who learns the
   * game: what scored, for whom, and what to try next, in three lines of at most 200 characters.
   */
  debrief?(view: V, seat: Seat, events: readonly E[]): readonly string[];
  scene(view: V, table: Table): Scene;
  /**
   * The picture of what a seat may choose, out of its own view: only for its eyes. Null where nothing of it can be
   * pointed at. `choices` are those that are offered at once, such as the options of a select: of one question, or of
   * several of a kind, where the same key is about the same place. None where amounts or picks are asked.
   */
  choiceScene?(view: V, seat: Seat, choices: readonly Choice<A>[], table: Table): Scene | null;
  /** What changed in `events`, as the view's viewer heard them, on the board as it is now. Null for nothing. */
  sinceScene?(view: V, events: readonly E[], table: Table): SinceScene | null;
  /** What a seat holds, out of its own view: only for its eyes. Null where it holds nothing. */
  handScene?(view: V, seat: Seat, table: Table): Scene | null;
  /** How a finished match is told again in pictures; left out by a game without. */
  readonly story?: Storytelling<E, V>;
}

/** One sort of what the box holds, such as its cards. */
export interface Component<E> {
  /** All of that sort, by id. */
  readonly all: readonly string[];
  /** Which of them an event brought into play; null where it brought none. */
  broughtBy(event: E): string | null;
}

/** What matches may come to that no single event tells, as an empty deck. */
export interface Moments<S, E> {
  readonly all: readonly string[];
  /** Those to which an entry has brought a match, by its events and the state that it led to. */
  broughtBy(events: readonly E[], state: S): readonly string[];
}

/** A game as it stands on the shelf: its rules, and in each language everything that shows and speaks it. */
export interface Edition<S, A, E, V, C> {
  readonly game: Game<S, A, E, V, C>;
  /** The short name, the same in every language: `Tusk!` */
  readonly name: string;
  /**
   * Kinds of decisions whose choices are nobody else's business though they are not sealed, as a draft; and whether who is
   * asked is a secret, too, so that it is called by a DM.
   */
  readonly secretKinds?: Readonly<Record<string, 'asked in secret' | 'asked openly'>>;
  /**
   * The number of the round, from 1, out of the public view: its end is told in the thread. Null before the first one. Left
   * out, a match is one round.
   */
  round?(view: V): number | null;
  /**
   * Whose turn comes after that of who is at it, out of the public view, so far as that is certain: who wants to be told
   * so is. Null where it is not; left out, nobody is told.
   */
  upNext?(view: V): Seat | null;
  /** What its players may say once for whenever they are asked; the first that answers counts. */
  readonly orders?: readonly StandingOrder<A, V>[];
  /** What they may say by preference in a round; it comes before their orders. */
  readonly preferences?: PreferenceOrder<A, V>;
  /**
   * Whether a seat spends what is scarce by an answer, or gives it away: a computer player that answers for somebody whose
   * time has run out does not, and gives the safe answer instead. Left out: no answer does.
   */
  spends?(action: A, seat: Seat): boolean;
  /** What is worth counting in a match, by the type of the event that tells it: `{ fights: 'fightBegan' }`. */
  readonly milestones?: Readonly<Record<string, string>>;
  /** What the box holds, by its sort: many matches are to bring each of it into play. */
  readonly components?: Readonly<Record<string, Component<E>>>;
  /** What many matches are to come to beside that. */
  readonly moments?: Moments<S, E>;
  /**
   * Whether an event is nothing but what this seat did by its own answer or deal, and so saw as it did it.
   * What else an answer sets off is told to who gave it as well. Without this everything is.
   */
  isOwnDoing?(event: E, seat: Seat): boolean;
  /** What is chosen of `options`, by their names, for a first match that is to be learnt in ten minutes. Left out, a whole one is. */
  readonly firstMatch?: Readonly<Record<string, string>>;
  /** Its computer players by level, the weakest first: one at least, as seats are left behind. */
  readonly players: readonly ComputerPlayer<A, V, Level>[];
  /** Who says what is worth trying in a lesson, as strong as the strongest of these; left out, that one does. */
  readonly adviser?: ComputerPlayer<A, V>;
  /** Its drawings, which its scenes name; left out where those that all games share are enough. */
  readonly art?: Art;
  /** How it shows and speaks itself in a language: always the same value for the same one. */
  in(language: Language): Presentation<A, E, V>;
}

/** What changed since somebody looked, as a picture and in words that go with it. */
export interface SinceScene {
  readonly scene: Scene;
  /** As `Presentation.lines` tells it; a line whose number stands in the picture begins with it: `② …`. */
  readonly lines: readonly Line[];
}

/** An edition of any game: its own types are unknown to the app; see `AnyGame`. */
export type AnyEdition = Edition<unknown, unknown, unknown, unknown, unknown>;

/** A presentation of any game. */
export type AnyPresentation = Presentation<unknown, unknown, unknown>;
