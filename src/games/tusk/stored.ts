import { z } from 'zod';
import { FIGHT_STEPS, TRIBE_STEPS } from './action.ts';
import type { Fixed } from '../../parts/fixed.ts';
import { item } from '../../parts/item.ts';
import {
  FIGHT_FRAME,
  type Frame,
  OTHER_FRAMES,
  STATE,
  TRIBE_FRAME,
  type TuskState,
} from './state.ts';

/**
 * A state as snapshots and digests hold it. Names in it never change, as running matches and records hold
 * them: what the code calls otherwise by now has its old name here, and nowhere else.
 */
const { mammothFood, frames: _frames, ...others } = STATE.shape;
const frame = z.discriminatedUnion('frame', [
  ...OTHER_FRAMES,
  TRIBE_FRAME.extend({ step: z.enum(TRIBE_STEPS.map((one) => one.stored)) }),
  FIGHT_FRAME.extend({ step: z.enum(FIGHT_STEPS.map((one) => one.stored)) }),
]);
export const STORED = z.strictObject({ ...others, wounds: mammothFood, frames: z.array(frame) });
type Stored = z.infer<typeof STORED>;
type StoredFrame = z.infer<typeof frame>;

/** Writes a state for snapshots and digests. */
export function stored(state: TuskState): Fixed<Stored> {
  const { mammothFood: wounds, frames, ...same } = state;
  return { ...same, wounds, frames: frames.map(storedFrame) };
}

/** Reads what `stored` wrote. */
export function restored({ wounds, frames, ...same }: Stored): TuskState {
  return { ...same, mammothFood: wounds, frames: frames.map(restoredFrame) };
}

function storedFrame(of: Fixed<Frame>): Fixed<StoredFrame> {
  switch (of.frame) {
    case 'tribe':
      return {
        ...of,
        step: item(
          TRIBE_STEPS.filter(({ step }) => step === of.step),
          0,
        ).stored,
      };
    case 'fight':
      return {
        ...of,
        step: item(
          FIGHT_STEPS.filter(({ step }) => step === of.step),
          0,
        ).stored,
      };
    default:
      return of;
  }
}

function restoredFrame(of: StoredFrame): Frame {
  switch (of.frame) {
    case 'tribe':
      return {
        ...of,
        step: item(
          TRIBE_STEPS.filter((one) => one.stored === of.step),
          0,
        ).step,
      };
    case 'fight':
      return {
        ...of,
        step: item(
          FIGHT_STEPS.filter((one) => one.stored === of.step),
          0,
        ).step,
      };
    default:
      return of;
  }
}
