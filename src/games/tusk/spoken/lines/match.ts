import { only } from '../../../../parts/only.ts';
import { placeName } from '../../map.ts';
import type { Teller } from '../teller.ts';
import { cardName, counted, goodsWords, isNothing, listed, seatName } from '../names.ts';

export const begins: Teller = (speech, events) =>
  only(events, 'matchBegan').flatMap(({ first, ahead = [] }) => [
    speech.say('match.begins', { first: seatName(speech, first) }),
    ...ahead.map(({ seat, goods }) =>
      speech.say('match.goes later', {
        seat: seatName(speech, seat),
        goods: goodsWords(speech, goods),
      }),
    ),
  ]);

export const placing: Teller = (speech, events) => {
  const camps = only(events, 'memberPlaced').map(({ seat, at }) =>
    speech.say('match.camp', { seat: seatName(speech, seat), place: placeName(at) }),
  );
  return [speech.say('match.placing', { places: camps.join(', ') })];
};

export const drawn: Teller = (speech, events) =>
  only(events, 'cardsDrawn').map(({ seat, cards }) => {
    const names = cards.map((card) => cardName(speech, card));
    return speech.say('match.draws', {
      seat: seatName(speech, seat),
      cards: listed(speech, names),
    });
  });

/** A card kept in the open is one's own; of the others one reads only that they kept something. */
export const kept: Teller = (speech, events) => {
  const own = only(events, 'cardKept').map(({ seat, card }) =>
    speech.say('match.keeps', { seat: seatName(speech, seat), card: cardName(speech, card) }),
  );
  const others = only(events, 'cardKeptSecretly').map(({ seat }) => seatName(speech, seat));
  if (others.length === 0) return own;
  const seats = listed(speech, others);
  return [...own, speech.say('match.keep in secret', { count: others.length, seats })];
};

export const turn: Teller = (speech, events) =>
  only(events, 'turnBegan').map((event) =>
    speech.say('match.turn', { turn: event.turn, first: seatName(speech, event.first) }),
  );

/** A card is shown with the token that made it so. */
export const tokens: Teller = (speech, events) => {
  const shown = only(events, 'cardRevealed');
  const got = only(events, 'cardToken').map(({ seat, card, tokens: count, deed }) => {
    const isFirst = shown.some((one) => one.seat === seat);
    return speech.say(isFirst ? 'match.shows for a deed' : 'match.another token', {
      seat: seatName(speech, seat),
      card: cardName(speech, card),
      tokens: counted(speech, count, 'token'),
      deed: speech.say(`match.deeds.${deed}`),
    });
  });
  const bare = shown.filter(
    ({ seat }) => !only(events, 'cardToken').some((one) => one.seat === seat),
  );
  return [
    ...bare.map(({ seat, card }) =>
      speech.say('match.shows', { seat: seatName(speech, seat), card: cardName(speech, card) }),
    ),
    ...got,
  ];
};

export const dealing: Teller = (speech, events) =>
  only(events, 'dealt').map(({ from, to, gives, takes }) => {
    const [seat, other] = [seatName(speech, from), seatName(speech, to)];
    const [given, taken] = [goodsWords(speech, gives), goodsWords(speech, takes)];
    if (isNothing(takes)) return speech.say('match.gives', { seat, other, goods: given });
    if (isNothing(gives)) {
      return speech.say('match.gives', { seat: other, other: seat, goods: taken });
    }
    return speech.say('match.trades', { seat, other, gives: given, takes: taken });
  });

/** Who won, and by what, is told by the result, which stands below the last lines. */
export const ends: Teller = (speech, events) =>
  only(events, 'gameEnded').map(() =>
    speech.say(only(events, 'turnsRanOut').length > 0 ? 'match.ends early' : 'match.ends'),
  );
