import type { Seat } from '../../../engine/game.ts';
import { grouped } from '../../../parts/grouped.ts';
import { only } from '../../../parts/only.ts';
import type { TileId } from '../content/herd.ts';
import { seatName, tribeName } from '../spoken/names.ts';
import type { StoneAgeView } from '../view.ts';
import { doingsOf, doneInShort } from './acts.ts';
import { withHerd, withTribe } from './after.ts';
import type { Passage, Pointed, Teller, Tellings } from './told.ts';

/** The dice for the herd, who tamed it, and what it brought to whom. */
const tamed: Teller = (speech, events) => {
  const ended = events.flatMap((event): string[] => {
    switch (event.type) {
      case 'herdRolled': {
        const rolls = event.rolls.map(({ seat, dice }) =>
          speech.say('told.roll', {
            seat: seatName(speech, seat),
            dice: dice.toSorted((a, b) => b - a).join(', '),
          }),
        );
        return [speech.say('told.for the herd', { rolls: rolls.join('; ') })];
      }
      case 'herdTamed':
        return [speech.say('told.tamed', { seat: seatName(speech, event.seat) })];
      case 'herdTied': {
        const seats = event.seats.map((seat) => seatName(speech, seat));
        return [speech.say('told.tied', { seats: speech.list(seats) })];
      }
      case 'herdMissed':
        return [speech.say('told.missed')];
      default:
        return [];
    }
  });
  const gains = events.flatMap((event) => ('from' in event ? [event] : []));
  const brought = grouped(gains, ({ seat }) => seat).map(([seat, own]) =>
    speech.say('told.bonus', {
      seat: seatName(speech, seat),
      doings: speech.list(doingsOf(speech, own)),
    }),
  );
  return [...ended, ...brought];
};

const tamedInShort: Teller = (speech, events) => {
  const seatsOf = (seats: readonly Seat[]) =>
    speech.list(seats.map((seat) => tribeName(speech, seat)));
  const ended = [
    ...only(events, 'herdTamed').map(({ seat }) =>
      speech.say('captions.tamed', { seat: tribeName(speech, seat) }),
    ),
    ...only(events, 'herdTied').map(({ seats }) =>
      speech.say('captions.tied', { seats: seatsOf(seats) }),
    ),
    ...only(events, 'herdMissed').map(() => speech.say('captions.missed')),
  ];
  const gains = events.flatMap((event) => ('from' in event ? [event] : []));
  const brought = grouped(gains, ({ seat }) => seat).flatMap(([seat, own]) =>
    doneInShort(speech, seat, own),
  );
  return [...ended, ...brought];
};

export const herd: Passage = { lines: tamed, inShort: tamedInShort };

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
    after: (view) => ({
      ...view,
      phase: 'herd',
      tribes: view.tribes.map((tribe) => ({ ...tribe, tamers: 0 })),
    }),
  },
  herdTamed: {
    ...ofHerd,
    where: atTile,
    after: (view, { seat, tile }) =>
      withTribe(view, seat, (tribe) => ({ ...tribe, tiles: [...tribe.tiles, tile] })),
  },
  herdTied: { ...ofHerd, where: atTile, after: boxed },
  herdMissed: { ...ofHerd, where: atTile, after: boxed },
  bonusChosen: { ...ofHerd, doer: ({ seat }) => seat },
} satisfies Partial<Tellings>;
