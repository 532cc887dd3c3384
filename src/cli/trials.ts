import { eager } from '../ai/eager.ts';
import { byChance, mixed } from '../ai/mixed.ts';
import { type Breach, type Chooser, tryLaws } from '../engine/laws.ts';
import type { AnyEdition, ComputerPlayer } from '../presentation/edition.ts';
import { someConfig } from '../presentation/some-config.ts';

/** The percentage of random answers in place of a computer player’s. */
const CHANCE = 20;
/** The percentage of eager answers in an eager match; the others make it progress. */
const EAGERNESS = 50;
/** More entries than any match of our games takes. */
const LONGEST = 20_000;

/** The choosers that make the rules of a game come up: its players, an eager one and chance. */
export function mixture(edition: AnyEdition): Chooser<unknown, unknown>[] {
  const { game, players } = edition;
  return [
    ...players.map((player) => ledBy(edition, player)),
    ...players.map((player) => mixed(game, player, EAGERNESS, eager(edition))),
    byChance,
  ];
}

/** One computer player, with random answers mixed in. */
export const ledBy = ({ game }: AnyEdition, player: ComputerPlayer<unknown, unknown>) =>
  mixed(game, player, CHANCE);

/** Matches to be tried by the laws. */
export interface Trials {
  readonly edition: AnyEdition;
  readonly matches: number;
  /** Numbers of seats, used in turn; after each round of them the next chooser plays. */
  readonly seats: readonly number[];
  readonly choosers: readonly Chooser<unknown, unknown>[];
  /** Any text; the same seed repeats the same matches. */
  readonly seed: string;
  /** The share of entries, up to 1, at which the costly laws are tried. */
  readonly thoroughness: number;
  /** The configuration, as the game parsed it; if left out, each one that the game offers, in turn. */
  readonly config?: unknown;
}

/** Counts by name. */
export type Counts = Readonly<Record<string, number>>;

/** What the matches covered. */
export interface Reached {
  /** Answers by what was asked. */
  readonly answers: Counts;
  /** Log entries by their kind. */
  readonly entries: Counts;
  /** Events by type; those that name several seats also by their number: `fightBegan of 3`. */
  readonly events: Counts;
  /** How often each component of the game came into play, by sort, and how many matches came to each moment; 0 if it never did. */
  readonly components: Readonly<Record<string, Counts>>;
}

export interface Tried {
  readonly breaches: readonly (Breach & { readonly match: string; readonly seats: number })[];
  readonly reached: Reached;
  readonly seconds: number;
}

/** Plays the matches, checks the laws, and counts what they covered. */
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
  const moments = tally(edition.moments?.all);
  const come = new Set<string>();
  const watch = {
    answered: ({ kind }: { readonly kind: string }) => answers.count(kind),
    entered(kind: string, told: readonly { readonly event: unknown }[], state: unknown) {
      entries.count(kind);
      const all = told.map(({ event }) => event);
      for (const moment of edition.moments?.broughtBy(all, state) ?? []) come.add(moment);
      for (const event of all) {
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
    for (const moment of come) moments.count(moment);
    come.clear();
  }
  return {
    breaches,
    reached: {
      answers: answers.all(),
      entries: entries.all(),
      events: events.all(),
      components: {
        ...Object.fromEntries(components.map(({ sort, came }) => [sort, came.all()])),
        ...(edition.moments === undefined ? {} : { moments: moments.all() }),
      },
    },
    seconds: (performance.now() - start) / 1000,
  };
}

/** @param expected names that are listed even if they never come up */
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
