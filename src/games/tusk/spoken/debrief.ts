import type { Seat } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import { rivalOf } from '../../../presentation/result.ts';
import type { TribeView, TuskView } from '../view.ts';
import type { TuskSpeech } from '../words/index.ts';
import { cardWords } from './cards.ts';
import { amountWords, cardName, counted, seatName } from './names.ts';

/** What scored in a match that is over, for whom, and what a seat may try next: a line each. */
export function debrief(speech: TuskSpeech, view: TuskView, seat: Seat): readonly string[] {
  const { say } = speech;
  const me = item(view.tribes, seat);
  const rival = item(view.tribes, rivalOf(view, seat));
  const [own, theirs] = [madeOf(speech, view, me), madeOf(speech, view, rival)];
  if (own === null || theirs === null) return [];
  return [
    say('debrief.scored', own),
    say('debrief.rival', {
      ...theirs,
      rival: seatName(speech, rival.seat),
      theirs: counted(speech, membersOf(rival), 'member'),
      own: counted(speech, membersOf(me), 'member'),
    }),
    say(`debrief.next.${nextFor(view, me, rival)}`),
  ];
}

/** What a tribe's points are made of; null before its card is known. */
function madeOf(speech: TuskSpeech, view: TuskView, { seat, card, goods }: TribeView) {
  if (typeof card === 'string') return null;
  return {
    food: amountWords(speech, goods.food, 'food'),
    added: item(view.scores, seat) - goods.food,
    card: cardName(speech, card.id),
    worth: cardWords(speech, view.rules, card.id),
  };
}

const membersOf = ({ members, waiting }: TribeView): number => members.length - waiting.length;

/** What would have helped most. */
function nextFor(
  { winners, scores }: TuskView,
  me: TribeView,
  rival: TribeView,
): 'won' | 'members' | 'card' | 'food' {
  if (winners?.includes(me.seat) === true) return 'won';
  if (membersOf(me) < membersOf(rival)) return 'members';
  return item(scores, me.seat) === me.goods.food ? 'card' : 'food';
}
