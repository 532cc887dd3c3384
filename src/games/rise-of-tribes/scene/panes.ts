import { item } from '../../../parts/item.ts';
import type { Brief, Pane, Row } from '../../../presentation/scene.ts';
import { tribeName } from '../spoken/names.ts';
import { partsWords } from '../spoken/standing.ts';
import type { RiseView } from '../view.ts';
import type { RiseSpeech } from '../words/index.ts';
import { brief } from './briefs.ts';

/** Dice in hand and in the pool, and the track of points; at the end what points are made of. */
export const panesOf = (speech: RiseSpeech, view: RiseView): Pane[] =>
  view.winners === null
    ? [dicePane(speech, view), scalePane(speech, view)]
    : [scorePane(speech, view, view.winners)];

/** What the current tribe has rolled and not used, and who rolls the dice of the pool next. */
export function dicePane(
  speech: RiseSpeech,
  { turn, pool, tribes, first, stages }: RiseView,
): Pane {
  const { say } = speech;
  const own = tribeName(speech, turn.seat);
  const isToRoll = stages.some(({ frame }) => frame === 'dawn');
  const hasRolled = turn.number > 0 && !isToRoll;
  const next = hasRolled ? (turn.seat + 1) % tribes.length : isToRoll ? turn.seat : first;
  const side = tribeName(speech, next);
  const faces = turn.dice.map((face) => say(`names.faces.${face}`)).join(', ');
  const [dice, rest] =
    faces === '' ? [say('board.no dice in words'), say('board.no dice')] : [faces, ''];
  const counting = (label: string, what: Brief): Row => ({
    row: 'count',
    brief: { ...what, label },
    value: '',
  });
  const hand = brief(say('board.rolled in words', { side: own, dice }), turn.dice, rest);
  const inPool =
    pool.length === 0
      ? brief(say('board.no pool in words'), [], say('board.no pool'))
      : brief(
          say('board.pool in words', { count: pool.length, side }),
          pool.map(() => 'die'),
          say('board.rolled next', { side }),
        );
  const rows = [counting(say('board.pool'), inPool)];
  return { title: say('board.dice'), rows: hasRolled ? [counting(own, hand), ...rows] : rows };
}

const scalePane = ({ say }: RiseSpeech, { tribes, toWin }: RiseView): Pane => ({
  title: say('board.track'),
  rows: [
    {
      row: 'scale',
      icon: 'points',
      name: say('board.points'),
      least: 0,
      most: toWin,
      step: 1,
      marks: tribes.map(({ seat, points }) => ({ seat, at: points })),
    },
  ],
});

const scorePane = (
  speech: RiseSpeech,
  { tribes, scores }: RiseView,
  winners: NonNullable<RiseView['winners']>,
): Pane => ({
  title: speech.say('board.score'),
  rows: tribes.map(({ seat, scored }) => ({
    row: 'score',
    seat,
    text: partsWords(speech, scored),
    total: item(scores, seat),
    wins: winners.includes(seat),
  })),
});
