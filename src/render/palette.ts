import type { ColourId, TextureId } from '../presentation/scene.ts';

/** A ground: its field, its motif (trees, tufts) and the motif's light side or second colour. */
export interface Ground {
  readonly field: string;
  readonly motif: string;
  readonly light: string;
}

/** A side's colour, and the ink that can be read on it. */
export interface Dye {
  readonly fill: string;
  readonly ink: string;
}

/** Every colour of a picture. */
export interface Theme {
  readonly paper: string;
  readonly sheet: string;
  readonly ink: string;
  /** Less urgent text, still 4.5:1 on `sheet`. */
  readonly faded: string;
  readonly line: string;
  readonly bar: string;
  readonly barInk: string;
  /** Round what waits for an answer. */
  readonly glow: string;
  readonly bone: string;
  readonly rock: string;
  readonly rockLight: string;
  readonly snow: string;
  readonly snowEdge: string;
  readonly hide: string;
  readonly hideDark: string;
  readonly wood: string;
  readonly straw: string;
  readonly stone: string;
  readonly stoneLight: string;
  readonly meat: string;
  readonly meatLight: string;
  readonly danger: string;
  readonly ice: string;
  readonly good: string;
  readonly grounds: Readonly<Record<TextureId, Ground>>;
  readonly dyes: Readonly<Record<ColourId, Dye>>;
}

/** All themes by name. */
export const THEMES = {
  day: {
    paper: '#e9dec6',
    sheet: '#fbf5e6',
    ink: '#2a1f16',
    faded: '#6a5946',
    line: '#3b2c1f',
    bar: '#3b2a1e',
    barInk: '#fff6e2',
    glow: '#ffb300',
    bone: '#fdf6e4',
    rock: '#5f564d',
    rockLight: '#91877b',
    snow: '#f6fafd',
    snowEdge: '#b9d3e6',
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
      mountain: { field: '#c9beb0', motif: '#6d6259', light: '#e9e2d8' },
      berries: { field: '#dcc0a4', motif: '#4d7440', light: '#b01650' },
      jungle: { field: '#2f7e66', motif: '#0f4636', light: '#74c069' },
      river: { field: '#86bfe0', motif: '#2b6f9f', light: '#d3ecfa' },
      plains: { field: '#f0d78c', motif: '#c39a3e', light: '#fbecb8' },
      swamp: { field: '#8f9168', motif: '#4a4a2b', light: '#5e7f86' },
      'breeding-ground': { field: '#d9ad80', motif: '#8f5f38', light: '#f0d2ae' },
    },
    dyes: {
      red: { fill: '#c8430c', ink: '#ffffff' },
      blue: { fill: '#0b66a8', ink: '#ffffff' },
      green: { fill: '#a5d13a', ink: '#1d2a06' },
      violet: { fill: '#5b2a92', ink: '#ffffff' },
    },
  },
} as const satisfies Readonly<Record<string, Theme>>;

export type ThemeId = keyof typeof THEMES;
