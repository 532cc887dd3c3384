import { grouped } from '../../../../parts/grouped.ts';
import { only } from '../../../../parts/only.ts';
import { HUNGER, SLOTS } from '../../content/numbers.ts';
import { PLACE_OF } from '../../content/places.ts';
import { cardWords, tileWords } from '../cards.ts';
import {
  atPlace,
  counted,
  goodsWords,
  placeName,
  placeNames,
  seatName,
  toPlace,
} from '../names.ts';
import type { Teller } from '../teller.ts';

export const begins: Teller = (speech, events) =>
  only(events, 'matchBegan').flatMap(({ first, herd, ahead = [] }) => [
    speech.say(herd ? 'told.begins' : 'told.without herd', { first: seatName(speech, first) }),
    ...ahead.map(({ seat, goods }) =>
      speech.say('told.goes later', {
        seat: seatName(speech, seat),
        goods: goodsWords(speech, goods),
      }),
    ),
  ]);

export const round: Teller = (speech, events) =>
  only(events, 'roundBegan').map(({ round: number, first, fresh }) => {
    const facts = { round: number, first: seatName(speech, first) };
    if (fresh.length === 0) return speech.say('told.round', facts);
    const cards = fresh.map((card) => cardWords(speech, card)).join('; ');
    return speech.say('told.round with cards', { ...facts, cards });
  });

export const herdMoves: Teller = (speech, events) =>
  events.flatMap((event) => {
    if (event.type === 'herdWent') return [speech.say('told.herd goes')];
    if (event.type !== 'herdCame') return [];
    const { to, tile, next: back } = event;
    const next =
      back === null
        ? speech.say('told.no next')
        : speech.say('told.next', { place: placeName(speech, PLACE_OF[back]) });
    const facts = { at: atPlace(speech, to), tile: tileWords(speech, tile), next };
    return [speech.say('told.herd comes', facts)];
  });

export const placing: Teller = (speech, events) =>
  grouped(only(events, 'peoplePlaced'), ({ seat }) => seat).map(([seat, sent]) => {
    const places = sent.map(({ at, people }) =>
      speech.say('told.so many', {
        people: counted(speech, people, 'people'),
        to: toPlace(speech, at),
      }),
    );
    return speech.say('told.placing', { seat: seatName(speech, seat), places: places.join(', ') });
  });

export const emptyStack: Teller = (speech, events) =>
  only(events, 'buildingShown').map(({ at }) =>
    speech.say('told.stack is empty', { place: placeName(speech, at) }),
  );

export const meal: Teller = (speech, events) => {
  const meals = only(events, 'fed').map(({ seat: number, paid, hungry }) => {
    const seat = seatName(speech, number);
    return hungry
      ? speech.say('told.hungers', { seat, points: counted(speech, HUNGER, 'points') })
      : speech.say('told.eats', { seat, goods: goodsWords(speech, paid) });
  });
  return [speech.say('told.meal', { meals: meals.join('; ') })];
};

/** Who won, and by what, is told by the result, which stands below the last lines. */
export const ends: Teller = (speech, events) =>
  events.flatMap((event) => {
    switch (event.type) {
      case 'cardsRanOut':
        return [speech.say('told.cards ran out', { slots: SLOTS })];
      case 'stacksRanOut':
        return [speech.say('told.stacks ran out', { places: placeNames(speech, event.at) })];
      case 'roundsRanOut':
        return [speech.say('told.rounds ran out')];
      case 'gameEnded':
        return [speech.say('told.ends')];
      default:
        return [];
    }
  });
