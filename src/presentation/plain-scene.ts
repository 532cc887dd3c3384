import type { Seat } from '../engine/game.ts';
import type { Language } from '../language/languages.ts';
import { COLOURS, EMBLEMS, type FlagId, type Pane, type Scene, type Strip } from './scene.ts';
import type { Table } from './table.ts';

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
  /** What each seat is called, without an emoji: the picture shows its emblem. */
  readonly side: (seat: Seat) => string;
  /** Points and winners, once it is over; null until then. */
  readonly outcome: {
    readonly scores: readonly number[];
    readonly winners: readonly Seat[];
  } | null;
}

/** A scene of panes and one strip for each seat, in the colours and emblems as they come. At most six seats. */
export function plainScene(
  { game, language, round, phase, toMove, panes, side, outcome }: PlainScene,
  { matchName, seats }: Table,
): Scene {
  const strips = seats.map(({ name, computer, away = false }, seat): Strip => {
    const [colour, emblem] = [COLOURS[seat], EMBLEMS[seat]];
    if (colour === undefined || emblem === undefined)
      throw new RangeError(`There is no colour or no emblem for seat ${seat}.`);
    const flags: readonly (readonly [FlagId, boolean])[] = [
      ['to-move', toMove.includes(seat)],
      ['computer', computer],
      ['away', away],
      ['winner', outcome?.winners.includes(seat) ?? false],
    ];
    return {
      seat,
      name,
      side: side(seat),
      colour,
      emblem,
      pieces: '',
      goods: [],
      tools: [],
      holdings: [],
      waiting: [],
      cost: null,
      card: null,
      flags: flags.flatMap(([flag, isSet]) => (isSet ? [flag] : [])),
      score: outcome?.scores[seat] ?? null,
    };
  });
  return {
    game,
    language,
    title: { match: matchName, round, phase, toMove },
    map: null,
    landscape: null,
    displays: [],
    panes,
    cards: [],
    strips,
    shown: strips.map(({ seat }) => seat),
  };
}
