import { best } from '../../../parts/best.ts';
import { item } from '../../../parts/item.ts';
import { fitting } from '../../../presentation/clip.ts';
import type { SpokenPicks } from '../../../presentation/edition.ts';
import { LONGEST } from '../../../presentation/move.ts';
import { several } from '../../../presentation/option-specs.ts';
import { type Plan, type Seasonal, USUAL } from '../action.ts';
import { mealsOf } from '../meals.ts';
import { nameOf, PLACES, placeOf } from '../map.ts';
import { packsAt } from '../packs.ts';
import { isCard } from '../plan.ts';
import { battlesOf, percentOf, percentOfAll } from '../spoken/ahead.ts';
import { peopleWords } from '../spoken/names.ts';
import { askForPlan, askForSeason, askForUnfed } from '../spoken/questions.ts';
import { planWords } from '../spoken/said.ts';
import { seatsAt, type Sex } from '../tribes.ts';
import type { ValleySpeech } from '../words/index.ts';
import { planOf, seasonalOf } from './things.ts';
import type { Asked, ValleyMoves } from './valley-move.ts';

/** What it does, with the chances without it and with it in the battle that it changes most, if any. */
function planLabel({ speech, seat, view }: Asked, plan: Plan): string {
  const does = planWords(speech, plan, 'does');
  const changes = battlesOf(view, seat).flatMap((at) => {
    const [before, after] = [percentOf(view, seat, at), percentOf(view, seat, at, [plan])];
    return before === after ? [] : [{ at, before, after }];
  });
  if (changes.length === 0) return does;
  const { at, ...odds } = best(changes, ({ before, after }) => Math.abs(after - before));
  const told = 'at' in plan ? 'labels.plan with odds' : 'labels.plan with odds there';
  return fitting(LONGEST.label, speech.say(told, { does, place: nameOf(at), ...odds }), does);
}

const planNames = (speech: ValleySpeech, plans: readonly Plan[]): string =>
  plans.map((one) => planWords(speech, one, 'plans')).join(', ');

/** The lists of a plan's form: cards, what comes first, whom to lose, and what becomes of the beaten. */
const PLAN_LISTS = ['cards', 'first', 'lose', 'captives', 'camps'] as const;
type PlanList = (typeof PLAN_LISTS)[number];

function planListOf(plan: Plan): PlanList {
  if (isCard(plan)) return 'cards';
  return plan.plan === 'against' ? 'first' : plan.plan;
}

/** So many of a kind are put in any order by a list that tells which come first. */
const LISTED = 2;

/** Whether own battles, or the animals of one, come in more orders than such a list can tell. */
function hasManyOrders({ seat, view }: Asked): boolean {
  const battles = battlesOf(view, seat);
  const own = battles.filter((at) => {
    const there = seatsAt(view, at);
    return view.order.find((one) => there.includes(one)) === seat;
  });
  return own.length > LISTED || battles.some((at) => packsAt(view, at).length > LISTED);
}

/** What a list says, and what is usual where nothing is taken of it. */
function planLists(asked: Asked): NonNullable<SpokenPicks['lists']> {
  const {
    speech: { say },
    tribe,
  } = asked;
  const { losses, captives, camps } = tribe.standing?.habits ?? USUAL;
  const usual = {
    cards: say('labels.lists.cards.none'),
    first: say(`labels.lists.first.${hasManyOrders(asked) ? 'many' : 'none'}`),
    lose: say(`labels.lists.lose.${losses}`),
    captives: say(`labels.lists.captives.${captives}`),
    camps: say(`labels.lists.camps.${camps}`),
  };
  const named = (list: string): PlanList => PLAN_LISTS.find((one) => one === list) ?? 'cards';
  return {
    of: (thing) => planListOf(planOf(thing)),
    label: (list) => say(`labels.lists.${named(list)}.label`),
    none: (list) => usual[named(list)],
    isSingle: (list) => list !== 'cards' && list !== 'first',
  };
}

/** A thing for the end of a season, as it is typed, or what it does. */
const seasonWords = ({ say }: ValleySpeech, one: Seasonal, as: 'season' | 'seasonal'): string => {
  const place = nameOf(one.at);
  return one.season === 'elder'
    ? say(`labels.${as}.elder.${one.child}`, { place })
    : say(`labels.${as}.${one.season}`, { place });
};
const seasonNames = (speech: ValleySpeech, picks: readonly Seasonal[]): string =>
  picks.map((one) => seasonWords(speech, one, 'season')).join(', ');

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

