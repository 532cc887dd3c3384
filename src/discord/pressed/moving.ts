import { move } from '../../match/moving.ts';
import type { Motion } from '../../match/motion.ts';
import type { Desk } from '../desk.ts';
import { speechTo } from '../said/language.ts';
import { type Command, pressOf } from './pressed.ts';
import { said, type Shown } from './showing.ts';
import { whichMatch } from './which.ts';

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

async function put({ house }: Desk, interaction: Command, motion: Motion): Promise<Shown> {
  const row = await whichMatch(house, interaction);
  const did = await move(house, pressOf(interaction), row.id, motion);
  const { say } = await speechTo(house, interaction, row);
  return said(say(`halts.is ${did}`));
}
