import { choice } from '../../parts/choice.ts';
import { item } from '../../parts/item.ts';
import type { ActionOf } from './action.ts';
import type { ValleyFrame, ValleyStep } from './play.ts';

const DONE = choice<ActionOf<'done'>>('done', { do: 'done' });

/** The own turn of each tribe (Valley of the Mammoths, a turn, step 4). */
const order: ValleyStep<'ordering', 'done'> = {
  does: ['done'],
  asks: ({ turn }, { left, answers }) => {
    const seat = item(left, 0);
    return [{ seat, kind: 'order', topic: `turn.${turn.number}.${seat}`, earlier: answers }];
  },
  choices: () => [DONE],
  answer(_play, frame) {
    frame.left = frame.left.slice(1);
    frame.answers = 0;
    return frame.left.length === 0 ? 'over' : 'goes on';
  },
};

export const ordering: ValleyFrame<'ordering'> = { step: () => order };
