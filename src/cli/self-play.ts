import { playChecked } from '../ai/checked.ts';
import { playOut } from '../ai/playout.ts';
import { fingerprint } from '../engine/fingerprint.ts';
import type { Outcome, AddressedEvent } from '../engine/game.ts';
import { namedSeed } from '../engine/laws.ts';
import { namedRandom } from '../engine/random.ts';
import { makeRecord, type MatchRecord } from '../engine/record.ts';
import type { AnyEdition, ComputerPlayer } from '../presentation/edition.ts';

/** Matches to be played among computer players. */
export interface SelfPlay {
  readonly edition: AnyEdition;
  /**
   * The players. They are dealt to the seats in turn, shifted by one with each match, so that each plays at every seat.
   */
  readonly players: readonly ComputerPlayer<unknown, unknown>[];
  readonly seats: number;
  readonly matches: number;
  /** Any text; the same seed repeats the same matches. */
  readonly seed: string;
  /** The configuration, as the game parsed it. */
  readonly config: unknown;
}

/** The least, the mean and the greatest of some numbers. */
export interface Spread {
  readonly min: number;
  readonly mean: number;
  readonly max: number;
}

/** The results. */
export interface Statistics {
  readonly matches: number;
  readonly actions: number;
  /** The time of play alone. */
  readonly seconds: number;
  readonly actionsPerSecond: number;
  readonly matchesPerSecond: number;
  /** By seat. A shared win counts for each that shares it. */
  readonly scores: readonly (Spread & { readonly seat: number; readonly wins: number })[];
  /** The same by player, over all its seats. */
  readonly players: readonly (Spread & { readonly player: string; readonly wins: number })[];
  /** How often the game’s milestones occur in a match. */
  readonly milestones: Readonly<Record<string, Spread>>;
  /** How often each type of event occurs in a match, on average. */
  readonly eventsPerMatch: Readonly<Record<string, number>>;
  /** The largest state in JSON, of the matches that were checked. */
  readonly largestStateBytes: number;
}

/** One match in so many is checked. */
const CHECKED = 50;

/**
 * Plays matches in place and gathers statistics. The first match and some others are checked by playing them again
 * entry by entry; all are if their records are wanted. Throws if a match does not end, or goes differently the second
 * time.
 */
export async function selfPlay(
  { edition: { game, milestones = {} }, players: who, seats, matches, seed, config }: SelfPlay,
  keep: ((record: MatchRecord, match: number) => Promise<void>) | null,
): Promise<Statistics> {
  const playersIn = (match: number): ComputerPlayer<unknown, unknown>[] =>
    Array.from({ length: seats }, (_, seat) => who[(seat + match - 1) % who.length] ?? []).flat();
  const events = new Map<string, number>();
  const told: ReadonlyMap<string, number>[] = [];
  const outcomes: Outcome[] = [];
  let [actions, seconds, largest] = [0, 0, 0];
  for (let match = 1; match <= matches; match += 1) {
    const name = `${seed} ${match}`;
    const playout = () => ({
      seed: namedSeed(name),
      seats,
      config,
      players: playersIn(match),
      random: namedRandom(`players of ${name}`),
    });
    const all: AddressedEvent<unknown>[] = [];
    const play = playout();
    const start = performance.now();
    const played = playOut(game, {
      ...play,
      each: (_, told) => void all.push(...told),
    });
    seconds += (performance.now() - start) / 1000;
    actions += played.actions;
    const outcome = game.outcome(played.state);
    if (outcome === null) throw new Error(`Match ${match} of "${seed}" stopped without a result.`);
    outcomes.push(outcome);
    const inMatch = new Map<string, number>();
    for (const { event } of all) {
      const type = typeOf(event);
      inMatch.set(type, (inMatch.get(type) ?? 0) + 1);
    }
    told.push(inMatch);
    for (const [type, count] of inMatch) events.set(type, (events.get(type) ?? 0) + count);
    if (keep === null && match % CHECKED !== 1) continue;
    const checked = playChecked(game, playout);
    for (const { match: kept } of checked.entered) {
      largest = Math.max(largest, Buffer.byteLength(JSON.stringify(game.stored(kept.state))));
    }
    if (keep === null) continue;
    const salt = namedSeed(`salt of ${name}`);
    const entries = checked.entered.map(({ entry, digest }) => ({ entry, digest }));
    const { rules } = game;
    const content = fingerprint(game, rules);
    const whole = { rules, content, seats, config, seed: namedSeed(name), salt, entries, outcome };
    await keep(makeRecord(game.id, whole), match);
  }
  const perMatch = (type: string): number => (events.get(type) ?? 0) / matches;
  return {
    matches,
    actions,
    seconds,
    actionsPerSecond: actions / seconds,
    matchesPerSecond: matches / seconds,
    scores: Array.from({ length: seats }, (_, seat) => ({
      seat,
      ...spread(outcomes.map(({ scores }) => scores[seat] ?? 0)),
      wins: outcomes.filter(({ winners }) => winners.includes(seat)).length,
    })),
    players: who.map((player) => {
      const mine = outcomes.map(({ scores, winners }, at) => {
        const seated = playersIn(at + 1).flatMap((one, seat) => (one === player ? [seat] : []));
        return {
          points: seated.map((seat) => scores[seat] ?? 0),
          wins: seated.filter((seat) => winners.includes(seat)).length,
        };
      });
      const wins = mine.reduce((sum, one) => sum + one.wins, 0);
      return { player: player.id, ...spread(mine.flatMap(({ points }) => points)), wins };
    }),
    milestones: Object.fromEntries(
      Object.entries(milestones).map(([name, type]) => [
        name,
        spread(told.map((inMatch) => inMatch.get(type) ?? 0)),
      ]),
    ),
    eventsPerMatch: Object.fromEntries(
      [...events.keys()].sort().map((type) => [type, perMatch(type)]),
    ),
    largestStateBytes: largest,
  };
}

function typeOf(event: unknown): string {
  if (typeof event === 'object' && event !== null && 'type' in event) return String(event.type);
  return 'untyped';
}

function spread(values: readonly number[]): Spread {
  return {
    min: values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY),
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    max: values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY),
  };
}
