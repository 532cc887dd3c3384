import type { MemberNumber } from '../../action.ts';
import { GOODS } from '../../content/terrain.ts';
import { placeName } from '../../map.ts';
import { only, type TuskEvent } from '../../event.ts';
import { gathered } from '../../../../parts/gathered.ts';
import type { Teller } from '../teller.ts';
import type { TuskSpeech } from '../../words/index.ts';
import { amountWords, goodsWords, listed, membersWords, seatName } from '../names.ts';

/** One tribe's doings in a row become one line, in the order in which a reader asks for them. */
export const tribeLines: Teller = (speech, events) => {
  const [first] = events;
  if (first === undefined || !('seat' in first)) return [];
  const name = seatName(speech, first.seat);
  const parts = [
    ...growth(speech, events),
    ...hunters(speech, events),
    ...recovery(speech, events),
    ...gathering(speech, events),
    ...crafting(speech, events),
    ...moves(speech, events),
  ];
  if (parts.length > 0) return [`${name} ${listed(speech, parts)}.`];
  const began = events.some(({ type }) => type === 'tribeBegan');
  const done = events.some(({ type }) => type === 'tribeDone');
  return began && done ? [`${name} does nothing this turn.`] : [];
};

function growth(speech: TuskSpeech, events: readonly TuskEvent[]): string[] {
  return only(events, 'memberGrew').map(({ member, at, cost }) => {
    const price = cost === 0 ? 'for free' : `for ${amountWords(speech, cost, 'food')}`;
    return `brings in member ${member} on ${placeName(at)} ${price}`;
  });
}

function hunters(speech: TuskSpeech, events: readonly TuskEvent[]): string[] {
  return only(events, 'huntersSent').map(({ members, leads }) =>
    leads
      ? `leads the hunt with ${membersWords(speech, members)}`
      : `sends ${membersWords(speech, members)} hunting`,
  );
}

function recovery(speech: TuskSpeech, events: readonly TuskEvent[]): string[] {
  const up = only(events, 'recovered');
  return up.length === 0 ? [] : [`gets ${numbers(speech, up)} back on ${feet(up.length)}`];
}

const feet = (members: number): string => (members === 1 ? 'its feet' : 'their feet');

function gathering(speech: TuskSpeech, events: readonly TuskEvent[]): string[] {
  const found = only(events, 'gathered');
  const goods = GOODS.flatMap((good) => {
    const count = found.filter((one) => one.good === good).length;
    return count === 0 ? [] : [amountWords(speech, count, good)];
  });
  return goods.length === 0 ? [] : [`gathers ${listed(speech, goods)}`];
}

function crafting(speech: TuskSpeech, events: readonly TuskEvent[]): string[] {
  const made = only(events, 'crafted');
  if (made.length === 0) return [];
  const used: Record<string, number> = {};
  for (const good of made.flatMap((one) => one.used)) used[good] = (used[good] ?? 0) + 1;
  return [`makes ${amountWords(speech, made.length, 'food')} of ${goodsWords(speech, used)}`];
}

/** Where each member ended, however many moves it took: `members 1 and 3 → D5`; none for one that came back. */
function moves(speech: TuskSpeech, events: readonly TuskEvent[]): string[] {
  const steps = gathered(only(events, 'memberMoved'), ({ member }) => member);
  if (steps.length === 0) return [];
  const ends = steps.flatMap(([member, moved]) => {
    const from = moved.at(0)?.from;
    const to = moved.at(-1)?.to;
    return to === undefined || to === from ? [] : [{ member, to }];
  });
  if (ends.length === 0) return ['walks there and back'];
  const ways = gathered(ends, ({ to }) => to).map(
    ([to, ones]) => `${numbers(speech, ones)} → ${placeName(to)}`,
  );
  return [`moves ${ways.join(', ')}`];
}

const numbers = (speech: TuskSpeech, ones: readonly { readonly member: MemberNumber }[]): string =>
  membersWords(
    speech,
    ones.map(({ member }) => member),
  );
