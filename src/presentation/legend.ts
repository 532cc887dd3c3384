import type { Language } from '../language/languages.ts';
import { bareStrip, BARE } from './plain-scene.ts';
import type { Pane, Row, Scene, Sign } from './scene.ts';

/** A sign, and what it means. */
export const signRow = (sign: Sign, text: string): Row => ({ row: 'sign', sign, text });

/** The sides of a game, and what the flags say of one. */
export const sideRows = <F extends string>(
  sides: readonly string[],
  flags: readonly F[],
  flagWords: (flag: F) => string,
): Row[] => [
  ...sides.map((side, seat) => signRow({ sign: 'side', seat }, side)),
  ...flags.map((flag) => signRow({ sign: 'flag', flag }, flagWords(flag))),
];

/** A legend of a game, beside its signs. */
interface Legend {
  /** The game's id. */
  readonly game: string;
  readonly language: Language;
  /** What the game is called, and its legend. */
  readonly title: string;
  readonly legend: string;
  /** What each is called, by seat. */
  readonly sideNames: readonly string[];
  /** See `Strip.pieces`. */
  readonly pieces: string;
}

/** The pictures of a legend: each is about something, and has panes of signs. */
export const legendSheets = (
  { game, language, title, legend, sideNames, pieces }: Legend,
  sheets: readonly (readonly [about: string, panes: readonly Pane[]])[],
): Scene[] =>
  sheets.map(([phase, panes]) => ({
    ...BARE,
    game,
    language,
    title: { match: title, round: legend, phase, toMove: [] },
    panes,
    strips: sideNames.map((side, seat) => bareStrip({ seat, name: '', side, pieces })),
    shown: [],
  }));
