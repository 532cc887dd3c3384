import type { Seat } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import type { SpokenTable } from '../../../presentation/table.ts';
import { CAMPS_TO_WIN } from '../content/numbers.ts';
import { peopleOf } from '../tribes.ts';
import type { TribeView, ValleyView } from '../view.ts';
import type { ValleySpeech } from '../words/index.ts';
import { cardEffect } from './effects.ts';
import { cardName, counted, eventName, seatName } from './names.ts';
import { trackWords } from './said.ts';

/** What a tribe has: camps, people and food, each with its number. */
export const havesOf = (speech: ValleySpeech, tribe: TribeView) => ({
  camps: counted(speech, tribe.camps.length, 'camps'),
  people: counted(speech, peopleOf(tribe), 'people'),
  food: counted(speech, tribe.food, 'food'),
});

/** How it stands for a seat: `⛺ 2 of 4 to win · 9 people · 7 food.` */
export function standing(speech: ValleySpeech, view: ValleyView, seat: Seat): string {
  const tribe = item(view.tribes, seat);
  const { people, food } = havesOf(speech, tribe);
  return speech.say('standing.so far', {
    camps: tribe.camps.length,
    needed: CAMPS_TO_WIN,
    people,
    food,
  });
}

/** What a seat has, and what only it knows: its cards, and what it said for when it is not asked. */
export function hand(speech: ValleySpeech, view: ValleyView, seat: Seat): string {
  const { say } = speech;
  const tribe = item(view.tribes, seat);
  const { hand: cards, handCount, standing: said } = tribe;
  const held =
    cards === null
      ? [say('standing.hidden hand', { cards: counted(speech, handCount, 'cards') })]
      : cards.length === 0
        ? [say('standing.no cards')]
        : cards.map((card) =>
            say('standing.card', { card: cardName(speech, card), does: cardEffect(speech, card) }),
          );
  const { counters = [], omens = [], track = null } = said ?? {};
  return [
    say('standing.has', { seat: seatName(speech, seat), ...havesOf(speech, tribe) }),
    ...held,
    ...(counters.length === 0
      ? []
      : [
          say('standing.counters', {
            cards: counters.map((card) => cardName(speech, card)).join(', '),
          }),
        ]),
    ...(omens.length === 0
      ? []
      : [
          say('standing.omens', {
            events: omens.map((event) => eventName(speech, event)).join(', '),
          }),
        ]),
    ...(track === null ? [] : [say('standing.track', { track: trackWords(speech, track) })]),
  ].join('\n');
}

/** The place of a tribe in a match that is over, from 0: who lives as they are ranked, then who died out last. */
export function rankOf({ end, tribes }: ValleyView, seat: Seat): number {
  const ranks = end?.ranks ?? [];
  if (ranks.includes(seat)) return ranks.indexOf(seat);
  const out = (one: TribeView): number => one.outSince ?? 0;
  return tribes.filter((one) => ranks.includes(one.seat) || out(one) > out(item(tribes, seat)))
    .length;
}

/** Who won and by what, and what each tribe had, as they are placed. */
export function result(speech: ValleySpeech, view: ValleyView, table: SpokenTable): string {
  const { say } = speech;
  const named = (seat: Seat) => ({
    seat: seatName(speech, seat),
    who: table.seats[seat]?.mention ?? say('names.nobody'),
  });
  const { winner = null, by = 'nobody' } = view.end ?? {};
  const first =
    winner === null || by === 'nobody'
      ? say('standing.nobody')
      : say(`standing.wins.${by}`, { ...named(winner), needed: CAMPS_TO_WIN });
  const lines = view.tribes
    .toSorted((a, b) => rankOf(view, a.seat) - rankOf(view, b.seat) || a.seat - b.seat)
    .map((tribe) =>
      tribe.outSince === null
        ? say('standing.lives', { ...named(tribe.seat), ...havesOf(speech, tribe) })
        : say('standing.out', { ...named(tribe.seat), turn: tribe.outSince }),
    );
  return [first, ...lines].join('\n');
}
