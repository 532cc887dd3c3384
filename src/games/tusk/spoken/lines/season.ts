import { type EventOf, only } from '../../event.ts';
import { placeName } from '../../map.ts';
import { seasonWords } from '../cards.ts';
import { gathered } from '../../../../parts/gathered.ts';
import type { Teller } from '../teller.ts';
import { whoWords } from './fight.ts';
import { capitalised, directionName, listed, SEASON_EMOJI, seasonName } from '../names.ts';

export const season: Teller = (speech, events) =>
  only(events, 'seasonDrawn').map(
    ({ season: id }) =>
      `${SEASON_EMOJI[id]} **${seasonName(speech, id)}.** ${capitalised(seasonWords(speech, id))}.`,
  );

export const woundedBySeason: Teller = (speech, events) => [
  `🩹 The season wounds ${whoWords(speech, only(events, 'memberWounded'))}.`,
];

export const removed: Teller = (speech, events) => [
  `💀 Lost to the season: ${whoWords(speech, only(events, 'memberRemoved'))}, to wait for a new start.`,
];

/** The die, the way, and what stopped it, as one line. */
export const herd: Teller = (speech, events) => {
  const [roll] = only(events, 'herdRolled');
  const [moved] = only(events, 'mammothMoved');
  const [blocked] = only(events, 'herdBlocked');
  const die =
    roll === undefined
      ? ''
      : `The die shows ${roll.die}, ${directionName(speech, roll.direction)}: `;
  const parts = [
    ...(moved === undefined ? [] : [wayWords(moved)]),
    ...(blocked === undefined
      ? []
      : [`stops at ${placeName(blocked.at)}, with no way into ${placeName(blocked.by)}`]),
  ];
  return [
    `🦣 ${die === '' ? 'The' : `${die}the`} herd ${parts.length === 0 ? 'stays where it is' : parts.join('; ')}.`,
  ];
};

/** Where it went; from off the map it is put on the breeding ground, the last of the path. */
function wayWords({ path, strayed }: EventOf<'mammothMoved'>): string {
  const names = path.map(placeName);
  if (!strayed) return `goes to ${names.join(', then ')}`;
  const before = names.slice(0, -1);
  const strayWay =
    before.length === 0 ? 'off the map' : `to ${before.join(', then ')}, then off the map`;
  return `goes ${strayWay}, and is back on the breeding ground, ${names.at(-1)}`;
}

export const trampled: Teller = (speech, events) => [
  `🩹 Trampled: ${whoWords(speech, only(events, 'memberWounded'))}.`,
];

export const aside: Teller = (speech, events) => {
  const steps = gathered(only(events, 'steppedAside'), ({ seat, to }) => `${seat} ${to}`).flatMap(
    ([, [first, ...others]]) =>
      first === undefined
        ? []
        : [`${whoWords(speech, [first, ...others])} → ${placeName(first.to)}`],
  );
  return [`Out of the herd’s way: ${steps.join(', ')}.`];
};

export const lands: Teller = (_speech, events) =>
  only(events, 'landsFound').map(
    ({ ring }) => `🗺️ The land opens: ${ring * 6} new tiles around the map.`,
  );

/** Names are worth reading while they are few; after that the picture says it better. */
const FEW = 6;

export const snow: Teller = (speech, events) => {
  const [roll] = only(events, 'snowRolled');
  const fallen = only(events, 'snowFell').flatMap(({ at }) => at);
  const left = only(events, 'snowFell').at(-1)?.left;
  const what =
    roll === undefined
      ? 'Snow'
      : `The die shows ${roll.die}: from the ${directionName(speech, roll.direction)}, snow`;
  const where =
    fallen.length <= FEW ? listed(speech, fallen.map(placeName)) : `${fallen.length} more tiles`;
  const rest =
    left === undefined
      ? ''
      : left === 0
        ? '; the whole world is white'
        : `; ${left} ${left === 1 ? 'tile is' : 'tiles are'} left`;
  return [`❄️ ${what} covers ${where}${rest}.`];
};
