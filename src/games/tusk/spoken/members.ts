import type { Pieces } from '../../../presentation/edition.ts';
import type { TuskAction } from '../action.ts';
import { placeName } from '../map.ts';
import type { TuskView } from '../view.ts';
import type { TuskSpeech } from '../words/index.ts';

/** A tribe's members, as they act in its turn. */
export const memberPieces = ({ say }: TuskSpeech): Pieces<TuskAction, TuskView> => ({
  emoji: '🧍',
  of: ({ action }) => {
    switch (action.do) {
      case 'move':
      case 'gather':
      case 'craft':
      case 'recover':
        return String(action.member);
      default:
        return null;
    }
  },
  name: (piece, seat, view) => {
    const member = Number(piece);
    const at = view.tribes[seat]?.members.find((one) => one.member === member)?.at;
    return typeof at === 'number'
      ? say('labels.member on', { member, place: placeName(at) })
      : say('labels.member', { member });
  },
});
