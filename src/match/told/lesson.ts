import type { Seat } from '../../engine/game.ts';
import { decisionsIn } from '../../engine/match.ts';
import type { Language } from '../../language/languages.ts';
import type { Lesson } from '../../presentation/edition.ts';
import type { Loaded } from '../app/loaded.ts';
import type { App } from '../app/app.ts';
import { type Press, pressOnce } from '../app/press.ts';
import { waitingFor } from '../loaded/asked.ts';
import { personIn } from '../stored/person.ts';

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
    const listed = 'shape' in choices ? [] : choices.filter(({ key }) => about(key));
    const lessons = edition.in(language).lessons?.(listed, decision, view) ?? [];
    return lessons.map((lesson) => ({ lesson, place: `${row.id} ${decision.id}` }));
  });
}

/**
 * What a player is taught now: the lesson it was taught at this place, else one that it has never had. Null if it knows
 * all, or wants none. `taught` is to be noted; null if it is already.
 */
export function lessonFor(
  loaded: Loaded,
  seat: Seat,
  language: Language,
): { readonly lesson: Lesson; readonly taught: Taught | null } | null {
  const user = loaded.row.seats[seat]?.user ?? null;
  const person = personIn(loaded.row, user);
  if (user === null || person?.hints !== true || loaded.row.status !== 'running') return null;
  const placed = lessonsFor(loaded, seat, language);
  const nameOf = ({ lesson }: Placed): string => `${loaded.row.game} ${lesson.name}`;
  const next =
    placed.find((one) => person.lessons[nameOf(one)] === one.place) ??
    placed.find((one) => person.lessons[nameOf(one)] === undefined);
  if (next === undefined) return null;
  const name = nameOf(next);
  const isNoted = person.lessons[name] === next.place;
  return { lesson: next.lesson, taught: isNoted ? null : { user, name, place: next.place } };
}

/** Notes that somebody was taught something. */
export async function noteTaught(app: App, { user, name, place }: Taught): Promise<void> {
  await app.store.saveLesson(user, name, place);
}

/** Has somebody taught while it plays from now on, or not. */
export async function wantHints(app: App, press: Press, hints: boolean): Promise<void> {
  await pressOnce(app, press, (transaction) => transaction.changePerson(press.user.id, { hints }));
}
