import { ABOUT_NEXT, type Directed, PLAIN } from '../../league/directing.ts';
import { playersOf } from '../../league/entering.ts';
import { tableAt } from '../../league/playing.ts';
import { TIE_BREAKS } from '../../league/contest.ts';
import {
  changeable,
  DROP_OUTS,
  leagueSettings,
  type Scoring,
  scoring,
} from '../../league/settings.ts';
import { Refused } from '../../match/app/refused.ts';
import { letterOf } from '../../match/league/names.ts';
import { configOf } from '../../match/lobby/options.ts';
import { chosenIn } from '../../match/stored/chosen.ts';
import { type Terms, termsOf, USUAL_TERMS } from '../../match/time/terms.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import type { AppSpeech } from '../../words/index.ts';
import type { Field, Filled, Form, Option } from '../controls.ts';
import type { PressAs } from '../ids.ts';
import type { ShownSeason } from '../league/names.ts';
import { pointsByPlace, sizesOf, tieWords } from '../league/scoring.ts';
import { FIELDS, OPTIONS } from '../limits.ts';
import type { Order } from '../order.ts';
import { asTyped } from '../wording/text.ts';
import { optionFields, optionsIn, paceFields, paceIn } from './table.ts';

/** The most characters of a reason. */
const LONGEST_WHY = 300;
/** How many days all dates may be moved by, and how many points be taken at a time. */
const MOST_DAYS = 60;
const MOST_POINTS = 100;
/** How many days may be between two seasons. */
const MOST_PAUSE = 120;
/** How many may go up and down between two divisions. */
const MOST_MOVES = 30;

/** A season, with the edition of its game; null where that is not on the shelf any more. */
export type ShownLeague = ShownSeason & { readonly edition: AnyEdition | null };

/** The form of what a director wants to do. Throws `Refused` for a table that is not there. */
export function ruleForm(shown: ShownLeague, press: PressAs<'rule'>, speech: AppSpeech): Form {
  const { say } = speech;
  const is = press.order.is === 'moveTo' ? 'move' : press.order.is;
  const fields = fieldsOf(shown, press.order, speech);
  const [first, ...others] = isAsked(press.order)
    ? [...fields, typed('why', say('league.field why'), { longest: LONGEST_WHY })]
    : fields;
  const title = say(`league.order ${is}`);
  // Options of a game say themselves what they mean.
  if (first === undefined || is === 'game') return { press, title, fields };
  return {
    press,
    title,
    fields: [{ ...first, description: say(`league.means ${is}`) }, ...others],
  };
}

/** Whether a form asks for a reason: not where more is shown first, nor for what is about the next season. */
const isAsked = ({ is }: Order): boolean =>
  is !== 'move' && is !== 'result' && ABOUT_NEXT.every((one) => one !== is);

