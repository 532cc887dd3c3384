import type { Seat } from '../../engine/game.ts';
import type { Uses } from './action.ts';
import { waysToUse, LAND, RETREAT, shares, STAY, type TuskChoice } from './choices.ts';
import { TOKENS } from './content/terrain.ts';
import { MAMMOTH_FOOD } from './content/tribe.ts';
import { BREEDING_GROUND, type Place } from './map.ts';
import { tilesBeside } from './movement.ts';
import { type Play, tell, wound } from './play.ts';
import { countDeed } from './scoring.ts';
import { type HuntFrame, isThere, seatsFrom, tribeOf, type TuskState, unwounded } from './state.ts';
import { item } from './table.ts';

/** A hunter's die that comes to this or more takes a food (Tusk, hunt 1). */
export const HITS_FROM = 6;
/** A die of the mammoth that comes to this or more wounds (Tusk, hunt 3). */
const MAMMOTH_HITS_FROM = 4;
const NOTHING: Uses = { stick: 0, grass: 0, stone: 0 };

/** Whether any member of any tribe hunts. */
export function anybodyHunts(state: TuskState): boolean {
  return state.tribes.some((_, seat) => isThere(state, seat, 'hunting'));
}

function leaderOf(state: TuskState): Seat {
  if (state.leader === null) throw new Error('A hunt has a leader.');
  return state.leader;
}

/** The hunt phase begins with its first round. */
export function beginHunt(play: Play): void {
  const frame: HuntFrame = {
    frame: 'hunt',
    round: 0,
    order: [],
    step: 'attack',
    asked: 0,
    uses: [],
  };
  play.state.frames.push(frame);
  beginRound(play, frame);
}

/** Leader first, then clockwise; where the leader has left, the next tribe starts. */
function beginRound(play: Play, frame: HuntFrame): void {
  const { state } = play;
  frame.round += 1;
  frame.order = seatsFrom(state, leaderOf(state)).filter((seat) => isThere(state, seat, 'hunting'));
  frame.step = 'attack';
  frame.asked = 0;
  frame.uses = [];
  tell(play, { type: 'huntRoundBegan', round: frame.round });
}

/** Goes on with a hunt as far as nobody has a choice; false where somebody is asked. */
export function settleHunt(play: Play, frame: HuntFrame): boolean {
  switch (frame.step) {
    case 'attack': {
      const seat = frame.order[frame.asked];
      if (seat === undefined) {
        fightBack(play, frame);
        return true;
      }
      const { stick, grass, stone } = tribeOf(play.state, seat).goods;
      if (stick + grass + stone > 0) return false;
      attack(play, frame, NOTHING);
      return true;
    }
    case 'share':
    case 'land':
    case 'regroup':
      return false;
  }
}

/** What the attacker may use in this round. */
export function attackChoices(state: TuskState, seat: Seat): readonly TuskChoice[] {
  const { stick, grass, stone } = tribeOf(state, seat).goods;
  return waysToUse('attack', stick, grass, stone);
}

/** Tusk, hunt 1: the attack of the tribe whose turn it is. What it uses leaves its store at once. */
export function attack(play: Play, frame: HuntFrame, uses: Uses): void {
  const { state, random } = play;
  const seat = item(frame.order, frame.asked);
  frame.asked += 1;
  const { goods } = tribeOf(state, seat);
  for (const token of TOKENS) goods[token] -= uses[token];
  frame.uses = [...frame.uses, { seat, uses }];
  const dice = Array.from({ length: unwounded(state, seat, 'hunting') }, () => random.die());
  const totals = dice.map((die) => die + uses.stick);
  const hits = totals.filter((total) => total >= HITS_FROM).length;
  const byDice = Math.min(hits, state.mammothFood);
  const byStones = hits > 0 ? Math.min(uses.stone, state.mammothFood - byDice) : 0;
  const food = byDice + byStones;
  state.mammothFood -= food;
  goods.food += food;
  const left = state.mammothFood;
  const roll = { seat, dice, totals, hits };
  tell(play, { type: 'mammothAttacked', roll, uses, byStones, food, left });
  if (left > 0) return;
  const leader = leaderOf(state);
  tell(play, { type: 'mammothKilled', leader, at: state.mammoth });
  countDeed(play, leader, 'led a kill');
  frame.step = 'share';
}

