import { DAY_MS } from '../../clock/hours.ts';
import { wouldEndAt } from '../../league/playing.ts';
import { entrantOf, type Entry, placeIn } from '../../league/entering.ts';
import type { PersonRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import type { Field, Filled, Form } from '../controls.ts';
import type { ShownSeason } from '../league/names.ts';
import { OPTIONS } from '../limits.ts';

const WEEK_MS = 7 * DAY_MS;
/** The most characters of a time zone or a city. */
const LONGEST_ZONE = 60;

/** How somebody takes part. */
const AS = ['plays', 'plays and stands by', 'only stands by'] as const;

/** The form by which somebody signs up for a season, as it has said before. It asks for a time zone that is not known. */
export function signUpForm(
  shown: ShownSeason,
  { id: user, zone }: Pick<PersonRow, 'id' | 'zone'>,
  speech: AppSpeech,
): Form {
  const { say } = speech;
  const known = entrantOf(shown.season, user);
  const mayPlay = shown.season.phase === 'sign-up' || placeIn(shown.season) !== null;
  const now =
    known?.as === 'alternate'
      ? 'only stands by'
      : known?.standsBy === true
        ? 'plays and stands by'
        : 'plays';
  const as: Field = {
    is: 'one',
    name: 'as',
    label: say('league.form as'),
    description: say('league.form rules'),
    options: waysInto(shown).map((value, _, { length }) => ({
      value,
      label: say(`league.form ${value}`),
      isChosen: length === 1 || value === now,
    })),
    isNeeded: true,
  };
  const weeks = weeksOf(shown);
  const away: Field = {
    is: 'list',
    name: 'away',
    label: say('league.form away'),
    description: say('league.form away hint'),
    options: weeks.map((from) => ({
      value: String(from),
      label: say('league.form week', { day: dayIn(from, speech) }),
      isChosen: known?.away.some((one) => one.from === from) ?? false,
    })),
    least: 0,
    most: weeks.length,
    isNeeded: false,
  };
  const lives: Field = {
    is: 'line',
    name: 'zone',
    label: say('league.form zone'),
    description: say('league.form zone hint'),
    longest: LONGEST_ZONE,
    isNeeded: true,
  };
  return {
    press: { do: 'enter', season: shown.row.id },
    title: say('league.form title'),
    fields: [as, ...(mayPlay ? [away] : []), ...(zone === null ? [lives] : [])],
  };
}

/** How somebody may still take part: nobody stands by where computer players play on for whoever drops out. */
function waysInto({ season }: ShownSeason): readonly (typeof AS)[number][] {
  if (season.settings.dropOuts === 'computer') return ['plays'];
  return season.phase === 'sign-up' || placeIn(season) !== null ? AS : ['only stands by'];
}

/** What somebody said in it. */
export function signUpIn(filled: Filled): {
  readonly entry: Omit<Entry, 'user' | 'name'>;
  readonly zone: string | null;
} {
  const [as] = filled.get('as') ?? [];
  const away = (filled.get('away') ?? []).flatMap((said) =>
    /^\d{1,15}$/u.test(said) ? [{ from: Number(said), to: Number(said) + WEEK_MS }] : [],
  );
  const zone = (filled.get('zone')?.[0] ?? '').trim();
  return {
    entry: { onlyStandsBy: as === 'only stands by', standsBy: as !== 'plays', away },
    zone: zone === '' ? null : zone,
  };
}

/** When the weeks of a season begin, as far as a list has room. */
function weeksOf({ season }: ShownSeason): number[] {
  const { begins, settings } = season;
  const end =
    wouldEndAt(season) ?? begins + Math.ceil(settings.matches / settings.atOnce) * 4 * WEEK_MS;
  const count = Math.min(OPTIONS, Math.ceil((end - begins) / WEEK_MS));
  return Array.from({ length: Math.max(1, count) }, (_, week) => begins + week * WEEK_MS);
}

/** A day in words: a list shows no time of Discord's own. */
const dayIn = (at: number, { language }: AppSpeech): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(at);
