import { pick, several } from '../../../presentation/option-specs.ts';
import type { Pieces } from '../../../presentation/edition.ts';
import { stageOf } from '../../../parts/stages.ts';
import { yieldsOf } from '../gathering.ts';
import { membersAt, nameOf, yieldOf } from '../ground.ts';
import { landOf } from '../map.ts';
import { isGoal } from '../scored.ts';
import { newlyAhead, sureToLose, withMembers, withMoved } from '../spoken/ahead.ts';
import { amountWords, counted, landName, placeNames, spreadWords } from '../spoken/names.ts';
import { askForFields, askForGrowth, askForMove, askForReturned } from '../spoken/questions.ts';
import { membersBy, membersOptions, spreadOptions } from './options.ts';
import type { ActionOf, RiseAction } from '../action.ts';
import type { RiseView } from '../view.ts';
import type { RiseSpeech } from '../words/index.ts';
import type { Asked, RiseMoves } from './rise-move.ts';
import { ownTurn } from './orders.ts';

/** The command that spreads members, come or gone. */
export const SPREAD = { name: 'spread', emoji: '🧍', options: membersOptions } as const;

/** The view after a move. */
function movedView(view: RiseView, { from, to, members, mammoth }: ActionOf<'move'>, seat: number) {
  const moved = withMoved(view, seat, from, to, members);
  return mammoth ? { ...moved, tame: { seat, at: to } } : moved;
}

/** Who goes: `2`, `2 + 🦣`. */
const goersWords = ({ speech }: Asked, { members, mammoth }: ActionOf<'move'>): string =>
  mammoth ? speech.say('labels.with mammoth', { members }) : String(members);

const goalNames = (speech: RiseSpeech, goals: readonly string[]): string =>
  goals.map((goal) => (isGoal(goal) ? speech.say(`names.goal.${goal}`) : goal)).join(', ');

/** What the four actions do. */
export const carriedOut = {
  grow: {
    kind: 'grow',
    orders: [ownTurn],
    question: askForGrowth,
    teaches: () => [{ lesson: 'spread', chapter: 'conflicts' }],
    command: SPREAD,
    options: ({ on }, asked) => spreadOptions(on, asked),
    label: ({ on }, { speech, view }) =>
      on.length === 0
        ? speech.say('labels.grow none')
        : speech.say('labels.grow', { on: spreadWords(view, on) }),
    result: ({ on }, { speech, seat, view }) =>
      newlyAhead(speech, view, withMembers(view, seat, on)),
    amounts: membersBy,
  },

  move: {
    kind: 'move',
    aim: ({ from, to }) => ({ from: [from], to: [to] }),
    orders: [ownTurn],
    question: askForMove,
    teaches: () => [{ lesson: 'go', chapter: 'conflicts' }],
    command: {
      name: 'go',
      emoji: '👣',
      options: (speech) => [
        pick('from', speech.say('commands.hex')),
        pick('to', speech.say('commands.push.to')),
        pick('members', speech.say('commands.go.members')),
        pick('with', speech.say('commands.go.with'), false),
      ],
    },
    options: ({ from, to, members, mammoth }, { speech, view }) => ({
      from: nameOf(view, from),
      to: nameOf(view, to),
      members: String(members),
      ...(mammoth ? { with: speech.say('commands.values.mammoth') } : {}),
    }),
    label: (action, asked) =>
      asked.speech.say('labels.go', {
        members: goersWords(asked, action),
        from: nameOf(asked.view, action.from),
        to: landName(asked.speech, asked.view, action.to),
      }),
    short: (action, asked) =>
      asked.speech.say('labels.go short', {
        members: goersWords(asked, action),
        to: landName(asked.speech, asked.view, action.to),
      }),
    result: (action, { speech, seat, view }) =>
      newlyAhead(speech, view, movedView(view, action, seat)),
    // After the last member the conflicts come at once.
    sure(action, { speech, seat, view }) {
      if (view.turn.dice.length > 0 || action.members < stageOf(view, 'moving').left) return null;
      return sureToLose(speech, movedView(view, action, seat), seat);
    },
    piece: ({ from }) => String(from),
  },

  gather: {
    kind: 'gather',
    orders: [ownTurn],
    question: askForFields,
    teaches: () => [{ lesson: 'harvest', chapter: 'actions' }],
    command: {
      name: 'harvest',
      emoji: '🧺',
      options: ({ say }) => [several('hexes', say('commands.harvest.hexes'))],
    },
    options: ({ at }, { view }): Record<string, string> =>
      at.length === 0 ? {} : { hexes: placeNames(view, at) },
    label: ({ at }, { speech, view }) =>
      at.length === 0
        ? speech.say('labels.gather none')
        : speech.say('labels.gather', { places: placeNames(view, at) }),
    picks: ({ speech, view }) => ({
      option: 'hexes',
      name: (name) => name,
      label(name) {
        const at = landOf(view).board.named(name) ?? 0;
        const { each } = stageOf(view, 'gathering');
        const kind = yieldOf(view, at);
        const { total } = yieldsOf(view, view.turn.seat, at, each);
        return speech.say('labels.gives', {
          place: landName(speech, view, at),
          goods: amountWords(speech, total, kind),
        });
      },
    }),
  },

  lead: {
    kind: 'lead',
    orders: [ownTurn],
    question: askForReturned,
    teaches: () => [{ lesson: 'exchange', chapter: 'goals' }],
    command: {
      name: 'exchange',
      emoji: '🎯',
      options: ({ say }) => [several('goals', say('commands.exchange.goals'))],
    },
    options: ({ goals }, { speech }): Record<string, string> =>
      goals.length === 0 ? {} : { goals: goalNames(speech, goals) },
    label: ({ goals }, { speech }) =>
      goals.length === 0
        ? speech.say('labels.back none')
        : speech.say('labels.back', { goals: goalNames(speech, goals) }),
    picks: ({ speech }) => ({
      option: 'goals',
      name: (goal) => goalNames(speech, [goal]),
      label: (goal) => goalNames(speech, [goal]),
    }),
  },
} satisfies Partial<RiseMoves>;

/** Members as they stand, by hexes. */
export const groupsOf = (
  speech: RiseSpeech,
): Omit<Pieces<RiseAction, RiseView>, 'of' | 'joins'> => ({
  emoji: '👣',
  name: (piece, seat, view) =>
    speech.say('labels.at', {
      place: landName(speech, view, Number(piece)),
      members: counted(speech, membersAt(view, seat, Number(piece)), 'members'),
    }),
  short: (piece, _seat, view) => nameOf(view, Number(piece)),
  question: (piece, _seat, view) =>
    speech.say('questions.move.from', {
      place: nameOf(view, Number(piece)),
      members: counted(speech, stageOf(view, 'moving').left, 'members'),
    }),
});
