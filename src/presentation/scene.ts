import type { Seat } from '../engine/game.ts';
import type { Language } from '../language/languages.ts';

/**
 * What is to be seen of a match, as plain JSON: no pixels, no state, nothing that the viewer may not know.
 * A game makes a scene from a view; `render` paints any scene, and `alt.ts` tells it in words.
 *
 * Every word in a scene is ready to be shown. Icons, textures, figures, flags, looks, backdrops and arts of cards are
 * keys of the art of its game (`drawing.ts`), or of what all games share; what they mean in a game, it says itself.
 */
export interface Scene {
  /** The id of the game, whose art its keys are of. */
  readonly game: string;
  /** In which its words are; the app adds its own in the same. */
  readonly language: Language;
  readonly title: Title;
  /** Its title is not painted, as the message that it stands on says it. */
  readonly untitled?: true;
  /** Null for games without a map: the panes then fill the picture. */
  readonly map: HexMap | null;
  /** A drawn land with places on it, instead of a map; null for none. */
  readonly landscape: Landscape | null;
  /** What lies open and may be had: below the landscape or the map, in this order; not in a story beside a map. */
  readonly displays: readonly Display[];
  /** Boards, places for workers, dice: beside the map, below it or below the displays, in this order. */
  readonly panes: readonly Pane[];
  /** Cards to be read, side by side: what a seat holds or may choose from. Below the panes, and above a map. */
  readonly cards: readonly Card[];
  /** One for each seat, in seat order: pieces take their looks from it. */
  readonly strips: readonly Strip[];
  /** The seats whose strips are to be seen, in this order. */
  readonly shown: readonly Seat[];
}

/** Small signs that all games share: goods, what befalls somebody, and what stands on its own parts of a picture. */
export const SHARED_ICONS = [
  'stone',
  'food',
  'wound',
  'removed',
  'easy',
  'blocked',
  'home',
  'herd',
  'snow',
  'tool',
  'wood',
  'person',
  'card',
  'points',
] as const;
export type SharedIcon = (typeof SHARED_ICONS)[number];

/** The sign of a side, for those who cannot tell its colour. */
export const EMBLEMS = ['flame', 'heron', 'fern', 'arrowhead', 'sun', 'fish'] as const;
export type EmblemId = (typeof EMBLEMS)[number];

/** The colour of a side. Pictures without the last two have more inks for all else (`sidesOn` in `render/raster.ts`). */
export const COLOURS = ['red', 'blue', 'green', 'violet', 'sky', 'brown'] as const;
export type ColourId = (typeof COLOURS)[number];

/** Big pieces that belong to nobody, and that all games share. */
export const SHARED_FIGURES = ['mammoth'] as const;
export type SharedFigure = (typeof SHARED_FIGURES)[number];

/** What may be said of a seat at a glance. */
export const FLAGS = ['to-move', 'first', 'computer', 'away', 'winner'] as const;
export type FlagId = (typeof FLAGS)[number];

/** A flag that means something in its game only, and what: "leads the hunt". */
export interface GameFlag {
  readonly flag: string;
  readonly words: string;
}

export interface Title {
  readonly match: string;
  /** "Turn 3". */
  readonly round: string;
  /** "Hunt", or what a picture for one reader is about. */
  readonly phase: string;
  /** Whom the game waits for. */
  readonly toMove: readonly Seat[];
}

/** A number of one kind of thing. */
export interface Amount {
  readonly icon: string;
  /** What one is called: "stick". */
  readonly name: string;
  readonly count: number;
  /** All of them: "3 sticks". */
  readonly words: string;
}

/** A token of a seat; its look is its owner's. */
export interface Piece {
  /** Null for what is nobody's, such as a pack of wolves: it has a `look`. */
  readonly owner: Seat | null;
  /** One or two signs: the number of a member, the size of a stack. */
  readonly label: string;
  readonly lying: boolean;
  /** Dots under it. */
  readonly pips: number;
  /** What its looks mean, in words: "wounded", "2 actions"; what it is, where it is no person. */
  readonly state: readonly string[];
  /** Another piece, in the colour of its side: a village. It bears its label where its drawing has room for one. */
  readonly look?: string;
}

/** A big piece. */
export interface Figure {
  readonly figure: string;
  readonly name: string;
}

