import type { Seat } from '../../../engine/game.ts';
import { grouped } from '../../../parts/grouped.ts';
import { only } from '../../../parts/only.ts';
import { CARD } from '../content/cards.ts';
import { RESOURCES } from '../content/goods.ts';
import { HUNGER } from '../content/numbers.ts';
import type { EventOf, StoneAgeEvent } from '../event.ts';
import { countOf } from '../payment.ts';
import type { Passage } from '../telling.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { bottomWords, topWords } from './cards.ts';
import { diceTaken, dieTop } from './gives.ts';
import {
  amountWords,
  counted,
  goodName,
  goodsWords,
  placeName,
  placeNames,
  tribeName,
} from './names.ts';
import { peopleAt } from './questions.ts';

/** What happened in a few words each, apart from dice and tools on the way. */
type Briefly = (speech: StoneAgeSpeech, events: readonly StoneAgeEvent[]) => string[];

/** What belongs together in so few words that they are read below a board on a phone. Names tribes, never people. */
export function caption(
  speech: StoneAgeSpeech,
  { passage, events }: { readonly passage: Passage; readonly events: readonly StoneAgeEvent[] },
): string {
  const parts = TELLERS[passage](speech, events);
  if (parts.length === 0) return '';
  // A number stays on one line with what it counts.
  return speech.say('captions.all', { parts: parts.join('; ') }).replaceAll(/(\d) /g, '$1\u00a0');
}

/** Who goes first is seen on the board. */
const begins: Briefly = () => [];

const round: Briefly = (speech, events) =>
  only(events, 'roundBegan').flatMap(({ round: number, first, fresh }) => {
    const seat = tribeName(speech, first);
    const begun = speech.say('captions.round', { round: number, seat });
    if (fresh.length === 0) return [begun];
    return [begun, speech.say('captions.new cards', { count: fresh.length })];
  });

const herdMoves: Briefly = (speech, events) => [
  ...only(events, 'herdCame').map(({ to }) =>
    speech.say('captions.herd comes', { place: placeName(speech, to) }),
  ),
  ...only(events, 'herdWent').map(() => speech.say('captions.herd goes')),
];

const placing: Briefly = (speech, events) =>
  grouped(only(events, 'peoplePlaced'), ({ seat }) => seat).map(([seat, sent]) => {
    const places = sent.map(({ at, people }) => peopleAt(speech, at, people)).join(', ');
    return speech.say('captions.sends', { seat: tribeName(speech, seat), places });
  });

const acts: Briefly = (speech, events) => {
  const [first] = events;
  return first !== undefined && 'seat' in first ? doing(speech, first.seat, events) : [];
};

/** "Crane: 3 wood, card for 1 wood (healing)"; what a tribe leaves alone is told where it does nothing else. */
function doing(speech: StoneAgeSpeech, seat: Seat, events: readonly StoneAgeEvent[]): string[] {
  const deeds = events.flatMap((event) => deed(speech, events, event) ?? []);
  const left = only(events, 'leftAlone').map(({ at }) => at);
  const alone = speech.say('captions.leaves', { places: placeNames(speech, left) });
  const all = deeds.length > 0 || left.length === 0 ? deeds : [alone];
  if (all.length === 0) return [];
  return [speech.say('captions.does', { seat: tribeName(speech, seat), deeds: all.join('; ') })];
}

/** Null for what brings nothing, and for dice that are told by what they came to. */
function deed(
  speech: StoneAgeSpeech,
  events: readonly StoneAgeEvent[],
  event: StoneAgeEvent,
): string | null {
  const { say } = speech;
  switch (event.type) {
    case 'diceRolled':
      return only(events, 'gathered').some(({ from }) => from === event.from)
        ? null
        : say('captions.rolls', { good: goodName(speech, event.good) });
    case 'gathered':
      return event.count === 0
        ? say('captions.none', { good: goodName(speech, event.good) })
        : amountWords(speech, event.count, event.good);
    case 'peopleTamed':
      return say('captions.tames', { people: counted(speech, event.people, 'people') });
    case 'cardTaken':
      return say('captions.card', {
        goods: goodsWords(speech, event.paid),
        card: bottomWords(speech, CARD[event.card].bottom),
      });
    case 'buildingBuilt':
      return say('captions.builds', {
        goods: goodsWords(speech, event.paid),
        points: counted(speech, event.points, 'points'),
      });
    default:
      return gain(speech, event);
  }
}

