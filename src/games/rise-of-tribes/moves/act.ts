import { pick } from '../../../presentation/option-specs.ts';
import type { Beast } from '../action.ts';
import { ACTIONS, type ActionId, type Face } from '../content/dice.ts';
import { MAMMOTH, TIGER } from '../content/tiles.ts';
import { nameOf, slotOf } from '../ground.ts';
import { newlyAhead, sureToLose, withMembers, withMoved } from '../spoken/ahead.ts';
import { useWords } from '../spoken/dice.ts';
import { counted, diceSigns, goodsWords, seatName } from '../spoken/names.ts';
import { askForAct } from '../spoken/questions.ts';
import type { Asked, RiseMoves, Taught } from './rise-move.ts';
import { ownTurn } from './orders.ts';
import type { RiseView } from '../view.ts';

const EMOJI: Readonly<Record<ActionId, string>> = {
  grow: '🌱',
  move: '👣',
  gather: '🧺',
  lead: '🎯',
};

const command = (name: ActionId) => ({
  name,
  emoji: EMOJI[name],
  options: ({ say }: Asked['speech']) => [pick('die', say('commands.die'))],
});

const dieName = ({ speech: { say } }: Asked, die: Face): string => say(`names.faces.${die}`);

/** Asked once more before the last die is spent on what cannot help any more. */
const sureOfLast = ({ speech, seat, view }: Asked): string | null =>
  view.turn.dice.length > 1 ? null : sureToLose(speech, view, seat);

/** Which lesson stands for an action. */
const TEACHES: Readonly<Record<ActionId, Taught>> = {
  grow: { lesson: 'grow', chapter: 'actions' },
  move: { lesson: 'move', chapter: 'actions' },
  gather: { lesson: 'gather', chapter: 'villages' },
  lead: { lesson: 'lead', chapter: 'goals' },
};

/** What beasts take and bring. */
const BEAST: Readonly<Record<Beast, { readonly food: number; readonly points: number }>> = {
  'hunt-mammoth': MAMMOTH.hunted,
  'tame-mammoth': MAMMOTH.tamed,
  'hunt-tiger': { food: 0, ...TIGER },
};

/** How it stands once a beast has been met: the tiger takes a member. */
function viewAfter(how: Beast, { seat, view }: Asked): RiseView {
  const at = how === 'hunt-tiger' ? (slotOf(view, 'tiger')?.at ?? null) : null;
  return at === null ? view : withMembers(view, seat, [{ at, members: -1 }]);
}

