import type { Pane } from '../../../presentation/scene.ts';
import { stageNow } from '../../../parts/stages.ts';
import { MOST_TRACK } from '../content/numbers.ts';
import { goodName } from '../spoken/names.ts';
import type { Tally } from '../tally.ts';
import type { StoneAgeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';

/** How far the scale of points goes at least, and between two of its marks. */
const POINTS = 100;
const STEP = 20;
/** What points are made of, as it is told in short. */
const PARTS = ['track', 'cards', 'herd', 'left'] as const;

/** Dice that lie on the table, the tracks, and at the end what points are made of. */
export const panesOf = (speech: StoneAgeSpeech, view: StoneAgeView): Pane[] => [
  ...dicePane(speech, view),
  view.winners === null ? tracksPane(speech, view) : scorePane(speech, view, view.winners),
];

/** Dice that lie on the table. */
export function dicePane(speech: StoneAgeSpeech, view: StoneAgeView): Pane[] {
  const { say } = speech;
  const title = say('board.rolls');
  const rolling = stageNow(view, 'rolling');
  if (rolling !== null) {
    const { seat, dice, good } = rolling;
    const words = say('board.roll', { dice: dice.join(', '), good: goodName(speech, good) });
    return [{ title, rows: [{ row: 'roll', seat, dice, tools: [], sum: '', gets: null, words }] }];
  }
  const sharing = stageNow(view, 'sharing');
  if (sharing === null) return [];
  const dice = sharing.dice.map((face) => ({ face, counts: false }));
  return [{ title, rows: [{ row: 'dice', seat: null, dice }] }];
}

function tracksPane({ say }: StoneAgeSpeech, { tribes }: StoneAgeView): Pane {
  const points = tribes.map(({ seat, tally }) => ({ seat, at: tally.track }));
  const values = points.map(({ at }) => at);
  return {
    title: say('board.tracks'),
    rows: [
      {
        row: 'scale',
        icon: 'field',
        name: say('board.fields'),
        least: 0,
        most: MOST_TRACK,
        step: 1,
        marks: tribes.map(({ seat, track }) => ({ seat, at: track })),
      },
      {
        row: 'scale',
        icon: 'points',
        name: say('board.points'),
        least: STEP * Math.floor(Math.min(0, ...values) / STEP),
        most: STEP * Math.ceil(Math.max(POINTS, ...values) / STEP),
        step: STEP,
        marks: points,
      },
    ],
  };
}

function scorePane(
  speech: StoneAgeSpeech,
  { tribes }: StoneAgeView,
  winners: NonNullable<StoneAgeView['winners']>,
): Pane {
  return {
    title: speech.say('board.score'),
    rows: tribes.map(({ seat, tally }) => ({
      row: 'score',
      seat,
      text: partsOf(speech, tally),
      total: tally.total,
      wins: winners.includes(seat),
    })),
  };
}

/** What points are made of: `track 44, cards 46`. The chart says more. */
function partsOf({ say }: StoneAgeSpeech, tally: Tally): string {
  const { track, symbols, farmers, makers, builders, shamans, herd, resources } = tally;
  const parts = {
    track,
    cards: symbols + farmers + makers + builders + shamans,
    herd,
    left: resources,
  };
  const told = PARTS.filter((part) => parts[part] !== 0);
  return told.map((part) => say(`board.parts.${part}`, { count: parts[part] })).join(', ');
}
