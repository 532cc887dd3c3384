import { z } from 'zod';
import type { Answer, Deal, Game, Seat, Step } from '../../engine/game.ts';
import type { TuskAction } from './action.ts';
import { breaches } from './breaches.ts';
import { CONTENT } from './content.ts';
import { type Good, GOODS } from './content/terrain.ts';
import type { VictoryId } from './content/victory.ts';
import { choices, decisions, fallback } from './decisions.ts';
import type { TuskEvent } from './event.ts';
import { aim, beginFight, reveal, takeSide, throwStones } from './fight.ts';
import { attack, regroup, returnFromKill, share } from './hunt.ts';
import { beginPlay, type Play } from './play.ts';
import { resample } from './resample.ts';
import { outcome } from './scoring.ts';
import { stepAside } from './season.ts';
import { advance, beginTurn, endTribe } from './sequence.ts';
import { keepCard, placeFirst, setUp } from './setup.ts';
import {
  copyState,
  type FightFrame,
  type Frame,
  type FrameOf,
  type HuntFrame,
  RULES,
  topFrame,
  tribeOf,
  type TuskState,
} from './state.ts';
import { restored, STORED, stored } from './stored.ts';
import { act, grow, sendHunters } from './tribe.ts';
import { type TuskView, viewTusk } from './view.ts';

const CONFIG = z.strictObject({}).readonly();
/** Tusk! has no options yet. */
export type TuskConfig = z.infer<typeof CONFIG>;

type Answers = readonly Answer<TuskAction>[];
type TuskStep = Step<TuskState, TuskEvent>;

/** The rules of Tusk! Surviving the Ice Age. */
export const tusk: Game<TuskState, TuskAction, TuskEvent, TuskView, TuskConfig> = {
  id: 'tusk',
  rules: RULES,
  content: CONTENT,
  seats: [2, 4],
  config(input) {
    const read = CONFIG.safeParse(input ?? {});
    if (!read.success) throw new Error('Tusk! has no options to set: leave them out.');
    return read.data;
  },
  parse(input) {
    const read = STORED.safeParse(input);
    if (!read.success) {
      throw new Error(`This is no match of Tusk! that can be read: ${z.prettifyError(read.error)}`);
    }
    const state = restored(read.data);
    const [breach] = breaches(state);
    if (breach !== undefined) throw new Error(`This match of Tusk! is damaged: ${breach}`);
    return state;
  },
  stored,
  setup(_config, seats, random, rules) {
    if (rules !== RULES) throw new Error(`Version ${rules} of the rules of Tusk! is not known.`);
    return stepOf(setUp(seats, random, rules));
  },
  decisions,
  choices,
  apply(state, answers, random) {
    const play = beginPlay(copyState(state), random);
    answer(play, answers);
    advance(play);
    return stepOf(play);
  },
  deals: {
    kinds: GOODS,
    goods: (state, seat) => tribeOf(state, seat).goods,
    open: isOpen,
    deal,
  },
  view: viewTusk,
  outcome,
  fallback,
  resample,
  breaches,
};

function stepOf({ state, told, reveals }: Play): TuskStep {
  return { state, events: told, reveals };
}

/** Sends an answer, or sealed answers together, to the chapter that asked. */
function answer(play: Play, answers: Answers): void {
  const [first] = answers;
  const frame = topFrame(play.state);
  if (first === undefined || frame === undefined) throw new Error('Nothing was asked or answered.');
  const { action } = first;
  switch (frame.frame) {
    case 'placing':
      if (action.do === 'place') return placeFirst(play, frame, action.to);
      break;
    case 'drafting':
      if (action.do === 'keep') return draft(play, frame, action.card);
      break;
    case 'tribe':
      return answerTurn(play, frame, action);
    case 'fight':
      return answerFight(play, frame, answers, action);
    case 'hunt':
      return answerHunt(play, frame, answers, action);
    case 'roaming':
      if (action.do === 'aside') {
        return stepAside(play, frame, first.decision.seat, action.member, action.to);
      }
  }
  throw unexpected(action, frame);
}

function unexpected(action: TuskAction, frame: Frame): Error {
  return new Error(`"${action.do}" does not answer what was asked (${frame.frame}).`);
}

function draft(play: Play, frame: FrameOf<'drafting'>, card: VictoryId): void {
  keepCard(play, frame, card);
  if (play.state.frames.length === 0) beginTurn(play);
}

function answerTurn(play: Play, frame: FrameOf<'tribe'>, action: TuskAction): void {
  frame.answers += 1;
  switch (action.do) {
    case 'grow':
      return grow(play, frame, action.to);
    case 'send':
      return sendHunters(play, frame, action.members);
    case 'move':
    case 'gather':
    case 'craft':
    case 'recover':
      return act(play, frame, action);
    case 'fight':
      return beginFight(play, frame, action.at);
    case 'done':
      return endTribe(play, frame);
    default:
      throw unexpected(action, frame);
  }
}

function answerFight(play: Play, frame: FightFrame, answers: Answers, action: TuskAction): void {
  switch (action.do) {
    case 'sides':
      return takeSide(play, frame, action.sitsOut);
    case 'aim':
      return aim(play, frame, action.at);
    case 'commit':
      return reveal(
        play,
        frame,
        answers.flatMap(({ decision: { seat }, action: sealed }) =>
          sealed.do === 'commit' ? { seat, uses: sealed.uses } : [],
        ),
      );
    case 'stones':
      return throwStones(
        play,
        frame,
        answers.flatMap(({ decision: { seat }, action: sealed }) =>
          sealed.do === 'stones' ? { seat, on: sealed.on } : [],
        ),
      );
    default:
      throw unexpected(action, frame);
  }
}

function answerHunt(play: Play, frame: HuntFrame, answers: Answers, action: TuskAction): void {
  switch (action.do) {
    case 'attack':
      return attack(play, frame, action.uses);
    case 'share':
      return share(play, frame, action.food);
    case 'land':
      return returnFromKill(play, action.to);
    case 'regroup':
      return regroup(
        play,
        frame,
        answers.flatMap(({ decision: { seat }, action: sealed }) =>
          sealed.do === 'regroup' ? { seat, to: sealed.to } : [],
        ),
      );
    default:
      throw unexpected(action, frame);
  }
}

/**
 * Tusk, trade: from the first turn to the end, and neither by nor to a tribe that is in a fight, between
 * its start and the reveal.
 */
function isOpen(state: TuskState, seat: Seat): boolean {
  if (state.turn === 0) return false;
  const frame = topFrame(state);
  if (frame === undefined) return false;
  return frame.frame !== 'fight' || frame.step === 'stones' || !frame.seats.includes(seat);
}

function deal(state: TuskState, { from, to, gives, takes }: Deal): TuskStep {
  const working = copyState(state);
  const giver = tribeOf(working, from).goods;
  const taker = tribeOf(working, to).goods;
  const event: { gives: GoodAmounts; takes: GoodAmounts } = { gives: {}, takes: {} };
  for (const good of GOODS) {
    const given = gives[good] ?? 0;
    const taken = takes[good] ?? 0;
    giver[good] += taken - given;
    taker[good] += given - taken;
    if (given > 0) event.gives[good] = given;
    if (taken > 0) event.takes[good] = taken;
  }
  return {
    state: working,
    events: [{ event: { type: 'dealt', from, to, ...event } }],
    reveals: false,
  };
}

type GoodAmounts = Partial<Record<Good, number>>;