/** Step 3 of a turn. */
export const acts = {
  use: {
    kind: 'act',
    aim: ({ action }) => ({ lot: action }),
    orders: [ownTurn],
    question: askForAct,
    teaches: (uses) => [
      ...ACTIONS.filter((one) => uses.some(({ action }) => action === one)).map(
        (one) => TEACHES[one],
      ),
      { lesson: 'dice', chapter: 'actions' },
    ],
    command: command('grow'),
    others: [command('move'), command('gather'), command('lead')],
    said: ({ action }) => action,
    options: ({ die }, asked) => ({ die: dieName(asked, die) }),
    label: ({ die, action }, { speech, view }) => useWords(speech, view, die, action).does,
    button: ({ die, action }, { speech, view }) => useWords(speech, view, die, action).button,
    result: ({ die, action }, { speech, view }) => useWords(speech, view, die, action).leaves,
    // Who grows or moves may still help it.
    sure: ({ action }, asked) =>
      action === 'gather' || action === 'lead' ? sureOfLast(asked) : null,
  },

  beast: {
    kind: 'act',
    aim({ how }, { view }) {
      const lot = how === 'hunt-tiger' ? 'tiger' : 'mammoth';
      const at = slotOf(view, lot)?.at ?? null;
      return { lot, to: at === null ? [] : [at] };
    },
    orders: [ownTurn],
    teaches: () => [{ lesson: 'beast', chapter: 'more events' }],
    command: {
      name: 'beast',
      emoji: '🦣',
      options: ({ say }) => [
        pick('what', say('commands.beast.what')),
        pick('die', say('commands.die')),
      ],
    },
    options: ({ how, die }, asked) => ({
      what: asked.speech.say(`commands.values.${how}`),
      die: dieName(asked, die),
    }),
    label: ({ how, die }, { speech }) =>
      speech.say(`labels.beast.${how}`, {
        die: diceSigns([die]),
        goods: goodsWords(speech, { food: BEAST[how].food }),
        points: counted(speech, BEAST[how].points, 'points'),
      }),
    result({ die, how }, asked) {
      const pool = asked.speech.say('labels.pool', { die: diceSigns([die]) });
      const more = newlyAhead(asked.speech, asked.view, viewAfter(how, asked));
      return more === null ? pool : `${more} · ${pool}`;
    },
    sure: ({ how }, asked) => sureOfLast({ ...asked, view: viewAfter(how, asked) }),
    notNow({ speech, view }) {
      if (view.turn.dice.length === 0) return null;
      const mammoth = slotOf(view, 'mammoth')?.at ?? null;
      const tiger = slotOf(view, 'tiger')?.at ?? null;
      if (mammoth !== null)
        return speech.say('labels.not now.mammoth', {
          members: counted(speech, MAMMOTH.members, 'members'),
          place: nameOf(view, mammoth),
        });
      return tiger === null
        ? null
        : speech.say('labels.not now.tiger', { place: nameOf(view, tiger) });
    },
  },

  push: {
    kind: 'act',
    aim: ({ from, to }) => ({ from: [from], to: [to] }),
    orders: [ownTurn],
    command: {
      name: 'push',
      emoji: '👊',
      options: (speech) => [
        pick('from', speech.say('commands.hex')),
        pick('whom', speech.say('commands.push.whom')),
        pick('to', speech.say('commands.push.to')),
      ],
    },
    options: ({ seat, from, to }, { speech, view }) => ({
      from: nameOf(view, from),
      whom: seatName(speech, seat),
      to: nameOf(view, to),
    }),
    label: ({ seat, from, to }, { speech, view }) =>
      speech.say('labels.push', {
        seat: seatName(speech, seat),
        from: nameOf(view, from),
        to: nameOf(view, to),
      }),
    result: ({ seat, from, to }, { speech, view }) =>
      newlyAhead(speech, view, withMoved(view, seat, from, to, 1)),
  },

  turn: {
    kind: 'act',
    orders: [ownTurn],
    command: {
      name: 'turn',
      emoji: '🎲',
      options: ({ say }) => [pick('die', say('commands.die')), pick('to', say('commands.turn.to'))],
    },
    options: ({ die, to }, asked) => ({ die: dieName(asked, die), to: dieName(asked, to) }),
    label: ({ die, to }, { speech }) =>
      speech.say('labels.turn', { die: diceSigns([die]), to: diceSigns([to]) }),
  },

  lend: {
    kind: 'act',
    orders: [ownTurn],
    command: {
      name: 'borrow',
      emoji: '🧓',
      options: ({ say }) => [
        pick('goal', say('commands.borrow.goal')),
        pick('from', say('commands.borrow.from')),
        pick('pays', say('commands.pays')),
      ],
    },
    options: ({ goal, seat, pays }, { speech }) => ({
      goal: speech.say(`names.goal.${goal}`),
      from: seatName(speech, seat),
      pays: speech.say(`names.goods.${pays}`),
    }),
    label: ({ goal, seat, pays }, { speech }) =>
      speech.say('labels.borrow', {
        goal: speech.say(`names.goal.${goal}`),
        seat: seatName(speech, seat),
        goods: goodsWords(speech, { [pays]: 1 }),
      }),
    spends: () => true,
  },
} satisfies Partial<RiseMoves>;
