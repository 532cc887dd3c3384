import type { Seat } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import { BARE } from '../../../presentation/plain-scene.ts';
import type { Amount, Card, Scene } from '../../../presentation/scene.ts';
import type { Table } from '../../../presentation/table.ts';
import { type Condition, type Development, GOAL, type GoalId } from '../content/goals.ts';
import { RESOURCES } from '../content/goods.ts';
import { TERRAINS } from '../content/land.ts';
import { controls, onMap, placesOf, villagesOf } from '../ground.ts';
import { total } from '../payment.ts';
import { counted, goodsWords } from '../spoken/names.ts';
import type { RiseView } from '../view.ts';
import type { RiseSpeech } from '../words/index.ts';
import { amount } from './briefs.ts';
import { mapOf } from './ground.ts';
import { stripsOf } from './strips.ts';

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
    map: { ...mapOf(speech, view), marks: [] },
    cards: goalCards(speech, view, seat, hand),
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
    const isAchievement = card.kind === 'achievement';
    return {
      name: say(`names.goal.${goal}`),
      art: goal,
      text: textOf(speech, view, goal),
      gives: isAchievement ? [] : costOf(speech, card),
      gets: isAchievement
        ? {
            icon: 'points',
            name: say('board.points'),
            count: card.points,
            words: counted(speech, card.points, 'points'),
          }
        : null,
      tokens: null,
      faded: false,
      note: isAchievement
        ? soFar(speech, view, seat, card.needs)
        : lacking(speech, view, seat, card),
      offered,
    };
  });

/** What it does or asks for, and its price or worth as it is told. */
function textOf({ say }: RiseSpeech, view: RiseView, goal: GoalId): string {
  const card = GOAL[goal];
  const count = card.kind === 'achievement' ? neededFor(view, card.needs) : 0;
  return say(`pictures.goals.${goal}`, { count });
}

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

/** What is still to be paid for. */
function lacking(
  speech: RiseSpeech,
  view: RiseView,
  seat: Seat,
  { cost, any = 0 }: Development,
): string {
  const { say } = speech;
  const { goods } = item(view.tribes, seat);
  const lack = Object.fromEntries(
    RESOURCES.map((kind) => [kind, Math.max(0, (cost[kind] ?? 0) - goods[kind])]),
  );
  if (total(lack) > 0) return say('pictures.lacks', { goods: goodsWords(speech, lack) });
  const more = total(cost) + any - total(goods);
  if (more <= 0 || any === 0) return say('pictures.ready');
  return say('pictures.lacks any', { goods: counted(speech, more, 'resources') });
}

function soFar({ say }: RiseSpeech, view: RiseView, seat: Seat, needs: Condition): string {
  const all = neededFor(view, needs);
  const count = countOf(view, seat, needs);
  return count >= all ? say('pictures.ready') : say('pictures.so far', { count, all });
}

const neededFor = ({ tribes }: RiseView, needs: Condition): number => {
  switch (needs.has) {
    case 'lands':
      return TERRAINS.length;
    case 'tiles':
      return needs.count[tribes.length] ?? 0;
    default:
      return needs.count;
  }
};

function countOf(view: RiseView, seat: Seat, needs: Condition): number {
  const tribe = item(view.tribes, seat);
  const held = placesOf(view).filter((at) => controls(view, seat, at));
  switch (needs.has) {
    case 'lands':
      return new Set(held.map((at) => view.terrain[at])).size;
    case 'members':
      return onMap(tribe);
    case 'villages':
      return villagesOf(tribe).length;
    case 'tiles':
      return held.length;
  }
}
