import { pick } from '../../../presentation/option-specs.ts';
import type { Question } from '../../../presentation/edition.ts';
import type { ActionOf } from '../action.ts';
import { grouped } from '../../../parts/grouped.ts';
import { placeName } from '../map.ts';
import { thereWords, tileWords } from '../spoken/ground.ts';
import { amountWords, listed, seatName, tribeName } from '../spoken/names.ts';
import { holdings, sentences, stageOf } from '../spoken/questions/asking.ts';
import type { MemberView, TribeView, TuskView } from '../view.ts';
import type { TuskSpeech } from '../words/index.ts';
import type { Asked, TuskMoves } from './tusk-move.ts';

/** Asks for the next step of a tribe’s turn: who may act, and what is lost by acting too early. */
function askForTurn({ speech, view, tribe }: Asked): Question {
  const { say } = speech;
  const { step } = stageOf(view, 'tribe');
  const able = tribe.members.filter((one) => one.actions > 0);
  const grows = step === 'grow' && mayGrow(tribe);
  const hunts = step !== 'act' && able.some((one) => !one.wounded);
  const order = able.length === 0 ? null : orderWords(speech, tribe, grows, hunts);
  const places = grouped(able, ({ at }) => at).map(([at, members]) =>
    placeWords(speech, view, tribe, at, members),
  );
  return {
    title: say('questions.turn.title', { tribe: tribeName(speech, tribe.seat) }),
    text: [...places, sentences(holdings(speech, tribe), order)].join('\n'),
    help: say('questions.turn.help'),
  };
}

const mayGrow = ({ growthCost, goods }: TribeView): boolean =>
  growthCost !== null && growthCost <= goods.food;

/** What is lost by acting too early, as long as there is something to lose. */
function orderWords(
  speech: TuskSpeech,
  tribe: TribeView,
  grows: boolean,
  hunts: boolean,
): string | null {
  const { say } = speech;
  if (!grows) return hunts ? say('questions.turn.hunt first') : null;
  const cost = tribe.growthCost ?? 0;
  const price = cost === 0 ? say('questions.turn.for free') : amountWords(speech, cost, 'food');
  return hunts
    ? say('questions.turn.grow and hunt first', { price })
    : say('questions.turn.grow first', { price });
}

/** Members in one place, and what is there. */
function placeWords(
  speech: TuskSpeech,
  view: TuskView,
  { seat }: TribeView,
  at: MemberView['at'],
  members: readonly MemberView[],
): string {
  if (typeof at !== 'number') throw new RangeError('Somebody who may act is not on the map.');
  const { say } = speech;
  const names = members.map(({ member, wounded }) =>
    wounded ? say('questions.turn.one wounded', { member }) : String(member),
  );
  return say('questions.turn.there', {
    members: names.join(' + '),
    there: thereWords(speech, view, seat, at),
  });
}

/** What holds for all that is done in a tribe's own turn: it is one question. */
export const inTurn = { kind: 'turn', question: askForTurn, orders: ['act'] } as const;

/** Whether these are all of several members that could be sent: with one alone its number says more. */
function isEverybody({ members }: ActionOf<'send'>, { tribe }: Asked): boolean {
  const able = tribe.members.filter(({ at, wounded }) => typeof at === 'number' && !wounded);
  return members.length > 1 && members.length === able.length;
}

/** What a tribe does before its members act. */
export const turn = {
  grow: {
    ...inTurn,
    teaches: () => [{ lesson: 'grow', chapter: 'a turn', nth: 1 }],
    command: {
      name: 'grow',
      emoji: '🌱',
      options: ({ say }) => [pick('to', say('commands.grow.to'), true, say('commands.grow.asks'))],
    },
    options: ({ to }) => ({ to: placeName(to) }),
    label({ to }, { speech, tribe, view }) {
      const [member = ''] = tribe.waiting;
      const cost = tribe.growthCost ?? 0;
      const tile = tileWords(speech, view, to);
      return cost === 0
        ? speech.say('labels.grow for free', { member, tile })
        : speech.say('labels.grow', { member, tile, price: amountWords(speech, cost, 'food') });
    },
    button: ({ to }, { speech }) => speech.say('labels.button.grow', { place: placeName(to) }),
    result: (_action, { speech, tribe: { goods, growthCost } }) =>
      speech.say('results.grow', {
        food: amountWords(speech, goods.food - (growthCost ?? 0), 'food'),
      }),
    notNow({ speech, tribe: { growthCost }, view }, piece) {
      const { say } = speech;
      if (piece !== null) return null;
      if (growthCost === null) return say('labels.not now.nobody waits');
      const { step } = stageOf(view, 'tribe');
      if (step === 'send') return say('labels.not now.grown');
      if (step === 'act') return say('labels.not now.acted');
      return say('labels.not now.needs', { food: amountWords(speech, growthCost, 'food') });
    },
    goal: ({ to }) => to,
    mover: (_action, { waiting: [next = null] }) => next,
    where: ({ say }, member) => say('pictures.questions.grow', { member }),
  },

  /** Several hunters are their numbers in a row: `13`. */
  send: {
    ...inTurn,
    // In the first turn it is no use.
    teaches: (_actions, { view: { turn } }) =>
      turn < 2 ? [] : [{ lesson: 'hunt', chapter: 'the hunt', nth: 2 }],
    command: {
      name: 'hunt',
      emoji: '🦣',
      options: ({ say }) => [
        pick('members', say('commands.hunt.members', { all: say('commands.values.all') })),
      ],
    },
    options: (action, asked) => ({
      members: isEverybody(action, asked)
        ? asked.speech.say('commands.values.all')
        : action.members.join(''),
    }),
    label({ members }, { speech }) {
      const numbers = listed(
        speech,
        members.toSorted((a, b) => a - b),
      );
      return speech.say('labels.send', { count: members.length, numbers });
    },
    button: ({ members: [number = ''] }, { speech }) =>
      speech.say('labels.button.send', { number }),
    together: ({ members }, { speech: { say } }) => ({
      asks: say('commands.hunt.together'),
      who: Object.fromEntries(
        members.map((member) => [String(member), say('labels.member', { member })]),
      ),
    }),
    result: (_action, { speech, view: { leader } }) =>
      leader === null
        ? speech.say('results.lead')
        : speech.say('results.follow', { seat: seatName(speech, leader) }),
    notNow({ speech: { say }, tribe, view }, piece) {
      if (piece !== null) return null;
      if (stageOf(view, 'tribe').step === 'act') return say('labels.not now.over');
      const isThere = tribe.members.some(({ at }) => typeof at === 'number');
      return say(isThere ? 'labels.not now.all wounded' : 'labels.not now.nobody stands');
    },
  },
} satisfies Partial<TuskMoves>;
