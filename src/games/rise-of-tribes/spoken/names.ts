import type { Seat } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import type { Fighter, Spread } from '../action.ts';
import type { Face } from '../content/dice.ts';
import { type Amounts, type Resource, RESOURCES } from '../content/goods.ts';
import type { Fighters } from '../event.ts';
import { type Ground, nameOf } from '../ground.ts';
import type { Place } from '../map.ts';
import { sideOf } from '../tribes.ts';
import type { RiseSpeech } from '../words/index.ts';

/** A seat's tribe, bare: `Stork`. */
export const tribeName = ({ say }: RiseSpeech, seat: Seat): string =>
  say(`names.tribes.${sideOf(seat).id}`);

/** A seat's tribe: `🐦 Stork`. */
export const seatName = (speech: RiseSpeech, seat: Seat): string =>
  `${sideOf(seat).emoji} ${tribeName(speech, seat)}`;

/** Who fights: `🐦 Stork`, `Invaders`. */
export const fighterName = (speech: RiseSpeech, who: Fighter): string =>
  who === 'invaders' ? speech.say('names.invaders') : seatName(speech, who);

const SIGN: Readonly<Record<Face, string>> = { sun: '☀️', moon: '🌙', blank: '◻️' };

/** Dice by their signs: `☀️🌙◻️`. */
export const diceSigns = (dice: readonly Face[]): string => dice.map((die) => SIGN[die]).join('');

/** `B2, lake` */
export const landName = ({ say }: RiseSpeech, view: Ground, at: Place): string =>
  say(`names.place.${item(view.terrain, at)}`, { place: nameOf(view, at) });

/** Several places: `A1, B2`. */
export const placeNames = (view: Ground, places: readonly Place[]): string =>
  places.map((at) => nameOf(view, at)).join(', ');

/** Members on places: `A1 ×2, B1 ×1`. */
export const spreadWords = (view: Ground, on: Spread): string =>
  on.map(({ at, members }) => `${nameOf(view, at)} ×${members}`).join(', ');

/** Who is in a conflict, by signs for tribes: `🔥 3, 🐦 2, 1 Invader`. */
export const fightersWords = ({ say }: RiseSpeech, fighters: Fighters): string =>
  fighters
    .map(({ who, members }) =>
      who === 'invaders'
        ? say('names.invading', { count: members })
        : `${sideOf(who).emoji} ${members}`,
    )
    .join(', ');

/** `1 wood` */
export const amountWords = ({ say }: RiseSpeech, count: number, kind: Resource): string =>
  say(`names.amount.${kind}`, { count });

/** `2 wood, 1 stone`; `nothing`. */
export function goodsWords(speech: RiseSpeech, goods: Amounts): string {
  const words = RESOURCES.flatMap((kind) => {
    const count = goods[kind] ?? 0;
    return count > 0 ? [amountWords(speech, count, kind)] : [];
  });
  return words.length === 0 ? speech.say('names.no goods') : words.join(', ');
}

type Countable = 'members' | 'resources' | 'points' | 'goals' | 'villages' | 'hexes';

/** `1 member`, `3 points`. */
export const counted = ({ say }: RiseSpeech, count: number, what: Countable): string =>
  say(`names.${what}`, { count });
