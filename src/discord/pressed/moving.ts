import type { Motion } from '../../match/proposals/motion.ts';
import type { Desk } from '../desk.ts';
import type { Command } from './pressed.ts';
import type { Shown } from './showing.ts';
import { whichMatch } from './which.ts';
import { doOrAsk } from './wishing.ts';

/** `/match pause days: 5`. */
export const pauseHere = (desk: Desk, interaction: Command): Promise<Shown> =>
  put(desk, interaction, {
    is: 'pause',
    days: interaction.options.getInteger('days', true),
  });

/** `/match resume`. */
export const resumeHere = (desk: Desk, interaction: Command): Promise<Shown> =>
  put(desk, interaction, { is: 'resume' });

/** `/match settle`. */
export const settleHere = (desk: Desk, interaction: Command): Promise<Shown> =>
  put(desk, interaction, { is: 'settle' });

async function put(desk: Desk, interaction: Command, motion: Motion): Promise<Shown> {
  const row = await whichMatch(desk.app, interaction);
  return doOrAsk(desk, interaction, row, motion);
}
