import type { EventOf } from '../../event.ts';
import { only } from '../../../../parts/only.ts';
import { type Place, placeName } from '../../map.ts';
import { seasonWords } from '../cards.ts';
import { grouped } from '../../../../parts/grouped.ts';
import type { Teller } from '../teller.ts';
import { whoWords } from './fight.ts';
import type { TuskSpeech } from '../../words/index.ts';
import { capitalised, directionName, listed, SEASON_EMOJI, seasonName } from '../names.ts';

export const season: Teller = (speech, events) =>
  only(events, 'seasonDrawn').map(({ season: id }) =>
    speech.say('season.begins', {
      emoji: SEASON_EMOJI[id],
      season: seasonName(speech, id),
      effects: capitalised(seasonWords(speech, id)),
    }),
  );

export const woundedBySeason: Teller = (speech, events) => [
  speech.say('season.wounds', { members: whoWords(speech, only(events, 'memberWounded')) }),
];

export const removed: Teller = (speech, events) => [
  speech.say('season.removes', { members: whoWords(speech, only(events, 'memberRemoved')) }),
];

/** The die, the way, and what stopped it, as one line. */
export const herd: Teller = (speech, events) => {
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

export const trampled: Teller = (speech, events) => [
  speech.say('season.trampled', { members: whoWords(speech, only(events, 'memberWounded')) }),
];

export const aside: Teller = (speech, events) => {
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

export const lands: Teller = (speech, events) =>
  only(events, 'landsFound').map(({ ring }) => speech.say('season.lands', { tiles: ring * 6 }));

/** Names are worth reading while they are few; after that the picture says it better. */
const FEW = 6;

export const snow: Teller = (speech, events) => {
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
