import { type Speech, speechOf } from '../../../language/say.ts';
import { board as germanBoard } from './de/board.ts';
import { calls as germanCalls } from './de/calls.ts';
import { captions as germanCaptions } from './de/captions.ts';
import { cards as germanCards } from './de/cards.ts';
import { chart as germanChart } from './de/chart.ts';
import { commands as germanCommands } from './de/commands.ts';
import { edition as germanEdition } from './de/edition.ts';
import { heading as germanHeading } from './de/heading.ts';
import { labels as germanLabels } from './de/labels.ts';
import { legend as germanLegend } from './de/legend.ts';
import { lessons as germanLessons } from './de/lessons.ts';
import { names as germanNames } from './de/names.ts';
import { options as germanOptions } from './de/options.ts';
import { orders as germanOrders } from './de/orders.ts';
import { pictures as germanPictures } from './de/pictures.ts';
import { primer as germanPrimer } from './de/primer.ts';
import { questions as germanQuestions } from './de/questions.ts';
import { rules as germanRules } from './de/rules.ts';
import { standing as germanStanding } from './de/standing.ts';
import { story as germanStory } from './de/story.ts';
import { told as germanTold } from './de/told.ts';
import { board } from './en/board.ts';
import { calls } from './en/calls.ts';
import { captions } from './en/captions.ts';
import { cards } from './en/cards.ts';
import { chart } from './en/chart.ts';
import { commands } from './en/commands.ts';
import { edition } from './en/edition.ts';
import { heading } from './en/heading.ts';
import { labels } from './en/labels.ts';
import { legend } from './en/legend.ts';
import { lessons } from './en/lessons.ts';
import { names } from './en/names.ts';
import { options } from './en/options.ts';
import { orders } from './en/orders.ts';
import { pictures } from './en/pictures.ts';
import { primer } from './en/primer.ts';
import { questions } from './en/questions.ts';
import { rules } from './en/rules.ts';
import { standing } from './en/standing.ts';
import { story } from './en/story.ts';
import { told } from './en/told.ts';

/** What Stone Age says, room by room. */
const english = {
  board,
  calls,
  captions,
  cards,
  chart,
  commands,
  edition,
  heading,
  labels,
  legend,
  lessons,
  names,
  options,
  orders,
  pictures,
  primer,
  questions,
  rules,
  standing,
  story,
  told,
};

const german = {
  board: germanBoard,
  calls: germanCalls,
  captions: germanCaptions,
  cards: germanCards,
  chart: germanChart,
  commands: germanCommands,
  edition: germanEdition,
  heading: germanHeading,
  labels: germanLabels,
  legend: germanLegend,
  lessons: germanLessons,
  names: germanNames,
  options: germanOptions,
  orders: germanOrders,
  pictures: germanPictures,
  primer: germanPrimer,
  questions: germanQuestions,
  rules: germanRules,
  standing: germanStanding,
  story: germanStory,
  told: germanTold,
};

/** What speaks for Stone Age in one language. */
export type StoneAgeSpeech = Speech<typeof english>;

/** Speaks for Stone Age. */
export const stoneAgeSpeech = speechOf(english, { de: german });
