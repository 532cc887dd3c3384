import type { Pieces } from '../../../presentation/edition.ts';
import type { TuskAction } from '../action.ts';
import { item } from '../../../parts/item.ts';
import { placeName } from '../map.ts';
import type { TuskView } from '../view.ts';
import type { TuskSpeech } from '../words/index.ts';
import { holdings } from './questions/asking.ts';
import { memberWords } from './questions/turn.ts';

const MOVE: TuskAction['do'] = 'move';

/** The commands of what a member does where it stands. */
const HERE = ['hunt', 'gather', 'craft', 'recover', 'fight'] as const;

/** A tribe's members, as they act in its turn. */
export const memberPieces = (speech: TuskSpeech): Pieces<TuskAction, TuskView> => ({
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
  joins: (piece, { action }, { seat }, view) => {
    const own = item(view.tribes, seat).members.find(({ member }) => member === Number(piece));
    if (own === undefined) return false;
    switch (action.do) {
      case 'send':
        return action.members.length === 1 && action.members[0] === own.member;
      case 'fight':
        return action.at === own.at && !own.wounded && own.actions > 0;
      default:
        return false;
    }
  },
  name: (piece, seat, view) => {
    const member = Number(piece);
    const at = view.tribes[seat]?.members.find((one) => one.member === member)?.at;
    return typeof at === 'number'
      ? speech.say('labels.member on', { member, place: placeName(at) })
      : speech.say('labels.member', { member });
  },
  heads: [
    {
      title: speech.say('labels.heads.here'),
      alone: Object.fromEntries(
        HERE.map((command) => [command, speech.say(`commands.${command}.button`)]),
      ),
      holds: ([first]) => first !== MOVE,
    },
    { title: speech.say('labels.heads.there'), holds: (done) => done.some((one) => one !== MOVE) },
    { title: speech.say('labels.heads.near'), holds: ({ length }) => length === 1 },
    { title: speech.say('labels.heads.far'), holds: () => true },
  ],
  short: (piece) => speech.say('labels.member', { member: piece }),
  text: (piece, seat, view) => {
    const tribe = item(view.tribes, seat);
    const own = tribe.members.filter(({ member }) => member === Number(piece));
    return [
      ...own.map((one) => memberWords(speech, view, tribe, one)),
      holdings(speech, tribe),
    ].join('\n');
  },
});