/** A hexagon of a map. */
export interface Tile {
  /** What people type for it, unique on the map. */
  readonly name: string;
  /** Its centre; the distance from centre to corner is 1, x goes right and y down. */
  readonly x: number;
  readonly y: number;
  /** Null: nothing shows but what covers it. */
  readonly texture: string | null;
  /** What is seen of it, in words: "Forest", "Snow". */
  readonly ground: string;
  /** It stands out with a rocky rim: what that means, "difficult". Null for none. */
  readonly rim: string | null;
  readonly snow: boolean;
  /** What lies under the snow and counts for nothing any more: only its shape is seen. Null where none lies. */
  readonly buried: string | null;
  readonly tokens: readonly Amount[];
  readonly figures: readonly Figure[];
  readonly pieces: readonly Piece[];
  /** How many are there, and how many may be in peace; left out where nobody is, or where it does not matter. */
  readonly crowd?: { readonly count: number; readonly limit: number };
  /** In small letters, what stays the same all through a match: at the left of its name, and at the right; empty for nothing. */
  readonly notes?: readonly [left: string, right: string];
}

/** What lies between two tiles that touch: a river. */
export interface Edge {
  /** Names of both. */
  readonly between: readonly [string, string];
  /** How it is drawn. */
  readonly kind: string;
  /** "River". */
  readonly name: string;
  /** It only shows that nothing lies there, as a ford where no river is: told where there is room. */
  readonly isSign?: true;
}

/** A direction on the map, in degrees clockwise from straight up. */
export interface Bearing {
  readonly label: string;
  readonly degrees: number;
}

/** What the faces of a die point at. */
export interface Compass {
  /** What it is: "Herd’s die". */
  readonly name: string;
  /** What stands in its middle: what the die sends there. */
  readonly figure: string | null;
  readonly bearings: readonly Bearing[];
}

/** Hexagons, which stand on a side unless told. */
export interface HexMap {
  readonly tiles: readonly Tile[];
  /** They stand on a corner, in level rows. */
  readonly pointed?: true;
  /** What lies between them, where anything does. */
  readonly edges?: readonly Edge[];
  /** What the letters beside names are: "Animals arrive by letter". They are told where there is room. */
  readonly letters?: string;
  readonly compass: Compass | null;
  readonly marks: readonly Mark[];
  /** Names of the tiles that stand out, while all others stand back; null where all are alike. */
  readonly lit: readonly string[] | null;
}

/** Something pointed out on the map. Places are named as on their tiles. */
export type Mark =
  /** A place that may be chosen: what chooses it says its name. */
  | { readonly mark: 'choice'; readonly at: string }
  /** Something went, or would go, from one place to another; of a seat, or nobody's. */
  | {
      readonly mark: 'arrow';
      readonly from: string;
      readonly to: string;
      readonly owner: Seat | null;
      /** How many: then it lies over all who stand there, as what its reader is about to do. */
      readonly count?: number;
    }
  /** Something went over this place. */
  | { readonly mark: 'trail'; readonly at: string }
  /** Something happens here: a fight. */
  | { readonly mark: 'burst'; readonly at: string }
  /** What is asked about stands here: that piece, or all that is here where `label` is null. */
  | {
      readonly mark: 'here';
      readonly at: string;
      readonly owner: Seat | null;
      readonly label: string | null;
    }
  /** What became of this place or of somebody on it. */
  | { readonly mark: 'sign'; readonly at: string; readonly icon: string }
  /** The number under which a `step` of a pane tells of this place; of a seat, or nobody's. */
  | {
      readonly mark: 'number';
      readonly at: string;
      readonly number: number;
      readonly owner: Seat | null;
    };

/** A mark that is read. */
export type Disc = Extract<Mark, { mark: 'sign' | 'number' }>;

/** Something in brief: a few signs and letters, and the same as it is said. */
export interface Brief {
  /** Before the signs: "1.". Empty for nothing. */
  readonly label: string;
  /** One after the other: three of them are three of that thing. */
  readonly icons: readonly string[];
  /** After the signs: "÷ 3", "× 2". Empty for nothing. */
  readonly text: string;
  /** Empty where the same is told of the picture anyhow. */
  readonly words: string;
  /** The same as long as it is there: not told where there is little room. */
  readonly lasting?: true;
}

/** People of a seat who are somewhere together, with no names of their own. */
export interface Party {
  readonly owner: Seat;
  readonly count: number;
}

/** A mark that stands at its place itself: what became of it, or the number under which it is told. */
export type Note = { readonly [M in Disc as M['mark']]: Omit<M, 'at'> }[Disc['mark']];

/** To where people are sent, a place or a lot: what may be said of it at any time. */
export interface Spot {
  /** Who is there, each seat once. */
  readonly parties: readonly Party[];
  /** It may be chosen, or is asked about. */
  readonly here: boolean;
  /** Stands back: others may be chosen, and it may not. */
  readonly faded: boolean;
  /** Why nobody may go there for now: "closed now". Null where that may be. */
  readonly closed: string | null;
  /** What changed there. */
  readonly notes: readonly Note[];
}

