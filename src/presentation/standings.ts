import type { Language } from '../language/languages.ts';
import { appSpeech } from '../words/index.ts';
import { ALT_LENGTH } from './alt.ts';
import { clip } from './clip.ts';
import { oneLine } from './one-line.ts';

/** Where somebody surely goes after the season. */
export type Goes = 'up' | 'stays' | 'down';

/** Somebody in the standings of a division. */
export interface Standing {
  /** Shared by who is equal. */
  readonly rank: number;
  readonly name: string;
  /** For whom it plays on, or that it has dropped out; null for neither. */
  readonly note: string | null;
  /** How often a director has warned it. */
  readonly warnings: number;
  readonly points: string;
  /** How many matches it has won, by which equal points are told apart. */
  readonly wins: number;
  readonly played: number;
  /** How many matches it has in the season. */
  readonly all: number;
  /** The places that it can still reach. */
  readonly best: number;
  readonly worst: number;
  /** Null as long as that is open; once all is over, also for who stays. */
  readonly goes: Goes | null;
}

/** The standings of a division, the best first. */
export interface Standings {
  /** In which its words are; the app adds its own in the same. */
  readonly language: Language;
  readonly title: string;
  /** Which season it is, and how far. */
  readonly about: string;
  readonly rows: readonly Standing[];
  /** So many of the first places go up, and so many of the last ones down. */
  readonly up: number;
  readonly down: number;
  /** Whether places can still change. */
  readonly isOpen: boolean;
}

/** Names are shortened to so many characters, to the most that there is room for. */
const NAMES = [32, 16, 10] as const;

/**
 * The standings in words, in at most `ALT_LENGTH` characters: all of them, in short where they are many; else the first
 * ones, and how many there are besides.
 */
export function describeStandings(standings: Standings): string {
  const { language, rows, title, about } = standings;
  const { say } = appSpeech(language);
  const begins = say('alt.standings', { title: oneLine(title), about: oneLine(about) });
  const full = NAMES.slice(0, 2).map((most) => [
    begins,
    ...rows.map((row) => inFull(row, standings, most)),
  ]);
  const heads = say(standings.isOpen ? 'alt.standing heads' : 'alt.standing heads over');
  const short = NAMES.map((most) => rows.map((row) => inShort(row, standings, most)));
  const listed = (some: readonly string[]): string =>
    [begins, heads, some.join(say('alt.semicolon'))].join(' ');
  const ways = [...full.map((statements) => statements.join(' ')), ...short.map(listed)];
  const whole = ways.find(({ length }) => length <= ALT_LENGTH);
  if (whole !== undefined) return whole;
  for (let left = 1; left < rows.length; left += 1) {
    const more = say('alt.standings more', { count: left });
    const some = `${listed(short.at(-1)?.slice(0, -left) ?? [])}. ${more}`;
    if (some.length <= ALT_LENGTH) return some;
  }
  return clip(begins, ALT_LENGTH);
}

/** How somebody is called, with what is noted beside it. */
function calledIn({ name, note }: Standing, most: number): string {
  const short = clip(oneLine(name), most);
  return note === null ? short : `${short} (${clip(oneLine(note), most)})`;
}

function inFull(row: Standing, { language, isOpen }: Standings, most: number): string {
  const { say } = appSpeech(language);
  const { rank, points, wins, played, all, best, worst, goes, warnings } = row;
  const places = best === worst ? say('alt.will be', { best }) : say('alt.can be', { best, worst });
  const more = [
    isOpen ? places : say('alt.wins', { wins }),
    ...(goes === null ? [] : [say(goesName(goes, isOpen))]),
    ...Array<string>(warnings).fill(say('pictures.warned')),
  ];
  const name = calledIn(row, most);
  return say('alt.standing', {
    rank,
    name,
    points,
    played,
    all,
    more: ['', ...more].join(say('alt.comma')),
  });
}

/** In signs, below a heading that says what they are. */
function inShort(row: Standing, { isOpen }: Standings, most: number): string {
  const { rank, points, wins, played, all, best, worst, goes, warnings } = row;
  return [
    `${rank}.`,
    calledIn(row, most),
    points,
    `${played}/${all}`,
    !isOpen ? wins : best === worst ? best : `${best}–${worst}`,
    ...(goes === null ? [] : [SIGNS[goes]]),
    ...Array<string>(warnings).fill('🟨'),
  ].join(' ');
}

const SIGNS = { up: '⬆️', stays: '⏸️', down: '⬇️' } as const;

/** What is said of where somebody goes: before the end it is a promise. */
export const goesName = <G extends Goes>(goes: G, isOpen: boolean) =>
  isOpen ? (`pictures.surely ${goes}` as const) : (`pictures.${goes}` as const);
