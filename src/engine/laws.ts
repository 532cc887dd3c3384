import { isDeepStrictEqual } from 'node:util';
import { anyChoice, choiceNamed, countChoices, outline, someChoices } from './choices.ts';
import { canonicalJson, digest } from './digest.ts';
import { fingerprint } from './fingerprint.ts';
import { freeze } from './freeze.ts';
import {
  type Choice,
  type Choices,
  type Decision,
  type Game,
  type Goods,
  eventsFor,
  type Outcome,
  type Seat,
  type AddressedEvent,
  type Viewer,
} from './game.ts';
import { imagine } from './imagine.ts';
import {
  begin,
  deals,
  dueAhead,
  type Entered,
  type Entry,
  type Match,
  ownDecision,
  restore,
  decisionsIn,
  take,
  undo,
} from './match.ts';
import { placesOf } from './places.ts';
import { type CountedRandom, entryRandom, namedRandom, type Random } from './random.ts';
import { replay } from './replay.ts';
import { undoTarget } from './undo-floor.ts';

/** How a match is to be tried. */
export interface Trial<C> {
  /** Any text; the same name repeats the same match. */
  readonly name: string;
  readonly config: C;
  readonly seats: number;
  /** The most log entries a match may take. */
  readonly longest: number;
  /** How often, out of 1, the costly laws (leaks, undo, copies) are tried at an entry. */
  readonly thoroughness: number;
}

/** A law that a match broke, and where. */
export interface Breach {
  readonly law: string;
  readonly sequence: number;
  readonly found: string;
}

/** Picks the answers of a trial. It sees the whole state. */
export type Chooser<S, A> = (
  state: S,
  decision: Decision,
  choices: Choices<A>,
  random: Random,
) => Choice<A>;

/** Is told what a trial covers: the laws prove nothing about what never came up. */
export interface Watch<S, E> {
  /** An answer was given; a sealed one perhaps still waits for others. */
  answered(decision: Decision): void;
  /** An entry was made: the setup, answers, a deal, an undo or a restored backup. It led to this state. */
  entered(kind: Entry['kind'], events: readonly AddressedEvent<E>[], state: S): void;
}

const UNWATCHED: Watch<unknown, unknown> = { answered: () => undefined, entered: () => undefined };

const KEY = /^[A-Za-z0-9.-]+$/;
/** The longest key of a list: buttons carry it. */
const LISTED = 40;
/** If a decision has more answers than this, only a few are tried. */
const MANY = 100;
const FEW = 5;
const ID = /^[A-Za-z0-9.-]{1,30}$/;

/** A seed of 32 hexadecimal digits made from a name: for trials and self-play only. */
export function namedSeed(name: string): string {
  return digest(name).slice(0, 32);
}

/**
 * Plays one match and checks the laws that every game obeys. Returns the breaches, none if all is well. A rejected deal
 * or a thrown error is a breach, too.
 *
 * @param choose picks the answers; by default at random, which seldom gets far in some games
 * @param watch is told what the match covers
 */
export function tryLaws<S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  trial: Trial<C>,
  choose: Chooser<S, A> = (_state, _decision, choices, random) => anyChoice(choices, random),
  watch: Watch<S, E> = UNWATCHED,
): Breach[] {
  const breaches: Breach[] = [];
  const reached = { sequence: 0 };
  try {
    playAndTry(game, trial, choose, watch, breaches, reached);
  } catch (error) {
    const found = error instanceof Error ? (error.stack ?? error.message) : String(error);
    breaches.push({ law: 'nothing throws', sequence: reached.sequence, found });
  }
  return breaches;
}

