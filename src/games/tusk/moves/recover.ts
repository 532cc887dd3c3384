import { actingAt, actionsAfter } from './member.ts';
import { member } from './options.ts';
import type { TuskMove } from './tusk-move.ts';

export const recover: TuskMove<'recover'> = {
  kind: 'turn',
  command: { name: 'recover', emoji: '🩹', options: (speech) => [member(speech)] },
  options: (action) => ({ member: String(action.member) }),
  label: (action, asked) => asked.speech.say('labels.recover', actingAt(action.member, asked)),
  short: (action, asked) =>
    asked.speech.say('labels.short.recover', actingAt(action.member, asked)),
  result: (action, asked) => actionsAfter(action.member, asked),
  piece: (action) => String(action.member),
};
