import { placeName } from '../spoken/names.ts';
import { pick } from './options.ts';
import { canPay } from './shops.ts';
import type { StoneAgeMove } from './stone-age-move.ts';

export const leave: StoneAgeMove<'leave'> = {
  kind: 'act',
  command: {
    name: 'leave',
    emoji: '👋',
    options: ({ say }) => [pick('at', say('commands.leave.at'))],
  },
  options: ({ at }, { speech }) => ({ at: placeName(speech, at) }),
  label: ({ at }, { speech, tribe, view }) =>
    speech.say(canPay(tribe, view, at) ? 'labels.leave payable' : 'labels.leave', {
      place: placeName(speech, at),
    }),
  sure: ({ at }, { speech, tribe, view }) =>
    canPay(tribe, view, at) ? speech.say('labels.sure to leave') : null,
  spot: ({ at }) => at,
};