/** Null for what a tribe does not get. */
function gain(speech: StoneAgeSpeech, event: StoneAgeEvent): string | null {
  const { say } = speech;
  switch (event.type) {
    case 'fieldMade':
      return event.gained ? say('captions.field') : null;
    case 'personBorn':
      return event.gained ? say('captions.child') : null;
    case 'toolMade':
      return event.slot === null ? null : say('captions.tool', { value: event.value });
    case 'oneUseToolGained':
      return say('captions.one-use tool', { value: event.value });
    case 'goodsGained':
      return goodsWords(speech, event.goods);
    case 'pointsGained':
      return counted(speech, event.points, 'points');
    case 'cardDrawn':
    case 'cardDrawnSecretly':
      return say('captions.secret card');
    default:
      return null;
  }
}

const emptyStack: Briefly = (speech, events) =>
  only(events, 'buildingShown').map(({ at }) =>
    speech.say('captions.ran out', { place: placeName(speech, at) }),
  );

const diceForAll: Briefly = (speech, events) => {
  const takes = diceTaken(events).map(({ seat, face, isGain }) =>
    speech.say('captions.takes', {
      seat: tribeName(speech, seat),
      gives: isGain ? topWords(speech, dieTop(face)) : speech.say('captions.nothing'),
    }),
  );
  const dice = only(events, 'diceForAllRolled').flatMap((rolled) => rolled.dice);
  const what = takes.length === 0 ? dice : takes;
  return [speech.say('captions.dice for all', { what: what.join(', ') })];
};

const herd: Briefly = (speech, events) => {
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
    doing(speech, seat, own),
  );
  return [...ended, ...brought];
};

/** Who went hungry, and who paid with more than food. */
const meal: Briefly = (speech, events) => {
  const fed = only(events, 'fed');
  const hungry = fed.filter((one) => one.hungry).map(({ seat }) => tribeName(speech, seat));
  const paid = fed.filter((one) => countOf(one.paid, RESOURCES) > 0).map(payment(speech));
  const all = [
    ...(hungry.length === 0
      ? []
      : [
          speech.say('captions.hungry', {
            count: hungry.length,
            seats: speech.list(hungry),
            points: counted(speech, HUNGER, 'points'),
          }),
        ]),
    ...paid,
  ];
  const what = all.length === 0 ? speech.say('captions.all fed') : all.join(', ');
  return [speech.say('captions.meal', { what })];
};

const payment =
  (speech: StoneAgeSpeech) =>
  ({ seat, paid: { food: _food, ...paid } }: EventOf<'fed'>): string =>
    speech.say('captions.pays', {
      seat: tribeName(speech, seat),
      goods: goodsWords(speech, paid),
    });

const ends: Briefly = (speech, events) => [
  ...only(events, 'cardsRanOut').map(() => speech.say('captions.cards ran out')),
  ...only(events, 'stacksRanOut').map(({ at }) =>
    speech.say('captions.ran out', { place: placeNames(speech, at) }),
  ),
  ...only(events, 'roundsRanOut').map(() => speech.say('captions.rounds ran out')),
  ...only(events, 'gameEnded').map(({ winners }) =>
    speech.say('captions.win', {
      count: winners.length,
      seats: speech.list(winners.map((seat) => tribeName(speech, seat))),
    }),
  ),
];

const TELLERS: Readonly<Record<Passage, Briefly>> = {
  begins,
  round,
  'herd moves': herdMoves,
  placing,
  acts,
  'empty stack': emptyStack,
  'dice for all': diceForAll,
  herd,
  meal,
  ends,
};