function fieldsOf(shown: ShownLeague, order: Order, speech: AppSpeech): Field[] {
  const { say } = speech;
  const { season, league, edition } = shown;
  switch (order.is) {
    case 'time':
    case 'break':
      return [typed('days', say('league.field days'), { longest: 2 })];
    case 'penalty':
      return [
        choosing('user', say('league.field user'), peopleOf(shown)),
        typed('points', say('league.field points'), { longest: 3 }),
      ];
    case 'warn':
    case 'drop':
      return [choosing('user', say('league.field user'), peopleOf(shown))];
    case 'move':
      return [
        choosing('user', say('league.field user'), peopleOf(shown)),
        choosing('division', say('league.field division'), divisionsOf(shown)),
      ];
    case 'result':
      return [typed('table', say('league.field table'), { longest: 4 })];
    case 'correct': {
      const table = tableAt(season, order.table);
      if (table === undefined) throw new Refused('no such table');
      const lines = table.seats.map(
        (user, seat) => `${table.result?.places[seat] ?? 1} ${nameOf(shown, user)}`,
      );
      const value = lines.join('\n');
      return [
        { is: 'lines', name: 'places', label: say('league.field places'), value, isNeeded: true },
      ];
    }
    case 'settings': {
      const now = leagueSettings.parse(league.settings);
      const { matches, atOnce, roundDays, signUpDays, division, limit } = now;
      const line = (name: string, label: string, value: number | string | null): Field =>
        typed(name, label, { longest: 7, value: String(value ?? ''), isNeeded: false });
      return [
        line('matches', say('league.field matches'), `${matches}/${atOnce}`),
        line('round days', say('league.field round days'), roundDays),
        line('sign-up days', say('league.field sign-up days'), signUpDays),
        line('size', say('league.field size'), division),
        line('limit', say('league.field limit'), limit),
      ];
    }
    case 'game': {
      const { config } = leagueSettings.parse(league.settings);
      const fields = edition === null ? [] : optionFields(edition, { config }, speech);
      if (fields.length === 0) throw new Refused('no such order now');
      return fields.slice(0, FIELDS);
    }
    case 'pace': {
      const { terms, pauseDays } = leagueSettings.parse(league.settings);
      const value = String(pauseDays ?? '');
      return [
        ...paceFields(knownTerms(terms).pace, say),
        typed('pause', say('league.field pause'), { longest: 3, value, isNeeded: false }),
      ];
    }
    case 'points': {
      const now = leagueSettings.parse(league.settings);
      const points = sizesOf(now).map((size) => pointsByPlace(size, now).join('/'));
      return [
        {
          is: 'lines',
          name: 'points',
          label: say('league.field points by place'),
          value: points.join('\n'),
          isNeeded: false,
        },
        typed('ties', say('league.field ties'), {
          longest: 200,
          value: tieWords(now, say).join(', '),
          isNeeded: false,
        }),
        {
          is: 'list',
          name: 'rated',
          label: say('league.field rated'),
          options: [true, false].map((rated) => ({
            value: rated ? 'yes' : 'no',
            label: say(rated ? 'league.rated' : 'league.not rated'),
            isChosen: rated === now.rated,
          })),
          isNeeded: false,
        },
      ];
    }
    case 'people': {
      const now = leagueSettings.parse(league.settings);
      return [
        {
          is: 'list',
          name: 'drop-outs',
          label: say('league.field drop-outs'),
          options: DROP_OUTS.map((value) => ({
            value,
            label: say(`league.drop-outs ${value}`),
            isChosen: value === now.dropOuts,
          })),
          isNeeded: true,
        },
        ...(['moves', 'reliability'] as const).map((name) =>
          typed(name, say(`league.field ${name}`), {
            longest: 3,
            value: String(now[name] ?? ''),
            isNeeded: false,
          }),
        ),
      ];
    }
    default:
      return [];
  }
}

/** How time is counted at the tables of a league. */
const knownTerms = (terms: unknown): Terms => termsOf({ id: 0, terms }) ?? USUAL_TERMS;

/** A line that is typed. */
export const typed = (
  name: string,
  label: string,
  besides: { readonly longest: number; readonly value?: string; readonly isNeeded?: boolean },
): Field => ({ is: 'line', name, label, isNeeded: true, ...besides });

/** A list, or a line where there are too many for one. */
const choosing = (name: string, label: string, options: readonly Option[]): Field =>
  options.length > OPTIONS
    ? typed(name, label, { longest: 40 })
    : { is: 'list', name, label, options, isNeeded: true };

const peopleOf = ({ season }: ShownSeason): Option[] =>
  playersOf(season).flatMap(({ user, name, dropped }) =>
    dropped === null ? [{ value: user, label: name }] : [],
  );

const divisionsOf = ({ season }: ShownSeason): Option[] =>
  [...season.divisions.keys()].map((at) => ({ value: String(at), label: letterOf(at) }));

const nameOf = ({ season }: ShownSeason, user: string): string =>
  season.entrants.find((one) => one.user === user)?.name ?? '';

