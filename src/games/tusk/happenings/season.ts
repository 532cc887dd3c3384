import { capitalised } from '../../../presentation/capitalised.ts';
import { grouped } from '../../../parts/grouped.ts';
import { only } from '../../../parts/only.ts';
import { placeName } from '../map.ts';
import { seasonWords } from '../spoken/cards.ts';
import {
  amountWords,
  numbered,
  SEASON_EMOJI,
  seasonName,
  tribeName,
  whoWords,
} from '../spoken/names.ts';
import type { ShortFormatter, EventFormatter, Tellings, Wounded } from './told.ts';
import { joined, wound, wounding, woundsInShort } from './wounds.ts';

const drawn: EventFormatter = (speech, events) =>
  only(events, 'seasonDrawn').map(({ season: id }) =>
    speech.say('season.begins', {
      emoji: SEASON_EMOJI[id],
      season: seasonName(speech, id),
      effects: capitalised(seasonWords(speech, id)),
    }),
  );

const removed: EventFormatter = (speech, events) => [
  speech.say('season.removes', { members: whoWords(speech, only(events, 'memberRemoved')) }),
];

/** What a season did. */
const inShort: ShortFormatter = (speech, events) => {
  const names = only(events, 'seasonDrawn').map(({ season: id }) => seasonName(speech, id));
  const results = [
    ...only(events, 'tokensAdded').map(({ at, good, each }) =>
      speech.say('captions.more on tiles', {
        goods: amountWords(speech, each, good),
        count: at.length,
      }),
    ),
    ...only(events, 'tokensLost').map(({ tokens, good }) =>
      speech.say('captions.less', { goods: amountWords(speech, tokens, good) }),
    ),
    ...woundsInShort(speech, events, ['season']),
    ...grouped(only(events, 'memberRemoved'), ({ seat }) => seat).map(([seat, all]) =>
      speech.say('captions.loses', {
        seat: tribeName(speech, seat),
        ...numbered(
          speech,
          all.map(({ member }) => member),
        ),
      }),
    ),
  ];
  return joined(speech, names, results);
};

/** `🌱 Spring.`, for the story: what it did is to be seen. */
export const seasonNames: ShortFormatter = (speech, events) =>
  only(events, 'seasonDrawn').map(({ season: id }) =>
    speech.say('story.season', { emoji: SEASON_EMOJI[id], season: seasonName(speech, id) }),
  );

const ofSeason = { short: inShort, chapter: 'season', beat: 'season' } as const;

export const season = {
  seasonDrawn: {
    ...ofSeason,
    lines: drawn,
    kind: 'outcome',
    begins: 'beat',
    caption: 'none',
    brings: ({ season: id }) => id,
  },
  // The season's own line says what it does to which terrain.
  tokensAdded: { ...ofSeason, lines: null },
  tokensLost: { ...ofSeason, lines: null },
  memberRemoved: {
    ...ofSeason,
    lines: removed,
    kind: 'won',
    befalls: ({ seat }) => [seat],
    point: ({ at }) => at,
    steps: ({ seat, member, at }) => [{ seat, member, from: at, to: null }],
    marks: ({ at }) => [{ mark: 'sign', at: placeName(at), icon: 'removed' }],
  },
} satisfies Partial<Tellings>;

export const seasonWounds: Wounded = {
  ...wound,
  short: inShort,
  chapter: 'season',
  lines: wounding('season.wounds'),
};
