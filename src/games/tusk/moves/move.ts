import { placeName } from '../map.ts';
import { towards } from '../spoken/ground.ts';
import { actionsAfter, memberNotNow, placeOf } from './member.ts';
import { member, pick } from './options.ts';
import type { TuskMove } from './tusk-move.ts';

export const move: TuskMove<'move'> = {
  kind: 'turn',
  command: {
    name: 'move',
    emoji: '👣',
    options: (speech) => [member(speech), pick('to', speech.say('commands.move.to'))],
  },
  options: (action) => ({ member: String(action.member), to: placeName(action.to) }),
  label({ member: number, to }, { speech, seat, tribe, view }) {
    const from = placeName(placeOf(tribe, number));
    return towards(speech, view, seat, to, (tile) =>
      speech.say('labels.move', { member: number, from, tile }),
    );
  },
  short: ({ to }, { speech, seat, view }) =>
    towards(speech, view, seat, to, (tile) => speech.say('labels.short.move', { tile })),
  result: (action, asked) => actionsAfter(action.member, asked),
  notNow: (asked, piece) =>
    memberNotNow(asked, piece, () => asked.speech.say('labels.not now.no way')),
  piece: (action) => String(action.member),
  goal: ({ to }) => to,
  mover: (action) => action.member,
  where: ({ say }, number) => say('pictures.questions.move', { member: number }),
};