/** Of whom such a kind is, and where. */
function groupOf(kind: string): { readonly place: string; readonly sex: Sex } {
  const [, place = '1a', sex = 'W'] = KIND.exec(kind) ?? [];
  return { place, sex: sex === 'W' ? 'warriors' : 'females' };
}

/** `Warriors on 3a` */
function groupWords({ say }: ValleySpeech, kind: string): string {
  const { place, sex } = groupOf(kind);
  return say(`labels.group of.${sex}`, { place });
}

/** `2 warriors on 3a` */
function unfedWords(speech: ValleySpeech, kind: string, count: number): string {
  const { place, sex } = groupOf(kind);
  const people = { warriors: 0, females: 0, [sex]: count };
  const facts = { people: peopleWords(speech, people), place: nameOf(placeOf(place)) };
  return speech.say('labels.unfed', facts);
}

/** What is asked of several at once. */
export const together = {
  plan: {
    kind: 'plan',
    question: askForPlan,
    teaches: () => [{ lesson: 'plan', chapter: 'fights' }],
    command: {
      name: 'plan',
      emoji: '⚔️',
      options: ({ say }) => [several('picks', say('commands.plan.picks'))],
    },
    options: ({ plans }, { speech }): Record<string, string> =>
      plans.length === 0 ? {} : { picks: planNames(speech, plans) },
    label({ plans }, { speech, seat, view }) {
      if (plans.length === 0) return speech.say('labels.plan none');
      const plan = speech.say('labels.plan', { picks: planNames(speech, plans) });
      const battles = battlesOf(view, seat);
      const percent = battles.length === 0 ? null : percentOfAll(view, seat, battles, plans);
      if (percent === null) return plan;
      const told = battles.length > 1 ? 'labels.plan wins all' : 'labels.plan wins';
      return [speech.say(told, { plan, percent }), plan];
    },
    picks: (asked) => ({
      option: 'picks',
      name: (thing) => planWords(asked.speech, planOf(thing), 'plans'),
      label: (thing) => planLabel(asked, planOf(thing)),
      lists: planLists(asked),
    }),
    spends: ({ plans }) => plans.some(isCard),
  },

  hunger: {
    kind: 'hunger',
    question: askForUnfed,
    teaches: () => [{ lesson: 'hunger', chapter: 'food' }],
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
    label({ meat, unfed }, { speech, tribe, view }) {
      const words = [
        ...(meat > 0 ? [speech.say('labels.meat', { count: meat })] : []),
        ...unfed.map((one) =>
          speech.say('labels.unfed', { people: peopleWords(speech, one), place: nameOf(one.at) }),
        ),
      ];
      return words.length === 0
        ? speech.say(
            mealsOf(view, tribe) > tribe.food ? 'labels.starve none' : 'labels.starve nobody',
          )
        : speech.say('labels.starve', { who: words.join(', ') });
    },
    amounts: (kinds, asked) => ({
      options: Object.fromEntries(kinds.map(({ kind }) => [kind, optionOf(asked, kind)])),
      held: true,
      name: (kind) =>
        kind === 'meat'
          ? asked.speech.say('names.cards.smoked-meat')
          : groupWords(asked.speech, kind),
      amount: (kind, count) =>
        kind === 'meat'
          ? asked.speech.say('labels.meat', { count })
          : unfedWords(asked.speech, kind, count),
      field: (kind) =>
        kind === 'meat' ? asked.speech.say('commands.starve.meat') : groupWords(asked.speech, kind),
    }),
    spends: ({ meat }) => meat > 0,
  },

  season: {
    kind: 'season',
    question: askForSeason,
    teaches: () => [{ lesson: 'season', chapter: 'births' }],
    command: {
      name: 'season',
      emoji: '👶',
      options: ({ say }) => [several('picks', say('commands.season.picks'))],
    },
    options: ({ picks }, { speech }): Record<string, string> =>
      picks.length === 0 ? {} : { picks: seasonNames(speech, picks) },
    label: ({ picks }, { speech }) =>
      picks.length === 0
        ? speech.say('labels.season none')
        : speech.say('labels.season do', { picks: seasonNames(speech, picks) }),
    picks: ({ speech }) => ({
      option: 'picks',
      name: (thing) => seasonWords(speech, seasonalOf(thing), 'season'),
      label: (thing) => seasonWords(speech, seasonalOf(thing), 'seasonal'),
    }),
    spends: ({ picks }) => picks.some(({ season }) => season !== 'plant'),
  },
} satisfies Partial<ValleyMoves>;
