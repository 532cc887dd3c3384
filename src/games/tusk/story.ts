import type { Seat } from '../../engine/game.ts';
import type { Moment } from '../../presentation/story.ts';
import { between } from './between.ts';
import { only, type Roll, type TuskEvent } from './event.ts';
import { WOUNDS_FROM } from './fight/roll.ts';
import { HITS_FROM } from './hunt/attack.ts';
import { HEXES } from './map.ts';
import type { TuskView } from './view.ts';

export type TuskMoment = Moment<TuskEvent, TuskView>;

/** What a piece of the story is about. */
export type BeatKind = 'setup' | 'tribe' | 'fight' | 'hunt' | 'kill' | 'return' | 'season' | 'end';

/** A piece of the story: what happened in it, and the view that shows how it came out. */
export interface TuskBeat {
  readonly kind: BeatKind;
  /** In which turn it happened; 0 for the setup. */
  readonly turn: number;
  /** The round of the turn's hunt that has begun; 0 before the first. */
  readonly round: number;
  readonly events: readonly TuskEvent[];
  readonly view: TuskView;
}

/** Dice of a seat's own in fights and hunts, and what such dice come to on average. */
export interface DiceLuck {
  readonly seat: Seat;
  readonly dice: number;
  readonly hits: number;
  readonly expected: number;
  /** Of the hits: the sum of p · (1 − p) over the dice. */
  readonly variance: number;
}

/** What happened in a turn, and to whose credit; null where it was nobody's. */
export interface Deed {
  readonly turn: number;
  readonly seat: Seat | null;
}

/** A whole match told again. */
export interface TuskStory {
  readonly beats: readonly TuskBeat[];
  /** Turns played. */
  readonly turns: number;
  /** By seat: the food at the start, then after each turn. */
  readonly food: readonly (readonly number[])[];
  /** By seat: food with what the victory cards add; null while the match goes on. */
  readonly totals: readonly number[] | null;
  readonly winners: readonly Seat[];
  /** To the credit of the leader. */
  readonly kills: readonly Deed[];
  /** To the credit of the winner. */
  readonly fights: readonly Deed[];
  /** The share of the whole world under snow at the start and after each turn, 0 to 1. */
  readonly snow: readonly number[];
  /** By seat. */
  readonly luck: readonly DiceLuck[];
}

/** Tells a match again from what everybody saw of it. Throws where it has no moment. */
export function matchStory(moments: readonly TuskMoment[]): TuskStory {
  const last = moments.at(-1);
  if (last === undefined) throw new RangeError('A story begins with the setup.');
  const seats = last.view.tribes.map(({ seat }) => seat);
  const ended = moments.flatMap(({ events }) => only(events, 'gameEnded')).at(-1);
  const columns = endsOfTurns(moments);
  return {
    beats: beatsOf(moments),
    turns: columns.length - 1,
    food: seats.map((seat) =>
      columns.map(({ view, final }) => final?.[seat] ?? view.tribes[seat]?.goods.food ?? 0),
    ),
    totals: ended?.totals ?? null,
    winners: ended?.winners ?? [],
    kills: deeds(moments, killer),
    fights: deeds(moments, fightWinner),
    snow: columns.map(
      ({ view }) => view.tiles.filter((tile) => tile?.snow === true).length / HEXES.length,
    ),
    luck: seats.map((seat) => luckOf(moments, seat)),
  };
}

interface EndOfTurn {
  readonly view: TuskView;
  /** The food before the cards were counted, where the match ended; else the view has it. */
  readonly final: readonly number[] | null;
}

/** The views in which a turn begins or the match ends. */
function endsOfTurns(moments: readonly TuskMoment[]): EndOfTurn[] {
  return moments.flatMap(({ events, view }): EndOfTurn[] => {
    const ended = only(events, 'gameEnded').at(-1);
    if (ended !== undefined) return [{ view, final: ended.food }];
    return events.some(({ type }) => type === 'turnBegan') ? [{ view, final: null }] : [];
  });
}

const killer = (event: TuskEvent): Seat | null | undefined =>
  event.type === 'mammothKilled' ? event.leader : undefined;

const fightWinner = (event: TuskEvent): Seat | null | undefined => {
  if (event.type === 'fightTied') return null;
  return event.type === 'fightWon' ? event.seat : undefined;
};

/** Events that `whose` knows, with the turn in which they happened. */
function deeds(
  moments: readonly TuskMoment[],
  whose: (event: TuskEvent) => Seat | null | undefined,
): Deed[] {
  let turn = 0;
  const all: Deed[] = [];
  for (const event of moments.flatMap(({ events }) => events)) {
    if (event.type === 'turnBegan') turn = event.turn;
    const seat = whose(event);
    if (seat !== undefined) all.push({ turn, seat });
  }
  return all;
}

/** A seat's rolls with the least total that hits: those of the mammoth are nobody's luck. */
function ownRolls(event: TuskEvent, seat: Seat): { roll: Roll; from: number }[] {
  switch (event.type) {
    case 'fightRolled':
      return event.rolls
        .filter((roll) => roll.seat === seat)
        .map((roll) => ({ roll, from: WOUNDS_FROM }));
    case 'mammothAttacked':
      return event.roll.seat === seat ? [{ roll: event.roll, from: HITS_FROM }] : [];
    default:
      return [];
  }
}

