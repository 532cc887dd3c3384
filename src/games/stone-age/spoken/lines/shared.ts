import { grouped } from '../../../../parts/grouped.ts';
import { only } from '../../../../parts/only.ts';
import { topWords } from '../cards.ts';
import { diceTaken, dieTop, emptyDieWords } from '../gives.ts';
import { seatName } from '../names.ts';
import type { Teller } from '../teller.ts';
import { doingsOf } from './acts.ts';

/** The dice on the table, and who took which, with what its tribe got. */
export const diceForAll: Teller = (speech, events) => {
  const rolled = only(events, 'diceForAllRolled').map(({ dice }) =>
    speech.say('told.dice for all', { dice: dice.join(', ') }),
  );
  const taken = diceTaken(events).map(({ seat, face, isGain }) =>
    speech.say('told.takes', {
      seat: seatName(speech, seat),
      face,
      gives: isGain ? topWords(speech, dieTop(face)) : emptyDieWords(speech, face),
    }),
  );
  if (taken.length === 0) return rolled;
  return [...rolled, speech.say('told.take dice', { takes: taken.join('; ') })];
};

/** The dice for the herd, who tamed it, and what it brought to whom. */
export const herd: Teller = (speech, events) => {
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
