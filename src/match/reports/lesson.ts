import type { Seat } from '../../engine/game.ts';
import { decisionsIn } from '../../engine/match.ts';
import type { Language } from '../../language/languages.ts';
import type { Lesson } from '../../presentation/edition.ts';
import type { Loaded } from '../app/loaded.ts';
import type { App } from '../app/app.ts';
import { type Press, pressOnce } from '../app/press.ts';
import { type Offered, waitingFor } from '../loaded/asked.ts';
import { isLesson } from '../stored/chosen.ts';
import { personIn } from '../stored/person.ts';
import { advisedFor } from './advice.ts';

/** A lesson, and where it is told. */
interface Placed {
  readonly lesson: Lesson;
  /** The match and the decision, the same after an undo. */
  readonly place: string;
}

/** What somebody has just been taught. */
export interface Taught {
  readonly user: string;
  /** The game and the lesson. */
  readonly name: string;
  readonly place: string;
}

/** What a player is told where it is asked something. */
export interface Hint {
  /** What is worth knowing; null where it has heard all that. */
  readonly text: string | null;
  /** An answer that is worth trying, in a match that is there to learn; null elsewhere. */
  readonly advised: Offered | null;
  /** What is to be noted by that; null if it is already. */
  readonly taught: Taught | null;
}

/**
 * Everything worth knowing for what the game waits for from a seat, first things first.
 *
 * @param about whether a lesson is about one of the listed answers, by its key; all are unless given
 */
export function lessonsFor(
  { row, edition, match }: Loaded,
  seat: Seat,
  language: Language,
  about: (choice: string) => boolean = () => true,
): readonly Placed[] {
  const { game } = edition;
  const own = game.decisions(match.state);
  const waiting = new Set(waitingFor({ edition, match }).map(({ id }) => id));
  const view = game.view(match.state, seat);
  return decisionsIn(game, match).flatMap(({ id, seat: owner }, at) => {
    const decision = own[at];
    if (decision === undefined || owner !== seat || !waiting.has(id)) return [];
    const choices = game.choices(match.state, decision);
    const listed = 'shape' in choices ? null : choices.filter(({ key }) => about(key));
    const lessons = edition.in(language).lessons?.(listed, decision, view) ?? [];
    return lessons.map((lesson) => ({ lesson, place: `${row.id} ${decision.id}` }));
  });
}

/**
 * What a player is told now. Of what it has never been taught the first thing, or what it was taught at this place; where a
 * match is there to learn, an answer that is worth trying, and of what is to be known only what that is about: each time
 * where it gives something up. Null if there is nothing to tell, or it wants no hints.
 */
export function hintFor(loaded: Loaded, seat: Seat, language: Language): Hint | null {
  const { row, edition } = loaded;
  const user = row.seats[seat]?.user ?? null;
  const person = personIn(row, user);
  if (user === null || person?.hints !== true || row.status !== 'running') return null;
  const advised = isLesson(row, edition) ? advisedFor(loaded, seat, language) : null;
  const placed = lessonsFor(
    loaded,
    seat,
    language,
    (choice) => advised === null || advised.choice === choice,
  );
  const nameOf = ({ lesson }: Placed): string => `${row.game} ${lesson.name}`;
  const next =
    placed.find((one) => person.lessons[nameOf(one)] === one.place) ??
    placed.find((one) => person.lessons[nameOf(one)] === undefined) ??
    (advised?.phrase.sure === undefined ? undefined : placed[0]);
  if (next === undefined) return advised === null ? null : { text: null, advised, taught: null };
  const { place, lesson } = next;
  const name = nameOf(next);
  // Whoever tries a match out in a plan is taught the same in the match.
  const isNoted = person.lessons[name] !== undefined || row.planOf !== null;
  return { text: lesson.text, advised, taught: isNoted ? null : { user, name, place } };
}

/** Notes that somebody was taught something. */
export async function noteTaught(app: App, { user, name, place }: Taught): Promise<void> {
  await app.store.saveLesson(user, name, place);
}

/** Has somebody taught while it plays from now on, or not. */
export async function wantHints(app: App, press: Press, hints: boolean): Promise<void> {
  await pressOnce(app, press, (transaction) => transaction.changePerson(press.user.id, { hints }));
}
