import type { Outcome, Seat } from '../engine/game.ts';
import type { Language } from '../language/languages.ts';
import { item } from '../parts/item.ts';
import { COLOURS, EMBLEMS, type FlagId, type Pane, type Scene, type Strip } from './scene.ts';
import type { Table } from './table.ts';

/** All of a scene that stands beside its title and strips, where it has nothing else. */
export const BARE = { map: null, landscape: null, displays: [], panes: [], cards: [] } as const;

/** What is known of a seat in every game. */
interface SeatLook {
  readonly seat: Seat;
  /** The player; empty where none is meant. */
  readonly name: string;
  /** Without an emoji: the picture shows its emblem. */
  readonly side: string;
  /** See `Strip.pieces`. */
  readonly pieces?: string;
  /** Those that are set are shown. */
  readonly flags?: readonly (readonly [FlagId, boolean])[];
}

/** The strip of a seat that has nothing, in the colours and emblems as they come. Throws for a seventh seat. */
export const bareStrip = ({ seat, name, side, pieces = '', flags = [] }: SeatLook): Strip => ({
  seat,
  name,
  side,
  colour: item(COLOURS, seat),
  emblem: item(EMBLEMS, seat),
  pieces,
  goods: [],
  tools: [],
  holdings: [],
  waiting: [],
  cost: null,
  card: null,
  flags: flags.flatMap(([flag, isSet]) => (isSet ? [flag] : [])),
  score: null,
});

/** What a game without a map, cards and goods shows. */
export interface PlainScene {
  /** The game's id. */
  readonly game: string;
  readonly language: Language;
  /** "Turn 3". */
  readonly round: string;
  /** "Take", or whatever is done now. */
  readonly phase: string;
  /** Whom the game waits for. */
  readonly toMove: readonly Seat[];
  readonly panes: readonly Pane[];
  /** What each seat is called, without an emoji. */
  readonly side: (seat: Seat) => string;
  /** Points and winners, once it is over; null until then. */
  readonly outcome: Pick<Outcome, 'scores' | 'winners'> | null;
}

/** A scene of panes and one strip for each seat. At most six seats. */
export function plainScene(
  { game, language, round, phase, toMove, panes, side, outcome }: PlainScene,
  { matchName, seats }: Table,
): Scene {
  const strips = seats.map(({ name, computer, away = false }, seat): Strip => {
    const flags = [
      ['to-move', toMove.includes(seat)],
      ['computer', computer],
      ['away', away],
      ['winner', outcome?.winners.includes(seat) ?? false],
    ] as const;
    const strip = bareStrip({ seat, name, side: side(seat), flags });
    return { ...strip, score: outcome?.scores[seat] ?? null };
  });
  return {
    ...BARE,
    game,
    language,
    title: { match: matchName, round, phase, toMove },
    panes,
    strips,
    shown: strips.map(({ seat }) => seat),
  };
}
