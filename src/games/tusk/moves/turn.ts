import type { Question } from '../../../presentation/edition.ts';
import type { ActionOf } from '../action.ts';
import { placeName } from '../map.ts';
import { thereWords, tileWords } from '../spoken/ground.ts';
import { amountWords, listed, seatName, tribeName } from '../spoken/names.ts';
import { holdings, sentences, stageOf } from '../spoken/questions/asking.ts';
import type { MemberView, TribeView, TuskView } from '../view.ts';
import type { TuskSpeech } from '../words/index.ts';
import { memberOf } from './member.ts';
import { type Asked, pick, type TuskMoves } from './tusk-move.ts';

/** Asks for the next step of a tribe’s turn: what may be done, and who has how many actions left. */
function askForTurn({ speech, view, tribe }: Asked): Question {
  const { say } = speech;
  const { step } = stageOf(view, 'tribe');
  const able = tribe.members.filter((one) => one.actions > 0);
  const grows = step === 'grow' && mayGrow(tribe);
  const hunts = step !== 'act' && able.some((one) => !one.wounded);
  const doings = [
    grows ? growthWords(speech, tribe) : null,
    hunts ? say('questions.turn.hunt') : null,
    able.length > 0 ? actingWords(speech, able) : null,
  ].filter((doing) => doing !== null);
  const may =
    doings.length === 0
      ? say('questions.turn.may do nothing')
      : say('questions.turn.may', { doings: speech.either(doings) });
  const order = able.length === 0 ? null : orderWords(speech, grows, hunts);
  const members = able.map((one) => memberWords(speech, view, tribe, one));
  return {
    title: say('questions.turn.title', { tribe: tribeName(speech, tribe.seat), turn: view.turn }),
    repeatsHeading: true,
    text: [sentences(may, order), ...members, holdings(speech, tribe)].join('\n'),
  };
}

const mayGrow = ({ growthCost, goods }: TribeView): boolean =>
  growthCost !== null && growthCost <= goods.food;

function growthWords(speech: TuskSpeech, { growthCost, waiting }: TribeView): string {
  const cost = growthCost ?? 0;
  const [member = ''] = waiting;
  return cost === 0
    ? speech.say('questions.turn.bring in', { member })
    : speech.say('questions.turn.grow', { food: amountWords(speech, cost, 'food') });
}

function actingWords({ say }: TuskSpeech, able: readonly MemberView[]): string {
  const count = able.length;
  return able.some(({ wounded }) => !wounded)
    ? say('questions.turn.act', { count })
    : say('questions.turn.recover', { count });
}

/** What is lost by acting too early, as long as there is something to lose. */
function orderWords({ say }: TuskSpeech, grows: boolean, hunts: boolean): string | null {
  if (grows && hunts) return say('questions.turn.grow and hunt first');
  if (grows) return say('questions.turn.grow first');
  return hunts ? say('questions.turn.hunt first') : null;
}

/** A member on the map, and how many actions it has left. */
export function memberWords(
  speech: TuskSpeech,
  view: TuskView,
  { seat }: TribeView,
  { member, at, wounded, actions }: MemberView,
): string {
  if (typeof at !== 'number') throw new RangeError(`Member ${member} is not on the map.`);
  const there = thereWords(speech, view, seat, at);
  return speech.say(`questions.turn.${wounded ? 'wounded member' : 'member'}`, {
    member,
    there,
    count: actions,
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
    teaches: { lesson: 'grow', chapter: 'a turn', nth: 1, offered: true },
    command: {
      name: 'grow',
      emoji: '🌱',
      options: ({ say }) => [pick('to', say('commands.grow.to'))],
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
    teaches: { lesson: 'hunt', chapter: 'the hunt', nth: 2, offered: true, from: 2 },
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
    short: ({ members }, { speech }) =>
      members.length === 1 ? speech.say('labels.short.send') : null,
    result: (_action, { speech, view: { leader } }) =>
      leader === null
        ? speech.say('results.lead')
        : speech.say('results.follow', { seat: seatName(speech, leader) }),
    notNow({ speech: { say }, tribe, view }, piece) {
      if (piece !== null) {
        const { wounded } = memberOf(tribe, piece);
        return say(`labels.not now.${wounded ? 'wounded' : 'over'}`);
      }
      if (stageOf(view, 'tribe').step === 'act') return say('labels.not now.over');
      const isThere = tribe.members.some(({ at }) => typeof at === 'number');
      return say(isThere ? 'labels.not now.all wounded' : 'labels.not now.nobody stands');
    },
    joins: (piece, { members }) => members.length === 1 && members[0] === Number(piece),
  },
} satisfies Partial<TuskMoves>;
