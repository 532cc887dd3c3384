import { pick, several } from '../../../presentation/option-specs.ts';
import { fitting } from '../../../presentation/clip.ts';
import type { Phrase } from '../../../presentation/edition.ts';
import { LONGEST } from '../../../presentation/move.ts';
import { isShop, isSource, type Location, type PlannedAct } from '../locations.ts';
import { plannedAct, plannedOf } from '../planning.ts';
import { villageWords } from '../spoken/gives.ts';
import { placeName, placeNames, plannedName, planWords } from '../spoken/names.ts';
import { askForAct, askForPlan } from '../spoken/questions.ts';
import { acting } from './orders.ts';
import { shopLabel } from './shops.ts';
import { besideHerd, diceFacts, rolledWords } from './sources.ts';
import type { Asked, StoneAgeMoves } from './stone-age-move.ts';

/** Ways to say what is to be had at a place where people are. */
function useLabel(at: Location, asked: Asked): string | readonly string[] {
  const { speech, tribe } = asked;
  if (isSource(at)) {
    const people = peopleAt(at, asked);
    return besideHerd(asked, at, speech.say('labels.use source', diceFacts(speech, at, people)));
  }
  if (isShop(at)) throw new RangeError(`${at} has a price.`);
  return speech.say('labels.place', {
    place: placeName(speech, at),
    gives: villageWords(speech, tribe, at),
  });
}

const peopleAt = (at: Location, { tribe }: Asked): number =>
  tribe.placed.find((one) => one.at === at)?.people ?? 0;

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

/** What a tribe does where its people are, and in which order. */
export const acts = {
  use: {
    kind: 'act',
    question: askForAct,
    orders: [acting],
    teaches: () => [{ lesson: 'act', chapter: 'acting' }],
    command: {
      name: 'act',
      emoji: '🧺',
      options: ({ say }) => [pick('at', say('commands.act.at'))],
    },
    options: ({ at }, { speech }) => ({ at: placeName(speech, at) }),
    label: ({ at }, asked) => useLabel(at, asked),
    button: ({ at }, { speech }) => placeName(speech, at),
    advice: ({ at }, { speech }) => placeName(speech, at),
    result: ({ at }, asked) =>
      isSource(at) ? rolledWords(asked.speech, at, peopleAt(at, asked)) : null,
    spot: ({ at }) => at,
  },

  rest: {
    kind: 'act',
    teaches: () => [{ lesson: 'rest', chapter: 'acting' }],
    command: { name: 'all', emoji: '⏩' },
    label(_action, { speech, tribe }) {
      const free = tribe.placed.flatMap(({ at }) => (isShop(at) ? [] : [at]));
      return speech.say('labels.rest', { places: placeNames(speech, free) });
    },
  },

  plan: {
    kind: 'plan',
    question: askForPlan,
    command: {
      name: 'plan',
      emoji: '🗒️',
      options: ({ say }) => [several('acts', say('commands.plan.acts'))],
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
  },
} satisfies Partial<StoneAgeMoves>;
