import type { Seat } from '../../../engine/game.ts';
import type { SpokenPicks } from '../../../presentation/edition.ts';
import { plannedAct } from '../planning.ts';
import type { StoneAgeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { plannedLabel } from './labels.ts';
import { plannedName } from './names.ts';

/** How a plan is said: what is done by the names of its places, one after the other. */
export const spokenPlan = (
  speech: StoneAgeSpeech,
  seat: Seat,
  view: StoneAgeView,
): SpokenPicks => ({
  command: 'plan',
  option: 'acts',
  name: (act) => plannedName(speech, plannedAct(act)),
  label: (act) => plannedLabel(speech, plannedAct(act), seat, view),
});
