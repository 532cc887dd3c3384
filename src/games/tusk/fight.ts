import type { Seat } from '../../engine/game.ts';
import type { Uses, TuskAction } from './action.ts';
import { aims, waysToUse, SITS_OUT, STAYS_IN, stoneThrows, type TuskChoice } from './choices.ts';
import { TOKENS } from './content/terrain.ts';
import type { Roll } from './event.ts';
import type { Place } from './map.ts';
import { nextToFall, type Play, tell, wound } from './play.ts';
import { countDeed } from './scoring.ts';
import {
  type FightFrame,
  type Fixed,
  type FrameOf,
  isThere,
  seatsFrom,
  tribeOf,
  type TuskState,
  unwounded,
} from './state.ts';
import { item } from './table.ts';

type Fight = Fixed<FightFrame>;
type Throws = Extract<TuskAction, { do: 'stones' }>['on'];

/** A die that comes to this or more is a wound (Tusk, fight 3). */
export const WOUNDS_FROM = 6;
const NOTHING: Uses = { stick: 0, grass: 0, stone: 0 };

/** A member starts a fight: every tribe on the tile is in it (Tusk, tribe phase 3; fight 1). */
export function beginFight(play: Play, turn: FrameOf<'tribe'>, at: Place): void {
  const { state } = play;
  const initiator = turn.seat;
  turn.step = 'act';
  for (const member of tribeOf(state, initiator).members) {
    if (member.at === at && !member.wounded && member.actions > 0) member.actions -= 1;
  }
  const seats = seatsFrom(state, initiator).filter((seat) => isThere(state, seat, at));
  state.fights += 1;
  const frame: FightFrame = {
    frame: 'fight',
    number: state.fights,
    at,
    seats,
    out: [],
    aims: [],
    step: 'commit',
    asked: 0,
    uses: [],
    hits: [],
  };
  if (seats.length > 2) {
    frame.step = 'sides';
    // The initiator may not sit out.
    frame.asked = 1;
  } else {
    frame.aims = seats
      .map((seat, i) => ({ seat, target: item(seats, 1 - i), members: unwounded(state, seat, at) }))
      .filter(({ members }) => members > 0);
  }
  state.frames.push(frame);
  tell(play, { type: 'fightBegan', at, initiator, seats });
}

/** Goes on with a fight as far as nobody has a choice; false where somebody is asked. */
export function settleFight(play: Play, frame: FightFrame): boolean {
  switch (frame.step) {
    case 'sides': {
      const seat = frame.seats[frame.asked];
      if (seat === undefined) {
        frame.step = 'aim';
        frame.asked = 0;
        return true;
      }
      if (isAbleToAct(play.state, frame, seat)) return false;
      takeSide(play, frame, true);
      return true;
    }
    case 'aim': {
      const seat = frame.seats[frame.asked];
      if (seat === undefined) {
        frame.step = 'commit';
        return true;
      }
      if (!frame.out.includes(seat) && unwounded(play.state, seat, frame.at) > 0) return false;
      frame.asked += 1;
      return true;
    }
    case 'commit':
      if (committers(play.state, frame).length > 0) return false;
      reveal(play, frame, []);
      return true;
    case 'stones':
      if (throwers(play.state, frame).length > 0) return false;
      throwStones(play, frame, []);
      return true;
  }
}

/** Whether a tribe has a die to roll or grass to use; one that has neither sits out unasked. */
function isAbleToAct(state: TuskState, { at }: Fight, seat: Seat): boolean {
  return unwounded(state, seat, at) > 0 || tribeOf(state, seat).goods.grass > 0;
}

/** Seats whose secret commitment is a choice, in seat order: the others commit nothing. */
export function committers(state: TuskState, frame: Fight): Seat[] {
  return frame.seats
    .filter((seat) => !frame.out.includes(seat) && canCommit(state, frame, seat))
    .sort((a, b) => a - b);
}

function canCommit(state: TuskState, { at }: Fight, seat: Seat): boolean {
  const { stick, grass, stone } = tribeOf(state, seat).goods;
  return unwounded(state, seat, at) > 0 ? stick + grass + stone > 0 : grass > 0;
}

/** Tusk, fight 2; a tribe whose members there are all wounded may use grass only. */
export function commitChoices(state: TuskState, { at }: Fight, seat: Seat): readonly TuskChoice[] {
  const { stick, grass, stone } = tribeOf(state, seat).goods;
  return unwounded(state, seat, at) > 0
    ? waysToUse('commit', stick, grass, stone)
    : waysToUse('commit', 0, grass, 0);
}

/** Tusk, fight 1. */
export const sideChoices: readonly TuskChoice[] = [STAYS_IN, SITS_OUT];

/** The tribe whose word it is stays in or sits out. */
export function takeSide(play: Play, frame: FightFrame, sitsOut: boolean): void {
  const seat = item(frame.seats, frame.asked);
  frame.asked += 1;
  if (!sitsOut) return;
  frame.out = [...frame.out, seat];
  tell(play, { type: 'satOut', seat });
}

/** Any other tribe on the tile may be attacked, also one that sits out. */
export function aimChoices(
  state: TuskState,
  { seats, at }: Fight,
  seat: Seat,
): readonly TuskChoice[] {
  const targets = seats.filter((other) => other !== seat).sort((a, b) => a - b);
  return aims(unwounded(state, seat, at), targets);
}

/** The tribe whose word it is names its targets. */
export function aim(
  play: Play,
  frame: FightFrame,
  at: Extract<TuskAction, { do: 'aim' }>['at'],
): void {
  const seat = item(frame.seats, frame.asked);
  frame.asked += 1;
  const named = at.map(({ seat: target, members }) => ({ seat, target, members }));
  frame.aims = [...frame.aims, ...named];
  tell(play, { type: 'aimed', seat, at });
}

