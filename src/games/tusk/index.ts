import type { Seat } from '../../engine/game.ts';
import { leftOf } from '../../parts/seats.ts';
import { inEach } from '../../language/in-each.ts';
import { item } from '../../parts/item.ts';
import type { Edition, Presentation } from '../../presentation/edition.ts';
import { spending, spokenMoves } from '../../presentation/move.ts';
import { ordersIn } from '../../presentation/orders.ts';
import { tableOption } from '../../presentation/starting.ts';
import { CARDS_DRAWN } from './content/numbers.ts';
import { MAMMOTH_FOOD } from './content/tribe.ts';
import { MOVES } from './moves/index.ts';
import type { Asked, CommandName, Taught } from './moves/tusk-move.ts';
import type { TuskAction, TuskKind } from './action.ts';
import { TUSK_ART } from './art/index.ts';
import type { TuskEvent } from './event.ts';
import { tuskStory } from './retelling.ts';
import { tuskPlaying } from './playing.ts';
import { LENGTHS, STARTS, type TuskConfig } from './config.ts';
import { RULES, SHORT } from './content/versions.ts';
import { placeName } from './map.ts';
import { tuskOrders } from './orders.ts';
import { tuskScene } from './scene.ts';
import { choiceScene } from './scene/choice.ts';
import { handScene } from './scene/hand.ts';
import { legendScenes } from './scene/legend.ts';
import { sinceScene } from './scene/since.ts';
import { dealsClosed } from './spoken/deals.ts';
import { debrief } from './spoken/debrief.ts';
import { heading } from './spoken/heading.ts';
import { memberPieces } from './spoken/members.ts';
import { goodsWords, kindName, seatName } from './spoken/names.ts';
import { primerOf } from './spoken/primer.ts';
import { CHAPTERS, rulesOf } from './spoken/rules.ts';
import { hand, result, standing } from './spoken/standing.ts';
import { wrong } from './spoken/wrong.ts';
import type { TuskState } from './state.ts';
import { components, isOwnDoing, lines, milestones } from './happenings/index.ts';
import type { TuskView } from './view.ts';
import { type TuskSpeech, tuskSpeech } from './words/index.ts';

/** How Tusk! shows and speaks itself in the language of a speech. */
const presented = (speech: TuskSpeech): Presentation<TuskAction, TuskEvent, TuskView> => {
  const { say } = speech;
  const short = { count: SHORT[RULES] };
  return {
    title: say('edition.title'),
    blurb: say('edition.blurb'),
    ...spokenMoves<TuskAction, TuskView, Asked, TuskSpeech, CommandName, TuskKind, Taught>({
      moves: MOVES,
      speech,
      about: (name) => ({
        description: say(`commands.${name}.does`, { drawn: CARDS_DRAWN, food: MAMMOTH_FOOD }),
        button: say(`commands.${name}.button`),
      }),
      asked: ({ seat }, view) => ({ speech, seat, tribe: item(view.tribes, seat), view }),
      call(kind, { view: { stages } }, { about }) {
        const fight = stages.findLast(({ stage }) => stage === 'fight');
        const place = fight?.stage === 'fight' ? placeName(fight.at) : '';
        return say(`calls.${kind}`, { place, member: about ?? '' });
      },
      lesson: (name) => say(`lessons.${name}`),
      chapters: CHAPTERS,
      pieces: memberPieces(speech),
    }),
    rules: rulesOf(speech),
    seatName: (seat) => seatName(speech, seat),
    lines: (events, table) => lines(speech, events, table),
    options: [
      tableOption('start', STARTS, (text) => say(`options.start.${text}`)),
      tableOption('length', LENGTHS, (text) => say(`options.length.${text}`, short)),
    ],
    firstMatch: say('options.length.first', short),
    orders: ordersIn(speech, tuskOrders),
    primer: primerOf(speech),
    soFar: (view, seat) => standing(speech, item(view.tribes, seat), view),
    heading: (view) => heading(speech, view),
    hand: (view, seat) => hand(speech, view, seat),
    goods: (goods) => goodsWords(speech, goods),
    kindOfGoods: (kind) => kindName(speech, kind),
    wrong: (typed, view, seat) => wrong(speech, typed, view, seat),
    dealsClosed: (view, seat) => dealsClosed(speech, view, seat),
    result: (view, table) => result(speech, view, table),
    debrief: (view, seat) => debrief(speech, view, seat),
    scene: (view, table) => tuskScene(speech, view, table),
    choiceScene: (view, seat, choices, table) => choiceScene(speech, view, seat, choices, table),
    sinceScene: (view, events, table) => sinceScene(speech, view, events, table),
    handScene: (view, seat, table) => handScene(speech, view, seat, table),
    legendScenes: () => legendScenes(speech),
    story: tuskStory(speech),
  };
};

/** Tribes place, draft and have their turns clockwise from the first player; after the last turn comes the hunt. */
function upNext({ stages: [stage], tribes, first }: TuskView): Seat | null {
  if (stage === undefined || !['placing', 'drafting', 'tribe'].includes(stage.stage)) return null;
  if (!('seat' in stage)) return null;
  const next = leftOf(stage.seat, tribes.length);
  return stage.stage === 'tribe' && next === first ? null : next;
}

/** Tusk! as it stands on the shelf. */
export const tuskEdition: Edition<TuskState, TuskAction, TuskEvent, TuskView, TuskConfig> = {
  ...tuskPlaying,
  name: 'Tusk!',
  secretKinds: { draft: 'asked in secret' },
  spends: spending<TuskAction>(MOVES),
  orders: tuskOrders,
  round: ({ turn }) => (turn === 0 ? null : turn),
  upNext,
  firstMatch: { length: 'short' },
  milestones,
  components,
  isOwnDoing,
  art: TUSK_ART,
  in: inEach((language) => presented(tuskSpeech(language))),
};
