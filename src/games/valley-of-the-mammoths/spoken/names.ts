import type { Seat } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import type { Kind } from '../content/animals.ts';
import type { CardId } from '../content/cards.ts';
import type { EventId } from '../content/events.ts';
import type { People } from '../event.ts';
import { type Bearing, nameOf, type Place, TERRAIN } from '../map.ts';
import { sideOf } from '../sides.ts';
import type { ValleySpeech } from '../words/index.ts';

export const KIND_EMOJI: Readonly<Record<Kind, string>> = {
  wolf: '🐺',
  tiger: '🐅',
  bear: '🐻',
  bison: '🐂',
  rhino: '🦏',
  mammoth: '🦣',
};

/** A seat's tribe, bare: `Ibis`. */
export const tribeName = ({ say }: ValleySpeech, seat: Seat): string =>
  say(`names.tribes.${sideOf(seat).id}`);

/** A seat's tribe: `🐦 Ibis`. */
export const seatName = (speech: ValleySpeech, seat: Seat): string =>
  `${sideOf(seat).emoji} ${tribeName(speech, seat)}`;

export const kindName = ({ say }: ValleySpeech, kind: Kind): string => say(`names.kinds.${kind}`);

export const cardName = ({ say }: ValleySpeech, card: CardId): string => say(`names.cards.${card}`);

export const eventName = ({ say }: ValleySpeech, event: EventId): string =>
  say(`names.events.${event}`);

const BEARING = ['ne', 'e', 'se', 'sw', 'w', 'nw'] as const;

/** `north-east` */
export const bearingName = ({ say }: ValleySpeech, to: Bearing): string =>
  say(`names.bearings.${item(BEARING, to - 1)}`);

/** `↗` */
export const arrowTo = (to: Bearing): string => item([...'↗→↘↙←↖'], to - 1);

/** `4b, plains` */
export const landName = ({ say }: ValleySpeech, at: Place): string =>
  say(`names.place.${item(TERRAIN, at)}`, { place: nameOf(at) });

/** Several places: `1a, 2b`. */
export const placesWords = (places: readonly Place[]): string => places.map(nameOf).join(', ');

type Countable = 'warriors' | 'females' | 'people' | 'food' | 'camps' | 'cards';

/** `1 warrior`, `3 food`. */
export const counted = ({ say }: ValleySpeech, count: number, what: Countable): string =>
  say(`names.${what}`, { count });

/** `2 wolves` */
export const animalsWords = ({ say }: ValleySpeech, kind: Kind, count: number): string =>
  say(`names.animals.${kind}`, { count });

/** `3 warriors, 1 woman`; `nobody`. */
export function peopleWords(speech: ValleySpeech, { warriors, females }: People): string {
  const words = [
    ...(warriors > 0 ? [counted(speech, warriors, 'warriors')] : []),
    ...(females > 0 ? [counted(speech, females, 'females')] : []),
  ];
  return words.length === 0 ? speech.say('names.nobody') : words.join(', ');
}

/** The same by signs, where there is little room: `⚔️3♀1`. */
export const peopleSigns = ({ warriors, females }: People): string =>
  (warriors > 0 ? `⚔️${warriors}` : '') + (females > 0 ? `♀${females}` : '');

/** A pack by its sign: `🐺2`. */
export const packSigns = (kind: Kind, count: number): string => `${KIND_EMOJI[kind]}${count}`;
