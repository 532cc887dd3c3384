import { decideFor } from '../../match/plan/deciding.ts';
import { Refused } from '../../match/app/refused.ts';
import { makePlan, playPlan } from '../../match/plan/plan.ts';
import type { Desk } from '../desk.ts';
import type { PressAs } from '../../panel/ids.ts';
import { playedLines } from '../../panel/plan.ts';
import { ownPanel } from '../../panel/pressed/own-panel.ts';
import { type Command, type Component, type Pressed, pressOf, numbersOf } from './pressed.ts';
import type { Shown } from './showing.ts';
import { whichMatch } from './which.ts';
import { presserOf } from './presser.ts';

/** `/plan`: tries out, for oneself alone, how a match may go on. */
export async function planHere(desk: Desk, interaction: Command): Promise<Shown> {
  const row = await whichMatch(desk.app, interaction);
  return begin(desk, interaction, row.id);
}

/** Begins a plan anew where the match stands now. */
export async function planAnew(
  desk: Desk,
  interaction: Component,
  { match }: PressAs<'anew'>,
): Promise<Shown> {
  const plan = await desk.app.store.match(match);
  if (plan === null || plan.planOf === null) throw new Refused('match is gone');
  return begin(desk, interaction, plan.planOf);
}

/** Has who plans decide for others as well, and lets them be played by computer players again. */
export async function decideThere(
  desk: Desk,
  interaction: Component,
  { match }: PressAs<'decide'>,
): Promise<Shown> {
  const wanted = numbersOf(interaction);
  const { loaded, tookBack } = await decideFor(desk.app, pressOf(interaction), match, wanted);
  return ownPanel(
    presserOf(desk, interaction),
    loaded,
    tookBack ? ({ say }) => say('plans.took back') : null,
  );
}

async function begin(desk: Desk, interaction: Pressed, match: number): Promise<Shown> {
  const loaded = await makePlan(desk.app, pressOf(interaction), match);
  return ownPanel(presserOf(desk, interaction), loaded, ({ say }) => say('plans.begins'));
}

/** Does what was planned for real, and shows the match itself after that. */
export async function doForReal(
  desk: Desk,
  interaction: Component,
  { match }: PressAs<'real'>,
): Promise<Shown> {
  const { loaded, did } = await playPlan(desk.app, pressOf(interaction), match);
  return ownPanel(presserOf(desk, interaction), loaded, (speech) =>
    playedLines(loaded, did, speech),
  );
}
