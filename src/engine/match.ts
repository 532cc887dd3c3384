import { z } from 'zod';
import { choiceNamed } from './choices.ts';
import type { Answer, Choice, Deal, Decision, Game, Goods, Seat, Told } from './game.ts';
import { entryRandom } from './random.ts';
import { accept, refuse, type Result } from './result.ts';
import { type Undoable, undoableAfter } from './undo-floor.ts';

/**
 * By what an answer is made: by the person who sat down there or somebody who took over from it, by the computer player
 * of a seat, by an order that was given before, by itself as the only legal answer, by a computer player for a person who
 * was too slow, or as the safe answer for one. It changes nothing of what the answer does.
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

/** An answer by its names: what a press, a log and a record carry. */
export const answerName = z.strictObject({
  seat: z.int().min(0),
  decision: z.string().max(40),
  /** As long as it needs to be: an answer may be amounts of many kinds. */
  choice: z.string(),
  /**
   * Left out in an answer from before this was written down, where it could not be told afterwards for
   * certain: its seat had changed hands, or its match was over and its digest was posted. Such an answer
   * stays as it is.
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

/** By what each side agreed to a deal: a person, a computer player, an order. Whoever gets a gift need not agree. */
const dealMakers = z.strictObject({ from: maker, to: maker });
export type DealMakers = z.infer<typeof dealMakers>;

/** One line of a match's log. Entry 0 is the setup; each has its own chance. */
export const entrySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('setup') }),
  z.strictObject({ kind: z.literal('answers'), answers: z.array(answerName).min(1) }),
  z.strictObject({
    kind: z.literal('deal'),
    deal,
    /** Left out in a deal from before this was written down: it stays as it is. */
    by: dealMakers.exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('undo'),
    to: z.int().min(0),
    by: z.array(z.int().min(0)).min(1),
    /** Seats that computer players had then, whom nobody asks; left out where everybody was counted as having agreed. */
    unasked: z.array(z.int().min(0)).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('restore'), count: z.int().min(1) }),
]);
export type Entry = z.infer<typeof entrySchema>;

/** A match between two log entries. All of it is plain JSON. */
export interface Match<S> extends Undoable {
  readonly state: S;
  /** Sealed answers that wait for the others; their order does not tell who came first. */
  readonly sealed: readonly AnswerName[];
  /** How often something was undone: decisions asked again after that have a new id. */
  readonly era: number;
  /**
   * How often it went back to a backup, those times counted that were lost with what came after: dice and
   * ids that were seen then do not come back.
   */
  readonly restores: number;
}

/** What a log entry brought about. */
export interface Entered<S, E> {
  readonly match: Match<S>;
  readonly entry: Entry;
  readonly events: readonly Told<E>[];
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

/** What a match starts from: all of it is known before the first answer, the seed to nobody. */
export interface Beginning<C, S = unknown> {
  /** 32 hexadecimal digits. */
  readonly seed: string;
  readonly config: C;
  readonly seats: number;
  readonly rules: number;
  /** Where it begins, for one that goes on from a state of another; a setup for any other. */
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

/** The id of a decision outside the engine: with counts of undos and restored backups, as a decision asked again needs a new id. */
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

/** An open decision as the game names it, by its id outside the engine; undefined where no decision has that id. */
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

/** Answers a decision by its names. A sealed answer replaces the one that the seat gave before. */
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
 * Answers a decision with one of the choices that the game itself has for it: what self-play uses,
 * and what `submit` comes down to.
 *
 * @param by by what the answer is made, where that is to be kept
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
  const missing = game
    .decisions(match.state)
    .some(
      (other) =>
        other.sealed &&
        other.owed &&
        !sealed.some(({ decision: id }) => id === inEra(other.id, match)),
    );
  if (missing) return { kind: 'waiting', match: waiting };
  const answers: Answer<A>[] = [];
  for (const one of sealed) {
    const found = find(game, match, one);
    if (!found.ok) throw new Error(`A sealed answer is no longer legal: ${one.decision}.`);
    answers.push({ decision: found.value.decision, action: found.value.choice.action });
  }
  return { kind: 'entered', ...enter(game, seed, waiting, answers, sealed) };
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
 * Whether a deal could be made now: it is of whole amounts of goods that the game has, and both sides are
 * at the table, open for it, and have what they would hand over. What is offered is held against more, by `checkOffer`.
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
  // What is neither whole nor from 0 up is not skipped: nobody can have meant it.
  if (wished.some(([, amount]) => !Number.isInteger(amount) || amount < 0)) {
    return refuse('not a whole amount');
  }
  const has = (seat: Seat, amounts: Goods): boolean => {
    const held = deals.goods(state, seat);
    return positive(amounts).every(([kind, amount]) => (held[kind] ?? 0) >= amount);
  };
  if (positive(gives).length + positive(takes).length === 0) return refuse('empty deal');
  // Whoever has too little may have enough by then, so when it is possible comes first.
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
 * @param by by what both sides are played, where that is to be kept
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
 * Goes back to the state after an earlier entry. The log grows by an `undo` entry, so dice that fell
 * again later are other dice.
 *
 * @param past the match as it stood after each entry, by sequence
 * @param by the seats that want it: the actor alone down to the floor, everybody beyond it
 * @param unasked the seats of computer players, who are not asked
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
 * Says that the match went back to a backup. Somebody may have seen what came after this point then, so the
 * dice to come are others, still of the same seed; what was asked gets new ids, and sealed answers are
 * dropped with the ids that they answer. Nobody goes back over this alone.
 *
 * @param count how often it has gone back with this time, more than was known of
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
 * Makes a logged entry again.
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