/** What a director has said in such a form; what it is to see first is null. Throws `Refused` where it makes no sense. */
export function ruledIn(
  shown: ShownLeague,
  order: Order,
  filled: Filled,
  speech: AppSpeech,
):
  | { readonly directed: Directed; readonly why: string }
  | Extract<Order, { is: 'moveTo' }>
  | number {
  const why = textIn(filled, 'why');
  if (why === '' && isAsked(order)) throw new Refused('reason first');
  const user = (): string => chosen(filled, 'user', peopleOf(shown));
  switch (order.is) {
    case 'result':
      return tableIn(shown, filled);
    case 'move':
      return {
        is: 'moveTo',
        user: user(),
        division: Number(chosen(filled, 'division', divisionsOf(shown))),
      };
    case 'moveTo':
      return { directed: { ...order, is: 'move' }, why };
    case 'time':
    case 'break':
      return { directed: { is: order.is, days: numberIn(filled, 'days', 1, MOST_DAYS) }, why };
    case 'penalty': {
      const points = numberIn(filled, 'points', 1, MOST_POINTS);
      return { directed: { is: 'penalty', user: user(), points }, why };
    }
    case 'warn':
    case 'drop':
      return { directed: { is: order.is, user: user() }, why };
    case 'settings':
      return { directed: { is: 'settings', settings: settingsIn(shown, filled) }, why };
    case 'game':
      return { directed: { is: 'game', config: configIn(shown, filled) }, why };
    case 'pace': {
      const { terms: before } = leagueSettings.parse(shown.league.settings);
      const terms = { ...knownTerms(before), pace: paceIn(filled) };
      const pauseDays =
        textIn(filled, 'pause') === '' ? null : numberIn(filled, 'pause', 0, MOST_PAUSE);
      return { directed: { is: 'pace', terms, pauseDays }, why };
    }
    case 'points':
      return { directed: { is: 'points', scoring: scoringIn(shown, filled, speech) }, why };
    case 'people':
      return { directed: { is: 'people', scoring: peopleIn(shown, filled) }, why };
    case 'correct':
    case 'void':
    case 'replay':
      return { directed: resultIn(shown, order, filled), why };
    default: {
      const is = PLAIN.find((one) => one === order.is);
      if (is === undefined) throw new Refused('no such order now');
      return { directed: { is }, why };
    }
  }
}

function resultIn(
  shown: ShownSeason,
  order: Extract<Order, { table: number }>,
  filled: Filled,
): Directed {
  const { is, table } = order;
  return is === 'correct'
    ? { is, table, places: placesIn(shown, table, textIn(filled, 'places')) }
    : { is, table };
}

/**
 * Places by seat, typed in lines such as `2 Fern`, in any order; without names, in that of the seats. Throws `Refused`
 * where they make no sense.
 */
export function placesIn(shown: ShownSeason, table: number, text: string): number[] {
  const seats = tableAt(shown.season, table)?.seats ?? [];
  const lines = text.split('\n').flatMap((line) => {
    const [, place, name] = /^\s*(\d{1,2})(?!\d)[.:)]?\s*(.*?)\s*$/u.exec(line) ?? [];
    if (place === undefined) return line.trim() === '' ? [] : [null];
    return [{ place: Number(place), name: name ?? '' }];
  });
  const left = seats.map((user, seat) => ({ seat, name: nameOf(shown, user) }));
  const places = new Map<number, number>();
  for (const line of lines) {
    const name = line === null || line.name === '' ? left[0]?.name : line.name;
    const at = left.findIndex((one) => one.name.toLowerCase() === name?.toLowerCase());
    const [one] = at < 0 ? [] : left.splice(at, 1);
    if (line !== null && one !== undefined) places.set(one.seat, line.place);
  }
  if (places.size !== seats.length || lines.length !== seats.length)
    throw new Refused('places make no sense', { name: nameOf(shown, seats[0] ?? '') });
  return seats.map((_, seat) => places.get(seat) ?? 0);
}

function settingsIn({ league }: ShownSeason, filled: Filled) {
  const { least } = leagueSettings.parse(league.settings);
  const [, matches, atOnce] =
    /^\s*(\d{1,3})\s*\/\s*(\d{1,3})\s*$/u.exec(textIn(filled, 'matches')) ?? [];
  const whole = (name: string): number | null => {
    const text = textIn(filled, name);
    return text === '' ? null : Number(text);
  };
  const { data } = changeable.safeParse({
    matches: Number(matches),
    atOnce: Number(atOnce),
    roundDays: whole('round days'),
    signUpDays: whole('sign-up days'),
    division: whole('size'),
    limit: whole('limit'),
  });
  if (data === undefined || data.atOnce > data.matches || (data.limit ?? least) < least)
    throw new Refused('settings make no sense', { least });
  return data;
}

