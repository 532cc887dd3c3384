import type { Chosen } from '../../ai/think.ts';
import type { AnswerThought, DealThought, Thinking } from '../../ai/thought.ts';
import { choiceNamed } from '../../engine/choices.ts';
import type { Deal, Decision, Seat } from '../../engine/game.ts';
import { imagine } from '../../engine/imagine.ts';
import type { Random } from '../../engine/random.ts';
import { inEra, decisionsIn, ownDecision } from '../../engine/match.ts';
import type { MatchId } from '../../store/store.ts';
import { clocksOf } from '../time/seat-clocks.ts';
import { save } from './save.ts';
import { topicOf } from '../../engine/topics.ts';
import { beginUpdate, type GivenAnswer, give } from '../loaded/update.ts';
import { haltOf } from '../time/halt.ts';
import type { App } from '../app/app.ts';
import { playerAt } from '../stored/edition.ts';
import type { Loaded } from '../app/loaded.ts';
import { loadFrom } from '../loaded/load.ts';
import { byItself } from '../orders/answer-by-orders.ts';
import { askedOfComputer, computerFor } from '../orders/standing-orders.ts';
import { waitingFor } from '../loaded/asked.ts';
import { isDeserted } from '../time/forfeited.ts';

/** What a computer player is asked, and where the match stood then. */
export interface Pondered {
  readonly match: MatchId;
  readonly sequence: number;
  readonly seat: Seat;
  /** The id of the decision, which no later state of the match repeats. */
  readonly decision: string;
  readonly thought: AnswerThought;
  /** The answer if the thought fails, or may not be given. */
  readonly safe: () => Chosen;
}

/**
 * What the next computer player of a match is asked; null if the match waits for none. Thought and safe answer come
 * from a world that its seat imagines, so neither can know a secret.
 */
export function ponder(app: App, loaded: Loaded): Pondered | null {
  if (loaded.row.status !== 'running') return null;
  const asked = askedOfComputer(loaded);
  if (asked === undefined) return null;
  const { match, edition } = loaded;
  const { game } = edition;
  const { seat, id: decision } = asked;
  const own = ownDecision(game, match, decision);
  if (own === undefined) throw new Error(`${decision} is no decision of the game.`);
  const random = app.chance(`answer:${loaded.row.id}:${match.sequence}:${decision}`);
  const thinking = imagining(random, loaded, seat);
  const safe = (): string => game.fallback(game.parse(thinking.world), own);
  const chance = Array.from({ length: 4 }, () => random.below(2 ** 32)).join('.');
  return {
    match: loaded.row.id,
    sequence: match.sequence,
    seat,
    decision,
    thought: { about: 'answer', ...thinking, decision: own.id, chance },
    safe: () => ({ decision: own.id, choice: safe() }),
  };
}

/** The key of the game's safe answer for a seat, in a world that it imagines. */
export function safeAnswer(app: App, loaded: Loaded, { id, seat }: Decision): string {
  const { edition, match, row } = loaded;
  const { game } = edition;
  const own = ownDecision(game, match, id);
  if (own === undefined) throw new Error(`${id} is no decision of the game.`);
  const random = app.chance(`safe:${row.id}:${match.sequence}:${id}`);
  return game.fallback(game.parse(imagine(game, match.state, seat, random)), own);
}

/** What a computer player is asked to which deals are offered. */
export function ponderDeals(
  app: App,
  loaded: Loaded,
  seat: Seat,
  deals: readonly Deal[],
): DealThought {
  const random = app.chance(`deals:${loaded.row.id}:${loaded.match.sequence}:${seat}`);
  return { about: 'deal', ...imagining(random, loaded, seat), deals };
}

/** Whether an answer spends what is scarce, or gives it away. */
function spendsScarce({ edition, match }: Loaded, { decision, choice }: GivenAnswer): boolean {
  const { game } = edition;
  const asked = ownDecision(game, match, decision);
  const found = asked === undefined ? null : choiceNamed(game.choices(match.state, asked), choice);
  return (
    asked !== undefined && found !== null && edition.spends?.(found.action, asked.seat) === true
  );
}

/** Who thinks for a seat, and in which imagined world. */
function imagining(random: Random, { row, edition, match }: Loaded, seat: Seat): Thinking {
  const { game } = edition;
  const player = playerAt(edition, row.seats[seat]?.level ?? null);
  const world = imagine(game, match.state, seat, random);
  return { game: game.id, player: player.id, world, seat };
}

/**
 * Gives what a computer player chose, one answer after the other, if the match still stands at the same entry and is
 * not halted; else nothing. No lock is held while it thinks, so the first of several processes answers. For a person it
 * answers what that person was asked and gives no orders of the game; after a time-out it spends nothing scarce.
 * Returns the match; null if it no longer runs. Throws `Refused` if the answer is not possible; then nothing is given.
 *
 * @param watching who looks at a panel that shows what comes of it; null if nobody can
 */
export async function answerFor(
  app: App,
  { match, sequence, seat, decision: asked, safe }: Pondered,
  chosen: readonly Chosen[],
  watching: readonly Seat[] | null,
): Promise<Loaded | null> {
  const { loaded, hasNews } = await app.store.transaction(async (transaction) => {
    const row = await transaction.lockMatch(match, true);
    if (row?.status !== 'running') return { loaded: null, hasNews: false };
    const before = await loadFrom(app, row, transaction);
    // One that an earlier version left to computer players sleeps from now on.
    if (haltOf(row) === null && isDeserted(row)) {
      const asleep = await save(beginUpdate(app, before, transaction, watching));
      return { loaded: asleep, hasNews: transaction.hasNews };
    }
    const question = waitingFor(before).find(({ id }) => id === asked);
    const by = question === undefined ? null : computerFor(before, question);
    const topic = question === undefined ? null : topicOf(question);
    if (row.sequence !== sequence || by === null || haltOf(row) !== null) {
      return { loaded: before, hasNews: false };
    }
    const update = beginUpdate(app, before, transaction, watching, clocksOf(before.row), true);
    let hasAnswered = false;
    for (const { decision: own, choice } of chosen) {
      const decision = inEra(own, update.match);
      const now = { ...before, match: update.match };
      const stands = decisionsIn(before.edition.game, update.match).find(
        (one) => one.id === decision && one.seat === seat,
      );
      // A seat is asked the same in its imagined world as in the real one (a law that tests check). If not, the rest is
      // thought about again.
      if (hasAnswered && stands === undefined) break;
      // What its player has ordered for that comes first.
      if (hasAnswered && stands?.owed === true && byItself(now, stands) !== null) break;
      if (by !== 'computer' && stands !== undefined) {
        if (!stands.owed) continue;
        if (topicOf(stands) !== topic || computerFor(now, stands) !== by) break;
      }
      const given = { decision, choice };
      const isSpared = by === 'standIn' && spendsScarce(now, given);
      if (hasAnswered && isSpared) break;
      give(update, { seat, by }, isSpared ? { decision, choice: safe().choice } : given);
      // The rest was planned for another outcome of the previous answer, so it is thought about again.
      if (isSpared) break;
      if (decision === asked) hasAnswered = true;
    }
    const after = await save(update);
    return { loaded: after, hasNews: transaction.hasNews };
  });
  if (hasNews) app.announce();
  return loaded;
}
