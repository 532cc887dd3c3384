import type { Seat } from '../../../engine/game.ts';
import type { MemberNumber } from '../action.ts';
import { TERRAIN } from '../content/terrain.ts';
import { type Place, placeName } from '../map.ts';
import type { TuskView } from '../view.ts';
import type { TuskSpeech } from '../words/index.ts';
import { amountWords, listed, terrainWord, tribeName } from './names.ts';

/** A tile and what is to be had there: `D5, grassland (3 grass)`. */
export function tileWords(speech: TuskSpeech, view: TuskView, place: Place): string {
  return `${placeName(place)}, ${groundWords(speech, view, place)}`;
}

function groundWords(speech: TuskSpeech, view: TuskView, place: Place): string {
  const tile = view.tiles[place];
  if (tile === undefined || tile === null) return 'unknown land';
  if (tile.snow || tile.terrain === null) return 'snow';
  const name = terrainWord(speech, tile.terrain);
  if (tile.terrain === 'breeding ground') return name;
  const { yields, rule } = TERRAIN[tile.terrain];
  if (rule !== null) return `${name} (${rule.join(' + ')} = 1 food)`;
  if (yields === null) return name;
  return tile.tokens === 0
    ? `${name} (empty)`
    : `${name} (${amountWords(speech, tile.tokens, yields)})`;
}

/** Other tribes on a tile with their members: `Heron’s members 1+3 and Fern’s member 2`; null for nobody. */
export function othersWords(
  speech: TuskSpeech,
  view: TuskView,
  seat: Seat,
  place: Place,
): string | null {
  const others = view.tribes.flatMap((tribe) => {
    const there = tribe.members.flatMap(({ at, member }) => (at === place ? [member] : []));
    if (tribe.seat === seat || there.length === 0) return [];
    return [`${tribeName(speech, tribe.seat)}’s ${closeWords(there)}`];
  });
  return others.length === 0 ? null : listed(speech, others);
}

/** Members by their numbers, close together: `member 2`, `members 1+3`. */
export const closeWords = (members: readonly MemberNumber[]): string =>
  `${members.length === 1 ? 'member' : 'members'} ${members.join('+')}`;

/** The same words without members: `Heron and Fern`. */
export const withoutMembers = (words: string): string =>
  words.replaceAll(/’s members? [\d+]+/g, '');
