import type { Seat } from '../engine/game.ts';
import { joined, type Say } from './joined.ts';
import { may, must, type AltPart } from './alt-parts.ts';
import type { Display, Lot, Party, Scene, Site, Strip } from './scene.ts';

/** The places of a scene's landscape. */
export const sitesOf = ({ landscape }: Scene): readonly Site[] => landscape?.sites ?? [];

/** All to which people are sent. */
export const spotsOf = (scene: Scene): readonly (Site | Lot)[] => [
  ...sitesOf(scene),
  ...scene.displays.flatMap(({ lots }) => lots),
];

/** Where little is said, only of a stack that is as low as this it is told how much is left. */
const LOW = 3;

/** What may be had: "Cards: 1 (2 stone; transport; for 1 good); 2 (…)." */
export function displayWords(say: Say, scene: Scene, { title, lots }: Display): string[] {
  const rows = lots.map((lot) => lotRow(say, scene, lot, false));
  return rows.length === 0
    ? []
    : [say('alt.pane', { title, rows: rows.join(say('alt.semicolon')) })];
}

/**
 * The same in short and one by one: "Cards: 1 (2 stone; transport; for 1 good)." "2 (…)." A back is not known by its name.
 * What is asked about is needed.
 */
export const lotsWords = (say: Say, scene: Scene, { title, lots }: Display): AltPart[] =>
  lots.map((lot, nth) => {
    const words = lotRow(say, scene, lot, true);
    const told =
      nth === 0 || lot.isBack
        ? say('alt.pane', { title, rows: words })
        : say('alt.statement', { words });
    return lot.here ? must(told) : may(told);
  });

const lotRow = (say: Say, scene: Scene, lot: Lot, isShort: boolean): string => {
  const words = lotWords(say, scene, lot, isShort);
  return words === '' ? lot.name : say('alt.place', { name: lot.name, words });
};

/** "1. 2 stone; transport; for 1 good; 6 left; there Ember 1; closed this round" */
function lotWords(say: Say, scene: Scene, lot: Lot, isShort: boolean): string {
  const { halves, price, left, parties, closed } = lot;
  const worth = halves.flatMap(({ label, words, lasting = false }) => {
    if (words === '' || (isShort && lasting)) return [];
    return [label === '' ? words : say('alt.half', { label, words })];
  });
  return [
    ...worth,
    ...(price === null ? [] : [say('alt.price', { price: price.words })]),
    ...(left === null || (isShort && left > LOW) ? [] : [say('alt.left', { left })]),
    ...(parties.length === 0
      ? []
      : [say('alt.there', { who: joined(say, partiesWords(scene, parties)) })]),
    ...(closed === null ? [] : [closed]),
  ].join(say('alt.semicolon'));
}

/** What each place of a landscape is good for. */
export function giving(say: Say, scene: Scene): string[] {
  const places = sitesOf(scene).flatMap(({ name, gives }) =>
    gives === null ? [] : [say('alt.place', { name, words: gives.words })],
  );
  if (places.length === 0) return [];
  return [say('alt.places', { places: places.join(say('alt.semicolon')) })];
}

/**
 * Who is at each place and how much room is left: "On the land: Forest Ember 3, 4 free; Hut full; Field not now." In short
 * it is not said how much room there is where nobody is.
 */
export function peopled(say: Say, scene: Scene, isShort: boolean): string[] {
  const isEmpty = ({ parties, closed }: Site): boolean =>
    isShort && parties.length === 0 && closed === null;
  const empty = sitesOf(scene).filter(isEmpty);
  const places = sitesOf(scene)
    .filter((site) => !isEmpty(site))
    .map(({ name, parties, room, closed }) => {
      const left = closed ?? roomWords(say, room, parties);
      const who = joined(say, [...partiesWords(scene, parties), left]);
      return say('alt.at', { place: name, who });
    });
  if (empty.length > 0) {
    const names = joined(
      say,
      empty.map(({ name }) => name),
    );
    places.push(say('alt.nobody at', { places: names }));
  }
  if (places.length === 0) return [];
  return [say('alt.land', { places: places.join(say('alt.semicolon')) })];
}

/** How much room is left beside who is there. */
function roomWords(say: Say, room: number | null, parties: readonly Party[]): string {
  if (room === null) return say('alt.any room');
  const free = parties.reduce((left, { count }) => left - count, room);
  return free > 0 ? say('alt.free', { free }) : say('alt.full');
}

/** "Ember 3", "Fern 2" */
const partiesWords = ({ strips }: Scene, parties: readonly Party[]): string[] =>
  parties.map(({ owner, count }) => `${sideOf(strips, owner)} ${count}`);

/** What a side is called; nothing where there is none. */
export const sideOf = (strips: readonly Strip[], seat: Seat | null): string =>
  strips.find((strip) => strip.seat === seat)?.side ?? '';
