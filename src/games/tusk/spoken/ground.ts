import type { Seat } from '../../../engine/game.ts';
import type { MemberNumber } from '../action.ts';
import { TERRAIN } from '../content/terrain.ts';
import { type Place, placeName } from '../map.ts';
import type { TuskView } from '../view.ts';
import type { TuskSpeech } from '../words/index.ts';
import { amountWords, goodName, listed, terrainWord, tribeName } from './names.ts';

/** A tile and what is to be had there: `D5, grassland (3 grass)`. */
export const tileWords = (speech: TuskSpeech, view: TuskView, place: Place): string =>
  speech.say('ground.tile', {
    place: placeName(place),
    ground: groundWords(speech, view, place),
  });

function groundWords(speech: TuskSpeech, view: TuskView, place: Place): string {
  const { say } = speech;
  const tile = view.tiles[place];
  if (tile === undefined || tile === null) return say('ground.unknown');
  if (tile.snow || tile.terrain === null) return terrainWord(speech, 'snow');
  const terrain = terrainWord(speech, tile.terrain);
  if (tile.terrain === 'breeding ground') return terrain;
  const { yields, rule } = TERRAIN[tile.terrain];
  if (rule !== null) {
    const tokens = rule.map((token) => goodName(speech, token)).join(' + ');
    return say('ground.with a rule', { terrain, tokens });
  }
  if (yields === null) return terrain;
  if (tile.tokens === 0) return say('ground.empty', { terrain });
  return say('ground.with tokens', { terrain, tokens: amountWords(speech, tile.tokens, yields) });
}

/** Another tribe on a tile, and its members there. */
interface Other {
  readonly seat: Seat;
  readonly members: readonly MemberNumber[];
}

function othersOn({ tribes }: TuskView, seat: Seat, place: Place): Other[] {
  const there = tribes.map((tribe) => ({
    seat: tribe.seat,
    members: tribe.members.flatMap(({ at, member }) => (at === place ? [member] : [])),
  }));
  return there.filter((other) => other.seat !== seat && other.members.length > 0);
}

/** Other tribes on a tile with their members: `Heron’s members 1+3 and Fern’s member 2`; null for nobody. */
export function othersWords(
  speech: TuskSpeech,
  view: TuskView,
  seat: Seat,
  place: Place,
): string | null {
  const others = othersOn(view, seat, place);
  if (others.length === 0) return null;
  return listed(
    speech,
    others.map((other) =>
      speech.say('ground.members', {
        count: other.members.length,
        tribe: tribeName(speech, other.seat),
        numbers: closeNumbers(other.members),
      }),
    ),
  );
}

/** A tile and who else is there: `D5, grassland (3 grass), with Heron`. */
export function thereWords(speech: TuskSpeech, view: TuskView, seat: Seat, place: Place): string {
  const there = tileWords(speech, view, place);
  if (othersOn(view, seat, place).length === 0) return there;
  return speech.say('ground.in company', { there, others: othersNames(speech, view, seat, place) });
}

/** Other tribes on a tile by their names: `Heron and Fern`. */
export const othersNames = (speech: TuskSpeech, view: TuskView, seat: Seat, place: Place): string =>
  listed(
    speech,
    othersOn(view, seat, place).map((other) => tribeName(speech, other.seat)),
  );

/** Members by their numbers, close together: `1+3`. */
export const closeNumbers = (members: readonly MemberNumber[]): string => members.join('+');

/** Ways to say a way to a tile: with who else is there by their members, by their names, and without. */
export function towards(
  speech: TuskSpeech,
  view: TuskView,
  seat: Seat,
  to: Place,
  way: (tile: string) => string,
): readonly string[] {
  const there = way(tileWords(speech, view, to));
  const others = othersWords(speech, view, seat, to);
  if (others === null) return [there];
  const names = othersNames(speech, view, seat, to);
  return [
    speech.say('ground.in company', { there, others }),
    speech.say('ground.in company', { there, others: names }),
    there,
  ];
}
