import { only } from '../../../../parts/only.ts';
import { CARD } from '../../content/cards.ts';
import type { EventOf, StoneAgeEvent } from '../../event.ts';
import type { StoneAgeSpeech } from '../../words/index.ts';
import { bottomWords, cardWords } from '../cards.ts';
import {
  amountWords,
  counted,
  goodName,
  goodsWords,
  placeName,
  placeNames,
  seatName,
  toolsWords,
} from '../names.ts';
import type { Teller } from '../teller.ts';

/** One tribe's acts in a row become one line. */
export const acts: Teller = (speech, events) => {
  const [first] = events;
  if (first === undefined || !('seat' in first)) return [];
  const seat = seatName(speech, first.seat);
  return [speech.say('told.does', { seat, doings: speech.list(doingsOf(speech, events)) })];
};

/** What a tribe did and got, clause by clause in order; what it leaves alone is one clause, the last. */
export function doingsOf(speech: StoneAgeSpeech, events: readonly StoneAgeEvent[]): string[] {
  const left = only(events, 'leftAlone').map(({ at }) => at);
  return [
    ...events.flatMap((event) => (isToldBy(events, event) ? [] : (doing(speech, event) ?? []))),
    ...(left.length === 0 ? [] : [speech.say('told.leaves', { places: placeNames(speech, left) })]),
  ];
}

/** Whether something is told by another event beside it: dice by what they came to, a gain by its card. */
function isToldBy(events: readonly StoneAgeEvent[], event: StoneAgeEvent): boolean {
  switch (event.type) {
    case 'diceRolled':
      return only(events, 'gathered').some(({ from }) => from === event.from);
    case 'goodsGained':
    case 'pointsGained':
    case 'oneUseToolGained':
      return only(events, 'cardTaken').some(
        ({ card }) => card === event.from && CARD[card].top.brings !== 'any',
      );
    default:
      return false;
  }
}

/** Null for what is no act, and for what is told together. */
function doing(speech: StoneAgeSpeech, event: StoneAgeEvent): string | null {
  const { say } = speech;
  switch (event.type) {
    case 'diceRolled': {
      const { dice, good } = event;
      return say('told.rolls', { dice: dice.join(', '), good: goodName(speech, good) });
    }
    case 'gathered':
      return gathering(speech, event);
    case 'peopleTamed': {
      const { people, paid } = event;
      const goods = goodsWords(speech, paid);
      return say('told.tames', { people: counted(speech, people, 'people'), goods });
    }
    case 'cardTaken': {
      const { card, paid } = event;
      const goods = goodsWords(speech, paid);
      return say('told.takes card', { goods, card: cardWords(speech, card) });
    }
    case 'buildingBuilt': {
      const { paid, points } = event;
      const goods = goodsWords(speech, paid);
      return say('told.builds', { goods, points: counted(speech, points, 'points') });
    }
    case 'planStopped':
      return say('told.stops', { place: placeName(speech, event.at) });
    default:
      return gaining(speech, event);
  }
}

function gathering(
  speech: StoneAgeSpeech,
  { good, dice: rolled, use, count }: EventOf<'gathered'>,
): string {
  const { say } = speech;
  const dice = rolled.join(', ');
  if (count === 0) return say('told.gathers nothing', { good: goodName(speech, good), dice });
  const goods = amountWords(speech, count, good);
  const used = use.tools.length + use.once.length;
  return used === 0
    ? say('told.gathers', { goods, dice })
    : say('told.gathers by tools', { count: used, goods, dice, tools: toolsWords(speech, use) });
}

/** What a tribe gets; null for what it does not. */
function gaining(speech: StoneAgeSpeech, event: StoneAgeEvent): string | null {
  const { say } = speech;
  switch (event.type) {
    case 'fieldMade':
      return event.gained
        ? say('told.field', { fields: counted(speech, event.track, 'fields') })
        : say('told.no field');
    case 'personBorn':
      return event.gained
        ? say('told.child', { people: counted(speech, event.people, 'people') })
        : say('told.no child');
    case 'toolMade':
      if (event.slot === null) return say('told.no tool');
      return event.value === 1
        ? say('told.new tool')
        : say('told.better tool', { value: event.value });
    case 'oneUseToolGained':
      return say('told.one-use tool', { value: event.value });
    case 'goodsGained':
      return say('told.gets', { what: goodsWords(speech, event.goods) });
    case 'pointsGained':
      return say('told.gets', { what: counted(speech, event.points, 'points') });
    case 'cardDrawn':
      return say('told.draws', { bottom: bottomWords(speech, CARD[event.card].bottom) });
    case 'cardDrawnSecretly':
      return say('told.draws in secret');
    case 'noCardDrawn':
      return say('told.draws nothing');
    default:
      return null;
  }
}
