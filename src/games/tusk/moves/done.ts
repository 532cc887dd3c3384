import type { TribeView } from '../view.ts';
import type { TuskMove } from './tusk-move.ts';

const actionsLeft = ({ members }: TribeView): number =>
  members.reduce((sum, { actions }) => sum + actions, 0);

export const done: TuskMove<'done'> = {
  kind: 'turn',
  command: { name: 'done', emoji: '✅' },
  label(_action, { speech: { say }, tribe }) {
    const count = actionsLeft(tribe);
    return count === 0 ? say('labels.done') : say('labels.done too early', { count });
  },
  sure(_action, { speech: { say }, tribe }) {
    const count = actionsLeft(tribe);
    return count > 0 ? say('labels.sure', { count }) : null;
  },
};
