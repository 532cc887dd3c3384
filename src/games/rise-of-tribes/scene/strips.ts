import { item } from '../../../parts/item.ts';
import { bareStrip } from '../../../presentation/plain-scene.ts';
import type { Brief, Strip } from '../../../presentation/scene.ts';
import type { Table } from '../../../presentation/table.ts';
import type { RiseIcon } from '../art/index.ts';
import { type GoalId, GOALS } from '../content/goals.ts';
import { RESOURCES } from '../content/goods.ts';
import { LEADER } from '../content/leaders.ts';
import { MEMBERS } from '../content/numbers.ts';
import { leads, onMap } from '../ground.ts';
import { total } from '../payment.ts';
import { counted, goodsWords, tribeName } from '../spoken/names.ts';
import type { RiseView, TribeView } from '../view.ts';
import type { RiseSpeech } from '../words/index.ts';
import { amount, brief, goodsIcons } from './briefs.ts';

/** All that stands for each tribe. */
export const stripsOf = (speech: RiseSpeech, view: RiseView, { seats }: Table): Strip[] =>
  view.tribes.map((tribe) => {
    const { seat, goods } = tribe;
    const { name, computer, away = false } = item(seats, seat);
    const isOver = view.winners !== null;
    const flags = [
      ['to-move', view.owing.includes(seat)],
      ['first', !isOver && view.first === seat],
      ['computer', computer],
      ['away', away],
      ['winner', view.winners?.includes(seat) ?? false],
    ] as const;
    const side = tribeName(speech, seat);
    return {
      ...bareStrip({ seat, name, side, pieces: speech.say('board.members'), flags }),
      goods: RESOURCES.map((kind) => amount(speech, kind, goods[kind])),
      holdings: holdingsOf(speech, view, tribe),
      gist: gistOf(speech, view, tribe),
      score: isOver ? item(view.scores, seat) : null,
    };
  });

/** Points, members, goals in progress and completed, what was bought, and what a village costs. */
function holdingsOf(speech: RiseSpeech, view: RiseView, tribe: TribeView): Brief[] {
  const { say } = speech;
  const { points, leader, done, tiles, handCount, deckCount } = tribe;
  const { cost } = LEADER[leader];
  const named = (goals: readonly GoalId[]): string =>
    goals.map((goal) => say(`names.goal.${goal}`)).join(', ');
  const hand = GOALS.filter((goal) => view.options.open && tribe.hand?.includes(goal));
  const completed = GOALS.filter((goal) => done.includes(goal));
  const bought = tiles.map((tile) => say(`names.tiles.${tile}`)).join(', ');
  return [
    // The track says it, and the land.
    ...(view.winners === null ? [brief('', ['points'], String(points))] : []),
    brief('', ['person'], `${onMap(tribe)}/${MEMBERS}`),
    ...(hand.length === 0
      ? [
          brief(
            say('board.in progress', {
              goals: counted(speech, handCount, 'goals'),
              left: deckCount,
            }),
            ['card'],
            `×${handCount}`,
          ),
        ]
      : inLines(say('board.in the open', { goals: named(hand), left: deckCount }), [
          'card',
          ...hand,
        ])),
    ...(completed.length === 0
      ? []
      : inLines(say('board.completed', { goals: named(completed) }), completed)),
    ...(bought === '' ? [] : [brief(say('board.bought', { tiles: bought }), tiles)]),
    ...(view.options.leaders
      ? [brief(say('board.leader', { leader: say(`names.leaders.${leader}`) }), [leader])]
      : []),
    brief(say('board.village costs', { goods: goodsWords(speech, cost) }), [
      'village',
      ...goodsIcons(cost),
    ]),
  ];
}

/** More signs have no room beside each other. */
const IN_LINE = 9;

/** Many signs in several lines, told once. */
const inLines = (words: string, icons: readonly RiseIcon[]): Brief[] =>
  icons.flatMap((_, nth) =>
    nth % IN_LINE === 0 ? [brief(nth === 0 ? words : '', icons.slice(nth, nth + IN_LINE))] : [],
  );

/** What others have to reckon with: its resources, and what helps it in a conflict. */
function gistOf(
  speech: RiseSpeech,
  view: RiseView,
  { goods, done, tiles, seat }: TribeView,
): string {
  const { say } = speech;
  return [
    ...(total(goods) === 0 ? [] : [goodsWords(speech, goods)]),
    ...FIGHTING.filter((goal) => done.includes(goal)).map((goal) => say(`names.goal.${goal}`)),
    ...tiles.filter((tile) => tile === 'walls').map((tile) => say(`names.tiles.${tile}`)),
    ...(leads(view, seat, 'ambush') ? [say('names.leaders.ambush')] : []),
  ].join(', ');
}

const FIGHTING = ['bow', 'evasion'] as const;
