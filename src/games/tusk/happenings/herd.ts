import type { Seat } from '../../../engine/game.ts';
import { grouped } from '../../../parts/grouped.ts';
import { only } from '../../../parts/only.ts';
import type { Mark } from '../../../presentation/scene.ts';
import type { EventOf, TuskEvent } from '../event.ts';
import { BREEDING_GROUND, opposite, type Place, placeName, placeTowards } from '../map.ts';
import { directionName, placesWords, tribeName, whoWords } from '../spoken/names.ts';
import type { TuskSpeech } from '../words/index.ts';
import type { ShortFormatter, EventFormatter, Tellings, Wounded } from './told.ts';
import { wound, wounding, woundsInShort } from './wounds.ts';

/** The die, the way, and what stopped it, as one line. */
const herd: EventFormatter = (speech, events) => {
  const [roll] = only(events, 'herdRolled');
  const done = [
    ...only(events, 'mammothMoved')
      .slice(0, 1)
      .map((moved) => wayWords(speech, moved)),
    ...only(events, 'herdBlocked')
      .slice(0, 1)
      .map(({ at, by }) =>
        speech.say('season.herd stops', { place: placeName(at), blocked: placeName(by) }),
      ),
  ];
  const doings = done.length === 0 ? speech.say('season.herd stays') : done.join('; ');
  if (roll === undefined) return [speech.say('season.herd', { doings })];
  if (roll.arrows === 0) return [speech.say('season.herd has no arrow')];
  const direction = directionName(speech, roll.direction);
  return [speech.say('season.herd by the die', { die: roll.die, direction, doings })];
};

/** Where it went; from off the map it is put on the breeding ground, the last of the path. */
function wayWords(speech: TuskSpeech, { path, strayed }: EventOf<'mammothMoved'>): string {
  if (!strayed) return speech.say('season.herd goes', { way: thenWords(speech, path) });
  const home = path.slice(-1).map(placeName).join('');
  const before = path.slice(0, -1);
  if (before.length === 0) return speech.say('season.herd strays', { home });
  return speech.say('season.herd goes and strays', { way: thenWords(speech, before), home });
}

/** `D4, then D5, then D6` */
const thenWords = (speech: TuskSpeech, path: readonly Place[]): string =>
  path.map(placeName).reduce((way, place) => speech.say('season.and then', { way, place }));

const aside: EventFormatter = (speech, events) => {
  const steps = grouped(only(events, 'steppedAside'), ({ seat, to }) => `${seat} ${to}`).flatMap(
    ([, [first, ...others]]) =>
      first === undefined
        ? []
        : [
            speech.say('season.step', {
              members: whoWords(speech, [first, ...others]),
              place: placeName(first.to),
            }),
          ],
  );
  return [speech.say('season.step aside', { steps: steps.join(', ') })];
};

const mammothHome: EventFormatter = (speech) => [speech.say('hunt.mammoth home')];

/** Where the herd went, and who had to get out of its way. */
const inShort: ShortFormatter = (speech, events) => {
  const aside = grouped(only(events, 'steppedAside'), ({ seat }) => seat).map(([seat, all]) =>
    speech.say('captions.goes', {
      seat: tribeName(speech, seat),
      places: placesWords(all.map(({ to }) => to)),
    }),
  );
  return [...herdWay(speech, events), ...woundsInShort(speech, events, ['trampling']), ...aside];
};

/** Where the herd went, or that it stays. */
function herdWay(speech: TuskSpeech, events: readonly TuskEvent[]): string[] {
  const [moved] = only(events, 'mammothMoved');
  const [blocked] = only(events, 'herdBlocked');
  const end = moved?.path.at(-1);
  if (end !== undefined) {
    const place = placeName(end);
    return moved?.strayed === true
      ? [speech.say('captions.herd strays', { place })]
      : [speech.say('captions.herd goes', { place })];
  }
  if (blocked !== undefined) {
    return [speech.say('captions.herd stays on', { place: placeName(blocked.at) })];
  }
  if (only(events, 'mammothWentHome').length > 0) return [speech.say('captions.herd goes home')];
  return only(events, 'herdRolled').length > 0 ? [speech.say('captions.herd stays')] : [];
}

const ofHerd = { short: inShort, chapter: 'herd', beat: 'season' } as const;
const arrow = (from: Place, to: Place, owner: Seat | null): Mark[] => [
  { mark: 'arrow', from: placeName(from), to: placeName(to), owner },
];

export const roaming = {
  herdRolled: { ...ofHerd, lines: herd, caption: 'none' },
  mammothMoved: {
    ...ofHerd,
    lines: herd,
    kind: 'outcome',
    mammoth({ path: [first], path, strayed }, before) {
      const rolled = only(before, 'herdRolled').at(-1);
      // A path of one tile off the map begins on the breeding ground, wherever it came from.
      const isOff = strayed && path.length === 1;
      if (rolled === undefined || first === undefined || isOff) return null;
      return placeTowards(first, opposite(rolled.direction));
    },
    point: ({ path }) => path.at(-1) ?? null,
    steps({ path }, mammothAt) {
      const to = path.at(-1);
      return to === undefined ? [] : [{ seat: null, member: 0, from: mammothAt ?? to, to }];
    },
    marks: ({ path }) => path.map((place) => ({ mark: 'trail', at: placeName(place) })),
  },
  herdBlocked: { ...ofHerd, lines: herd, point: ({ at }) => at },
  // By a season, or after a kill.
  mammothWentHome: {
    ...ofHerd,
    lines: mammothHome,
    within: { chapter: 'hunt', beat: 'return' },
    mammoth: ({ from }) => from,
    after: (view) => ({ ...view, mammoth: BREEDING_GROUND }),
    steps: ({ from }) => [{ seat: null, member: 0, from, to: BREEDING_GROUND }],
    storyMarks: ({ from }) => arrow(from, BREEDING_GROUND, null),
  },
  steppedAside: {
    ...ofHerd,
    lines: aside,
    kind: 'outcome',
    befalls: ({ seat }) => [seat],
    caption: 'none',
    doers: ({ seat }) => [seat],
    steps: (event) => [event],
    storyMarks: ({ seat, from, to }) => arrow(from, to, seat),
  },
} satisfies Partial<Tellings>;

export const tramplingWounds: Wounded = {
  ...wound,
  short: inShort,
  chapter: 'herd',
  lines: wounding('season.trampled'),
};
