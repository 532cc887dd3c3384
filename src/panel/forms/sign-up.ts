import { DAY_MS } from '../../clock/hours.ts';
import { wouldEndAt } from '../../league/playing.ts';
import { entrantOf, type Entry } from '../../league/entering.ts';
import type { AppSpeech } from '../../words/index.ts';
import type { Field, Filled, Form } from '../controls.ts';
import type { Shown } from '../league/names.ts';
import { OPTIONS } from '../limits.ts';

const WEEK_MS = 7 * DAY_MS;

/** How somebody takes part. */
const AS = ['plays', 'plays and stands by', 'only stands by'] as const;

/** The form by which somebody signs up for a season, as it has said before. */
export function signUpForm(shown: Shown, user: string, speech: AppSpeech): Form {
  const { say } = speech;
  const known = entrantOf(shown.season, user);
  const isOpen = shown.season.phase === 'sign-up';
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
    options: AS.filter((one) => isOpen || one === 'only stands by').map((value) => ({
      value,
      label: say(`league.form ${value}`),
      isChosen: !isOpen || value === now,
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
  return {
    press: { do: 'enter', season: shown.row.id },
    title: say('league.form title'),
    fields: [as, ...(isOpen ? [away] : [])],
  };
}

/** What somebody said in it. */
export function signUpIn(filled: Filled): Omit<Entry, 'user' | 'name'> {
  const [as] = filled.get('as') ?? [];
  const away = (filled.get('away') ?? []).flatMap((said) =>
    /^\d{1,15}$/u.test(said) ? [{ from: Number(said), to: Number(said) + WEEK_MS }] : [],
  );
  return {
    onlyStandsBy: as === 'only stands by',
    standsBy: as !== 'plays',
    away,
  };
}

/** When the weeks of a season begin, as far as a list has room. */
function weeksOf({ season }: Shown): number[] {
  const { begins, settings } = season;
  const end =
    wouldEndAt(season) ?? begins + Math.ceil(settings.matches / settings.atOnce) * 4 * WEEK_MS;
  const count = Math.min(OPTIONS, Math.ceil((end - begins) / WEEK_MS));
  return Array.from({ length: Math.max(1, count) }, (_, week) => begins + week * WEEK_MS);
}

/** A day in words: a list shows no time of Discord's own. */
const dayIn = (at: number, { language }: AppSpeech): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(at);
