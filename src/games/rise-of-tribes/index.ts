import type { Decision } from '../../engine/game.ts';
import { inEach } from '../../language/in-each.ts';
import { item } from '../../parts/item.ts';
import { oneOr } from '../../parts/one-of.ts';
import type { Edition, Presentation } from '../../presentation/edition.ts';
import { spending, spokenMoves } from '../../presentation/move.ts';
import { ordersIn } from '../../presentation/orders.ts';
import { tableOption } from '../../presentation/starting.ts';
import type { RiseAction, RiseKind } from './action.ts';
import { RISE_ART } from './art/index.ts';
import { GOALS_IN_HAND, LENGTHS, type RiseConfig, STARTS, SWITCH } from './config.ts';
import { LIMIT, TO_WIN } from './content/numbers.ts';
import type { RiseEvent } from './event.ts';
import { components, isOwnDoing, lines, milestones } from './happenings/index.ts';
import { moments } from './moments.ts';
import { groupsOf } from './moves/carry-out.ts';
import { MOVES } from './moves/index.ts';
import { wholeTurnBy } from './moves/whole-turn.ts';
import type { Asked, CommandName, Taught } from './moves/rise-move.ts';
import { riseOrders } from './orders.ts';
import { risePlaying } from './playing.ts';
import { riseStory } from './retelling.ts';
import { riseScene } from './scene.ts';
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
import { wrong } from './spoken/wrong.ts';
import type { RiseState } from './state.ts';
import { upNext } from './up-next.ts';
import { type RiseView, roundOf } from './view.ts';
import { type RiseSpeech, riseSpeech } from './words/index.ts';

/** Kinds of questions for which a tribe is called by a name of their own; all others are its turn. */
const CALLED = ['place', 'bid', 'give', 'lose', 'offer'] as const;

/** How Rise of Tribes shows and speaks itself in the language of a speech. */
function presented(speech: RiseSpeech): Presentation<RiseAction, RiseEvent, RiseView> {
  const { say } = speech;
  const asked = ({ seat, kind }: Pick<Decision, 'seat' | 'kind'>, view: RiseView): Asked => ({
    speech,
    seat,
    kind,
    tribe: item(view.tribes, seat),
    view,
  });
  return {
    title: say('edition.title'),
    blurb: say('edition.blurb', { points: TO_WIN.whole }),
    ...spokenMoves<RiseAction, RiseView, Asked, RiseSpeech, CommandName, RiseKind, Taught>({
      moves: MOVES,
      speech,
      about: (name) => ({
        description: say(`commands.${name}.does`),
        button: say(`commands.${name}.button`),
      }),
      asked,
      call: (kind, { view: { turn } }) =>
        say(`calls.${oneOr(CALLED, kind, turn.number === 0 ? 'take' : 'turn')}`),
      lesson: (name) => say(`lessons.${name}`, { limit: LIMIT.usual }),
      chapters: CHAPTERS,
      pieces: groupsOf(speech),
    }),
    wholeTurn: wholeTurnBy(asked),
    rules: rulesOf(speech),
    seatName: (seat) => seatName(speech, seat),
    lines: (events, table) => lines(speech, events, table),
    options: [
      tableOption('leaders', SWITCH, (text) => say(`options.leaders.${text}`)),
      tableOption('elders', SWITCH, (text) => say(`options.elders.${text}`)),
      tableOption('goals', GOALS_IN_HAND, (text) => say(`options.goals.${text}`)),
      tableOption('start', STARTS, (text) => say(`options.start.${text}`)),
      tableOption('length', LENGTHS, (text) => say(`options.length.${text}`, TO_WIN)),
    ],
    firstMatch: say('options.length.first', TO_WIN),
    orders: ordersIn(speech, riseOrders),
    primer: primerOf(speech),
    soFar: (view, seat) => standing(speech, view, seat),
    heading: (view) => heading(speech, view),
    hand: (view, seat) => hand(speech, view, seat),
    wrong: (typed, view) => wrong(speech, typed, view),
    result: (view, table) => result(speech, view, table),
    debrief: (view, seat) => debrief(speech, view, seat),
    scene: (view, table) => riseScene(speech, view, table),
    choiceScene: (view, seat, choices, table) => choiceScene(speech, view, seat, choices, table),
    sinceScene: (view, events, table) => sinceScene(speech, view, events, table),
    handScene: (view, seat, table) => handScene(speech, view, seat, table),
    legendScenes: () => legendScenes(speech),
    story: riseStory(speech),
  };
}

/** Rise of Tribes as it stands on the shelf. */
export const riseEdition: Edition<RiseState, RiseAction, RiseEvent, RiseView, RiseConfig> = {
  ...risePlaying,
  name: 'Rise of Tribes',
  secretKinds: { lead: 'asked in secret' },
  spends: spending<RiseAction>(MOVES),
  orders: riseOrders,
  round: ({ turn: { number }, tribes }) => (number === 0 ? null : roundOf(number, tribes.length)),
  upNext,
  firstMatch: { length: 'short' },
  milestones,
  components,
  moments,
  isOwnDoing,
  art: RISE_ART,
  in: inEach((language) => presented(riseSpeech(language))),
};
