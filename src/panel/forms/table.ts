import {
  isPaceName,
  MOST_HOURS,
  ownPace,
  type Pace,
  PACE_NAMES,
  PACES,
  paceName,
} from '../../clock/pace.ts';
import { RELIABLE } from '../../league/reliability.ts';
import { Refused } from '../../match/app/refused.ts';
import { type TableChange, valueOf } from '../../match/lobby/options.ts';
import { RUN_OUT, termsOf, USUAL_TERMS } from '../../match/time/terms.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import type { MatchRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import type { Field, Filled, Form, Option } from '../controls.ts';
import { FIELDS } from '../limits.ts';

/*
 * What the host of a table chooses for it. Each form shows what is chosen now.
 */

/** Fields of what is no option of the game. */
const LEVEL = 'level';
const OWN = 'own';

/** One of a few values, of which one is chosen now. */
const oneOf = (
  name: string,
  label: string,
  values: readonly Omit<Option, 'isChosen'>[],
  now: string,
  description?: string,
): Field => ({
  is: 'one',
  name,
  label,
  ...(description === undefined ? {} : { description }),
  options: values.map((one) => ({ ...one, isChosen: one.value === now })),
  isNeeded: true,
});

/** What the game lets a table choose. */
export const optionFields = (
  edition: AnyEdition,
  row: Pick<MatchRow, 'config'>,
  { language }: Pick<AppSpeech, 'language'>,
): Field[] =>
  (edition.in(language).options ?? []).map(({ name, title, description, values }) =>
    oneOf(
      name,
      title,
      values.map(({ value, name: label }) => ({ label, value })),
      valueOf({ name, title, description, values }, row)?.value ?? '',
      description,
    ),
  );

/** What the game lets a table choose, and how well its computer players play, where there are any. */
export function optionsForm(edition: AnyEdition, row: MatchRow, speech: AppSpeech): Form {
  const { say } = speech;
  const { level = null } = row.seats.find(({ heldBy }) => heldBy === 'computer') ?? {};
  const levels = edition.players.map(({ id }) => ({ label: say(`levels.${id}`), value: id }));
  const plays = level === null ? [] : [oneOf(LEVEL, say('lobby.level'), levels, level)];
  return {
    press: { do: 'choose', match: row.id },
    title: say('buttons.table options'),
    fields: [...optionFields(edition, row, speech), ...plays].slice(0, FIELDS),
  };
}

/** What was chosen in it. */
export function optionsIn(filled: Filled): TableChange {
  const { [LEVEL]: level = null, ...chosen } = Object.fromEntries(
    [...filled].map(([name, [value = '']]) => [name, value]),
  );
  return { chosen, level };
}

/** How long a decision may take, by the name of a pace or by hours of one's own. */
export function paceFields(pace: Pace, say: AppSpeech['say']): Field[] {
  const named = paceName(pace);
  return [
    oneOf(
      'pace',
      say('lobby.how fast'),
      [
        ...PACE_NAMES.map((one) => ({ label: say(`clock.${one}`), value: one })),
        { label: say('lobby.own pace'), value: OWN },
      ],
      named ?? OWN,
    ),
    {
      is: 'line',
      name: OWN,
      label: say('lobby.own pace'),
      description: say('lobby.own pace how'),
      ...(named === null ? { value: `${pace.allowance} + ${pace.bank}` } : {}),
      longest: 9,
      isNeeded: false,
    },
  ];
}

/** The pace that was chosen by these. Throws `Refused` where one of one's own cannot be read. */
export function paceIn(filled: Filled): Pace {
  const [named = ''] = filled.get('pace') ?? [];
  return isPaceName(named) ? PACES[named] : ownPaceIn(filled.get(OWN)?.[0] ?? '');
}

/** What a table agrees on about time, and for whom it is. */
export function timeForm(_edition: AnyEdition, row: MatchRow, { say }: AppSpeech): Form {
  const { pace, runOut, rests, learners, reliable, sleepsAfter } = termsOf(row) ?? USUAL_TERMS;
  const days = [...new Set([...SLEEPS_AFTER, sleepsAfter])].toSorted((a, b) => a - b);
  return {
    press: { do: 'time', match: row.id },
    title: say('buttons.table time'),
    fields: [
      ...paceFields(pace, say),
      oneOf(
        'late',
        say('lobby.when late'),
        RUN_OUT.map((one) => ({ label: say(`clock.${one}`), value: one })),
        runOut,
      ),
      {
        is: 'list',
        name: 'sleeps',
        label: say('lobby.sleeps after'),
        options: days.map((count) => ({
          label: say('lobby.days', { count }),
          value: String(count),
          isChosen: count === sleepsAfter,
        })),
        isNeeded: true,
      },
      {
        is: 'boxes',
        name: 'also',
        label: say('lobby.besides'),
        options: [
          { label: say('lobby.rests'), value: 'rests', isChosen: rests },
          { label: say('lobby.learners'), value: 'learners', isChosen: learners },
          {
            label: say('lobby.reliable', { least: RELIABLE }),
            value: 'reliable',
            isChosen: reliable,
          },
        ],
        least: 0,
        isNeeded: false,
      },
    ],
  };
}

/** After how many days a table may sleep. */
const SLEEPS_AFTER = [7, 14, 30, 90, 365];

/** What was chosen in it. Throws `Refused` where a pace of one's own cannot be read. */
export function timeIn(filled: Filled): TableChange {
  const one = (name: string): string => filled.get(name)?.[0] ?? '';
  const days = Number(one('sleeps'));
  const also = filled.get('also') ?? [];
  const runOut = RUN_OUT.find((how) => how === one('late'));
  return {
    terms: {
      pace: paceIn(filled),
      ...(runOut === undefined ? {} : { runOut }),
      ...(days > 0 ? { sleepsAfter: days } : {}),
      rests: also.includes('rests'),
      learners: also.includes('learners'),
      reliable: also.includes('reliable'),
    },
  };
}

/** Hours for a decision, and in reserve: `36 + 72`. */
function ownPaceIn(line: string) {
  const [, hours = '', bank = hours] = /^\s*(\d{1,3})\s*(?:\+\s*(\d{1,3})\s*)?$/u.exec(line) ?? [];
  const [allowance, reserve] = [Number(hours), Number(bank)];
  if (allowance < 1 || allowance > MOST_HOURS || reserve > MOST_HOURS)
    throw new Refused('own pace', { most: MOST_HOURS });
  return ownPace(allowance, reserve);
}
