import type { Pieces } from '../../../presentation/edition.ts';
import type { TuskAction } from '../action.ts';
import { MOVES } from '../moves/index.ts';
import { item } from '../../../parts/item.ts';
import { placeName } from '../map.ts';
import type { TuskView } from '../view.ts';
import type { TuskSpeech } from '../words/index.ts';
import { holdings } from './questions/asking.ts';
import { memberWords } from '../moves/turn.ts';

const GO = MOVES.move.command.name;

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
  heads: [
    {
      title: speech.say('labels.heads.here'),
      alone: Object.fromEntries(
        Object.values(MOVES).map(({ command: { name } }) => [
          name,
          speech.say(`commands.${name}.button`),
        ]),
      ),
      holds: ([first]) => first !== GO,
    },
    { title: speech.say('labels.heads.there'), holds: (done) => done.some((one) => one !== GO) },
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
