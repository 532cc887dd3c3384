import { z } from 'zod';
import { choiceNamed } from './choices.ts';
import type { Answer, Choice, Deal, Decision, Game, Goods, Seat, AddressedEvent } from './game.ts';
import { entryRandom } from './random.ts';
import { accept, refuse, type Result } from './result.ts';
import { type Undoable, undoableAfter } from './undo-floor.ts';

/**
 * Who made an answer: the person at the seat; a substitute; the seat’s computer player; an order, which was given before
 * it was asked; nobody, as it was the `only` legal one; a computer player for a person who was too slow (`standIn`); or
 * nobody, as it was the safe answer for such a person (`default`). It has no influence on what the answer does.
 */
export const maker = z.enum([
  'person',
  'substitute',
  'computer',
  'order',
  'only',
  'standIn',
  'default',
]);
export type Maker = z.infer<typeof maker>;

/** An answer by its ids, as presses, the log and records carry it. */
export const answerName = z.strictObject({
  seat: z.int().min(0),
  decision: z.string().max(40),
  /** No limit, as the key of amounts of many kinds is long. */
  choice: z.string(),
  /**
   * Missing in old answers whose maker could not be found out later: the seat had changed hands, or the match was over
   * and its digest posted. They stay as they are.
   */
  by: maker.exactOptional(),
});
export type AnswerName = z.infer<typeof answerName>;

const goods = z.record(z.string().max(20), z.int().min(0));
const deal = z.strictObject({
  from: z.int().min(0),
  to: z.int().min(0),
  gives: goods,
  takes: goods,
});

/** Who agreed to a deal on each side: a person, a computer player, an order. The receiver of a gift need not agree. */
const dealMakers = z.strictObject({ from: maker, to: maker });
export type DealMakers = z.infer<typeof dealMakers>;

/** One line of a match's log. Entry 0 is the setup; each has its own chance. */
export const entrySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('setup') }),
  z.strictObject({ kind: z.literal('answers'), answers: z.array(answerName).min(1) }),
  z.strictObject({
    kind: z.literal('deal'),
    deal,
    /** Missing in old deals, which stay as they are. */
    by: dealMakers.exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('undo'),
    to: z.int().min(0),
    by: z.array(z.int().min(0)).min(1),
    /** Seats of computer players, which need not agree; missing if every seat counted as having agreed. */
    unasked: z.array(z.int().min(0)).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('restore'), count: z.int().min(1) }),
]);
export type Entry = z.infer<typeof entrySchema>;

/** A match between two log entries. All of it is plain JSON. */
export interface Match<S> extends Undoable {
  readonly state: S;
  /** Sealed answers that wait for the others; their order does not tell which came first. */
  readonly sealed: readonly AnswerName[];
  /** The number of undoes. It is part of the ids of decisions, so one that is asked again has a new id. */
  readonly era: number;
  /**
   * The number of restored backups, including those that a later restore has lost, so that dice and ids that were seen
   * never come back.
   */
  readonly restores: number;
}

/** A log entry with its results. */
export interface Entered<S, E> {
  readonly match: Match<S>;
  readonly entry: Entry;
  readonly events: readonly AddressedEvent<E>[];
  /** Whether dice fell, or cards were drawn, for answers; left out where not. */
  readonly isDrawn?: boolean;
}

/** A sealed answer was put aside, the game waits for others; or an entry was made. */
export type Submitted<S, E> =
  | { readonly kind: 'waiting'; readonly match: Match<S> }
  | ({ readonly kind: 'entered' } & Entered<S, E>);

/** Why something was refused; whoever shows it puts it into words. */
export type Refusal =
  | 'no such decision'
  | 'not your decision'
  | 'no such choice'
  | 'nothing to undo'
  | 'others must agree'
  | 'deals are closed'
  | 'deal with oneself'
  | 'no such seat'
  | 'no such goods'
  | 'not a whole amount'
  | 'not enough goods'
  | 'empty deal'
  | 'goes both ways'
  | 'restored already';

export type Outcomes<S, E> = Result<Entered<S, E>, Refusal>;

