import type { MemberNumber } from '../../action.ts';
import { GOODS } from '../../content/terrain.ts';
import { placeName } from '../../map.ts';
import type { TuskEvent } from '../../event.ts';
import { only } from '../../../../parts/only.ts';
import { grouped } from '../../../../parts/grouped.ts';
import type { Teller } from '../teller.ts';
import type { TuskSpeech } from '../../words/index.ts';
import { amountWords, goodsWords, listed, memberNumbers, seatName } from '../names.ts';

/** What kinds of doings there are, each told once. */
const DOINGS = [
  { type: 'memberGrew', say: growth },
  { type: 'huntersSent', say: hunters },
  { type: 'recovered', say: recovery },
  { type: 'gathered', say: gathering },
  { type: 'crafted', say: crafting },
  { type: 'memberMoved', say: moves },
] as const;

/**
 * One tribe's doings in a row become one line, in the order in which it began with each; but who moves after it was back
 * on its feet gets up first.
 */
export const tribeLines: Teller = (speech, events) => {
  const [first] = events;
  if (first === undefined || !('seat' in first)) return [];
  const seat = seatName(speech, first.seat);
  const began = (type: TuskEvent['type']): number => events.findIndex((one) => one.type === type);
  const told = (type: TuskEvent['type']): number => {
    const isBefore = type === 'recovered' && movesAgain(events);
    return isBefore ? Math.min(began(type), began('memberMoved') - 0.5) : began(type);
  };
  const doings = DOINGS.toSorted((one, other) => told(one.type) - told(other.type)).flatMap(
    ({ say }) => say(speech, events),
  );
  if (doings.length > 0) {
    return [speech.say('tribe.does', { seat, doings: listed(speech, doings) })];
  }
  return began('tribeBegan') >= 0 && began('tribeDone') >= 0
    ? [speech.say('tribe.does nothing', { seat })]
    : [];
};

/** Whether a member moves that was wounded before. */
const movesAgain = (events: readonly TuskEvent[]): boolean =>
  events.some(
    (up, at) =>
      up.type === 'recovered' &&
      events.slice(at).some((one) => one.type === 'memberMoved' && one.member === up.member),
  );

function growth(speech: TuskSpeech, events: readonly TuskEvent[]): string[] {
  return only(events, 'memberGrew').map(({ member, at, cost }) => {
    const place = placeName(at);
    if (cost === 0) return speech.say('tribe.grows for free', { member, place });
    return speech.say('tribe.grows', { member, place, price: amountWords(speech, cost, 'food') });
  });
}

function hunters(speech: TuskSpeech, events: readonly TuskEvent[]): string[] {
  return only(events, 'huntersSent').map(({ members, leads }) =>
    speech.say(leads ? 'tribe.leads the hunt' : 'tribe.sends hunting', {
      count: members.length,
      numbers: memberNumbers(speech, members),
    }),
  );
}

function recovery(speech: TuskSpeech, events: readonly TuskEvent[]): string[] {
  const up = numbersOf(only(events, 'recovered'));
  if (up.length === 0) return [];
  return [speech.say('tribe.recovers', { count: up.length, numbers: memberNumbers(speech, up) })];
}

function gathering(speech: TuskSpeech, events: readonly TuskEvent[]): string[] {
  const found = only(events, 'gathered');
  const goods = GOODS.flatMap((good) => {
    const count = found.filter((one) => one.good === good).length;
    return count === 0 ? [] : [amountWords(speech, count, good)];
  });
  return goods.length === 0 ? [] : [speech.say('tribe.gathers', { goods: listed(speech, goods) })];
}

function crafting(speech: TuskSpeech, events: readonly TuskEvent[]): string[] {
  const made = only(events, 'crafted');
  if (made.length === 0) return [];
  const used: Record<string, number> = {};
  for (const good of made.flatMap((one) => one.used)) used[good] = (used[good] ?? 0) + 1;
  const food = amountWords(speech, made.length, 'food');
  return [speech.say('tribe.crafts', { food, goods: goodsWords(speech, used) })];
}

/** Where each member ended, however many moves it took: `members 1 and 3 → D5`; none for one that came back. */
function moves(speech: TuskSpeech, events: readonly TuskEvent[]): string[] {
  const steps = grouped(only(events, 'memberMoved'), ({ member }) => member);
  if (steps.length === 0) return [];
  const ends = steps.flatMap(([member, moved]) => {
    const from = moved.at(0)?.from;
    const to = moved.at(-1)?.to;
    return to === undefined || to === from ? [] : [{ member, to }];
  });
  if (ends.length === 0) return [speech.say('tribe.there and back')];
  const ways = grouped(ends, ({ to }) => to).map(([to, ones]) =>
    speech.say('tribe.way', {
      count: ones.length,
      numbers: memberNumbers(speech, numbersOf(ones)),
      place: placeName(to),
    }),
  );
  return [speech.say('tribe.moves', { ways: ways.join(', ') })];
}

const numbersOf = (ones: readonly { readonly member: MemberNumber }[]): MemberNumber[] =>
  ones.map(({ member }) => member);
