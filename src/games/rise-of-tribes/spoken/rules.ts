import { ACTIONS, GATHER, REACH, type Strength, STRENGTHS } from '../content/dice.ts';
import { GOAL, GOALS } from '../content/goals.ts';
import { LAYOUT } from '../content/land.ts';
import { LEADER, LEADERS } from '../content/leaders.ts';
import { EVEN_TAKES, LIMIT, MEMBERS, NEW_TRIBE, TO_WIN, VILLAGES } from '../content/numbers.ts';
import { type TileId, CHIEFTAIN, INVADERS, MAMMOTH, SLOTS, TILES } from '../content/tiles.ts';
import type { RiseSpeech } from '../words/index.ts';
import { goalCost, goalEffect, leaderEffect, tileEffect } from './effects.ts';
import { counted, goodsWords } from './names.ts';

export const CHAPTERS = [
  'in short',
  'setting up',
  'turn',
  'actions',
  'conflicts',
  'villages',
  'goals',
  'developments',
  'events',
  'more events',
  'options',
] as const;
export type ChapterName = (typeof CHAPTERS)[number];

/** How much each action does, a line each. */
function reachLines(speech: RiseSpeech): string {
  const { say } = speech;
  return ACTIONS.map((action) => {
    const of = (strength: Strength): string | number =>
      action === 'gather' ? say('rules.gathered', GATHER[strength]) : REACH[action][strength];
    const [weak, standard, strong] = STRENGTHS.map(of);
    return say('rules.reach', {
      action: say(`names.actions.${action}`),
      weak: weak ?? '',
      standard: standard ?? '',
      strong: strong ?? '',
    });
  }).join('\n');
}

/** Goals of a kind, a line each. What they ask for by the number of tribes is said for the most of them. */
const goalLines = (speech: RiseSpeech, kind: 'development' | 'achievement'): string =>
  GOALS.filter((goal) => GOAL[goal].kind === kind)
    .map((goal) =>
      speech.say('rules.goal', {
        goal: speech.say(`names.goal.${goal}`),
        cost: goalCost(speech, goal),
        effect: goalEffect(speech, goal, MOST_TRIBES),
      }),
    )
    .join('\n');

const TRIBES = Object.keys(LAYOUT).map(Number);
const [FEWEST_TRIBES, MOST_TRIBES] = [Math.min(...TRIBES), Math.max(...TRIBES)];

/** So many tiles have room in the first of their two chapters, in any language. */
const TOGETHER = 11;

/** What tiles do, a line each. */
const tileLines = (speech: RiseSpeech, tiles: readonly TileId[]): string =>
  tiles
    .map((tile) =>
      speech.say('rules.tile', {
        tile: speech.say(`names.tiles.${tile}`),
        effect: tileEffect(speech, tile),
      }),
    )
    .join('\n');

/** The rules in our own words, by chapter; the lists are made of the content. */
export function rulesOf(speech: RiseSpeech): readonly { title: string; text: string }[] {
  const { say } = speech;
  const facts = {
    whole: TO_WIN.whole,
    short: TO_WIN.short,
    members: MEMBERS,
    villages: VILLAGES,
    returning: counted(speech, NEW_TRIBE, 'members'),
    reach: reachLines(speech),
    limit: LIMIT.usual,
    drought: LIMIT.drought,
    invaders: INVADERS.points,
    costs: LEADERS.map((leader) =>
      say('rules.cost', {
        leader: say(`names.leaders.${leader}`),
        goods: goodsWords(speech, LEADER[leader].cost),
      }),
    ).join('\n'),
    achievements: goalLines(speech, 'achievement'),
    dominion: goalEffect(speech, 'dominion', FEWEST_TRIBES),
    developments: goalLines(speech, 'development'),
    slots: SLOTS,
    tiles: tileLines(speech, TILES.slice(0, TOGETHER)),
    others: tileLines(speech, TILES.slice(TOGETHER)),
    low: CHIEFTAIN.points.low,
    high: CHIEFTAIN.high,
    most: CHIEFTAIN.points.high,
    hunted: MAMMOTH.hunted.food,
    tamed: MAMMOTH.tamed.food,
    points: MAMMOTH.tamed.points,
    starts: Object.entries(EVEN_TAKES)
      .map(([seats, takes]) => say('rules.start', { seats, takes: takes.join(', ') }))
      .join('; '),
    leaders: LEADERS.map((leader) =>
      say('rules.leader', {
        leader: say(`names.leaders.${leader}`),
        effect: leaderEffect(speech, leader),
      }),
    ).join('\n'),
  };
  return CHAPTERS.map((chapter) => ({
    title: say(`rules.${chapter}.title`),
    text: say(`rules.${chapter}.text`, facts),
  }));
}