/** What a match starts from. All of it is public before the first answer, except the seed. */
export interface Beginning<C, S = unknown> {
  /** 32 hexadecimal digits. */
  readonly seed: string;
  readonly config: C;
  readonly seats: number;
  readonly rules: number;
  /** Given for a match that continues from a state of another; else it begins with a setup. */
  readonly from?: Pick<Match<S>, 'state' | 'era' | 'restores'>;
}

/** Starts a match: entry 0. `config` must have come through `game.config`. */
export function begin<S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  { seed, config, seats, rules, from }: Beginning<C, S>,
): Entered<S, E> {
  const { state, events } =
    from === undefined
      ? game.setup(config, seats, entryRandom(seed, 0, 0), rules)
      : { state: from.state, events: [] };
  const match = {
    sequence: 0,
    state,
    sealed: [],
    actor: null,
    undoable: [],
    era: from?.era ?? 0,
    restores: from?.restores ?? 0,
  };
  return { match, entry: { kind: 'setup' }, events };
}

/**
 * The id of a decision outside the engine: the game’s own with the numbers of undoes and restores, as a decision that
 * is asked again needs a new id.
 */
export function inEra(
  id: string,
  { era, restores }: Pick<Match<unknown>, 'era' | 'restores'>,
): string {
  const marks = `${restores === 0 ? '' : `r${restores}`}${era === 0 ? '' : `u${era}`}`;
  return marks === '' ? id : `${id}-${marks}`;
}

/** The open decisions, by the ids that are used outside the engine. */
export function decisionsIn<S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  match: Match<S>,
): readonly Decision[] {
  const decisions = game.decisions(match.state);
  if (match.era === 0 && match.restores === 0) return decisions;
  return decisions.map((decision) => ({ ...decision, id: inEra(decision.id, match) }));
}

/** An answer that was given ahead and whose moment has come; undefined if there is none. */
export const dueAhead = <S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  match: Match<S>,
): AnswerName | undefined => {
  if (match.sealed.length === 0) return undefined;
  const now = decisionsIn(game, match).filter(({ owed, sealed }) => owed && !sealed);
  return match.sealed.find(({ decision }) => now.some(({ id }) => id === decision));
};

/** The open decision with this id outside the engine, as the game names it; undefined if there is none. */
export const ownDecision = <S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  match: Match<S>,
  id: string,
): Decision | undefined => game.decisions(match.state).find((one) => inEra(one.id, match) === id);

interface Found<A> {
  /** As the game names it. */
  readonly decision: Decision;
  readonly choice: Choice<A>;
}

function find<S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  match: Match<S>,
  name: AnswerName,
): Result<Found<A>, Refusal> {
  const decision = ownDecision(game, match, name.decision);
  if (decision === undefined) return refuse('no such decision');
  if (decision.seat !== name.seat) return refuse('not your decision');
  const choice = choiceNamed(game.choices(match.state, decision), name.choice);
  return choice === null ? refuse('no such choice') : accept({ decision, choice });
}

/** Answers a decision, given by ids. A sealed answer replaces the one that the seat gave before. */
export function submit<S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  seed: string,
  match: Match<S>,
  name: AnswerName,
): Result<Submitted<S, E>, Refusal> {
  const found = find(game, match, name);
  return found.ok
    ? accept(take(game, seed, match, found.value.decision, found.value.choice, name.by))
    : found;
}

/**
 * Answers a decision with a choice of the game itself. Self-play calls it directly; `submit` ends here.
 *
 * @param by who made the answer, to be logged
 */
export function take<S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  seed: string,
  match: Match<S>,
  decision: Decision,
  choice: Choice<A>,
  by?: Maker,
): Submitted<S, E> {
  const { seat } = decision;
  const id = inEra(decision.id, match);
  const { key } = choice;
  const name: AnswerName =
    by === undefined
      ? { seat, decision: id, choice: key }
      : { seat, decision: id, choice: key, by };
  if (!decision.sealed) {
    return {
      kind: 'entered',
      ...enter(game, seed, match, [{ decision, action: choice.action }], [name]),
    };
  }
  const sealed = [...match.sealed.filter((other) => other.decision !== name.decision), name].sort(
    bySeat,
  );
  const waiting = { ...match, sealed };
  const asked = game
    .decisions(match.state)
    .flatMap((one) => (one.sealed && one.owed ? [inEra(one.id, match)] : []));
  // What was answered ahead waits for its own moment.
  const together = sealed.filter((one) => asked.includes(one.decision));
  if (!decision.owed || together.length < asked.length) return { kind: 'waiting', match: waiting };
  const answers: Answer<A>[] = [];
  for (const one of together) {
    const found = one === name ? accept({ decision, choice }) : find(game, match, one);
    if (!found.ok) throw new Error(`A sealed answer is no longer legal: ${one.decision}.`);
    answers.push({ decision: found.value.decision, action: found.value.choice.action });
  }
  return { kind: 'entered', ...enter(game, seed, waiting, answers, together) };
}