/** A place of a landscape. Its picture and its plate fill a rectangle, which no other place reaches into. */
export interface Site extends Spot {
  /** Unique in its landscape. */
  readonly name: string;
  readonly look: string;
  /** The upper left corner, and the size, in units of the landscape. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What it is good for; null for nothing that would need to be said. */
  readonly gives: Brief | null;
  /** How many people have room; null where any number has. */
  readonly room: number | null;
  readonly figures: readonly Figure[];
}

/** A land that is drawn as one, with places to which people go. */
export interface Landscape {
  readonly backdrop: string;
  /** Any units: the picture is as wide as it may be. */
  readonly width: number;
  readonly height: number;
  readonly sites: readonly Site[];
}

/** Something to be had that lies open: a card in its slot, a tile on its stack, the back of what comes next. */
export interface Lot extends Spot {
  /** Unique in its scene. */
  readonly name: string;
  /** Shows its back: nobody may have it yet. */
  readonly isBack: boolean;
  /** What it costs; null for nothing. */
  readonly price: Brief | null;
  /** What it brings at once, and what it counts for in the end: from the top down, three at most. */
  readonly halves: readonly Brief[];
  /** How many lie there, this one included; null where that is not said. */
  readonly left: number | null;
}

/** Lots side by side: a row of cards, stacks of tiles. Four at most. */
export interface Display {
  readonly title: string;
  readonly lots: readonly Lot[];
}

/** A framed area with a title: a card, a board, a place for workers. */
export interface Pane {
  readonly title: string;
  readonly rows: readonly Row[];
}

export type Row =
  /** A sentence, over several lines where it is long. */
  | { readonly row: 'text'; readonly text: string }
  /** A kind of ground and what befalls it, or a sign and its value. */
  | {
      readonly row: 'entry';
      readonly texture: string | null;
      readonly icon: string | null;
      readonly text: string;
      readonly value: string;
      /** The whole row as it is said: "Forest +1 stick". */
      readonly words: string;
    }
  /** Something in brief, and at the right what it counts: "9". */
  | { readonly row: 'count'; readonly brief: Brief; readonly value: string }
  /** What can be had for what, on a kind of ground. */
  | {
      readonly row: 'exchange';
      readonly texture: string;
      readonly text: string;
      readonly gives: readonly Amount[];
      readonly gets: readonly Amount[];
    }
  /** `left` of `of` things are still there. */
  | {
      readonly row: 'track';
      readonly icon: string;
      /** What the icon is called. */
      readonly name: string;
      readonly text: string;
      readonly left: number;
      readonly of: number;
    }
  /** Where pieces may stand that is on no map, and what that is good for. */
  | {
      readonly row: 'place';
      readonly name: string;
      /** What one has there, in short: a sign and its value, "1–3". */
      readonly icon: string | null;
      readonly value: string;
      /** The same as it is said: "1 to 3 sticks". */
      readonly words: string;
      readonly pieces: readonly Piece[];
      /** Stands back: others may be chosen, and it may not. */
      readonly faded: boolean;
    }
  /** Pieces that stand here and not on the map. `doing` says so in words: "hunting". */
  | { readonly row: 'pieces'; readonly doing: string; readonly pieces: readonly Piece[] }
  /** What is marked at a place where there is no room for it: signs and numbers. */
  | { readonly row: 'marks'; readonly marks: readonly Disc[] }
  /** What a seat does or used here. */
  | {
      readonly row: 'seat';
      readonly seat: Seat;
      readonly text: string;
      readonly amounts: readonly Amount[];
    }
  /** What a seat ends with, and what it is made of. */
  | {
      readonly row: 'score';
      readonly seat: Seat;
      readonly text: string;
      readonly total: number;
      readonly wins: boolean;
    }
  /** Something that happened, in words; its number stands on the map where it was. */
  | {
      readonly row: 'step';
      readonly number: number | null;
      readonly seat: Seat | null;
      readonly text: string;
    }
  /** Where each seat stands on a scale from `least` to `most`, which has a mark every `step`. */
  | {
      readonly row: 'scale';
      readonly icon: string;
      /** What it counts, as it is told; on the picture it has its sign. */
      readonly name: string;
      readonly least: number;
      readonly most: number;
      readonly step: number;
      readonly marks: readonly { readonly seat: Seat; readonly at: number }[];
    }
  /** Dice of a seat, tools that were added, and what came of it: "= 14 ÷ 3" gives 4 wood. */
  | {
      readonly row: 'roll';
      readonly seat: Seat;
      readonly dice: readonly number[];
      readonly tools: readonly Tool[];
      /** What is reckoned; empty while that is open. */
      readonly sum: string;
      readonly gets: Amount | null;
      /** The whole row as it is said, without the seat. */
      readonly words: string;
    }
  /** What something means that is painted elsewhere. */
  | { readonly row: 'sign'; readonly sign: Sign; readonly text: string }
  /** Six-sided dice of a seat or of nobody; those that count stand out. */
  | {
      readonly row: 'dice';
      readonly seat: Seat | null;
      readonly dice: readonly { readonly face: number; readonly counts: boolean }[];
    };

