import { Refused } from '../../match/app/refused.ts';
import { load } from '../../match/loaded/load.ts';
import { reclaim as takeBackSeat } from '../../match/company/reclaim.ts';
import { seatOf } from '../../match/stored/seats.ts';
import type { Desk } from '../desk.ts';
import type { PressAs } from '../../panel/ids.ts';
import { expectInThread } from './belonging.ts';
import { ownPanel } from '../../panel/pressed/own-panel.ts';
import { type Component, pressOf } from './pressed.ts';
import type { Shown } from './showing.ts';
import { presserOf } from './presser.ts';

/** Somebody takes its seat back, and sees at once what waits there. */
export async function reclaim(
  desk: Desk,
  interaction: Component,
  { match }: PressAs<'reclaim'>,
): Promise<Shown> {
  const { app } = desk;
  const before = await app.store.match(match);
  if (before !== null) expectInThread(interaction, before);
  const press = pressOf(interaction);
  try {
    await takeBackSeat(app, press, match);
  } catch (error) {
    // It may have it back already, by a double tap.
    const now = error instanceof Refused ? await load(app, match).catch(() => null) : null;
    if (now?.row.status !== 'running' || seatOf(now.row, press.user.id) === null) throw error;
    return ownPanel(presserOf(desk, interaction), now, null);
  }
  const loaded = await load(app, match);
  return ownPanel(presserOf(desk, interaction), loaded, ({ say }) => say('clock.is yours again'));
}
