import { fitting } from '../../../presentation/clip.ts';
import type { Phrase } from '../../../presentation/edition.ts';
import { LONGEST } from '../../../presentation/move.ts';
import { isShop, type PlannedAct } from '../locations.ts';
import { plannedAct, plannedOf } from '../planning.ts';
import { placeName, plannedName, planWords } from '../spoken/names.ts';
import { QUESTIONS } from '../spoken/questions.ts';
import { shopLabel } from './shops.ts';
import type { Asked, StoneAgeMove } from './stone-age-move.ts';
import { useLabel } from './use.ts';

/** What an act of a plan brings, as far as that is known before: what is paid is not. */
function plannedLabel(act: PlannedAct, asked: Asked): string {
  const { speech, view } = asked;
  const { at, leaves } = plannedOf(act);
  const ways = leaves
    ? speech.say('labels.leave', { place: placeName(speech, at) })
    : isShop(at)
      ? shopLabel(speech, at, view)
      : useLabel(at, asked);
  return fitting(LONGEST.label, ...[ways].flat());
}

export const plan: StoneAgeMove<'plan'> = {
  kind: 'plan',
  question: QUESTIONS.plan,
  command: {
    name: 'plan',
    emoji: '🗒️',
    options: ({ say }) => [
      { type: 'picks', name: 'acts', description: say('commands.plan.acts'), required: false },
    ],
  },
  options({ acts: planned }, { speech }): Phrase['options'] {
    const acts = planWords(speech, planned);
    return acts === null ? {} : { acts };
  },
  label({ acts: planned }, { speech }) {
    const acts = planWords(speech, planned);
    return acts === null ? speech.say('labels.no plan') : speech.say('labels.plan', { acts });
  },
  // What is done is said by the names of its places, one after the other.
  picks: (asked) => ({
    option: 'acts',
    name: (act) => plannedName(asked.speech, plannedAct(act)),
    label: (act) => plannedLabel(plannedAct(act), asked),
  }),
};