/** @param reached receives the number of the last entry */
function playAndTry<S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  trial: Trial<C>,
  choose: Chooser<S, A>,
  watch: Watch<S, E>,
  breaches: Breach[],
  reached: { sequence: number },
): void {
  const random = namedRandom(`laws ${trial.name}`);
  // Randomness of its own, so that restores do not change what else is chosen.
  const restores = namedRandom(`restores ${trial.name}`);
  const seed = namedSeed(trial.name);
  const first = begin(game, { seed, config: trial.config, seats: trial.seats, rules: game.rules });
  const viewers: Viewer[] = ['public', ...Array.from({ length: trial.seats }, (_, seat) => seat)];
  const past: Match<S>[] = [first.match];
  const entries: Entry[] = [first.entry];
  const gone = new Set<string>();
  let match = first.match;

  const breach = (law: string, found: string): void => {
    breaches.push({ law, sequence: match.sequence, found });
  };

  /** Keeps a new entry, frozen: a game that changes what it is given throws from here on. */
  const keep = (entered: Entered<S, E>): void => {
    watch.entered(entered.entry.kind, entered.events, entered.match.state);
    const before = decisionsIn(game, match);
    match = freeze(entered.match);
    past.push(match);
    entries.push(entered.entry);
    reached.sequence = match.sequence;
    const now = decisionsIn(game, match).map(({ id }) => id);
    for (const id of now) if (gone.has(id)) breach('an id never comes back', id);
    for (const { id } of before) if (!now.includes(id)) gone.add(id);
    for (const found of game.breaches(match.state)) breach('the game’s own laws', found);
  };

  if (fingerprint(game, game.rules) === null)
    breach('the rules have their content', `${game.rules}`);
  freeze(first.match);
  watch.entered('setup', first.events, first.match.state);
  for (const found of game.breaches(match.state)) breach('the game’s own laws', found);

  while (entries.length <= trial.longest && breaches.length === 0) {
    const decisions = game.decisions(match.state);
    const owed = decisions.filter((decision) => decision.owed);
    checkDecisions(game, match.state, decisions, random, breach);
    const outcome = game.outcome(match.state);
    if (owed.length === 0) {
      if (outcome === null) breach('not over means that somebody has a choice', 'nothing is owed');
      else checkOutcome(outcome, trial.seats, breach);
      break;
    }
    if (outcome !== null) breach('over means that nobody owes an answer', canonicalJson(outcome));
    const thorough = random.below(1_000_000) < trial.thoroughness * 1_000_000;
    if (thorough) {
      const dealt = tryDeal(game, match, trial.seats, random, breach);
      // One time in four, so that most of the match is ordinary play.
      if (dealt !== null && random.below(4) === 0) {
        keep(dealt);
        continue;
      }
    }
    const answerable = decisions.filter((one) => countChoices(game.choices(match.state, one)) > 0);
    // What was answered ahead is given as soon as it is asked.
    const due = dueAhead(game, match);
    const own = due === undefined ? undefined : ownDecision(game, match, due.decision);
    const decision = own ?? nextOf(answerable, random);
    const choices = game.choices(match.state, decision);
    const early = due === undefined ? null : choiceNamed(choices, due.choice);
    const choice = early ?? choose(match.state, decision, choices, random);

    if (thorough) {
      checkCopy(game, match.state, breach);
      for (const viewer of viewers) {
        const alone = decision.sealed ? null : { decision, choice };
        checkLeak(game, match, viewer, viewers, seed, decisions, alone, random, breach);
      }
    }

    watch.answered(decision);
    const byHand = decision.seat % 2 === 0 ? 'person' : 'computer';
    const by = early === null ? byHand : 'order';
    const taken = take(game, seed, match, decision, choice, by);
    if (taken.kind === 'waiting') {
      if (thorough && decision.owed) checkSealed(game, match, seed, random, breach);
      match = freeze(taken.match);
      past[match.sequence] = match;
      continue;
    }
    keep(taken);
    // One time in four, so that a match that may always be undone still ends.
    if (thorough && random.below(4) === 0) {
      const undone = tryUndo(match, past, decision.seat, trial.seats, breach);
      if (undone !== null) keep(undone);
    }
    // Rarely, as in real life: all ids become new, and nobody can undo past it.
    if (thorough && restores.below(32) === 0) {
      const restored = restore(match, match.restores + 1 + restores.below(2));
      if (restored.ok) keep(restored.value);
    }
  }
  if (entries.length > trial.longest) breach('the length is bounded', `${entries.length} entries`);
  if (breaches.length === 0) {
    const made: Entry[] = [];
    const again = replay(
      game,
      { seed, config: trial.config, seats: trial.seats, rules: game.rules },
      entries,
      ({ entry }) => made.push(entry),
    );
    if (!again.ok) breach('a replay is possible', JSON.stringify(again.refusal));
    else if (digest(again.value.matches.at(-1)?.state) !== digest(match.state)) {
      breach('a replay is bit-equal', 'the last states differ');
    } else if (digest(made) !== digest(entries)) {
      breach('a replay is bit-equal', 'the logs differ');
    }
  }
}

/** Any decision; where there are others, one time in two one that is owed, so that the match goes on. */
function nextOf(decisions: readonly Decision[], random: Random): Decision {
  const owed = decisions.filter((decision) => decision.owed);
  const isMixed = owed.length > 0 && owed.length < decisions.length;
  return pick(isMixed && random.below(2) === 0 ? owed : decisions, random);
}

