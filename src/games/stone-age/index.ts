import { inEach } from '../../language/in-each.ts';
import type { Edition, Presentation } from '../../presentation/edition.ts';
import { item } from '../../parts/item.ts';
import { spending, spokenMoves } from '../../presentation/move.ts';
import { ordersIn } from '../../presentation/orders.ts';
import { tableOption } from '../../presentation/starting.ts';
import { HERDS, LENGTHS, STARTS, type StoneAgeConfig } from './config.ts';
import { HUNGER, MOST_TILES } from './content/numbers.ts';
import { RULES, SHORT } from './content/versions.ts';
import { MOVES } from './moves/index.ts';
import type { Asked, CommandName, Taught } from './moves/stone-age-move.ts';
import type { StoneAgeAction, StoneAgeKind } from './action.ts';
import { adviser } from './adviser.ts';
import { STONE_AGE_ART } from './art/index.ts';
import type { StoneAgeEvent } from './event.ts';
import { stoneAgeOrders } from './orders.ts';
import { spokenPreferences, preferences } from './preferences.ts';
import { stoneAgePlaying } from './playing.ts';
import { stoneAgeStory } from './retelling.ts';
import { stoneAgeScene } from './scene.ts';
import { choiceScene } from './scene/choice.ts';
import { handScene } from './scene/hand.ts';
import { legendScenes } from './scene/legend.ts';
import { sinceScene } from './scene/since.ts';
import { debrief } from './spoken/debrief.ts';
import { heading } from './spoken/heading.ts';
import { seatName } from './spoken/names.ts';
import { primerOf } from './spoken/primer.ts';
import { CHAPTERS, rulesOf } from './spoken/rules.ts';
import { hand, result, standing } from './spoken/standing.ts';
import type { StoneAgeState } from './state.ts';
import { components, isOwnDoing, lines, milestones } from './happenings/index.ts';
import { upNext } from './up-next.ts';
import type { StoneAgeView } from './view.ts';
import { type StoneAgeSpeech, stoneAgeSpeech } from './words/index.ts';

/** How Stone Age shows and speaks itself in the language of a speech. */
function presented(
  speech: StoneAgeSpeech,
): Presentation<StoneAgeAction, StoneAgeEvent, StoneAgeView> {
  const { say } = speech;
  const short = { count: SHORT[RULES] };
  return {
    title: say('edition.title'),
    blurb: say('edition.blurb'),
    ...spokenMoves<
      StoneAgeAction,
      StoneAgeView,
      Asked,
      StoneAgeSpeech,
      CommandName,
      StoneAgeKind,
      Taught
    >({
      moves: MOVES,
      speech,
      about: (name) => ({
        description: say(`commands.${name}.does`, { hunger: HUNGER }),
        button: say(`commands.${name}.button`),
      }),
      asked: ({ seat }, view) => ({ speech, seat, tribe: item(view.tribes, seat), view }),
      call: (kind, { view: { round } }) => say(`calls.${kind}`, { round }),
      lesson: (name) =>
        say(`lessons.${name}`, { hunger: HUNGER, mostTiles: MOST_TILES, short: SHORT[RULES] }),
      chapters: CHAPTERS,
    }),
    rules: rulesOf(speech),
    seatName: (seat) => seatName(speech, seat),
    lines: (events) => lines(speech, events),
    options: [
      tableOption('herd', HERDS, (text) => say(`options.herd.${text}`)),
      tableOption('start', STARTS, (text) => say(`options.start.${text}`)),
      tableOption('length', LENGTHS, (text) => say(`options.length.${text}`, short)),
    ],
    firstMatch: say('options.length.first', short),
    orders: ordersIn(speech, stoneAgeOrders),
    preferences: spokenPreferences(speech),
    primer: primerOf(speech),
    soFar: (view, seat) => standing(speech, view, seat),
    heading: (view) => heading(speech, view),
    hand: (view, seat) => hand(speech, view, seat),
    result: (view, table) => result(speech, view, table),
    debrief: (view, seat, events) => debrief(speech, view, seat, events),
    scene: (view, table) => stoneAgeScene(speech, view, table),
    choiceScene: (view, seat, choices, table) => choiceScene(speech, view, seat, choices, table),
    sinceScene: (view, events, table) => sinceScene(speech, view, events, table),
    handScene: (view, seat, table) => handScene(speech, view, seat, table),
    legendScenes: () => legendScenes(speech),
    story: stoneAgeStory(speech),
  };
}

/** Stone Age as it stands on the shelf. */
export const stoneAgeEdition: Edition<
  StoneAgeState,
  StoneAgeAction,
  StoneAgeEvent,
  StoneAgeView,
  StoneAgeConfig
> = {
  ...stoneAgePlaying,
  adviser,
  name: 'Stone Age',
  spends: spending<StoneAgeAction>(MOVES),
  orders: stoneAgeOrders,
  preferences,
  round: ({ round }) => round,
  upNext,
  firstMatch: { length: 'short' },
  milestones,
  components,
  isOwnDoing,
  art: STONE_AGE_ART,
  in: inEach((language) => presented(stoneAgeSpeech(language))),
};
