import { inEach } from '../../../src/language/in-each.ts';
import type { Edition, Presentation } from '../../../src/presentation/edition.ts';
import { plainLine } from '../../../src/presentation/line.ts';
import type { SteadingAction, SteadingEvent } from './action.ts';
import { STEADING_ART } from './art.ts';
import { commandFor, commandsOf, spokenAmounts, spokenPicks } from './commands.ts';
import { steadingPlaying } from './playing.ts';
import { choiceScene, handScene, steadingScene } from './scene.ts';
import { hand, heading, label, lines, question, result, rulesOf, seatName } from './spoken.ts';
import type { SteadingConfig, SteadingState } from './state.ts';
import { steadingStory } from './story.ts';
import type { SteadingView } from './view.ts';
import { type SteadingSpeech, steadingSpeech } from './words/index.ts';

/** How the game shows and speaks itself in the language of a speech. */
const presented = (
  speech: SteadingSpeech,
): Presentation<SteadingAction, SteadingEvent, SteadingView> => ({
  title: speech.say('names.title'),
  blurb: speech.say('names.blurb'),
  commands: commandsOf(speech),
  rules: rulesOf(speech),
  seatName: (seat) => seatName(speech, seat),
  lines: (events) => lines(speech, events).map(plainLine),
  question: (decision, view) => question(speech, decision, view),
  phrase: ({ action }, decision, view) => ({
    ...commandFor(speech, action, decision),
    label: label(speech, action, decision, view),
  }),
  amounts: (asked, decision) => spokenAmounts(speech, asked, decision),
  picks: () => spokenPicks(speech),
  heading: (view) => heading(speech, view),
  hand: (view, seat) => hand(speech, view, seat),
  result: (view, table) => result(speech, view, table),
  scene: (view, table) => steadingScene(speech, view, table),
  choiceScene: (view, seat, choices, table) => choiceScene(speech, view, seat, choices, table),
  handScene: (view, seat, table) => handScene(speech, view, seat, table),
  story: steadingStory(speech),
});

/** The small game as it would stand on a shelf. */
export const steadingEdition: Edition<
  SteadingState,
  SteadingAction,
  SteadingEvent,
  SteadingView,
  SteadingConfig
> = {
  ...steadingPlaying,
  name: 'Steading',
  round: ({ round }) => round,
  milestones: { rounds: 'roundBegan', storms: 'stormed' },
  isOwnDoing: (event, seat) =>
    event.type !== 'stormed' && event.type !== 'fed' && 'seat' in event && event.seat === seat,
  art: STEADING_ART,
  in: inEach((language) => presented(steadingSpeech(language))),
};