function pick<T>(items: readonly T[], random: Random): T {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

type Report = (law: string, found: string) => void;

/** Checks that winners have the first place, that every seat has points, and that tie-breaks have names. */
function checkOutcome(outcome: Outcome, seats: number, breach: Report): void {
  const { scores, winners, tieBreaks = [] } = outcome;
  const names = tieBreaks.map(({ name }) => name);
  const rows = [scores, ...tieBreaks.map(({ values }) => values)];
  const isWhole = rows.every((row) => row.length === seats && row.every(Number.isFinite));
  if (!isWhole || new Set(names).size !== names.length) {
    breach('an outcome says something of every seat', canonicalJson(outcome));
  }
  const first = placesOf(outcome).flatMap(({ seat, place }) => (place === 1 ? [seat] : []));
  if (winners.length > 0 && canonicalJson(winners) !== canonicalJson(first)) {
    breach('whoever has won has the first place', canonicalJson(outcome));
  }
}

function checkDecisions<S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  state: S,
  decisions: readonly Decision[],
  random: Random,
  breach: Report,
): void {
  const ids = decisions.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) breach('ids of decisions are unique', ids.join(' '));
  for (const decision of decisions) {
    if (!ID.test(decision.id)) breach('ids are short and plain', decision.id);
    const choices = game.choices(state, decision);
    if (decision.owed && countChoices(choices) === 0) breach('who owes has a choice', decision.id);
    checkChoices(decision.id, choices, random, breach);
    if (decision.owed && choiceNamed(choices, game.fallback(state, decision)) === null) {
      breach('the fallback is legal', `${decision.id}: ${game.fallback(state, decision)}`);
    }
  }
}

/** Checks that keys are plain and lead back to their answers, and that answers are counted right. */
function checkChoices(id: string, choices: Choices<unknown>, random: Random, breach: Report): void {
  const count = countChoices(choices);
  const isMany = count > MANY && 'shape' in choices;
  const some = someChoices(choices, isMany ? FEW : Number.POSITIVE_INFINITY, random);
  if (!isMany && some.length !== count) breach('answers are counted', `${id}: ${count}`);
  const keys = some.map(({ key }) => key);
  if (new Set(keys).size !== keys.length) breach('keys are unique', `${id}: ${keys}`);
  const most = 'shape' in choices ? Number.POSITIVE_INFINITY : LISTED;
  for (const { key, action } of 'shape' in choices ? some : []) {
    const named = choiceNamed(choices, key);
    if (canonicalJson(named?.action) !== canonicalJson(action))
      breach('a key names its answer', key);
  }
  const bad = keys.find((key) => !KEY.test(key) || key.length > most);
  if (bad !== undefined) breach('keys are short and plain', bad);
}

function checkCopy<S, A, E, V, C>(game: Game<S, A, E, V, C>, state: S, breach: Report): void {
  const stored = game.stored(state);
  const copy = game.parse(JSON.parse(JSON.stringify(stored)));
  if (!isDeepStrictEqual(copy, state)) {
    breach('a stored state reads back the same', canonicalJson(copy));
  } else if (digest(game.stored(copy)) !== digest(stored)) {
    breach('a state is stored in one way', canonicalJson(game.stored(copy)));
  }
}

/**
 * The leak law: nothing that a viewer gets depends on what is hidden from it. In a world as it may imagine it, its
 * view, its choices and its safe answer are the same; so are its events and its view after an action, unless that shows
 * something hidden.
 */