/** What was committed is revealed together and leaves the stores; then dice, wounds and result. */
export function reveal(
  play: Play,
  frame: FightFrame,
  committed: readonly { readonly seat: Seat; readonly uses: Uses }[],
): void {
  const { state } = play;
  if (committed.length > 1) play.reveals = true;
  for (const seat of frame.seats) {
    if (frame.out.includes(seat)) continue;
    const uses = committed.find((one) => one.seat === seat)?.uses ?? NOTHING;
    const { goods } = tribeOf(state, seat);
    for (const token of TOKENS) goods[token] -= uses[token];
    frame.uses = [...frame.uses, { seat, uses }];
  }
  tell(play, { type: 'commitmentsRevealed', uses: frame.uses });
  roll(play, frame);
  for (const seat of frame.seats) {
    const down = nextToFall(state, seat, frame.at, suffered(frame, seat));
    for (const member of down) wound(play, seat, member, 'fight');
  }
  result(play, frame);
  frame.step = 'stones';
}

function usesOf(frame: Fight, seat: Seat): Uses {
  return frame.uses.find((one) => one.seat === seat)?.uses ?? NOTHING;
}

/** Tusk, fight 3: all dice fall before anybody is wounded. */
function roll(play: Play, frame: FightFrame): void {
  const rolls: (Roll & { target: Seat })[] = [];
  for (const { seat, target, members } of frame.aims) {
    const bonus = usesOf(frame, seat).stick - usesOf(frame, target).grass;
    const dice = Array.from({ length: members }, () => play.random.die());
    const totals = dice.map((die) => die + bonus);
    const hits = totals.filter((total) => total >= WOUNDS_FROM).length;
    rolls.push({ seat, target, dice, totals, hits });
  }
  frame.hits = rolls
    .filter(({ hits }) => hits > 0)
    .map(({ seat, target, hits }) => ({ seat, target, hits }));
  tell(play, { type: 'fightRolled', at: frame.at, rolls });
}

function inflicted(frame: Fight, seat: Seat): number {
  return frame.hits.reduce((sum, hit) => (hit.seat === seat ? sum + hit.hits : sum), 0);
}

function suffered(frame: Fight, seat: Seat): number {
  return frame.hits.reduce((sum, hit) => (hit.target === seat ? sum + hit.hits : sum), 0);
}

/** Tusk, fight 4: the most wounds inflicted, excess included, wins; a tie for the most wins nothing. */
function result(play: Play, frame: FightFrame): void {
  const most = Math.max(...frame.seats.map((seat) => inflicted(frame, seat)));
  const [winner, ...tied] = frame.seats.filter((seat) => inflicted(frame, seat) === most);
  if (winner === undefined || tied.length > 0) {
    tell(play, { type: 'fightTied' });
    return;
  }
  const food = Math.max(0, most - suffered(frame, winner));
  tribeOf(play.state, winner).goods.food += food;
  tell(play, { type: 'fightWon', seat: winner, food });
  countDeed(play, winner, 'won a fight');
}

/** Seats with several ways to put their stones, in seat order. */
export function throwers(state: TuskState, frame: Fight): Seat[] {
  return frame.seats
    .filter((seat) => stoneChoices(state, frame, seat).length > 1)
    .sort((a, b) => a - b);
}

/**
 * Tusk, fight 5: each stone wounds one more member of a tribe that this one wounded. Stones for which
 * no such member stands do nothing, so they are not part of the choice.
 */
export function stoneChoices(state: TuskState, frame: Fight, seat: Seat): readonly TuskChoice[] {
  const stones = usesOf(frame, seat).stone;
  if (stones === 0) return [];
  const targets = frame.hits
    .filter((hit) => hit.seat === seat)
    .map(({ target }) => ({ seat: target, unwounded: unwounded(state, target, frame.at) }))
    .filter((target) => target.unwounded > 0)
    .sort((a, b) => a.seat - b.seat);
  if (targets.length === 0) return [];
  const all = targets.reduce((sum, target) => sum + target.unwounded, 0);
  return stoneThrows(Math.min(stones, all), targets);
}

/** All stones are resolved together; then the fight is over. What was used has left the stores already. */
export function throwStones(
  play: Play,
  frame: FightFrame,
  chosen: readonly { readonly seat: Seat; readonly on: Throws }[],
): void {
  if (chosen.length > 1) play.reveals = true;
  const { state } = play;
  const flying = frame.seats.flatMap((seat) =>
    throwsOf(state, frame, seat, chosen).map((part) => ({ ...part, seat, target: part.seat })),
  );
  for (const target of frame.seats) {
    const by = flying
      .filter((one) => one.target === target)
      .map(({ seat, stones }) => ({ seat, stones }));
    if (by.length === 0) continue;
    const stones = by.reduce((sum, one) => sum + one.stones, 0);
    const members = nextToFall(state, target, frame.at, stones);
    tell(play, { type: 'stonesThrown', target, by, members });
    for (const member of members) wound(play, target, member, 'stone');
  }
  state.frames.pop();
}

/** What a seat chose, or the only way it has. */
function throwsOf(
  state: TuskState,
  frame: Fight,
  seat: Seat,
  chosen: readonly { readonly seat: Seat; readonly on: Throws }[],
): Throws {
  const answer = chosen.find((one) => one.seat === seat);
  if (answer !== undefined) return answer.on;
  const only = stoneChoices(state, frame, seat)[0]?.action;
  return only?.do === 'stones' ? only.on : [];
}
