import { inEach } from '../../language/in-each.ts';
import { item } from '../../parts/item.ts';
import { oneOr } from '../../parts/one-of.ts';
import type { Edition, Presentation } from '../../presentation/edition.ts';
import { spending, spokenMoves } from '../../presentation/move.ts';
import { ordersIn } from '../../presentation/orders.ts';
import { tableOption } from '../../presentation/starting.ts';
import type { ValleyAction, ValleyKind } from './action.ts';
import { VALLEY_ART } from './art/index.ts';
import { CAVE, LENGTHS, LIMIT, type ValleyConfig } from './config.ts';
import { CAMPS_TO_WIN, SHORT_TURNS } from './content/numbers.ts';
import type { ValleyEvent } from './event.ts';
import { components, isOwnDoing, lines, milestones } from './happenings/index.ts';
import { moments } from './moments.ts';
import { stacksOf } from './moves/stacks.ts';
import { MOVES } from './moves/index.ts';
import type { Asked, CommandName, Taught } from './moves/valley-move.ts';
import { valleyOrders } from './orders.ts';
import { valleyPlaying } from './playing.ts';
import { valleyStory } from './retelling.ts';
import { choiceScene } from './scene/choice.ts';
import { handScene } from './scene/hand.ts';
import { legendScenes } from './scene/legend.ts';
import { sinceScene } from './scene/since.ts';
import { valleyScene } from './scene.ts';
import { debrief } from './spoken/debrief.ts';
import { heading } from './spoken/heading.ts';
import { seatName } from './spoken/names.ts';
import { primerOf } from './spoken/primer.ts';
import { CHAPTERS, rulesOf } from './spoken/rules.ts';
import { hand, result, standing } from './spoken/standing.ts';
import { wrong } from './spoken/wrong.ts';
import type { ValleyState } from './state.ts';
import { upNext } from './up-next.ts';
import type { ValleyView } from './view.ts';
import { type ValleySpeech, valleySpeech } from './words/index.ts';

/** Kinds of questions for which a tribe is called by a name of their own; all others are its turn. */
const CALLED = ['place', 'plan', 'hunger', 'season'] as const;

/** How Valley of the Mammoths shows and speaks itself in the language of a speech. */
function presented(speech: ValleySpeech): Presentation<ValleyAction, ValleyEvent, ValleyView> {
  const { say } = speech;
  return {
    title: say('edition.title'),
    blurb: say('edition.blurb', { camps: CAMPS_TO_WIN }),
    ...spokenMoves<ValleyAction, ValleyView, Asked, ValleySpeech, CommandName, ValleyKind, Taught>({
      moves: MOVES,
      speech,
      about: (name) => ({
        description: say(`commands.${name}.does`),
        button: say(`commands.${name}.button`),
      }),
      asked: ({ seat }, view) => ({ speech, seat, tribe: item(view.tribes, seat), view }),
      call: (kind) => say(`calls.${oneOr(CALLED, kind, 'turn')}`),
      lesson: (name) => say(`lessons.${name}`, { camps: CAMPS_TO_WIN }),
      chapters: CHAPTERS,
      pieces: stacksOf(speech),
    }),
    rules: rulesOf(speech),
    seatName: (seat) => seatName(speech, seat),
    lines: (events) => lines(speech, events),
    options: [
      tableOption('limit', LIMIT, (text) => say(`options.limit.${text}`)),
      tableOption('cave', CAVE, (text) => say(`options.cave.${text}`)),
      tableOption('length', LENGTHS, (text) =>
        say(`options.length.${text}`, { turns: SHORT_TURNS }),
      ),
    ],
    firstMatch: say('options.length.first', { turns: SHORT_TURNS }),
    orders: ordersIn(speech, valleyOrders),
    primer: primerOf(speech),
    soFar: (view, seat) => standing(speech, view, seat),
    heading: (view) => heading(speech, view),
    hand: (view, seat) => hand(speech, view, seat),
    wrong: (typed, view, seat) => wrong(speech, typed, view, seat),
    result: (view, table) => result(speech, view, table),
    debrief: (view, seat, events) => debrief(speech, view, seat, events),
    scene: (view, table) => valleyScene(speech, view, table),
    choiceScene: (view, seat, choices, table) => choiceScene(speech, view, seat, choices, table),
    sinceScene: (view, events, table) => sinceScene(speech, view, events, table),
    handScene: (view, seat, table) => handScene(speech, view, seat, table),
    legendScenes: () => legendScenes(speech),
    story: valleyStory(speech),
  };
}

/** Valley of the Mammoths as it stands on the shelf. */
export const valleyEdition: Edition<
  ValleyState,
  ValleyAction,
  ValleyEvent,
  ValleyView,
  ValleyConfig
> = {
  ...valleyPlaying,
  name: 'Valley of the Mammoths',
  secretKinds: { order: 'asked openly', split: 'asked openly', plan: 'asked openly' },
  spends: spending<ValleyAction>(MOVES),
  orders: valleyOrders,
  round: ({ turn: { number } }) => (number === 0 ? null : number),
  upNext,
  firstMatch: { length: 'short' },
  milestones,
  components,
  moments,
  isOwnDoing,
  art: VALLEY_ART,
  in: inEach((language) => presented(valleySpeech(language))),
};