function checkLeak<S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  match: Match<S>,
  viewer: Viewer,
  viewers: readonly Viewer[],
  seed: string,
  decisions: readonly Decision[],
  answer: { readonly decision: Decision; readonly choice: Choice<A> } | null,
  random: CountedRandom,
  breach: Report,
): void {
  const { state, sequence, restores } = match;
  // As it is handed to a computer player, which reads it from JSON.
  const handed: unknown = JSON.parse(JSON.stringify(imagine(game, state, viewer, random)));
  const other = freeze(game.parse(handed));
  const same = (law: string, here: unknown, there: unknown): void => {
    // The quick comparison first; texts are only made of what differs.
    if (isDeepStrictEqual(here, there)) return;
    const [a, b] = [canonicalJson(here), canonicalJson(there)];
    if (a !== b)
      breach(`the leak law: ${law}`, `viewer ${viewer}\nas it is: ${a}\nas imagined: ${b}`);
  };
  for (const found of game.breaches(other)) breach('an imagined world is sound', found);
  same('view', game.view(state, viewer), game.view(other, viewer));
  const asked = ({ id, seat, kind, sealed, owed }: Decision) => [id, seat, kind, sealed, owed];
  same('decisions', decisions.map(asked), game.decisions(other).map(asked));
  for (const decision of decisions) {
    if (decision.seat !== viewer) continue;
    const offered = (world: S) => outline(game.choices(world, decision));
    same('choices', offered(state), offered(other));
    if (!decision.owed) continue;
    same('fallback', game.fallback(state, decision), game.fallback(other, decision));
  }
  // Forms and refusals of deals show what the other side has, so that must be public.
  for (const side of viewers) {
    if (game.deals === null || side === 'public') continue;
    same('goods', game.deals.goods(state, side), game.deals.goods(other, side));
    same('deals', game.deals.open(state, side), game.deals.open(other, side));
  }
  if (answer === null) return;
  const { decision, choice } = answer;
  const given = [{ decision, action: choice.action }];
  const possible = choiceNamed(game.choices(other, decision), choice.key);
  if (canonicalJson(possible?.action) !== canonicalJson(choice.action)) return;
  const here = game.apply(state, given, entryRandom(seed, sequence + 1, restores));
  const there = game.apply(other, given, entryRandom(seed, sequence + 1, restores));
  if (here.reveals || there.reveals) return;
  same('events', eventsFor(here.events, viewer), eventsFor(there.events, viewer));
  same('view after', game.view(here.state, viewer), game.view(there.state, viewer));
}

/** Checks that the order in which sealed answers come in changes nothing. */
function checkSealed<S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  match: Match<S>,
  seed: string,
  random: CountedRandom,
  breach: Report,
): void {
  const picks = game
    .decisions(match.state)
    .filter((decision) => decision.sealed && decision.owed)
    .map((decision) => ({
      decision,
      choice: anyChoice(game.choices(match.state, decision), random),
    }));
  const play = (order: typeof picks): string => {
    let now: Match<S> = { ...match, sealed: [] };
    for (const { decision, choice } of order) {
      const taken = take(game, seed, now, decision, choice);
      if (taken.kind === 'entered') return digest(taken.match.state);
      now = taken.match;
    }
    return 'still waiting';
  };
  const forwards = play(picks);
  const backwards = play(picks.toReversed());
  if (forwards !== backwards || forwards === 'still waiting') {
    breach(
      'the order of sealed answers does not matter',
      picks.map((p) => p.decision.id).join(' '),
    );
  }
}

/** Undoes a seat’s latest answer if it may. */
function tryUndo<S>(
  match: Match<S>,
  past: readonly Match<S>[],
  seat: Seat,
  seats: number,
  breach: Report,
): Entered<S, never> | null {
  const target = undoTarget(match, seat);
  if (!target.ok) return null;
  const undone = undo(match, past, target.value, [seat], seats);
  if (!undone.ok) {
    breach('what is above the floor can be undone', undone.refusal);
    return null;
  }
  if (canonicalJson(undone.value.match.state) !== canonicalJson(past[target.value]?.state)) {
    breach('undo inverts', `back to ${target.value}`);
  }
  return undone.value;
}

/** Makes a deal, every other time with something in return, and checks that the reverse deal restores the state. */
function tryDeal<S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  match: Match<S>,
  seats: number,
  random: CountedRandom,
  breach: Report,
): Entered<S, E> | null {
  if (game.deals === null) return null;
  const [from, to] = [random.below(seats), random.below(seats)];
  const gives = someOf(game.deals.goods(match.state, from), random);
  const takes = random.below(2) === 0 ? {} : someOf(game.deals.goods(match.state, to), random);
  const dealt = deals(game, match, { from, to, gives, takes }, seats);
  if (!dealt.ok) return null;
  for (const found of game.breaches(dealt.value.match.state)) breach('a deal is sound', found);
  const back = deals(game, freeze(dealt.value.match), { from: to, to: from, gives, takes }, seats);
  if (!back.ok) breach('a deal can be given back', back.refusal);
  else if (digest(back.value.match.state) !== digest(match.state)) {
    breach('a deal and its reverse change nothing', canonicalJson({ gives, takes }));
  }
  return dealt.value;
}

/** A random part of each kind, or all of it. */
function someOf(goods: Goods, random: Random): Goods {
  return Object.fromEntries(
    Object.entries(goods).map(([kind, amount]) => [kind, random.below(amount + 1)]),
  );
}