/** How the leader divides the kill. */
export function shareChoices(state: TuskState): readonly TuskChoice[] {
  return shares(state.tribes.length);
}

/** Tusk, hunt 2: whole tokens, and nobody refuses. */
export function share(play: Play, frame: HuntFrame, food: readonly number[]): void {
  const { state } = play;
  const leader = leaderOf(state);
  for (const seat of state.tribes.keys()) tribeOf(state, seat).goods.food += item(food, seat);
  tell(play, { type: 'foodShared', leader, food });
  for (const seat of seatsFrom(state, leader)) {
    if (seat !== leader && food[seat] === 0) countDeed(play, seat, 'left out of a kill');
  }
  if (state.mammoth === BREEDING_GROUND) frame.step = 'land';
  else returnFromKill(play, state.mammoth);
}

/** Where the hunters go after a kill on the breeding ground: one tile for all. */
export function landChoices(state: TuskState): readonly TuskChoice[] {
  return tilesBeside(state, state.mammoth).map((place) => item(LAND, place));
}

/** All hunters go to one tile; the mammoth goes home, unhurt. It tramples nobody. */
export function returnFromKill(play: Play, to: Place): void {
  const { state } = play;
  for (const seat of seatsFrom(state, leaderOf(state))) callBack(play, seat, to);
  state.mammothFood = MAMMOTH_FOOD;
  sendHome(play);
}

/** The mammoth goes to the breeding ground, by a kill or a season. */
export function sendHome(play: Play): void {
  const from = play.state.mammoth;
  if (from === BREEDING_GROUND) return;
  play.state.mammoth = BREEDING_GROUND;
  tell(play, { type: 'mammothWentHome', from });
}

function callBack(play: Play, seat: Seat, to: Place): void {
  const members: number[] = [];
  for (const [index, member] of tribeOf(play.state, seat).members.entries()) {
    if (member.at !== 'hunting') continue;
    member.at = to;
    members.push(index + 1);
  }
  if (members.length > 0) tell(play, { type: 'huntersReturned', seat, members, to });
}

/** Tusk, hunt 3: each die is thrown at one hunter. */
function fightBack(play: Play, frame: HuntFrame): void {
  const { state, random } = play;
  for (const seat of frame.order) {
    const grass = frame.uses.find((one) => one.seat === seat)?.uses.grass ?? 0;
    const hunters = tribeOf(state, seat).members.flatMap((member, index) =>
      member.at === 'hunting' && !member.wounded ? [index + 1] : [],
    );
    const dice = hunters.map(() => random.die());
    const totals = dice.map((die) => die - grass);
    const wounded = hunters.filter((_, i) => item(totals, i) >= MAMMOTH_HITS_FROM);
    const roll = { seat, dice, totals, hits: wounded.length };
    tell(play, { type: 'mammothFoughtBack', roll, grass });
    for (const hunter of wounded) wound(play, seat, hunter, 'mammoth');
  }
  frame.step = 'regroup';
}

/** Seats that choose whether and where to call off their hunt, in seat order: all that hunt. */
export function regroupers(state: TuskState): Seat[] {
  return [...state.tribes.keys()].filter((seat) => isThere(state, seat, 'hunting'));
}

/** Tusk, hunt 4: to one tile beside the mammoth; a tribe whose hunters are all wounded must. */
export function regroupChoices(state: TuskState, seat: Seat): readonly TuskChoice[] {
  const choices = tilesBeside(state, state.mammoth).map((place) => item(RETREAT, place));
  return unwounded(state, seat, 'hunting') > 0 ? [STAY, ...choices] : choices;
}

/** All answers are revealed together; whoever still hunts begins another round. */
export function regroup(
  play: Play,
  frame: HuntFrame,
  chosen: readonly { readonly seat: Seat; readonly to: Place | null }[],
): void {
  const { state } = play;
  if (chosen.length > 1) play.reveals = true;
  for (const { seat, to } of chosen) {
    if (to === null) tell(play, { type: 'huntStayed', seat });
    else callBack(play, seat, to);
  }
  if (anybodyHunts(state)) beginRound(play, frame);
}