/** Something that a legend explains, painted just as it is where it belongs. */
export type Sign =
  /** A little map with all that is on it. */
  | { readonly sign: 'map'; readonly map: HexMap }
  | { readonly sign: 'compass'; readonly compass: Compass }
  | { readonly sign: 'icon'; readonly icon: string }
  | { readonly sign: 'brief'; readonly brief: Brief }
  | { readonly sign: 'pieces'; readonly pieces: readonly Piece[] }
  /** Pieces of one side that stand as one, where there are too many to be told apart. */
  | { readonly sign: 'heap'; readonly pieces: readonly Piece[] }
  /** The badge of a seat's side. */
  | { readonly sign: 'side'; readonly seat: Seat }
  | { readonly sign: 'flag'; readonly flag: string }
  /** The back of a card. */
  | { readonly sign: 'card' }
  | { readonly sign: 'figure'; readonly figure: string }
  /** People of a seat at a place. */
  | { readonly sign: 'party'; readonly party: Party }
  /** How many people of a seat are at a place of so many; `room` is null where there may be as many as are wanted. */
  | { readonly sign: 'room'; readonly room: number | null; readonly party: Party }
  | { readonly sign: 'tools'; readonly tools: readonly Tool[] }
  /** The back of a lot, or how many lie there. */
  | { readonly sign: 'back' }
  | { readonly sign: 'left'; readonly left: number }
  /** Round the place or lot that is asked about. */
  | { readonly sign: 'here' }
  /** What changed at a place or a lot. */
  | { readonly sign: 'note'; readonly note: Note }
  | { readonly sign: 'die'; readonly face: number; readonly counts: boolean };

/** A card that a seat holds. */
export type HeldCard =
  | { readonly card: 'face down' }
  /** Only this viewer knows it. */
  | { readonly card: 'secret'; readonly name: string }
  | { readonly card: 'shown'; readonly name: string; readonly tokens: number };

/** A card with all that is on it. */
export interface Card {
  readonly name: string;
  readonly art: string;
  /** What it does, in a sentence. */
  readonly text: string;
  /** What it takes for its worth, where that can be counted: "1 stick, 1 stone"; what it costs, where it has none. */
  readonly gives: readonly Amount[];
  readonly gets: Amount | null;
  /** What lies on it. */
  readonly tokens: Amount | null;
  /** Stands back: it is no longer held. */
  readonly faded: boolean;
  /** Who knows it, or that it was passed over: a few words. */
  readonly note: string;
  /** It may be chosen, by its name. */
  readonly offered: boolean;
}

/** A tool in its slot. */
export interface Tool {
  /** What it adds; 0 for an empty slot. */
  readonly value: number;
  /** Turned over: it was used in this round. */
  readonly used: boolean;
  /** It is gone after its use. */
  readonly once: boolean;
}

/** The strip below a board that shows all that a seat has. */
export interface Strip {
  readonly seat: Seat;
  /** The player. */
  readonly name: string;
  /** The side that is played. */
  readonly side: string;
  /** Whether it is its reader's own, on whose panel nobody has to be told whose it is: no name is painted on it. */
  readonly isOwn?: true;
  readonly colour: ColourId;
  readonly emblem: EmblemId;
  /** What its pieces are called: "members". */
  readonly pieces: string;
  readonly goods: readonly Amount[];
  /** In their slots, those for one use last. */
  readonly tools: readonly Tool[];
  /** What else it has, in short: people, fields, what its cards count for. */
  readonly holdings: readonly Brief[];
  /** What others have to know of that where there is no room for all of it. Empty for nothing. */
  readonly gist?: string;
  /** Pieces off the board that may come into play, the next one first. */
  readonly waiting: readonly Piece[];
  /** What the next one costs; null where nobody waits. */
  readonly cost: Amount | null;
  readonly card: HeldCard | null;
  readonly flags: readonly (FlagId | GameFlag)[];
  /** Final points; null while they are not counted. */
  readonly score: number | null;
}
