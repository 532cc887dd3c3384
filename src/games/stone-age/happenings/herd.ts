import type { Seat } from '../../../engine/game.ts';
import { grouped } from '../../../parts/grouped.ts';
import { only } from '../../../parts/only.ts';
import type { TileId } from '../content/herd.ts';
import { seatName, tribeName } from '../spoken/names.ts';
import type { StoneAgeEvent } from '../event.ts';
import type { StoneAgeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { doingsOf, doneInShort } from './acts.ts';
import { withHerd, withTribe } from './after.ts';
import type { Passage, Pointed, EventFormatter, Tellings, StoneAgeHappening } from './told.ts';

/** Who tamed the herd, and what it brought to whom: each event by itself, then what each tribe got. */
const tamed =
  (
    says: 'clause' | 'deed',
    brought: (speech: StoneAgeSpeech, seat: Seat, own: readonly StoneAgeEvent[]) => string[],
  ) =>
  (speech: StoneAgeSpeech, events: readonly StoneAgeEvent[]) => [
    ...events.flatMap((event) => {
      const telling: StoneAgeHappening | undefined = HERD[event.type];
      // How it came out is told of all who rolled for it.
      const of = [event, ...(event.type === 'herdRolled' ? [] : only(events, 'herdRolled'))];
      return [telling?.[says]?.(speech, event) ?? []].flat().map((text) => ({ text, of }));
    }),
    ...grouped(
      events.flatMap((event) => ('from' in event ? [event] : [])),
      ({ seat }) => seat,
    ).flatMap(([seat, own]) => brought(speech, seat, own).map((text) => ({ text, of: own }))),
  ];

/** Who tamed the herd and what that brought, or who tied, for the story. */
export const herdRetold: EventFormatter = (speech, events) => [
  ...only(events, 'herdTamed').map(({ seat, tile }) => {
    const own = events.filter((one) => 'from' in one && one.from === tile && one.seat === seat);
    const doings = speech.list(doingsOf(speech, own));
    return speech.say('story.tames', { seat: seatName(speech, seat), doings });
  }),
  ...only(events, 'herdTied').map(({ seats }) =>
    speech.say('story.tied', { seats: speech.list(seats.map((seat) => seatName(speech, seat))) }),
  ),
];

const inShort = tamed('deed', doneInShort);

export const herd: Passage = {
  lines: tamed('clause', (speech, seat, own) => [
    speech.say('told.bonus', {
      seat: seatName(speech, seat),
      doings: speech.list(doingsOf(speech, own)),
    }),
  ]),
  inShort: (speech, events) => inShort(speech, events).map(({ text }) => text),
};

const ofHerd = { passage: herd, beat: 'evening' } as const;
const atTile = (
  { tile }: { readonly tile: TileId },
  { herd: there }: StoneAgeView,
): readonly Pointed[] => (tile === there?.now?.tile ? ['tile'] : []);
const boxed = (view: StoneAgeView, { tile }: { readonly tile: TileId }): StoneAgeView =>
  withHerd(view, (there) => ({ ...there, boxed: [...there.boxed, tile] }));

export const taming = {
  herdRolled: {
    ...ofHerd,
    kind: 'dice',
    befalls: ({ rolls }) => rolls.map(({ seat }) => seat),
    clause(speech, { rolls }) {
      const each = rolls.map(({ seat, dice }) =>
        speech.say('told.roll', {
          seat: seatName(speech, seat),
          dice: dice.toSorted((a, b) => b - a).join(', '),
        }),
      );
      return speech.say('told.for the herd', { rolls: each.join('; ') });
    },
    after: (view) => ({
      ...view,
      phase: 'herd',
      tribes: view.tribes.map((tribe) => ({ ...tribe, tamers: 0 })),
    }),
  },
  herdTamed: {
    ...ofHerd,
    kind: 'won',
    befalls: ({ seat }) => [seat],
    milestone: 'herds',
    brings: ({ tile }) => tile,
    wins: () => ({ at: 'tile' }),
    lane: () => 'herds',
    clause: (speech, { seat }) => speech.say('told.tamed', { seat: seatName(speech, seat) }),
    deed: (speech, { seat }) => speech.say('captions.tamed', { seat: tribeName(speech, seat) }),
    where: atTile,
    after: (view, { seat, tile }) =>
      withTribe(view, seat, (tribe) => ({ ...tribe, tiles: [...tribe.tiles, tile] })),
  },
  herdTied: {
    ...ofHerd,
    kind: 'won',
    befalls: ({ seats }) => seats,
    milestone: 'ties',
    where: atTile,
    after: boxed,
    clause: (speech, { seats }) =>
      speech.say('told.tied', { seats: speech.list(seats.map((seat) => seatName(speech, seat))) }),
    deed: (speech, { seats }) =>
      speech.say('captions.tied', {
        seats: speech.list(seats.map((seat) => tribeName(speech, seat))),
      }),
  },
  herdMissed: {
    ...ofHerd,
    kind: 'won',
    where: atTile,
    after: boxed,
    clause: ({ say }) => say('told.missed'),
    deed: ({ say }) => say('captions.missed'),
  },
  bonusChosen: { ...ofHerd, doers: ({ seat }) => [seat] },
} satisfies Partial<Tellings>;

const HERD: Partial<Tellings> = taming;
