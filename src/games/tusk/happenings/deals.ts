import { only } from '../../../parts/only.ts';
import { goodsWords, isNothing, seatName, tribeName } from '../spoken/names.ts';
import type { ShortFormatter, Tellings } from './told.ts';

/** The texts of a gift and of a trade. */
interface Texts {
  readonly gives: 'match.gives' | 'captions.gives';
  readonly trades: 'match.trades' | 'captions.trades';
}

/** Who gave what; a trade in which one side gives nothing is a gift. */
const dealing =
  ({ gives: gift, trades }: Texts, name: typeof seatName): ShortFormatter =>
  (speech, events) =>
    only(events, 'dealt').map(({ from, to, gives, takes }) => {
      const [seat, other] = [name(speech, from), name(speech, to)];
      const [given, taken] = [goodsWords(speech, gives), goodsWords(speech, takes)];
      if (isNothing(takes)) return speech.say(gift, { seat, other, goods: given });
      if (isNothing(gives)) {
        return speech.say(gift, { seat: other, other: seat, goods: taken });
      }
      return speech.say(trades, { seat, other, gives: given, takes: taken });
    });

export const deals = {
  dealt: {
    lines: dealing({ gives: 'match.gives', trades: 'match.trades' }, seatName),
    short: dealing({ gives: 'captions.gives', trades: 'captions.trades' }, tribeName),
    kind: 'outcome',
    befalls: ({ from, to }) => [from, to],
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
