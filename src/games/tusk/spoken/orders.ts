import type { SpokenOrder } from '../../../presentation/orders.ts';
import { USES } from '../orders.ts';
import type { TuskSpeech } from '../words/index.ts';

/** What may be used in a fight or a hunt. */
const uses = (say: TuskSpeech['say']): Readonly<Record<string, string>> =>
  Object.fromEntries(USES.map((use) => [use, say(`orders.uses.${use}`)]));

/** What may be ordered, in words. */
export const spokenOrders = ({ say }: TuskSpeech): Readonly<Record<string, SpokenOrder>> => ({
  defend: {
    title: say('orders.defend.title'),
    values: uses(say),
    reasons: {
      none: say('orders.reasons.none'),
      wounded: say('orders.reasons.wounded in a fight'),
    },
  },
  side: {
    title: say('orders.side.title'),
    values: { out: say('orders.side.out'), in: say('orders.side.in') },
  },
  back: {
    title: say('orders.back.title'),
    values: { back: say('orders.back.back') },
    reasons: { unhurt: say('orders.reasons.unhurt'), few: say('orders.reasons.few') },
  },
  hunt: {
    title: say('orders.hunt.title'),
    values: uses(say),
    reasons: { none: say('orders.reasons.none') },
  },
  stay: {
    title: say('orders.stay.title'),
    values: {
      '1': say('orders.stay.1'),
      '2': say('orders.stay.2'),
      '3': say('orders.stay.3'),
      ever: say('orders.stay.ever'),
    },
    reasons: { wounded: say('orders.reasons.wounded in a hunt') },
  },
  aside: {
    title: say('orders.aside.title'),
    values: { richest: say('orders.aside.richest'), first: say('orders.aside.first') },
  },
  act: { title: say('orders.act.title'), values: {} },
  share: { title: say('orders.share.title'), values: {} },
  place: {
    title: say('orders.place.title'),
    values: { richest: say('orders.place.richest') },
  },
  draft: { title: say('orders.draft.title'), values: {} },
});
