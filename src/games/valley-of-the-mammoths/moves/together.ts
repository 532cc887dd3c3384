import { item } from '../../../parts/item.ts';
import type { Plan, Seasonal } from '../action.ts';
import { AMBUSH, EATEN_STRANGER, PALISADE } from '../content/cards.ts';
import { nameOf, PLACES, placeOf } from '../map.ts';
import { counted, kindName, peopleWords } from '../spoken/names.ts';
import { askForPlan, askForSeason, askForUnfed } from '../spoken/questions.ts';
import type { ValleySpeech } from '../words/index.ts';
import { planOf, seasonalOf } from './things.ts';
import { type Asked, several, type ValleyMoves } from './valley-move.ts';

/** A kind that is fought or trapped; a second trap for a pack says so: `wolf 2`. */
const preyName = (speech: ValleySpeech, plan: Extract<Plan, { kind: unknown }>): string =>
  'nth' in plan && plan.nth > 1
    ? `${kindName(speech, plan.kind)} ${plan.nth}`
    : kindName(speech, plan.kind);

/** A thing of a plan, as it is typed: `Ambush 3a`. */
function planName({ say, ...speech }: ValleySpeech, plan: Plan): string {
  const place = 'at' in plan ? nameOf(plan.at) : '';
  const kind = 'kind' in plan ? preyName({ say, ...speech }, plan) : '';
  switch (plan.plan) {
    case 'amazons':
      return say('labels.plans.amazons');
    case 'lose':
      return say('labels.plans.lose', { whom: say(`commands.values.losses.${plan.losses}`) });
    case 'captives':
      return say(`labels.plans.captives.${plan.captives}`);
    case 'camps':
      return say(`labels.plans.camps.${plan.camps}`);
    case 'trap':
    case 'against':
      return say(`labels.plans.${plan.plan}`, { place, kind });
    default:
      return say(`labels.plans.${plan.plan}`, { place });
  }
}

/** What it does. */
function planDoes(speech: ValleySpeech, plan: Plan): string {
  const { say } = speech;
  const place = 'at' in plan ? nameOf(plan.at) : '';
  switch (plan.plan) {
    case 'amazons':
      return say('labels.does.amazons');
    case 'lose':
      return say(`labels.does.lose.${plan.losses}`);
    case 'captives':
      return say(`labels.does.captives.${plan.captives}`);
    case 'camps':
      return say(`labels.does.camps.${plan.camps}`);
    case 'ambush':
      return say('labels.does.ambush', { place, more: AMBUSH });
    case 'palisade':
      return say('labels.does.palisade', { place, more: PALISADE });
    case 'cannibalism':
      return say('labels.does.cannibalism', {
        place,
        food: counted(speech, EATEN_STRANGER, 'food'),
      });
    case 'first':
      return say('labels.does.first', { place });
    default:
      return say(`labels.does.${plan.plan}`, { place, kind: preyName(speech, plan) });
  }
}

/** A thing for the end of a season, as it is typed, and what it does. */
const seasonalName = ({ say }: ValleySpeech, one: Seasonal): string => {
  const place = nameOf(one.at);
  return one.season === 'elder'
    ? say(`labels.season.elder.${one.child}`, { place })
    : say(`labels.season.${one.season}`, { place });
};
const seasonalDoes = ({ say }: ValleySpeech, one: Seasonal): string => {
  const place = nameOf(one.at);
  return one.season === 'elder'
    ? say(`labels.seasonal.elder.${one.child}`, { place })
    : say(`labels.seasonal.${one.season}`, { place });
};

/** As many groups of one hex and sex as can be hungry at once. */
const GROUPS = 18;
/** `3aW`: where, and warriors or females. */
const KIND = /^(\d\w)(W|F)$/;
const SEXES = { W: 'warriors', F: 'females' } as const;

/** The groups of a tribe, by the names of hunger’s kinds; they are numbered in this order. */
const groupsOf = ({ tribe }: Asked): string[] =>
  PLACES.flatMap((at) =>
    (['W', 'F'] as const).flatMap((sex) =>
      item(tribe[SEXES[sex]], at) > 0 ? [`${nameOf(at)}${sex}`] : [],
    ),
  );
const optionOf = (asked: Asked, kind: string): string =>
  kind === 'meat' ? 'meat' : `group${groupsOf(asked).indexOf(kind) + 1}`;

