import { picks } from '../../../src/engine/choices.ts';
import { tell } from '../../../src/engine/play.ts';
import { item } from '../../../src/parts/item.ts';
import type { SteadingStage, SteadingStep } from './step.ts';

/** Everybody sends workers for straw: one at least, where the config says so, and not more than four. */
const send: SteadingStep<'sending', 'send'> = {
  does: ['send'],
  asks: ({ round }, { left }) =>
    left.map((seat) => ({ seat, kind: 'send', topic: `send.${round}.${seat}` })),
  choices: ({ workers, least }) =>
    picks({
      name: 'send',
      things: Array.from({ length: workers }, (_, worker) => `w${worker + 1}`),
      many: { least, most: 4 },
      action: (things) => ({ do: 'send', workers: things }),
    }),
  answer(play, frame, [{ decision, action }]) {
    const { seat } = decision;
    const { workers } = action;
    play.state.sent[seat] = workers;
    item(play.state.goods, seat).straw += workers.length;
    tell(play, { type: 'sent', seat, workers: workers.length });
    frame.left = frame.left.filter((one) => one !== seat);
    return frame.left.length > 0 ? 'goes on' : 'over';
  },
};

export const sending: SteadingStage<'sending'> = { step: () => send };
