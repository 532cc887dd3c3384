import type { Seat } from '../../../engine/game.ts';
import type { Points } from '../../../engine/places.ts';
import { item } from '../../../parts/item.ts';
import { resultOf } from '../../../presentation/result.ts';
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

/** Tribes are placed by these: who lives in their order, then who died out, the last first. */
export const pointsIn = ({ end, tribes }: ValleyView): Points => ({
  scores: tribes.map(
    ({ outSince }, seat) => outSince ?? Number.MAX_SAFE_INTEGER - (end?.ranks.indexOf(seat) ?? 0),
  ),
});

/** Who won and by what, and what each tribe had, as they are placed. */
export function result(speech: ValleySpeech, view: ValleyView, table: SpokenTable): string {
  const { say } = speech;
  const { by = 'nobody' } = view.end ?? {};
  return resultOf(
    speech,
    seatName,
    { ...pointsIn(view), winners: view.winners },
    table,
    ({ seat }) => {
      const tribe = item(view.tribes, seat);
      return tribe.outSince === null
        ? say('standing.lives', havesOf(speech, tribe))
        : say('standing.out', { turn: tribe.outSince });
    },
    (winner) =>
      winner === undefined || by === 'nobody'
        ? say('standing.nobody')
        : say(`standing.wins.${by}`, { winner, needed: CAMPS_TO_WIN }),
  );
}
