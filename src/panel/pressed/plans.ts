import { Refused } from '../../match/app/refused.ts';
import { decideFor } from '../../match/plan/deciding.ts';
import { makePlan, playPlan } from '../../match/plan/plan.ts';
import type { PressAs } from '../ids.ts';
import { playedLines } from '../plan.ts';
import type { Handler } from './handler.ts';
import { ownPanel } from './own-panel.ts';
import { numbersIn, type Presser } from './presser.ts';
import type { PanelReply } from './reply.ts';

/** Tries out, for who presses alone, how a match may go on. */
export async function plan(
  presser: Presser,
  { match }: Pick<PressAs<'plan'>, 'match'>,
): Promise<PanelReply> {
  const loaded = await makePlan(presser.app, presser.press, match);
  return ownPanel(presser, loaded, ({ say }) => say('plans.begins'));
}

/** Begins a plan anew where the match stands now. */
export const anew: Handler<'anew'> = async (presser, { match }) => {
  const row = await presser.app.store.match(match);
  if (row === null || row.planOf === null) throw new Refused('match is gone');
  return plan(presser, { match: row.planOf });
};

/** Has who plans decide for others as well, and lets them be played by computer players again. */
export const decide: Handler<'decide'> = async (presser, { match }) => {
  const { app, press, values } = presser;
  const { loaded, tookBack } = await decideFor(app, press, match, numbersIn(values));
  return ownPanel(presser, loaded, tookBack ? ({ say }) => say('plans.took back') : null);
};

/** Does what was planned for real, and shows the match itself after that. */
export const real: Handler<'real'> = async (presser, { match }) => {
  const { loaded, did } = await playPlan(presser.app, presser.press, match);
  return ownPanel(presser, loaded, (speech) => playedLines(loaded, did, speech));
};
