import { eager } from '../ai/eager.ts';
import { byChance, mixed } from '../ai/mixed.ts';
import { type Breach, type Chooser, tryLaws } from '../engine/laws.ts';
import type { AnyEdition, ComputerPlayer } from '../presentation/edition.ts';
import { someConfig } from '../presentation/some-config.ts';

/** Out of 100 answers, how many chance gives in place of a computer player. */
const CHANCE = 20;
/** Out of 100 answers of an eager match, how many make it so; the others lead it somewhere. */
const EAGERNESS = 50;
/** No match of the shelf takes as many entries. */
const LONGEST = 20_000;

/** Those who lead the matches of an edition, so that its rules come up: its players, eagerness and chance. */
export function mixture(edition: AnyEdition): Chooser<unknown, unknown>[] {
  const { game, players } = edition;
  return [
    ...players.map((player) => ledBy(edition, player)),
    ...players.map((player) => mixed(game, player, EAGERNESS, eager(edition))),
    byChance,
  ];
}

/** One player leads, with chance mixed in. */
export const ledBy = ({ game }: AnyEdition, player: ComputerPlayer<unknown, unknown>) =>
  mixed(game, player, CHANCE);

/** Matches to be held against the laws. */
export interface Trials {
  readonly edition: AnyEdition;
  readonly matches: number;
  /** Numbers of seats: they take turns, and with each round of them so do the choosers. */
  readonly seats: readonly number[];
  readonly choosers: readonly Chooser<unknown, unknown>[];
  /** Any text: the same seed tries the same matches again. */
  readonly seed: string;
  /** How often, out of 1, the costly laws are tried at an entry. */
  readonly thoroughness: number;
  /** What every table chose, as the game parsed it; without it each choice there is comes up in turn. */
  readonly config?: unknown;
}

/** How often something came up, by its name. */
export type Counts = Readonly<Record<string, number>>;

/** What the matches came through. */
export interface Reached {
  /** Answers by what was asked. */
  readonly answers: Counts;
  /** Log entries by their kind. */
  readonly entries: Counts;
  /** Events by their type; those that name several seats also by how many: `fightBegan of 3`. */
  readonly events: Counts;
  /** How often each thing of the box came into play, by its sort; 0 where it never did. */
  readonly components: Readonly<Record<string, Counts>>;
}

export interface Tried {
  readonly breaches: readonly (Breach & { readonly match: string; readonly seats: number })[];
  readonly reached: Reached;
  readonly seconds: number;
}

/** Plays the matches, holds them against the laws, and counts what they came through. */
export function tryMatches({
  edition,
  matches,
  seats,
  choosers,
  seed,
  thoroughness,
  config: chosen,
}: Trials): Tried {
  const { game } = edition;
  const breaches: (Breach & { readonly match: string; readonly seats: number })[] = [];
  const [answers, entries, events] = [tally(), tally(), tally()];
  const components = Object.entries(edition.components ?? {}).map(([sort, component]) => ({
    sort,
    component,
    came: tally(component.all),
  }));
  const watch = {
    answered: ({ kind }: { readonly kind: string }) => answers.count(kind),
    entered(kind: string, told: readonly { readonly event: unknown }[]) {
      entries.count(kind);
      for (const { event } of told) {
        for (const name of namesOf(event)) events.count(name);
        for (const { component, came } of components) {
          const thing = component.broughtBy(event);
          if (thing !== null) came.count(thing);
        }
      }
    },
  };
  const start = performance.now();
  for (let match = 0; match < matches; match += 1) {
    const at = seats[match % seats.length] ?? game.seats[0];
    const choose = choosers[Math.floor(match / seats.length) % choosers.length];
    const config = chosen ?? someConfig(edition, Math.floor(match / seats.length));
    const trial = { name: `${seed} ${match + 1}`, config, seats: at, longest: LONGEST };
    for (const breach of tryLaws(game, { ...trial, thoroughness }, choose, watch)) {
      breaches.push({ match: trial.name, seats: at, ...breach });
    }
  }
  return {
    breaches,
    reached: {
      answers: answers.all(),
      entries: entries.all(),
      events: events.all(),
      components: Object.fromEntries(components.map(({ sort, came }) => [sort, came.all()])),
    },
    seconds: (performance.now() - start) / 1000,
  };
}

/** @param expected what is counted even where it never comes */
function tally(expected: readonly string[] = []) {
  const counts = new Map<string, number>(expected.map((name) => [name, 0]));
  return {
    count: (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1),
    all: (): Counts => Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function namesOf(event: unknown): string[] {
  if (typeof event !== 'object' || event === null || !('type' in event)) return ['untyped'];
  const type = String(event.type);
  const sides = 'seats' in event && Array.isArray(event.seats) ? event.seats.length : null;
  return sides === null ? [type] : [type, `${type} of ${sides}`];
}

/** The same counts for every hundred matches. */
export function perHundred(counts: Counts, matches: number): Counts {
  return Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, (100 * count) / matches]),
  );
}
