import { think } from '../../src/ai/think.ts';
import { afterAnswer } from '../../src/panel/following.ts';
import { offered } from '../../src/panel/given.ts';
import { imagine } from '../../src/engine/imagine.ts';
import { inEra } from '../../src/engine/match.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { type Asked, askedOf, type Offered, waitingFor } from '../../src/match/loaded/asked.ts';
import type { Loaded } from '../../src/match/app/loaded.ts';

/** The computer player that decides for people: they play sensibly, and always the same. */
const PLAYER = 'steady';

/** An answer that somebody means to give. */
export interface Step extends Offered {
  /** The question, and what kind of question it is. */
  readonly asked: Asked;
}

/**
 * What somebody means to do, as far as nothing comes between that nobody can know: by a computer player that knows
 * no more than this seat. What is done with one piece stands together where that is possible. Empty where nothing
 * is asked.
 */
export function planFor(loaded: Loaded, seat: number): Step[] {
  const { edition, match } = loaded;
  const { game } = edition;
  const asked = waitingFor(loaded).find((one) => one.seat === seat);
  if (asked === undefined) return [];
  const own = game.decisions(match.state).find(({ id }) => inEra(id, match) === asked.id);
  if (own === undefined) throw new Error(`${asked.id} is no question of the game.`);
  // Until an answer was given, the same is meant.
  const chance = `${loaded.row.seed} ${match.sequence} ${asked.id}`;
  const chosen = think(edition, {
    about: 'answer',
    game: game.id,
    player: PLAYER,
    world: imagine(game, match.state, seat, namedRandom(`${chance} imagined`)),
    seat,
    decision: own.id,
    chance,
  });
  // A computer player gives orders before it answers; people who do so have a page for that.
  const orders = new Set(
    game.decisions(match.state).flatMap(({ id, owed }) => (owed ? [] : [inEra(id, match)])),
  );
  const answers = chosen.filter(({ decision }) => !orders.has(inEra(decision, match)));
  const meant = stepsOf(loaded, seat, answers);
  // Where their order does not matter, pieces act as they are offered.
  const order = [...new Set(meant[0]?.asked.offers.map(({ piece }) => piece))];
  const grouped = [together(meant, order), together(meant, [])].map((steps) =>
    stepsOf(loaded, seat, steps),
  );
  return grouped.find(({ length }) => length === meant.length) ?? meant;
}

type Chosen = Pick<Offered, 'decision' | 'choice'>;

/** Answers one after the other, as they are offered when those before them have been given, as far as they are. */
function stepsOf(loaded: Loaded, seat: number, chosen: readonly Chosen[]): Step[] {
  const steps: Step[] = [];
  let now: Loaded | null = loaded;
  for (const one of chosen) {
    const step: Step | null = now === null ? null : stepIn(now, seat, one);
    if (now === null || step === null) break;
    steps.push(step);
    now = afterAnswer(now, seat, step);
  }
  return steps;
}

/** An answer as it is offered now: to its question, else to the one that has come in its place. */
function stepIn(now: Loaded, seat: number, { decision, choice }: Chosen): Step | null {
  const all = askedOf(now, seat, 'en');
  const id = inEra(decision, now.match);
  const places = [...all.filter((one) => one.decision.id === id), ...all];
  for (const asked of places) {
    const offer = offered([asked], { decision: asked.decision.id, choice });
    if (offer !== null) return { ...offer, asked };
  }
  return null;
}

/** The same with what each piece does side by side: in an order of pieces, and those beyond it as they come first. */
function together(steps: readonly Step[], order: readonly Step['piece'][]): Step[] {
  const runs: Step[][] = [];
  for (const step of steps) {
    const run = runs.at(-1);
    const isRun = step.piece !== null && run?.[0] !== undefined && run[0].piece !== null;
    if (isRun) run?.push(step);
    else runs.push([step]);
  }
  return runs.flatMap((run) => {
    const pieces = new Set([...order, ...run.map(({ piece }) => piece)]);
    return [...pieces].flatMap((piece) => run.filter((step) => step.piece === piece));
  });
}