/** `2 warriors on 3a` */
function unfedWords(speech: ValleySpeech, kind: string, count: number): string {
  const [, place = '1a', sex = 'W'] = KIND.exec(kind) ?? [];
  const people = {
    warriors: sex === 'W' ? count : 0,
    females: sex === 'F' ? count : 0,
  };
  const facts = { people: peopleWords(speech, people), place: nameOf(placeOf(place)) };
  return speech.say('labels.unfed', facts);
}

/** What is asked of several at once. */
export const together = {
  plan: {
    kind: 'plan',
    question: askForPlan,
    teaches: [{ lesson: 'plan', chapter: 'fights' }],
    command: {
      name: 'plan',
      emoji: '⚔️',
      options: ({ say }) => [several('picks', say('commands.plan.picks'))],
    },
    options: ({ plans }, { speech }): Record<string, string> =>
      plans.length === 0 ? {} : { picks: plans.map((one) => planName(speech, one)).join(', ') },
    label: ({ plans }, { speech }) =>
      plans.length === 0
        ? speech.say('labels.plan none')
        : speech.say('labels.plan', {
            picks: plans.map((one) => planName(speech, one)).join(', '),
          }),
    picks: ({ speech }) => ({
      option: 'picks',
      name: (thing) => planName(speech, planOf(thing)),
      label: (thing) => planDoes(speech, planOf(thing)),
    }),
    spends: ({ plans }) => plans.some(({ plan }) => isCard(plan)),
  },

  hunger: {
    kind: 'hunger',
    question: askForUnfed,
    teaches: [{ lesson: 'hunger', chapter: 'food' }],
    command: {
      name: 'starve',
      emoji: '🍖',
      options: ({ say }) => [
        { type: 'amount', name: 'meat', description: say('commands.starve.meat') },
        ...Array.from({ length: GROUPS }, (_, at) => ({
          type: 'amount' as const,
          name: `group${at + 1}`,
          description: say('commands.group', { nth: at + 1 }),
        })),
      ],
    },
    options({ meat, unfed }, asked): Record<string, number> {
      const groups = unfed.flatMap(({ at, warriors, females }) => [
        [optionOf(asked, `${nameOf(at)}W`), warriors] as const,
        [optionOf(asked, `${nameOf(at)}F`), females] as const,
      ]);
      return Object.fromEntries(
        [['meat', meat] as const, ...groups].filter(([, count]) => count > 0),
      );
    },
    label({ meat, unfed }, { speech }) {
      const words = [
        ...(meat > 0 ? [speech.say('labels.meat', { count: meat })] : []),
        ...unfed.map((one) =>
          speech.say('labels.unfed', { people: peopleWords(speech, one), place: nameOf(one.at) }),
        ),
      ];
      return words.length === 0
        ? speech.say('labels.starve none')
        : speech.say('labels.starve', { who: words.join(', ') });
    },
    amounts: (kinds, asked) => ({
      options: Object.fromEntries(kinds.map(({ kind }) => [kind, optionOf(asked, kind)])),
      held: true,
      name: (kind) =>
        kind === 'meat'
          ? asked.speech.say('names.cards.smoked-meat')
          : unfedWords(asked.speech, kind, 1).replace(/^\S+ /, ''),
      amount: (kind, count) =>
        kind === 'meat'
          ? asked.speech.say('labels.meat', { count })
          : unfedWords(asked.speech, kind, count),
    }),
    spends: ({ meat }) => meat > 0,
  },

  season: {
    kind: 'season',
    question: askForSeason,
    teaches: [{ lesson: 'season', chapter: 'births' }],
    command: {
      name: 'season',
      emoji: '👶',
      options: ({ say }) => [several('picks', say('commands.season.picks'))],
    },
    options: ({ picks }, { speech }): Record<string, string> =>
      picks.length === 0 ? {} : { picks: picks.map((one) => seasonalName(speech, one)).join(', ') },
    label: ({ picks }, { speech }) =>
      picks.length === 0
        ? speech.say('labels.season none')
        : speech.say('labels.season do', {
            picks: picks.map((one) => seasonalName(speech, one)).join(', '),
          }),
    picks: ({ speech }) => ({
      option: 'picks',
      name: (thing) => seasonalName(speech, seasonalOf(thing)),
      label: (thing) => seasonalDoes(speech, seasonalOf(thing)),
    }),
    spends: ({ picks }) => picks.some(({ season }) => season !== 'plant'),
  },
} satisfies Partial<ValleyMoves>;

/** Whether a thing of a plan is a card that is played. */
const isCard = (plan: Plan['plan']): boolean =>
  plan === 'amazons' ||
  plan === 'ambush' ||
  plan === 'palisade' ||
  plan === 'cannibalism' ||
  plan === 'trap';
