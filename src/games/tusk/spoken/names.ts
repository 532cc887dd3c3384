import type { Goods, Seat } from '../../../engine/game.ts';
import type { Direction } from '../../../hex/hex.ts';
import { grouped } from '../../../parts/grouped.ts';
import { oneOf } from '../../../parts/one-of.ts';
import type { MemberNumber } from '../action.ts';
import type { SeasonId } from '../content/seasons.ts';
import { GOODS, type Good, type Terrain } from '../content/terrain.ts';
import type { VictoryId } from '../content/victory.ts';
import { type Place, placeName } from '../map.ts';
import { tribeOf } from '../tribes.ts';
import type { TuskSpeech } from '../words/index.ts';

/** What a tile may be: a terrain, or none. */
type Ground = Terrain | 'breeding ground' | 'snow';

export const terrainName = ({ say }: TuskSpeech, ground: Ground): string =>
  say(`names.terrain.${ground}`);

/** The same within a sentence. */
export const terrainWord = ({ say }: TuskSpeech, ground: Ground): string =>
  say(`names.terrain in a sentence.${ground}`);

export const seasonName = ({ say }: TuskSpeech, season: SeasonId): string =>
  say(`names.seasons.${season}`);

export const cardName = ({ say }: TuskSpeech, card: VictoryId): string =>
  say(`names.cards.${card}`);

export const directionName = ({ say }: TuskSpeech, direction: Direction): string =>
  say(`names.directions.${direction}`);

/** A kind of goods: `stick`. */
export const goodName = ({ say }: TuskSpeech, good: Good): string => say(`names.goods.${good}`);

/** The same by its id. Throws on a kind that Tusk! does not have. */
export const kindName = (speech: TuskSpeech, kind: string): string =>
  goodName(speech, oneOf(GOODS, kind));

export const SEASON_EMOJI: Readonly<Record<SeasonId, string>> = {
  spring: '🌱',
  summer: '☀️',
  autumn: '🍂',
  winter: '🌨️',
  eruption: '🌋',
  flood: '🌊',
  wildfire: '🌳',
  drought: '🏜️',
  blizzard: '🌬️',
  predators: '🐾',
};

/** A seat's tribe, bare: `Ember`. */
export const tribeName = ({ say }: TuskSpeech, seat: Seat): string =>
  say(`names.tribes.${tribeOf(seat).id}`);

/** A seat's tribe: `🔥 Ember`. */
export const seatName = (speech: TuskSpeech, seat: Seat): string =>
  `${tribeOf(seat).emoji} ${tribeName(speech, seat)}`;

/** `1 stick`, `3 grass`. */
export const amountWords = ({ say }: TuskSpeech, count: number, good: Good): string =>
  say(`names.amount.${good}`, { count });

/** `2 sticks, 1 grass`; `nothing`. */
export function goodsWords(speech: TuskSpeech, goods: Goods): string {
  const words = GOODS.flatMap((good) => {
    const count = goods[good] ?? 0;
    return count > 0 ? [amountWords(speech, count, good)] : [];
  });
  return words.length === 0 ? speech.say('names.no goods') : words.join(', ');
}

/** Whether there is none of any kind. */
export const isNothing = (goods: Partial<Goods>): boolean =>
  GOODS.every((good) => (goods[good] ?? 0) === 0);

/** `1`, `1 and 3`, `1, 2 and 4`; `nobody`. */
export const listed = ({ say, list }: TuskSpeech, words: readonly (string | number)[]): string =>
  words.length === 0 ? say('names.nobody') : list(words.map(String));

/** The numbers that have a word, from nought up. */
const FEW = ['none', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

/** `two`; above six, in figures. */
export function numberWord({ say }: TuskSpeech, count: number): string {
  const few = FEW[count];
  return few === undefined ? String(count) : say(`names.numbers.${few}`);
}

/** What may be counted in words. */
type Countable = 'fight' | 'hit' | 'mammoth' | 'member' | 'stone' | 'token' | 'turn' | 'wound';

/** `one wound`, `two hits`, `no hits`. */
export const counted = (speech: TuskSpeech, count: number, what: Countable): string =>
  speech.say(`names.counted.${what}`, { count, number: numberWord(speech, count) });

/** Members’ numbers in order: `1 and 3`. */
export const memberNumbers = (speech: TuskSpeech, members: readonly MemberNumber[]): string =>
  listed(
    speech,
    members.toSorted((a, b) => a - b),
  );

/** Members for a text that counts them. */
export const numbered = (speech: TuskSpeech, members: readonly MemberNumber[]) => ({
  count: members.length,
  numbers: memberNumbers(speech, members),
});

/** Each place once: `C6, C3`. */
export const placesWords = (places: readonly Place[]): string =>
  [...new Set(places.map(placeName))].join(', ');

/** Members by their numbers with their tribe, by whatever it is called: `Ember’s members 1 and 3`. */
export const membersOf = (
  speech: TuskSpeech,
  seat: string,
  members: readonly MemberNumber[],
): string =>
  speech.say('names.members of', {
    count: members.length,
    seat,
    numbers: memberNumbers(speech, members),
  });

/** A tribe's members by their numbers: `🔥 Ember’s members 1 and 3`. */
export const membersName = (
  speech: TuskSpeech,
  seat: Seat,
  members: readonly MemberNumber[],
): string => membersOf(speech, seatName(speech, seat), members);

/** Members by tribe: `🔥 Ember’s members 1 and 3, 🐦 Heron’s member 2`. */
export function whoWords(
  speech: TuskSpeech,
  members: readonly { readonly seat: Seat; readonly member: MemberNumber }[],
): string {
  return grouped(members, ({ seat }) => seat)
    .map(([seat, ones]) =>
      membersName(
        speech,
        seat,
        ones.map(({ member }) => member),
      ),
    )
    .join(', ');
}
