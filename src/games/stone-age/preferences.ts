import { item } from '../../parts/item.ts';
import { oneOf } from '../../parts/one-of.ts';
import type { PreferenceOrder, SpokenPreferences } from '../../presentation/orders.ts';
import type { StoneAgeAction } from './action.ts';
import { MOST_PEOPLE } from './content/numbers.ts';
import { SOURCE } from './content/places.ts';
import { isShop, isSource, LOCATIONS } from './locations.ts';
import { mostTo } from './moves/going.ts';
import { shopGives } from './moves/shops.ts';
import { roomFor, SITES } from './room.ts';
import { villageWords } from './spoken/gives.ts';
import { counted, goodName, placeName } from './spoken/names.ts';
import { peopleAt } from './spoken/questions.ts';
import type { StoneAgeView } from './view.ts';
import type { StoneAgeSpeech } from './words/index.ts';

/** Where the rest of its people go in a round, by preference (base game, place). */
export const preferences: PreferenceOrder<StoneAgeAction, StoneAgeView> = {
  kinds: ['place'],

  preferable(view, seat) {
    const { unplaced } = item(view.tribes, seat);
    // Whoever is asked where its last one goes says just that.
    if (unplaced < (view.owing.includes(seat) ? 2 : 1)) return null;
    const free = SITES.filter((site) => roomFor(view, seat, site, unplaced) !== null);
    // Who sends all says no number.
    const most = Math.min(unplaced, MOST_PEOPLE - 1);
    return free.length === 0 ? null : { things: free.map(({ at }) => at), most };
  },

  answer(preferred, choices) {
    for (const { thing, many } of preferred) {
      const found = mostTo(choices, (at) => at === thing, isSource(thing) ? many : null);
      if (found !== null) return found;
    }
    return null;
  },
};

/** The same in words. */
export const spokenPreferences = (speech: StoneAgeSpeech): SpokenPreferences<StoneAgeView> => ({
  title: speech.say('orders.preferences.title'),
  about: speech.say('orders.preferences.about'),
  one({ thing, many }) {
    const at = oneOf(LOCATIONS, thing);
    return many === null ? placeName(speech, at) : peopleAt(speech, at, many);
  },
  brings(thing, view, seat) {
    const at = oneOf(LOCATIONS, thing);
    if (isSource(at)) return goodName(speech, SOURCE[at].yields);
    if (isShop(at)) return shopGives(speech, at, view);
    return villageWords(speech, item(view.tribes, seat), at);
  },
  many: (count) => counted(speech, count, 'people'),
});