const bySeat = (a: AnswerName, b: AnswerName): number =>
  a.seat - b.seat || (a.decision < b.decision ? -1 : a.decision > b.decision ? 1 : 0);

function enter<S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  seed: string,
  match: Match<S>,
  answers: readonly Answer<A>[],
  names: readonly AnswerName[],
): Entered<S, E> {
  const sequence = match.sequence + 1;
  const random = entryRandom(seed, sequence, match.restores);
  const step = game.apply(match.state, answers, random);
  const [only, ...others] = names;
  const alone = others.length === 0 && only !== undefined ? only.seat : null;
  return {
    match: {
      sequence,
      state: step.state,
      sealed: stillLegal(game, match, step.state, names),
      ...undoableAfter(match, step, random, alone),
      era: match.era,
      restores: match.restores,
    },
    entry: { kind: 'answers', answers: [...names] },
    events: step.events,
    ...(random.draws > 0 ? { isDrawn: true } : {}),
  };
}

/** The sealed answers that are still legal after a new entry; the other seats are asked again. */
function stillLegal<S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  match: Match<S>,
  state: S,
  used: readonly AnswerName[],
): readonly AnswerName[] {
  if (match.sealed.length === 0) return match.sealed;
  const waiting = match.sealed.filter((name) => !used.includes(name));
  return waiting.filter((name) => find(game, { ...match, state }, name).ok);
}

const isSeat = (seat: Seat, seats: number): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < seats;

const positive = (amounts: Goods): [string, number][] =>
  Object.entries(amounts).filter(([, amount]) => amount > 0);

/** Whether a kind of goods goes both ways, which is surely a mistake. */
export const goesBothWays = ({ gives, takes }: Pick<Deal, 'gives' | 'takes'>): boolean =>
  positive(gives).some(([kind]) => (takes[kind] ?? 0) > 0);

/** Whether a deal may be offered: no good goes both ways, and it could be made now. */
export const checkOffer = <S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  state: S,
  deal: Deal,
  seats: number,
): Result<Deal, Refusal> =>
  goesBothWays(deal) ? refuse('goes both ways') : checkDeal(game, state, deal, seats);

/**
 * Whether a deal could be made now: it is of whole amounts of goods that the game has, and both sides are at the table,
 * may trade, and have what they would hand over. `checkOffer` demands more of an offer.
 */
export function checkDeal<S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  state: S,
  { from, to, gives, takes }: Deal,
  seats: number,
): Result<Deal, Refusal> {
  const { deals } = game;
  if (!isSeat(from, seats) || !isSeat(to, seats)) return refuse('no such seat');
  if (from === to) return refuse('deal with oneself');
  if (deals === null) return refuse('deals are closed');
  const wished = [...Object.entries(gives), ...Object.entries(takes)];
  if (wished.some(([kind]) => !deals.kinds.includes(kind))) return refuse('no such goods');
  // Refused and not ignored: nobody can have meant a fraction or a negative amount.
  if (wished.some(([, amount]) => !Number.isInteger(amount) || amount < 0)) {
    return refuse('not a whole amount');
  }
  const has = (seat: Seat, amounts: Goods): boolean => {
    const held = deals.goods(state, seat);
    return positive(amounts).every(([kind, amount]) => (held[kind] ?? 0) >= amount);
  };
  if (positive(gives).length + positive(takes).length === 0) return refuse('empty deal');
  // Checked before the amounts: whoever has too little now may have enough by then.
  if (!deals.open(state, from) || !deals.open(state, to)) return refuse('deals are closed');
  if (!has(from, gives) || !has(to, takes)) return refuse('not enough goods');
  return accept({
    from,
    to,
    gives: Object.fromEntries(positive(gives)),
    takes: Object.fromEntries(positive(takes)),
  });
}

