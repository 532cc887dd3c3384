import { only } from '../../../parts/only.ts';
import { RESOURCES } from '../content/goods.ts';
import { HUNGER } from '../content/numbers.ts';
import type { EventOf } from '../event.ts';
import { countOf } from '../payment.ts';
import { counted, goodsWords, seatName, tribeName } from '../spoken/names.ts';
import type { StoneAgeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { withGoods, withPoints, withTribe } from './after.ts';
import type { Passage, EventFormatter, Tellings } from './told.ts';

const eaten: EventFormatter = (speech, events) => {
  const meals = only(events, 'fed').map(({ seat: number, paid, hungry }) => {
    const seat = seatName(speech, number);
    return hungry
      ? speech.say('told.hungers', { seat, points: counted(speech, HUNGER, 'points') })
      : speech.say('told.eats', { seat, goods: goodsWords(speech, paid) });
  });
  return [speech.say('told.meal', { meals: meals.join('; ') })];
};

/** Who went hungry, and who paid with more than food. */
const eatenInShort: EventFormatter = (speech, events) => {
  const fed = only(events, 'fed');
  const hungry = fed.filter((one) => one.hungry).map(({ seat }) => tribeName(speech, seat));
  const paid = fed.filter((one) => countOf(one.paid, RESOURCES) > 0).map(payment(speech));
  const all = [
    ...(hungry.length === 0
      ? []
      : [
          speech.say('captions.hungry', {
            count: hungry.length,
            seats: speech.list(hungry),
            points: counted(speech, HUNGER, 'points'),
          }),
        ]),
    ...paid,
  ];
  const what = all.length === 0 ? speech.say('captions.all fed') : all.join(', ');
  return [speech.say('captions.meal', { what })];
};

/** Who went hungry, for the story. */
export const hungerRetold: EventFormatter = (speech, events) => {
  const hungry = only(events, 'fed').flatMap((one) =>
    one.hungry ? seatName(speech, one.seat) : [],
  );
  if (hungry.length === 0) return [];
  const points = counted(speech, HUNGER, 'points');
  return [speech.say('story.hunger', { count: hungry.length, seats: speech.list(hungry), points })];
};

const payment =
  (speech: StoneAgeSpeech) =>
  ({ seat, paid: { food: _food, ...paid } }: EventOf<'fed'>): string =>
    speech.say('captions.pays', {
      seat: tribeName(speech, seat),
      goods: goodsWords(speech, paid),
    });

/** Before anybody eats, each tribe has what its fields bring. */
function harvested(view: StoneAgeView): StoneAgeView {
  if (view.phase === 'feeding') return view;
  const tribes = view.tribes.map((tribe) => withGoods(tribe, { food: tribe.track }, 1));
  return { ...view, phase: 'feeding', tribes };
}

const meal: Passage = { lines: eaten, inShort: eatenInShort };

export const feeding = {
  fed: {
    passage: meal,
    beat: 'evening',
    kind: 'outcome',
    befalls: ({ seat }) => [seat],
    isBig: ({ hungry }) => hungry,
    lane: ({ hungry }) => (hungry ? 'hunger' : null),
    points: ({ hungry }) => ({ of: 'hunger', points: hungry ? -HUNGER : 0 }),
    after: (view, { seat, paid, hungry }) =>
      withTribe(harvested(view), seat, (tribe) =>
        withPoints(withGoods(tribe, paid, -1), hungry ? -HUNGER : 0),
      ),
  },
} satisfies Partial<Tellings>;
