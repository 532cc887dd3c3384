import type { Colours, Dye, Ground } from '../presentation/colours.ts';
import type { Art } from '../presentation/drawing.ts';
import { SHARED } from './drawings/shared.ts';

export type { Dye, Ground };

/** How everything in a picture looks: its colours by name, and its drawings by key. */
export interface Theme extends Colours {
  readonly art: Art;
}

/** The sides look the same in all themes; each of the first four is a clear step lighter than the one before. */
const DYES = {
  violet: { fill: '#36106a', ink: '#ffffff' },
  blue: { fill: '#1565ae', ink: '#ffffff' },
  red: { fill: '#e97632', ink: '#2a1000' },
  green: { fill: '#cbe95c', ink: '#1d2a06' },
  sky: { fill: '#3ca5ff', ink: '#00142a' },
  brown: { fill: '#963c1e', ink: '#ffffff' },
} as const;

const COLOURS = {
  /** Ochre paper and full colours. */
  day: {
    paper: '#e9dec6',
    sheet: '#fbf5e6',
    ink: '#2a1f16',
    faded: '#6a5946',
    cardInk: '#a3161c',
    line: '#3b2c1f',
    bar: '#3b2a1e',
    barInk: '#fff6e2',
    barAccent: '#ffb300',
    glow: '#ffb300',
    glowInk: '#2a1f16',
    bone: '#fdf6e4',
    flint: '#3b2c1f',
    rock: '#5f564d',
    rockLight: '#91877b',
    snow: '#e2ecf5',
    snowLight: '#fbfdff',
    snowEdge: '#a3c0d8',
    snowShape: '#c8d9e8',
    hide: '#6b4226',
    hideDark: '#3f2413',
    wood: '#8a5526',
    straw: '#5f8a1f',
    stone: '#6f7680',
    stoneLight: '#aab1ba',
    meat: '#a8412c',
    meatLight: '#dd8158',
    danger: '#b3181f',
    ice: '#2f7fb5',
    good: '#2f7a35',
    grounds: {
      forest: { field: '#6f9a58', motif: '#24502f', light: '#3c7443' },
      grassland: { field: '#c6da78', motif: '#6f9430', light: '#93b84a' },
      mountain: { field: '#c9beb0', motif: '#8a7f73', light: '#f4efe8' },
      berries: { field: '#dcc0a4', motif: '#4d7440', light: '#b01650' },
      jungle: { field: '#1f6450', motif: '#0f4636', light: '#74c069' },
      river: { field: '#7db9de', motif: '#2b6f9f', light: '#e2f3fd' },
      plains: { field: '#f0d78c', motif: '#c39a3e', light: '#fbecb8' },
      swamp: { field: '#8f9168', motif: '#3a3b20', light: '#5a8590' },
      'breeding-ground': { field: '#d3a272', motif: '#7c4d28', light: '#f0d2ae' },
    },
    dyes: DYES,
  },
  /** Firelight: for dark rooms and dark screens. */
  night: {
    paper: '#171b22',
    sheet: '#262d38',
    ink: '#f4ecdb',
    faded: '#bdb29c',
    cardInk: '#ffb59a',
    line: '#0a0c10',
    bar: '#0d1015',
    barInk: '#fff6e2',
    barAccent: '#ffb938',
    glow: '#ffb938',
    glowInk: '#241800',
    bone: '#e9dfc8',
    flint: '#c5ccd6',
    rock: '#38342f',
    rockLight: '#77716a',
    snow: '#a9bdd1',
    snowLight: '#cfdcea',
    snowEdge: '#6e8dab',
    snowShape: '#8fa8c0',
    hide: '#7d5233',
    hideDark: '#3a2213',
    wood: '#a5692f',
    straw: '#8fb53a',
    stone: '#7d8591',
    stoneLight: '#b7bec8',
    meat: '#b9482f',
    meatLight: '#e58a60',
    danger: '#ba252d',
    ice: '#6ab6e8',
    good: '#3a8b42',
    grounds: {
      forest: { field: '#25402a', motif: '#0f2415', light: '#4d8a4f' },
      grassland: { field: '#5c7a35', motif: '#2f4d14', light: '#93bb52' },
      mountain: { field: '#756f67', motif: '#544e48', light: '#dcd6cd' },
      berries: { field: '#735b49', motif: '#2c4a27', light: '#e0407f' },
      jungle: { field: '#16493c', motif: '#07261d', light: '#7ad87c' },
      river: { field: '#2a5b80', motif: '#113049', light: '#93c8ea' },
      plains: { field: '#a68d4a', motif: '#6a5018', light: '#dcc67f' },
      swamp: { field: '#4b4c2c', motif: '#1f2110', light: '#6fa3b2' },
      'breeding-ground': { field: '#7b5a3b', motif: '#3a2210', light: '#b98f63' },
    },
    dyes: DYES,
  },
  /** White paper and pale grounds: for printers, spare of ink and clear in black and white. */
  print: {
    paper: '#ffffff',
    sheet: '#ffffff',
    ink: '#000000',
    faded: '#4d4d4d',
    cardInk: '#8c0d12',
    line: '#1c1c1c',
    bar: '#f1f1f1',
    barInk: '#000000',
    barAccent: '#000000',
    glow: '#ffcc33',
    glowInk: '#000000',
    bone: '#ffffff',
    flint: '#1c1c1c',
    rock: '#6a6a6a',
    rockLight: '#b0b0b0',
    snow: '#f1f6fa',
    snowLight: '#ffffff',
    snowEdge: '#9bb8cd',
    snowShape: '#d3e1eb',
    hide: '#7a5236',
    hideDark: '#2f1c10',
    wood: '#7d4d22',
    straw: '#4f7519',
    stone: '#6a6f76',
    stoneLight: '#c2c7cc',
    meat: '#a03c28',
    meatLight: '#e39a78',
    danger: '#a3141b',
    ice: '#22709f',
    good: '#286b2e',
    grounds: {
      forest: { field: '#cfe3c4', motif: '#1f5530', light: '#4c8a52' },
      grassland: { field: '#eef8cc', motif: '#86ab38', light: '#b4d865' },
      mountain: { field: '#e6e1da', motif: '#a39c93', light: '#fbfaf8' },
      berries: { field: '#faeadd', motif: '#5d8650', light: '#c21f5e' },
      jungle: { field: '#70b499', motif: '#0c4438', light: '#5cb25f' },
      river: { field: '#cbe6f7', motif: '#2f78ab', light: '#ffffff' },
      plains: { field: '#fbe7ae', motif: '#8f5a10', light: '#d6a04a' },
      swamp: { field: '#cfd0b0', motif: '#414220', light: '#7fa9b4' },
      'breeding-ground': { field: '#f0d2b0', motif: '#8f5c30', light: '#fdf0e0' },
    },
    dyes: DYES,
  },
} as const satisfies Readonly<Record<string, Colours>>;

export type ThemeId = keyof typeof COLOURS;

/** All themes by name, with the drawings that all games share; `themeFor` adds what a game does. */
export const THEMES: Readonly<Record<ThemeId, Theme>> = {
  day: { ...COLOURS.day, art: SHARED },
  night: { ...COLOURS.night, art: SHARED },
  print: { ...COLOURS.print, art: SHARED },
};

/** Whether a text is the id of a theme. */
export const isTheme = (text: string): text is ThemeId => Object.hasOwn(THEMES, text);

/** All themes. */
export const THEME_IDS: readonly ThemeId[] = Object.keys(THEMES).filter(isTheme);