/**
 * Hands goods over: a gift at once, a trade once the other side has agreed.
 *
 * @param by who agreed on each side, to be logged
 */
export function deals<S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  match: Match<S>,
  wish: Deal,
  seats: number,
  by?: DealMakers,
): Outcomes<S, E> {
  const checked = checkDeal(game, match.state, wish, seats);
  if (!checked.ok) return checked;
  if (game.deals === null) return refuse('deals are closed');
  const { state, events } = game.deals.deal(match.state, checked.value);
  const { from, to, gives, takes } = checked.value;
  const deal = { from, to, gives: { ...gives }, takes: { ...takes } };
  return accept({
    match: {
      sequence: match.sequence + 1,
      state,
      sealed: stillLegal(game, match, state, []),
      actor: null,
      undoable: [],
      era: match.era,
      restores: match.restores,
    },
    entry: by === undefined ? { kind: 'deal', deal } : { kind: 'deal', deal, by },
    events,
  });
}

/**
 * Goes back to the state after an earlier entry. It adds an `undo` entry to the log, so later dice differ.
 *
 * @param past the match as it stood after each entry, by sequence
 * @param by the seats that want it: the actor suffices down to the undo floor; beyond it, everybody must
 * @param unasked seats of computer players, which need not agree
 */
export function undo<S>(
  match: Match<S>,
  past: readonly Match<S>[],
  to: number,
  by: readonly Seat[],
  seats: number,
  unasked: readonly Seat[] = [],
): Outcomes<S, never> {
  const target = past[to];
  if (target === undefined || to >= match.sequence) return refuse('nothing to undo');
  const counted = [...by, ...unasked];
  if (!counted.every((seat) => isSeat(seat, seats))) return refuse('no such seat');
  const everybody = Array.from({ length: seats }, (_, seat) => counted.includes(seat)).every(
    Boolean,
  );
  const alone = by.length === 1 && by[0] === match.actor && match.undoable.includes(to);
  if (!everybody && !alone) return refuse('others must agree');
  return accept({
    match: {
      ...target,
      sequence: match.sequence + 1,
      sealed: [],
      era: match.era + 1,
      restores: match.restores,
    },
    entry: {
      kind: 'undo',
      to,
      by: [...new Set(by)].sort((a, b) => a - b),
      ...(unasked.length === 0 ? {} : { unasked: [...unasked] }),
    },
    events: [],
  });
}

/**
 * Notes that the match was restored from a backup. Somebody may have seen what came after this point, so later dice
 * differ (of the same seed), decisions get new ids, and sealed answers are dropped with the old ones. No seat can undo
 * past this alone.
 *
 * @param count the number of restores with this one; must be greater than the match’s
 */
export function restore<S>(match: Match<S>, count: number): Outcomes<S, never> {
  if (count <= match.restores) return refuse('restored already');
  return accept({
    match: {
      sequence: match.sequence + 1,
      state: match.state,
      sealed: [],
      actor: null,
      undoable: [],
      era: match.era,
      restores: count,
    },
    entry: { kind: 'restore', count },
    events: [],
  });
}

/**
 * Replays a logged entry.
 *
 * @param past the match as it stood after each entry before this one, by sequence
 */
export function follow<S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  seed: string,
  past: readonly Match<S>[],
  entry: Entry,
  seats: number,
): Outcomes<S, E> {
  const match = past.at(-1);
  if (match === undefined || entry.kind === 'setup') return refuse('no such decision');
  if (entry.kind === 'deal') return deals(game, match, entry.deal, seats, entry.by);
  if (entry.kind === 'undo') return undo(match, past, entry.to, entry.by, seats, entry.unasked);
  if (entry.kind === 'restore') return restore(match, entry.count);
  let now: Match<S> = { ...match, sealed: [] };
  for (const [i, name] of entry.answers.entries()) {
    const submitted = submit(game, seed, now, name);
    if (!submitted.ok) return submitted;
    const last = i === entry.answers.length - 1;
    if (submitted.value.kind === 'entered') {
      return last ? accept(submitted.value) : refuse('no such decision');
    }
    now = submitted.value.match;
  }
  return refuse('no such decision');
}
