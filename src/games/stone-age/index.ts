import { inEach } from '../../language/in-each.ts';
import type { Edition, Presentation } from '../../presentation/edition.ts';
import { item } from '../../parts/item.ts';
import { spending, spokenMoves } from '../../presentation/move.ts';
import { HUNGER } from './content/numbers.ts';
import { MOVES } from './moves/index.ts';
import type { Asked, CommandName } from './moves/stone-age-move.ts';
import type { StoneAgeAction } from './action.ts';
import { STONE_AGE_ART } from './art/index.ts';
import type { StoneAgeConfig } from './config.ts';
import { BUILDINGS } from './content/buildings.ts';
import { CARDS } from './content/cards.ts';
import { TILES } from './content/herd.ts';
import type { StoneAgeEvent } from './event.ts';
import { stoneAgeOrders } from './orders.ts';
import { stoneAgePlaying } from './playing.ts';
import { stoneAgeStory } from './retelling.ts';
import { stoneAgeScene } from './scene.ts';
import { choiceScene } from './scene/choice.ts';
import { handScene } from './scene/hand.ts';
import { legendScenes } from './scene/legend.ts';
import { sinceScene } from './scene/since.ts';
import { call } from './spoken/calls.ts';
import { heading } from './spoken/heading.ts';
import { lessons } from './spoken/lessons.ts';
import { seatName } from './spoken/names.ts';
import { spokenOrders } from './spoken/orders.ts';
import { firstMatchOf, optionsOf } from './spoken/options.ts';
import { primerOf } from './spoken/primer.ts';
import { question } from './spoken/questions.ts';
import { rulesOf } from './spoken/rules.ts';
import { hand, result, standing } from './spoken/standing.ts';
import type { StoneAgeState } from './state.ts';
import { isOwnDoing, lines } from './happenings/index.ts';
import { upNext } from './up-next.ts';
import type { StoneAgeView } from './view.ts';
import { type StoneAgeSpeech, stoneAgeSpeech } from './words/index.ts';

/** How Stone Age shows and speaks itself in the language of a speech. */
const presented = (
  speech: StoneAgeSpeech,
): Presentation<StoneAgeAction, StoneAgeEvent, StoneAgeView> => ({
  title: speech.say('edition.title'),
  blurb: speech.say('edition.blurb'),
  ...spokenMoves<StoneAgeAction, StoneAgeView, Asked, StoneAgeSpeech, CommandName>({
    moves: MOVES,
    speech,
    about: (name) => ({
      description: speech.say(`commands.${name}.does`, { hunger: HUNGER }),
      button: speech.say(`commands.${name}.button`),
    }),
    asked: ({ seat }, view) => ({ speech, seat, tribe: item(view.tribes, seat), view }),
  }),
  rules: rulesOf(speech),
  seatName: (seat) => seatName(speech, seat),
  lines: (events) => lines(speech, events),
  question: (decision, view) => question(speech, decision, view),
  call: (decision, view) => call(speech, decision, view),
  lessons: (choices, decision, view) => lessons(speech, choices, decision, view),
  options: optionsOf(speech),
  firstMatch: firstMatchOf(speech),
  orders: spokenOrders(speech),
  primer: primerOf(speech),
  soFar: (view, seat) => standing(speech, view, seat),
  heading: (view) => heading(speech, view),
  hand: (view, seat) => hand(speech, view, seat),
  result: (view, table) => result(speech, view, table),
  scene: (view, table) => stoneAgeScene(speech, view, table),
  choiceScene: (view, seat, choices, table) => choiceScene(speech, view, seat, choices, table),
  sinceScene: (view, events, table) => sinceScene(speech, view, events, table),
  handScene: (view, seat, table) => handScene(speech, view, seat, table),
  legendScenes: () => legendScenes(speech),
  story: stoneAgeStory(speech),
});

/** Stone Age as it stands on the shelf. */
export const stoneAgeEdition: Edition<
  StoneAgeState,
  StoneAgeAction,
  StoneAgeEvent,
  StoneAgeView,
  StoneAgeConfig
> = {
  ...stoneAgePlaying,
  name: 'Stone Age',
  spends: spending<StoneAgeAction>(MOVES),
  orders: stoneAgeOrders,
  round: ({ round }) => round,
  upNext,
  firstMatch: { length: 'short' },
  milestones: {
    rounds: 'roundBegan',
    buildings: 'buildingBuilt',
    cards: 'cardTaken',
    herds: 'herdTamed',
    ties: 'herdTied',
  },
  components: {
    cards: {
      all: CARDS,
      broughtBy: (event) => (event.type === 'cardTaken' ? event.card : null),
    },
    buildings: {
      all: BUILDINGS,
      broughtBy: (event) => (event.type === 'buildingBuilt' ? event.building : null),
    },
    tiles: {
      all: TILES,
      broughtBy: (event) => (event.type === 'herdTamed' ? event.tile : null),
    },
  },
  isOwnDoing,
  art: STONE_AGE_ART,
  in: inEach((language) => presented(stoneAgeSpeech(language))),
};
