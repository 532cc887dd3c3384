import { only } from '../../../parts/only.ts';
import { placeName } from '../map.ts';
import { directionName, listed } from '../spoken/names.ts';
import type { TuskSpeech } from '../words/index.ts';
import type { ShortFormatter, EventFormatter, Tellings } from './told.ts';

const lands: EventFormatter = (speech, events) =>
  only(events, 'landsFound').map(({ ring }) => speech.say('season.lands', { tiles: ring * 6 }));

/** Names are worth reading while they are few; after that the picture says it better. */
const FEW = 6;

const snow: EventFormatter = (speech, events) => {
  const [roll] = only(events, 'snowRolled');
  const fallen = only(events, 'snowFell').flatMap(({ at }) => at);
  const left = only(events, 'snowFell').at(-1)?.left;
  const where =
    fallen.length <= FEW
      ? listed(speech, fallen.map(placeName))
      : speech.say('season.more tiles', { tiles: fallen.length });
  const doing = snowWords(speech, where, left);
  if (roll === undefined) return [speech.say('season.snow', { doing })];
  const direction = directionName(speech, roll.direction);
  return [speech.say('season.snow by the die', { die: roll.die, direction, doing })];
};

/** Where it falls, and how much of the world it leaves. */
function snowWords(speech: TuskSpeech, where: string, left: number | undefined): string {
  if (left === undefined) return speech.say('season.snow covers', { where });
  if (left === 0) return speech.say('season.snow covers all', { where });
  return speech.say('season.snow leaves', { where, count: left });
}

const landsInShort: ShortFormatter = (speech, events) =>
  only(events, 'landsFound').map(({ ring }) => speech.say('captions.lands', { tiles: ring * 6 }));

/** The picture shows which tiles. */
const snowInShort: ShortFormatter = (speech, events) =>
  only(events, 'snowFell').map(({ at, left }) =>
    speech.say('captions.snow', { count: at.length, left }),
  );

export const landsAndSnow = {
  landsFound: { lines: lands, short: landsInShort, chapter: 'lands', beat: 'season' },
  snowRolled: { lines: snow, chapter: 'snow', beat: 'season', caption: 'none' },
  snowFell: {
    lines: snow,
    short: snowInShort,
    chapter: 'snow',
    beat: 'season',
    point: ({ at: [first = null] }) => first,
    marks: ({ at }) => at.map((place) => ({ mark: 'sign', at: placeName(place), icon: 'snow' })),
  },
} satisfies Partial<Tellings>;
