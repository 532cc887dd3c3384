import { type Speech, speechOf } from '../../../language/say.ts';
import { board as germanBoard } from './de/board.ts';
import { calls as germanCalls } from './de/calls.ts';
import { captions as germanCaptions } from './de/captions.ts';
import { cards as germanCards } from './de/cards.ts';
import { chart as germanChart } from './de/chart.ts';
import { commands as germanCommands } from './de/commands.ts';
import { edition as germanEdition } from './de/edition.ts';
import { fight as germanFight } from './de/fight.ts';
import { ground as germanGround } from './de/ground.ts';
import { heading as germanHeading } from './de/heading.ts';
import { hunt as germanHunt } from './de/hunt.ts';
import { labels as germanLabels } from './de/labels.ts';
import { legend as germanLegend } from './de/legend.ts';
import { lessons as germanLessons } from './de/lessons.ts';
import { looks as germanLooks } from './de/looks.ts';
import { match as germanMatch } from './de/match.ts';
import { names as germanNames } from './de/names.ts';
import { options as germanOptions } from './de/options.ts';
import { orders as germanOrders } from './de/orders.ts';
import { pictures as germanPictures } from './de/pictures.ts';
import { primer as germanPrimer } from './de/primer.ts';
import { questions as germanQuestions } from './de/questions.ts';
import { results as germanResults } from './de/results.ts';
import { rules as germanRules } from './de/rules.ts';
import { season as germanSeason } from './de/season.ts';
import { standing as germanStanding } from './de/standing.ts';
import { story as germanStory } from './de/story.ts';
import { tribe as germanTribe } from './de/tribe.ts';
import { board } from './en/board.ts';
import { calls } from './en/calls.ts';
import { captions } from './en/captions.ts';
import { cards } from './en/cards.ts';
import { chart } from './en/chart.ts';
import { commands } from './en/commands.ts';
import { edition } from './en/edition.ts';
import { fight } from './en/fight.ts';
import { ground } from './en/ground.ts';
import { heading } from './en/heading.ts';
import { hunt } from './en/hunt.ts';
import { labels } from './en/labels.ts';
import { legend } from './en/legend.ts';
import { lessons } from './en/lessons.ts';
import { looks } from './en/looks.ts';
import { match } from './en/match.ts';
import { names } from './en/names.ts';
import { options } from './en/options.ts';
import { orders } from './en/orders.ts';
import { pictures } from './en/pictures.ts';
import { primer } from './en/primer.ts';
import { questions } from './en/questions.ts';
import { results } from './en/results.ts';
import { rules } from './en/rules.ts';
import { season } from './en/season.ts';
import { standing } from './en/standing.ts';
import { story } from './en/story.ts';
import { tribe } from './en/tribe.ts';

/** What Tusk! says, room by room. */
const english = {
  board,
  calls,
  captions,
  cards,
  chart,
  commands,
  edition,
  fight,
  ground,
  heading,
  hunt,
  labels,
  legend,
  lessons,
  looks,
  match,
  names,
  options,
  orders,
  pictures,
  primer,
  questions,
  results,
  rules,
  season,
  standing,
  story,
  tribe,
};

const german = {
  board: germanBoard,
  calls: germanCalls,
  captions: germanCaptions,
  cards: germanCards,
  chart: germanChart,
  commands: germanCommands,
  edition: germanEdition,
  fight: germanFight,
  ground: germanGround,
  heading: germanHeading,
  hunt: germanHunt,
  labels: germanLabels,
  legend: germanLegend,
  lessons: germanLessons,
  looks: germanLooks,
  match: germanMatch,
  names: germanNames,
  options: germanOptions,
  orders: germanOrders,
  pictures: germanPictures,
  primer: germanPrimer,
  questions: germanQuestions,
  results: germanResults,
  rules: germanRules,
  season: germanSeason,
  standing: germanStanding,
  story: germanStory,
  tribe: germanTribe,
};

/** What speaks for Tusk! in one language. */
export type TuskSpeech = Speech<typeof english>;

/** Speaks for Tusk!. */
export const tuskSpeech = speechOf(english, { de: german });
