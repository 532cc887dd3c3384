import { endsAt, wouldEndAt } from '../../league/playing.ts';
import { placeIn, playersOf } from '../../league/entering.ts';
import type { Season } from '../../league/season.ts';
import type { App } from '../../match/app/app.ts';
import { termsOf } from '../../match/time/terms.ts';
import type { AppSpeech } from '../../words/index.ts';
import { button, buttonRow, type Row } from '../controls.ts';
import { chosenWords } from '../wording/chosen.ts';
import { paceWords } from '../wording/pace.ts';
import { whenWords } from '../wording/when.ts';
import { peopleIn, type ShownSeason, titleOf } from './names.ts';
import { ruledWords } from './ruled.ts';
import { scoringWords } from './scoring.ts';

/** The post of a season: by which people sign up, then how it stands; and what is pressed below it. */
export function seasonPost(
  app: App,
  shown: ShownSeason,
  speech: AppSpeech,
): { readonly content: string; readonly components: readonly Row[] } {
  const { say } = speech;
  const { season } = shown;
  const content = [
    `## 🏆 ${titleOf(shown, speech)}`,
    ...playsWords(app, shown, speech),
    ...stateWords(app, shown, speech),
    ...(season.phase === 'sign-up' || season.phase === 'drawn'
      ? [
          `-# ${scoringWords([season.settings.seats], season.settings, speech)}`,
          '',
          ...rosterWords(shown, speech),
        ]
      : []),
  ];
  const { id } = shown.row;
  const isOver = season.phase === 'over' || season.phase === 'cancelled';
  const mayPlay = season.phase === 'sign-up' || placeIn(season) !== null;
  const enter = button(
    { do: 'enter', season: id },
    say(mayPlay ? 'buttons.enter' : 'buttons.stand by'),
    'answer',
    '🙋',
  );
  const quit = button({ do: 'quit', season: id }, say('buttons.quit'), 'quiet', '🚪');
  const table = button({ do: 'standings', season: id }, say('buttons.standings'), 'quiet', '🏆');
  const schedule = button({ do: 'schedule', season: id }, say('buttons.schedule'), 'quiet', '📅');
  const isDrawn = season.tables.length > 0;
  const mayEnter = mayPlay || season.settings.dropOuts === 'substitute';
  const buttons = [
    ...(isOver ? [] : [...(mayEnter ? [enter] : []), quit]),
    ...(isDrawn ? [table, schedule] : []),
  ];
  return {
    content: content.join('\n'),
    components: buttons.length === 0 ? [] : [buttonRow(buttons)],
  };
}

/** What is played, at which tables, how often and how fast, and what is unusual there. */
function playsWords({ shelf }: App, { season }: ShownSeason, speech: AppSpeech): string[] {
  const { say, language } = speech;
  const { game, config, seats, matches, atOnce, terms } = season.settings;
  const agreed = termsOf({ id: 0, terms });
  const edition = shelf.get(game);
  const plays = say('league.plays', {
    game: edition?.in(language).title ?? game,
    seats,
    count: matches,
    atOnce,
    pace: agreed === null ? '' : paceWords(agreed.pace, say),
  });
  return [plays, ...(edition === undefined ? [] : chosenWords(edition, { config }, speech))];
}

function stateWords(app: App, shown: ShownSeason, speech: AppSpeech): string[] {
  const { say } = speech;
  const { season } = shown;
  const begins = whenWords(new Date(season.begins));
  const end = season.phase === 'sign-up' ? wouldEndAt(season) : endsAt(season);
  const ends = end === null ? [] : [say('league.ends at', { when: whenWords(new Date(end)) })];
  switch (season.phase) {
    case 'sign-up':
      return [
        say('league.sign up until', { until: whenWords(new Date(season.signUpEnds)), begins }),
        ...ends,
        say('league.how'),
      ];
    case 'drawn':
      return [say('league.is drawn', { begins }), ...ends, say(lateWords(season))];
    case 'playing':
      return [
        say('league.is played'),
        ...(season.break === null
          ? []
          : [say('league.rests', { when: whenWords(new Date(season.break.until)) })]),
        ...ends,
      ];
    case 'over':
      return [say('league.is over')];
    case 'cancelled': {
      const nth = season.rulings.findLastIndex(({ deed }) => deed.is === 'cancelled');
      const why = ruledWords(app, shown, nth, speech);
      return [why ?? say('league.was cancelled')];
    }
  }
}

/** What somebody may still do who comes after the draw. */
function lateWords(
  season: Season,
): 'league.place left' | 'league.is closed' | 'league.only stands by' {
  if (placeIn(season) !== null) return 'league.place left';
  return season.settings.dropOuts === 'computer' ? 'league.is closed' : 'league.only stands by';
}

function rosterWords({ season }: ShownSeason, speech: AppSpeech): string[] {
  const { say } = speech;
  const players = playersOf(season).map(({ user }) => user);
  const those = (as: string): string[] =>
    season.entrants.flatMap((one) => (one.as === as ? [one.user] : []));
  const [waiting, alternates] = [those('waiting'), those('alternate')];
  return [
    players.length === 0
      ? say('league.nobody yet')
      : say('league.signed up', { count: players.length, people: peopleIn(players, speech) }),
    ...(waiting.length === 0
      ? []
      : [say('league.wait for a place', { people: peopleIn(waiting, speech) })]),
    ...(alternates.length === 0 || season.settings.dropOuts === 'computer'
      ? []
      : [say('league.stand by', { people: peopleIn(alternates, speech) })]),
  ];
}
