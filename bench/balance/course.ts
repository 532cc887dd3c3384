import { playOut } from '../../src/ai/playout.ts';
import type { Seat } from '../../src/engine/game.ts';
import { namedSeed } from '../../src/engine/laws.ts';
import { namedRandom } from '../../src/engine/random.ts';
import type { TuskAction } from '../../src/games/tusk/action.ts';
import type { Start } from '../../src/games/tusk/config.ts';
import type { Version } from '../../src/games/tusk/content/versions.ts';
import type { VictoryId } from '../../src/games/tusk/content/victory.ts';
import type { TuskEvent } from '../../src/games/tusk/event.ts';
import { tusk } from '../../src/games/tusk/rules.ts';
import type { TuskState } from '../../src/games/tusk/state.ts';
import type { TuskView } from '../../src/games/tusk/view.ts';
import type { ComputerPlayer } from '../../src/presentation/edition.ts';

export type Player = ComputerPlayer<TuskAction, TuskView>;

/** Matches to be played. */
export interface Matches {
  /** What their seeds are made of, with the number of the match. */
  readonly name: string;
  readonly version: Version;
  readonly start: Start;
  readonly many: number;
  /** Who plays the nth match, from 0, by seat. */
  seating(nth: number): readonly Player[];
  /** Is told how a match stands, after each entry. */
  see?(state: TuskState): void;
}

/** What came of matches. */
export interface Course {
  kills: number;
  /** Matches with a kill. */
  hunted: number;
  fights: number;
  readonly rounds: number[];
  /** Wins by order of play in the first turn, a tie shared out. */
  readonly wins: number[];
  /** Wins by who played, a tie shared out. */
  readonly wonBy: Map<Player, number>;
  /** Points by the card that was kept. */
  readonly points: Map<VictoryId, number[]>;
}

/** Plays matches of computer players, and counts what the balance is read from. */
export function play({ name, version, start, many, seating, see }: Matches): Course {
  const seats = seating(0).length;
  const course: Course = {
    kills: 0,
    hunted: 0,
    fights: 0,
    rounds: [],
    wins: Array.from({ length: seats }, () => 0),
    wonBy: new Map(),
    points: new Map(),
  };
  const game = { ...tusk, rules: version };
  for (let nth = 0; nth < many; nth += 1) {
    const called = `${name} ${nth + 1}`;
    const players = seating(nth);
    let kills = 0;
    let first: Seat = 0;
    const note = (event: TuskEvent): void => {
      if (event.type === 'matchBegan') first = event.first;
      if (event.type === 'mammothKilled') kills += 1;
      if (event.type === 'fightBegan') course.fights += 1;
    };
    const { state: end } = playOut(game, {
      seed: namedSeed(called),
      seats,
      config: { start },
      players,
      random: namedRandom(called),
      each: (state, told) => {
        see?.(state);
        for (const { event } of told) note(event);
      },
    });
    const { turn, tribes } = end;
    const { scores = [], winners = [] } = game.outcome(end) ?? {};
    course.kills += kills;
    course.hunted += kills > 0 ? 1 : 0;
    course.rounds.push(turn);
    for (const seat of winners) {
      const order = (seat - first + seats) % seats;
      course.wins[order] = (course.wins[order] ?? 0) + 1 / winners.length;
      const player = players[seat];
      if (player !== undefined) {
        course.wonBy.set(player, (course.wonBy.get(player) ?? 0) + 1 / winners.length);
      }
    }
    for (const [seat, { card }] of tribes.entries()) {
      if (card !== null)
        course.points.set(card, [...(course.points.get(card) ?? []), scores[seat] ?? 0]);
    }
  }
  return course;
}
