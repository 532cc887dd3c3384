import type { Seat } from '../../../engine/game.ts';
import { isAbandoned } from '../building.ts';
import { GOAL, type GoalId } from '../content/goals.ts';
import { scoringOf } from '../scored.ts';
import { counted, goodsWords } from '../spoken/names.ts';
import type { RiseSpeech } from '../words/index.ts';
import { onWords, type Tellings } from './told.ts';

/** What a tribe gets in its turn. */
const gain = { passage: 'turn', kind: 'outcome', isDeed: true, follows: true } as const;
/** What it does in it by its own word. */
const deed = {
  passage: 'turn',
  kind: 'outcome',
  isDeed: true,
  doers: ({ seat }: { readonly seat: Seat }) => [seat],
} as const;
const result = { ...deed, follows: true } as const;

/** What changes points. */
const scored = {
  isKept: true,
  points: ({ seat, after }: { readonly seat: Seat; readonly after: number }) => ({ seat, after }),
} as const;

const goalNames = ({ say }: RiseSpeech, goals: readonly GoalId[]): string =>
  goals.map((goal) => say(`names.goal.${goal}`)).join(', ');

/** The four actions of the board. */
const ACTIONS = {
  actionTaken: {
    ...deed,
    gap: ': ',
    brings: ({ action, strength }) => `${action}.${strength}`,
    clause({ speech: { say }, die: signOf }, { action, die, strength }) {
      const name = say(`names.actions.${action}`);
      const words =
        strength === 'standard'
          ? name
          : say('told.acts', { action: name, strength: say(`names.strengths.${strength}`) });
      return `${signOf(die)}${words}`;
    },
  },
  membersGrown: {
    ...result,
    isGain: true,
    where: ({ on }) => on.map(({ at }) => at),
    clause: (voice, { on }) =>
      on.length === 0 ? null : voice.speech.say('told.gets', { what: onWords(voice, on) }),
  },
  membersMoved: {
    ...result,
    where: ({ to }) => [to],
    marks: ({ seat: owner, from, to }, at) => [
      { mark: 'arrow', from: at(from), to: at(to), owner },
    ],
    clause({ speech, at }, { from, to, members, mammoth }, before) {
      const goesOn = before?.type === 'membersMoved' && before.from === from;
      const facts = { members, from: at(from), to: at(to) };
      if (mammoth) return speech.say('told.moves with mammoth', facts);
      return speech.say(goesOn ? 'told.moves too' : 'told.moves', facts);
    },
  },
  gathered: {
    ...result,
    isGain: true,
    where: ({ at }) => at,
    clause: ({ speech }, { goods }) => speech.say('told.gets', { what: goodsWords(speech, goods) }),
  },
  goalsReturned: {
    ...result,
    clause: ({ speech }, { goals }) =>
      speech.say('told.returns', { goals: goalNames(speech, goals) }),
  },
  goalsReturnedSecretly: {
    ...result,
    clause: ({ speech }, { count }) =>
      speech.say('told.returns', { goals: counted(speech, count, 'goals') }),
  },
  goalsDrawn: {
    ...gain,
    clause: ({ speech }, { goals }) =>
      speech.say('told.draws', { goals: goalNames(speech, goals) }),
  },
  goalsDrawnSecretly: {
    ...gain,
    clause: ({ speech }, { count }) =>
      speech.say('told.draws', { goals: counted(speech, count, 'goals') }),
  },
} satisfies Partial<Tellings>;

/** What else there is in step 3: beasts and powers. */
const POWERS = {
  beastMet: {
    ...deed,
    milestone: 'beasts',
    brings: ({ how }) => how,
    isBig: () => true,
    where: ({ at }) => [at],
    clause: ({ speech, die: signOf, at: named }, { how, die, at }) =>
      `${signOf(die)}${speech.say(`told.${how}`, { at: named(at) })}`,
  },
  memberPushed: {
    ...deed,
    befalls: ({ of }) => [of],
    milestone: 'pushes',
    where: ({ to }) => [to],
    marks: ({ of: owner, from, to }, at) => [{ mark: 'arrow', from: at(from), to: at(to), owner }],
    clause: ({ speech, seat, at }, { of, from, to }) =>
      speech.say('told.pushes', { of: seat(of), from: at(from), to: at(to) }),
  },
  dieTurned: {
    ...deed,
    milestone: 'turned',
    clause: ({ speech: { say } }, { die, to }) =>
      say('told.turns', { die: say(`names.faces.${die}`), to: say(`names.faces.${to}`) }),
  },
  goalLent: {
    ...deed,
    befalls: ({ from }) => [from],
    milestone: 'loans',
    clause: ({ speech, seat }, { from, goal, paid }) =>
      speech.say('told.borrows', {
        goal: goalNames(speech, [goal]),
        from: seat(from),
        goods: goodsWords(speech, paid),
      }),
  },
} satisfies Partial<Tellings>;

