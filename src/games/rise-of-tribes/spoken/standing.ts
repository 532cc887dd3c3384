import type { Seat } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import { resultOf } from '../../../presentation/result.ts';
import type { SpokenTable } from '../../../presentation/table.ts';
import type { GoalId } from '../content/goals.ts';
import { LEADER } from '../content/leaders.ts';
import { onMap, villagesOf } from '../ground.ts';
import { type Scored, SCORING } from '../scored.ts';
import type { RiseView } from '../view.ts';
import type { RiseSpeech } from '../words/index.ts';
import { goalCost, goalEffect, leaderEffect } from './effects.ts';
import { counted, goodsWords, seatName } from './names.ts';

/** What points come from: `villages 4, goals 2`. */
export function partsWords({ say }: RiseSpeech, scored: Scored): string {
  const parts = SCORING.flatMap((part) => {
    const count = scored[part];
    return count === 0 ? [] : [say(`standing.parts.${part}`, { count })];
  });
  return parts.length === 0 ? say('standing.no points') : parts.join(', ');
}

/** How it stands for a seat: `⭐ 6 points of 15: villages 4, goals 2.` */
export function standing(speech: RiseSpeech, view: RiseView, seat: Seat): string {
  const { points, scored } = item(view.tribes, seat);
  return speech.say('standing.so far', {
    points: counted(speech, points, 'points'),
    toWin: view.toWin,
    parts: partsWords(speech, scored),
  });
}

/** What a seat has: members, villages, goods, and its goals, in hand and completed. */
export function hand(speech: RiseSpeech, view: RiseView, seat: Seat): string {
  const { say } = speech;
  const tribe = item(view.tribes, seat);
  const { leader, goods, done, hand: goals, bottom, handCount: count } = tribe;
  const named = (all: readonly GoalId[]): string =>
    all.map((goal) => say(`names.goal.${goal}`)).join(', ');
  const held =
    goals === null
      ? [say('standing.hidden hand', { count })]
      : goals.length === 0
        ? [say('standing.none in hand')]
        : goals.map((goal) =>
            say('standing.in hand', {
              goal: say(`names.goal.${goal}`),
              cost: goalCost(speech, goal),
              effect: goalEffect(speech, goal, view.tribes.length),
            }),
          );
  return [
    say('standing.has', {
      seat: seatName(speech, seat),
      members: counted(speech, onMap(tribe), 'members'),
      villages: counted(speech, villagesOf(tribe).length, 'villages'),
      goods: goodsWords(speech, goods),
    }),
    say('standing.village', { goods: goodsWords(speech, LEADER[leader].cost) }),
    ...(view.options.leaders
      ? [
          say('standing.power', {
            leader: say(`names.leaders.${leader}`),
            effect: leaderEffect(speech, leader),
          }),
        ]
      : []),
    ...held,
    ...(done.length === 0 ? [] : [say('standing.done', { goals: named(done) })]),
    ...(bottom === null || bottom.length === 0
      ? []
      : [say('standing.bottom', { goals: named(bottom) })]),
  ].join('\n');
}

/** Who won, and each tribe's points, the most first. */
export const result = (speech: RiseSpeech, view: RiseView, table: SpokenTable): string =>
  resultOf(speech, seatName, view, table, ({ seat, score: points }) => {
    const parts = partsWords(speech, item(view.tribes, seat).scored);
    return speech.say('standing.points', { points, parts });
  });