/** What was chosen of the game's options. Throws `Refused` for what it does not offer. */
function configIn({ edition, league }: ShownLeague, filled: Filled): unknown {
  if (edition === null) throw new Refused('no such order now');
  const { chosen } = optionsIn(filled);
  return configOf(edition, { ...chosenIn(leagueSettings.parse(league.settings)), ...chosen });
}

/** What places are to be worth: a line for each size of a table, such as `10/6/3/1`; what decides between equal points, by its words. */
function scoringIn({ league }: ShownSeason, filled: Filled, { say }: AppSpeech) {
  const now = leagueSettings.parse(league.settings);
  const sizes = sizesOf(now);
  const rated = textIn(filled, 'rated');
  const lines = partsOf(textIn(filled, 'points'), '\n').map((line) =>
    /^\d{1,4}(?:\s*\/\s*\d{1,4})*$/u.test(line) ? line.split('/').map(Number) : [],
  );
  const ties = partsOf(textIn(filled, 'ties'), ',').map((word) =>
    TIE_BREAKS.find((one) =>
      [one, say(`league.tie ${one}`).toLowerCase()].includes(word.toLowerCase()),
    ),
  );
  const isTwice = (some: readonly unknown[]): boolean => new Set(some).size < some.length;
  const { data } = scoring.safeParse({
    points: Object.fromEntries(lines.map((points) => [points.length, points])),
    tieBreaks: ties,
    rated: rated === '' ? now.rated : rated === 'yes',
    moves: now.moves,
    reliability: now.reliability,
    dropOuts: now.dropOuts,
  });
  const areTwice = isTwice(lines.map(({ length }) => length)) || isTwice(ties);
  const [most] = sizes;
  if (data === undefined || areTwice || lines.some(({ length }) => !sizes.includes(length)))
    throw new Refused('points make no sense', {
      points: pointsByPlace(most ?? 4, { points: {} }).join('/'),
      ties: tieWords({ tieBreaks: [...TIE_BREAKS] }, say).join(', '),
    });
  return data;
}

/** Who may play, who goes up and down, and who plays on for whom has dropped out. */
function peopleIn({ league }: ShownSeason, filled: Filled): Scoring {
  const { points, tieBreaks, rated, dropOuts } = leagueSettings.parse(league.settings);
  const numberOrNone = (name: string, most: number): number | null =>
    textIn(filled, name) === '' ? null : numberIn(filled, name, 0, most);
  return {
    points,
    tieBreaks,
    rated,
    dropOuts: DROP_OUTS.find((one) => one === textIn(filled, 'drop-outs')) ?? dropOuts,
    moves: numberOrNone('moves', MOST_MOVES),
    reliability: numberOrNone('reliability', 100),
  };
}

/** The parts of what was typed, without those that are empty. */
const partsOf = (text: string, by: string): string[] =>
  text
    .split(by)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** What was said in a field, without blanks around it; empty where nothing was. */
export const textIn = (filled: Filled, name: string): string =>
  (filled.get(name)?.[0] ?? '').trim();

/** A whole number that was typed. Throws `Refused` where it is none, or out of bounds. */
function numberIn(filled: Filled, name: string, least: number, most: number): number {
  const text = textIn(filled, name);
  const number = /^\d{1,6}$/u.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most)) throw new Refused('number from to', { least, most });
  return number;
}

/** The number of a table that was typed. Throws `Refused` where there is none of it. */
export function tableIn({ season }: ShownSeason, filled: Filled): number {
  const number = Number(textIn(filled, 'table'));
  if (tableAt(season, number) === undefined) throw new Refused('no such table');
  return number;
}

/** Which of some was chosen in a list, or named in a line. Throws `Refused` where it is none. */
function chosen(filled: Filled, name: string, options: readonly Option[]): string {
  const text = textIn(filled, name);
  const like = text.replace(/^@/u, '').toLowerCase();
  const id = text.replace(/^<@!?(\d+)>$/u, '$1');
  const named = options.filter(({ label }) => label.toLowerCase() === like);
  const found = options.find(({ value }) => value === id) ?? (named.length === 1 ? named[0] : null);
  if (found == null) throw new Refused('no such player', { name: asTyped(text) });
  return found.value;
}
