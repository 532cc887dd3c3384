import type { Seat } from '../../../engine/game.ts';
import type { Mark } from '../../../presentation/scene.ts';
import type { EventOf, Fighters } from '../event.ts';
import { sum } from '../ground.ts';
import type { Place } from '../map.ts';
import type { Tellings, Voice } from './told.ts';

/** All who are left of some: `3 🔥 Blaze, 1 Invader`; `nobody`. */
function partyWords({ speech: { say }, seat }: Voice, all: Fighters): string {
  const there = all.filter(({ members }) => members > 0);
  if (there.length === 0) return say('names.nobody');
  return there
    .map(({ who, members }) =>
      who === 'invaders'
        ? say('names.invading', { count: members })
        : say('told.party', { members, seat: seat(who) }),
    )
    .join(', ');
}

/** Kinds of conflicts: who fights, and whether anybody is left. */
export const CONFLICTS = [
  'crowding.survived',
  ...['attack', 'defence', 'invaders'].flatMap((one) => [`${one}.survived`, `${one}.nobody`]),
];

function kindOf({ offence, before, after }: EventOf<'conflictFought'>): string {
  const isLeft = after.some(({ members }) => members > 0) ? 'survived' : 'nobody';
  if (before.length === 1) return `crowding.${isLeft}`;
  if (before.some(({ who }) => who === 'invaders')) return `invaders.${isLeft}`;
  return `${offence === null ? 'defence' : 'attack'}.${isLeft}`;
}

/** What falls or is lost somewhere. */
const loss = {
  passage: 'turn',
  kind: 'outcome',
  befalls: ({ seat }: { readonly seat: Seat }) => [seat],
  isLoss: true,
  isBig: () => true,
  where: ({ at }: { readonly at: Place }) => [at],
  marks: ({ at }: { readonly at: Place }, named: (place: Place) => string): Mark[] => [
    { mark: 'sign', at: named(at), icon: 'removed' },
  ],
} as const;

export const conflicts = {
  conflictFought: {
    passage: 'turn',
    kindOf: ({ before }) => (before.length > 1 ? 'won' : 'outcome'),
    befalls: ({ before }) => before.flatMap(({ who }) => (who === 'invaders' ? [] : [who])),
    milestone: 'conflicts',
    brings: kindOf,
    isBig: ({ before }) => before.length > 1,
    lane: ({ offence: seat, before }) =>
      seat !== null && before.length > 1 ? { of: 'attacks', seat } : null,
    where: ({ at }) => [at],
    // A tribe that is alone only comes down to the limit.
    marks: ({ at, before }, named) => (before.length > 1 ? [{ mark: 'burst', at: named(at) }] : []),
    clause(voice, { at, bow, before, after }) {
      const { say } = voice.speech;
      if (before.length === 1) {
        const left = sum(after.map(({ members }) => members));
        const over = before.map((one) => ({ ...one, members: one.members - left }));
        return say('told.crowding', { over: partyWords(voice, over), at: voice.at(at) });
      }
      const fight = say('told.fights', {
        at: voice.at(at),
        before: partyWords(voice, before),
        after: partyWords(voice, after),
      });
      if (bow === null) return fight;
      const who = bow === 'invaders' ? say('names.invaders') : voice.seat(bow);
      return say('told.by', { what: fight, by: say('told.bow', { who }) });
    },
  },
  villageFell: {
    ...loss,
    milestone: 'fallen',
    clause: ({ speech, seat: named, at: name }, { seat, at, elder }) =>
      speech.say(elder ? 'told.falls with elder' : 'told.falls', {
        seat: named(seat),
        at: name(at),
      }),
  },
  mammothLost: {
    ...loss,
    milestone: 'strays',
    clause: ({ speech, seat: named }, { seat }) => speech.say('told.strays', { seat: named(seat) }),
  },
} satisfies Partial<Tellings>;
