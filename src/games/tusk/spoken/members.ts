import type { Pieces } from '../../../presentation/edition.ts';
import type { TuskAction } from '../action.ts';
import { item } from '../../../parts/item.ts';
import { placeName } from '../map.ts';
import type { TuskView } from '../view.ts';
import type { TuskSpeech } from '../words/index.ts';
import { going } from '../moves/act.ts';
import { memberOf } from '../moves/member.ts';

/** A tribe's members, as they act in its turn. */
export const memberPieces = (
  speech: TuskSpeech,
): Omit<Pieces<TuskAction, TuskView>, 'of' | 'joins'> => ({
  emoji: '🧍',
  name: (piece, seat, view) => {
    const member = Number(piece);
    const at = view.tribes[seat]?.members.find((one) => one.member === member)?.at;
    return typeof at === 'number'
      ? speech.say('labels.member on', { member, place: placeName(at) })
      : speech.say('labels.member', { member });
  },
  short: (piece) => piece,
  going,
  question: (piece, seat, view) => {
    const { wounded, actions: count, member } = memberOf(item(view.tribes, seat), piece);
    return speech.say(`questions.turn.${wounded ? 'wounded' : 'member'}`, { member, count });
  },
});