const FACES = 6;

function luckOf(moments: readonly TuskMoment[], seat: Seat): DiceLuck {
  let [dice, hits, expected, variance] = [0, 0, 0, 0];
  for (const event of moments.flatMap(({ events }) => events)) {
    for (const { roll, from } of ownRolls(event, seat)) {
      roll.dice.forEach((die, index) => {
        const bonus = (roll.totals[index] ?? die) - die;
        // Faces from `from − bonus` up hit.
        const chance = Math.min(FACES, Math.max(0, FACES + 1 - from + bonus)) / FACES;
        expected += chance;
        variance += chance * (1 - chance);
      });
      dice += roll.dice.length;
      hits += roll.hits;
    }
  }
  return { seat, dice, hits, expected, variance };
}

/** What an event begins or goes on with; null where it belongs to whatever is told already. */
function kindOf(event: TuskEvent, current: BeatKind): BeatKind | null {
  switch (event.type) {
    case 'matchBegan':
    case 'memberPlaced':
    case 'cardsDrawn':
    case 'cardKept':
    case 'cardKeptSecretly':
      return 'setup';
    case 'tribeBegan':
    case 'tribeDone':
    case 'memberGrew':
    case 'huntersSent':
    case 'memberMoved':
    case 'gathered':
    case 'crafted':
    case 'recovered':
      return 'tribe';
    case 'fightBegan':
    case 'satOut':
    case 'aimed':
    case 'commitmentsRevealed':
    case 'fightRolled':
    case 'fightWon':
    case 'fightTied':
    case 'stonesThrown':
      return 'fight';
    case 'huntRoundBegan':
    case 'mammothAttacked':
    case 'mammothFoughtBack':
      return 'hunt';
    case 'mammothKilled':
    case 'foodShared':
      return 'kill';
    case 'huntersReturned':
      return 'return';
    case 'mammothWentHome':
      return current === 'return' ? 'return' : 'season';
    case 'seasonDrawn':
    case 'tokensAdded':
    case 'tokensLost':
    case 'memberRemoved':
    case 'herdRolled':
    case 'mammothMoved':
    case 'herdBlocked':
    case 'steppedAside':
    case 'landsFound':
    case 'snowRolled':
    case 'snowFell':
      return 'season';
    case 'gameEnded':
      return 'end';
    case 'turnBegan':
    case 'memberWounded':
    case 'cardRevealed':
    case 'cardToken':
    case 'dealt':
    case 'huntStayed':
      return null;
  }
}

/** Events that begin another piece of the same kind. */
const BEGINNINGS: readonly TuskEvent['type'][] = [
  'tribeBegan',
  'fightBegan',
  'huntRoundBegan',
  'mammothKilled',
  'seasonDrawn',
];

/** Events that only say where something begins or is done: the board is as it was. */
const BOUNDS: readonly TuskEvent['type'][] = [
  'turnBegan',
  'tribeBegan',
  'tribeDone',
  'huntRoundBegan',
];

interface Draft {
  readonly kind: BeatKind;
  readonly turn: number;
  readonly round: number;
  readonly events: TuskEvent[];
  view: TuskView;
}

function beatsOf(moments: readonly TuskMoment[]): TuskBeat[] {
  const drafts: Draft[] = [];
  let turn = 0;
  let round = 0;
  let before: TuskView | null = null;
  for (const { events, view } of moments) {
    events.forEach((event, index) => {
      if (event.type === 'turnBegan') {
        turn = event.turn;
        round = 0;
        return;
      }
      if (event.type === 'huntRoundBegan') round = event.round;
      // What comes later in the same step and changes the board must not show yet.
      const isDone = events
        .slice(index + 1)
        .every(({ type }) => type === 'gameEnded' || BOUNDS.includes(type));
      const shown = isDone || before === null ? view : between(before, events.slice(0, index + 1));
      const current = drafts.at(-1);
      const kind = kindOf(event, current?.kind ?? 'setup');
      if (current === undefined || startsAnew(current, kind, event)) {
        drafts.push({ kind: kind ?? 'setup', turn, round, events: [event], view: shown });
      } else {
        current.events.push(event);
        current.view = shown;
      }
    });
    before = view;
  }
  return drafts.filter(isWorthTelling);
}

function startsAnew(current: Draft, kind: BeatKind | null, event: TuskEvent): boolean {
  if (kind === null) return false;
  return kind !== current.kind || BEGINNINGS.includes(event.type) || isNextRoll(current, event);
}

/** Each attack of a round is a piece of its own, and so is the mammoth's answer to all of them. */
function isNextRoll({ events }: Draft, { type }: TuskEvent): boolean {
  if (type !== 'mammothAttacked' && type !== 'mammothFoughtBack') return false;
  return events.some((before) => before.type === 'mammothAttacked');
}

/** The rest of a turn after a fight in which nothing more happened is not; a turn in which nothing did is. */
function isWorthTelling({ kind, events }: Draft): boolean {
  if (kind !== 'tribe') return true;
  const began = events.some(({ type }) => type === 'tribeBegan');
  const done = events.some(({ type }) => type === 'tribeDone');
  return (began && done) || events.some(({ type }) => !BOUNDS.includes(type));
}
