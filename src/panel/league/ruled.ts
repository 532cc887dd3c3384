import { warningsUntil } from '../../league/directing.ts';
import type { Ruling } from '../../league/season.ts';
import type { App } from '../../match/app/app.ts';
import { tableName } from '../../match/league/names.ts';
import { termsOf, USUAL_TERMS } from '../../match/time/terms.ts';
import type { AppSpeech } from '../../words/index.ts';
import { whenWords } from '../wording/when.ts';
import { chosenWords } from '../wording/chosen.ts';
import { paceWords } from '../wording/pace.ts';
import { asksWords, votesWords } from './ballot.ts';
import { scoringWords, sizesOf } from './scoring.ts';
import {
  calledTo,
  divisionOf,
  placesWords,
  quoted,
  type ShownSeason,
  titleOf,
  whoIs,
} from './names.ts';

/** The nth ruling of a season, from 0, in a line; null where there is none. */
export function ruledWords(
  { shelf }: Pick<App, 'shelf'>,
  shown: ShownSeason,
  nth: number,
  speech: AppSpeech,
): string | null {
  const ruling = shown.season.rulings[nth];
  if (ruling === undefined) return null;
  const { by, why } = ruling;
  return speech.say('league.ruled', {
    title: titleOf(shown, speech),
    what: didWords(shelf, shown, ruling, nth, speech),
    by: by === null ? '' : ` · ${whoIs(by, speech)}`,
    why: why === '' ? '' : speech.say('league.ruled why', { why: quoted(why) }),
  });
}

function didWords(
  shelf: App['shelf'],
  shown: ShownSeason,
  { deed }: Ruling,
  nth: number,
  speech: AppSpeech,
): string {
  const { say } = speech;
  const { season } = shown;
  const named = (user: string): string => whoIs(user, speech);
  switch (deed.is) {
    case 'moved':
      return say('league.did moved', {
        player: named(deed.user),
        from: divisionOf(shown, deed.from, speech),
        to: divisionOf(shown, deed.to, speech),
      });
    case 'joined':
      return say('league.did joined', { player: named(deed.user) });
    case 'more time':
      return say('league.did more time', { count: deed.days });
    case 'break':
      return say('league.did break', { when: whenWords(new Date(deed.until)) });
    case 'round ended':
      return say('league.did round ended', { round: deed.round + 1 });
    case 'settings':
      return settingsWords(deed, speech);
    case 'game': {
      const edition = shelf.get(season.settings.game);
      const from = fromWhen(deed, speech);
      if (edition === undefined || deed.config === undefined)
        return say('league.did game', { from });
      const options = chosenWords(edition, deed, speech, 'all').join(' · ');
      return say('league.did options', { from, options });
    }
    case 'pace': {
      const terms = termsOf({ id: 0, terms: deed.terms }) ?? USUAL_TERMS;
      const facts = { from: fromWhen(deed, speech), pace: paceWords(terms.pace, say) };
      return deed.pauseDays === null
        ? say('league.did pace', facts)
        : say('league.did pace and pause', { ...facts, count: deed.pauseDays });
    }
    case 'points': {
      const scoring = scoringWords(sizesOf(season.settings), deed.scoring, speech);
      return say('league.did points', { from: fromWhen(deed, speech), scoring });
    }
    case 'corrected': {
      const places = placesWords(season, deed.table, deed.after.places, speech);
      const facts = { table: tableName(shown, deed.table), places };
      return season.phase === 'over'
        ? say('league.did corrected late', facts)
        : say('league.did corrected', facts);
    }
    case 'voided':
      return say('league.did voided', { table: tableName(shown, deed.table) });
    case 'replayed':
      return say('league.did replayed', {
        table: tableName(shown, deed.table),
        as: tableName(shown, deed.as),
      });
    case 'penalty':
      return say('league.did penalty', { player: named(deed.user), count: deed.points });
    case 'warned': {
      const warnings = warningsUntil(season, nth, deed.user);
      const player = named(deed.user);
      return warnings > 1
        ? say('league.did red', { player, nth: warnings })
        : say('league.did warned', { player });
    }
    case 'dropped':
      return say('league.did dropped', { player: named(deed.user) });
    case 'stands in':
      return say('league.did stands in', { player: named(deed.user), other: named(deed.for) });
    default:
      return say(`league.did ${deed.is}`);
  }
}

function settingsWords(
  deed: Extract<Ruling['deed'], { is: 'settings' }>,
  speech: AppSpeech,
): string {
  const { say } = speech;
  const { matches: count, roundDays, limit, ...facts } = deed.settings;
  return say('league.did settings', {
    from: fromWhen(deed, speech),
    matches: say('league.did matches', { count, ...facts }),
    dates:
      roundDays === null
        ? say('league.did no dates', facts)
        : say('league.did dates', { ...facts, roundDays }),
    people:
      limit === null
        ? say('league.did sizes', facts)
        : say('league.did sizes and limit', { ...facts, limit }),
  });
}

/** From which season on something is played otherwise. */
const fromWhen = ({ isNow }: { readonly isNow: boolean }, { say }: AppSpeech): string =>
  say(isNow ? 'league.from this season' : 'league.from the next season');

/** The nth claim of a season, from 0, or what was decided of it. */
export function claimWords(shown: ShownSeason, nth: number, speech: AppSpeech): string | null {
  const { say } = speech;
  const claim = shown.season.claims[nth];
  if (claim === undefined) return null;
  const { answer, by, table: number, text, vote } = claim;
  const title = titleOf(shown, speech);
  const table =
    number === null ? '' : say('league.claimed at', { table: tableName(shown, number) });
  if (answer !== null)
    return say('league.claim answered', {
      title,
      table,
      claimer: whoIs(by, speech),
      by: whoIs(answer.by, speech),
      text: quoted(answer.text),
    });
  const came = vote?.came ?? null;
  if (came !== null) {
    const head = say(`league.claim ${came}`, { title, table, claimer: whoIs(by, speech) });
    return [head, ...votesWords(shown, claim, speech)].join('\n');
  }
  const called = calledTo(shown, claim);
  const roles = [
    ...called.roles.map((role) => `<@&${role}>`),
    ...called.users.map((user) => whoIs(user, speech)),
  ].join(' ');
  const asks = asksWords(shown, claim, speech);
  return say('league.claimed', {
    title,
    table,
    by: whoIs(by, speech),
    text: quoted(text),
    asks: asks === '' ? '' : say('league.claimed asking', { asks }),
    roles,
  });
}
