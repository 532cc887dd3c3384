import type { Seat } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import { BARE } from '../../../presentation/plain-scene.ts';
import type { Amount, Card, Pane, Scene } from '../../../presentation/scene.ts';
import type { Table } from '../../../presentation/table.ts';
import { together } from '../../../presentation/together.ts';
import { type Development, GOAL, type GoalId } from '../content/goals.ts';
import { RESOURCES } from '../content/goods.ts';
import { goalEffect } from '../spoken/effects.ts';
import { goalLack } from '../spoken/lacks.ts';
import { counted } from '../spoken/names.ts';
import type { RiseView } from '../view.ts';
import type { RiseSpeech } from '../words/index.ts';
import { amount } from './briefs.ts';
import { stripsOf } from './strips.ts';

/** More would be too many to be read on a phone, and to be told: then each is a line. */
const MOST_CARDS = 6;

/** The goals that a seat has in progress, and how near each is. Null where it has none. */
export function handScene(
  speech: RiseSpeech,
  view: RiseView,
  seat: Seat,
  table: Table,
): Scene | null {
  const { say, language } = speech;
  const hand = item(view.tribes, seat).hand ?? [];
  if (hand.length === 0) return null;
  return {
    ...BARE,
    game: 'rise-of-tribes',
    language,
    title: {
      match: table.matchName,
      round: say('pictures.hand'),
      phase: say(view.options.open ? 'pictures.open' : 'pictures.secret'),
      toMove: [],
    },
    ...(hand.length <= MOST_CARDS
      ? { cards: goalCards(speech, view, seat, hand) }
      : { panes: [goalPane(speech, view, seat, hand)] }),
    strips: stripsOf(speech, view, table),
    shown: [seat],
  };
}

/** Goals as cards: what each costs or is worth, what it does, and how near it is. */
export const goalCards = (
  speech: RiseSpeech,
  view: RiseView,
  seat: Seat,
  goals: readonly GoalId[],
  offered = false,
): Card[] =>
  goals.map((goal) => {
    const card = GOAL[goal];
    const { say } = speech;
    return {
      name: say(`names.goal.${goal}`),
      art: goal,
      text: together(goalEffect(speech, goal, view.tribes.length).replace(/\.$/, '')),
      gives: card.kind === 'development' ? costOf(speech, card) : [],
      gets:
        card.kind === 'achievement'
          ? {
              icon: 'points',
              name: say('board.points'),
              count: card.points,
              words: counted(speech, card.points, 'points'),
            }
          : null,
      tokens: null,
      faded: false,
      note: together(nearWords(speech, view, seat, goal)),
      offered,
    };
  });

const costOf = (speech: RiseSpeech, { cost, any = 0 }: Development): Amount[] => [
  ...RESOURCES.flatMap((kind) => {
    const count = cost[kind] ?? 0;
    return count === 0 ? [] : [amount(speech, kind, count)];
  }),
  ...(any === 0
    ? []
    : [
        {
          icon: 'any',
          name: speech.say('legend.any'),
          count: any,
          words: counted(speech, any, 'resources'),
        },
      ]),
];

/** What is still lacking, or that nothing is. */
function nearWords(speech: RiseSpeech, view: RiseView, seat: Seat, goal: GoalId): string {
  const what = goalLack(speech, view, item(view.tribes, seat), goal);
  if (what === null) return speech.say('pictures.ready');
  const card = GOAL[goal];
  const isCounted = card.kind === 'achievement' && card.needs.has !== 'lands';
  return isCounted ? what : speech.say('pictures.lacks', { what });
}

/** Goals line by line. */
export const goalPane = (
  speech: RiseSpeech,
  view: RiseView,
  seat: Seat,
  goals: readonly GoalId[],
): Pane => ({
  title: speech.say('pictures.hand'),
  rows: goals.map((goal) => {
    const name = speech.say(`names.goal.${goal}`);
    const near = nearWords(speech, view, seat, goal);
    const words = speech.say('pictures.goal in words', { name, near });
    return { row: 'entry', texture: null, icon: goal, text: name, value: near, words };
  }),
});