/** Step 5. */
const SETTLING = {
  villageBuilt: {
    ...deed,
    // In that turn others may build as well.
    passageOf: ({ paid }) => (isAbandoned(paid) ? 'doubles' : 'turn'),
    milestone: 'villages',
    lane: ({ seat }) => ({ of: 'villages', seat }),
    where: ({ at }) => [at],
    clause({ speech: { say }, seat: named, at: name }, { seat, at, hidden, elder, paid }) {
      const built = say(hidden ? 'told.hides' : 'told.builds', { at: name(at) });
      const all = elder ? say('told.with elder', { built }) : built;
      return isAbandoned(paid) ? say('told.does', { seat: named(seat), doing: all }) : all;
    },
  },
  goalCompleted: {
    ...deed,
    milestone: 'goals',
    brings: ({ goal }) => goal,
    lane: ({ seat }) => ({ of: 'goals', seat }),
    isBig: ({ goal }) => GOAL[goal].kind === 'achievement',
    clause: ({ speech }, { goal }) =>
      speech.say('told.completes', { goal: goalNames(speech, [goal]) }),
  },
  tileBought: {
    ...deed,
    milestone: 'bought',
    brings: ({ tile }) => `bought.${tile}`,
    clause: ({ speech: { say } }, { tile }) =>
      say('told.buys', { tile: say(`names.tiles.${tile}`) }),
  },
  altarUsed: {
    ...deed,
    milestone: 'sacrifices',
    where: ({ at }) => [at],
    clause: ({ speech, at: named }, { at }) => speech.say('told.sacrifices', { at: named(at) }),
  },
  learned: {
    ...deed,
    milestone: 'lessons',
    clause: ({ speech }, { paid }) =>
      speech.say('told.learns', { goods: goodsWords(speech, paid) }),
  },
  traded: {
    ...deed,
    milestone: 'trades',
    clause: ({ speech }, { gave, took }) =>
      speech.say('told.trades', { gave: goodsWords(speech, gave), took: goodsWords(speech, took) }),
  },
} satisfies Partial<Tellings>;

export const turn = {
  turnBegan: { passage: 'turn', isDeed: true, begins: true, isKept: true, milestone: 'turns' },
  ...ACTIONS,
  ...POWERS,
  ...SETTLING,
  goodsTaken: {
    ...gain,
    passageOf: ({ from }) => (from === 'volcano' ? 'doubles' : 'turn'),
    doers: ({ seat, from }) => (from === 'volcano' ? [] : [seat]),
    clause({ speech, seat: named }, { seat, from, goods }) {
      const what = speech.say('told.gets', { what: goodsWords(speech, goods) });
      switch (from) {
        case 'volcano':
          return speech.say('told.does', { seat: named(seat), doing: what });
        case 'pottery':
        case 'oxen':
          return speech.say('told.by', { what, by: goalNames(speech, [from]) });
        case 'discovery':
          return speech.say('told.by', { what, by: speech.say('names.tiles.discovery') });
        default:
          return what;
      }
    },
  },
  pointsGained: {
    ...gain,
    ...scored,
    gap: '; ',
    passageOf: ({ by }) => (by === 'chieftain' ? 'doubles' : 'turn'),
    // Those of villages, bids and fights come by themselves.
    doers: ({ seat, by }) => (['goals', 'beasts', 'altar'].includes(scoringOf(by)) ? [seat] : []),
    clause({ speech }, { by, points: count }) {
      const points = counted(speech, count, 'points');
      if (by === 'villages' || by === 'elder') return speech.say(`told.points.${by}`, { points });
      return speech.say('told.gets', { what: points });
    },
  },
  // Whoever loses its mammoth, in anybody's turn.
  pointsLost: {
    ...scored,
    passage: 'turn',
    kind: 'outcome',
    befalls: ({ seat }) => [seat],
    isLoss: true,
    follows: true,
    clause: ({ speech }, { points }) =>
      speech.say('told.points.lost', { points: counted(speech, points, 'points') }),
  },
} satisfies Partial<Tellings>;
