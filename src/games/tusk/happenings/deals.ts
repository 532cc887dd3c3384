import { only } from '../../../parts/only.ts';
import { goodsWords, isNothing, seatName, tribeName } from '../spoken/names.ts';
import type { Briefly, Teller, Tellings } from './told.ts';

const dealing: Teller = (speech, events) =>
  only(events, 'dealt').map(({ from, to, gives, takes }) => {
    const [seat, other] = [seatName(speech, from), seatName(speech, to)];
    const [given, taken] = [goodsWords(speech, gives), goodsWords(speech, takes)];
    if (isNothing(takes)) return speech.say('match.gives', { seat, other, goods: given });
    if (isNothing(gives)) {
      return speech.say('match.gives', { seat: other, other: seat, goods: taken });
    }
    return speech.say('match.trades', { seat, other, gives: given, takes: taken });
  });

/** Who gave what. */
export const dealsInShort: Briefly = (speech, events) =>
  only(events, 'dealt').map(({ from, to, gives, takes }) => {
    const [seat, other] = [tribeName(speech, from), tribeName(speech, to)];
    const [given, taken] = [goodsWords(speech, gives), goodsWords(speech, takes)];
    if (isNothing(takes)) return speech.say('captions.gives', { seat, other, goods: given });
    if (isNothing(gives)) {
      return speech.say('captions.gives', { seat: other, other: seat, goods: taken });
    }
    return speech.say('captions.trades', { seat, other, gives: given, takes: taken });
  });

export const deals = {
  dealt: {
    lines: dealing,
    chapter: 'deal',
    beat: null,
    // Both agree to a trade; a gift is its giver's word alone.
    doers: ({ from, to, takes }) => (Object.keys(takes).length > 0 ? [from, to] : [from]),
    source: 'trade',
    food({ from, to, gives, takes }, seat) {
      const food = (takes.food ?? 0) - (gives.food ?? 0);
      return (seat === from ? food : 0) - (seat === to ? food : 0);
    },
  },
} satisfies Partial<Tellings>;
