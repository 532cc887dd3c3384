import { item } from '../../../parts/item.ts';
import type { Pieces } from '../../../presentation/edition.ts';
import type { ValleyAction } from '../action.ts';
import { stayingAt } from '../draft.ts';
import { placeOf } from '../map.ts';
import { draftOf } from '../spoken/ahead.ts';
import { peopleSigns, peopleWords } from '../spoken/names.ts';
import type { ValleyView } from '../view.ts';
import type { ValleySpeech } from '../words/index.ts';

/** People as they stand, by hexes; without those who go by what was ordered so far. */
export function stacksOf(
  speech: ValleySpeech,
): Omit<Pieces<ValleyAction, ValleyView>, 'of' | 'joins'> {
  const { say } = speech;
  const stack = (piece: string, seat: number, view: ValleyView) =>
    stayingAt(item(view.tribes, seat), draftOf(view), placeOf(piece));
  const people = (piece: string, seat: number, view: ValleyView): string =>
    peopleWords(speech, stack(piece, seat, view));
  return {
    emoji: '👣',
    name: (piece, seat, view) =>
      say('labels.stack', { place: piece, people: people(piece, seat, view) }),
    short: (piece, seat, view) => `${piece} ${peopleSigns(stack(piece, seat, view))}`,
    question: (piece) => say('questions.order.from', { place: piece }),
  };
}
