import { only } from '../../../parts/only.ts';
import { listed, tribeName } from '../spoken/names.ts';
import type { ShortFormatter, EventFormatter, Tellings } from './told.ts';

/** Who won, and by what, is told by the result, which stands below the last lines. */
const ends: EventFormatter = (speech, events) =>
  only(events, 'gameEnded').map(() =>
    speech.say(only(events, 'turnsRanOut').length > 0 ? 'match.ends early' : 'match.ends'),
  );

/** Who won. */
const inShort: ShortFormatter = (speech, events) =>
  only(events, 'gameEnded').map(({ winners }) => {
    const names = winners.map((one) => tribeName(speech, one));
    return speech.say('captions.win', { count: winners.length, seats: listed(speech, names) });
  });

export const end = {
  turnsRanOut: { lines: ends, kind: 'won', chapter: 'end', beat: 'end', board: 'as it was' },
  gameEnded: {
    lines: ends,
    short: inShort,
    kind: 'won',
    chapter: 'end',
    beat: 'end',
    source: 'card',
    food: ({ totals, food }, seat) => (totals[seat] ?? 0) - (food[seat] ?? 0),
  },
} satisfies Partial<Tellings>;
