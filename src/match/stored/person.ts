import type { Language } from '../../language/languages.ts';
import type { MatchRow, PersonRow, Transaction } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { type Press, pressOnce } from '../app/press.ts';

/** Chooses the colours of somebody's pictures, in all matches. */
export function chooseTheme(app: App, press: Press, theme: string): Promise<PersonRow> {
  return pressAlone(app, press, { theme });
}

/** Chooses in which language somebody is spoken to; null for that of its Discord. */
export function chooseLanguage(
  app: App,
  press: Press,
  language: Language | null,
): Promise<PersonRow> {
  return pressAlone(app, press, { language });
}

/** The language that somebody chose, where it is spoken here; null for that of its Discord. */
export function chosenLanguage({ languages }: App, person: PersonRow): Language | null {
  return languages.find((one) => one === person.language) ?? null;
}

/** Carries one press out that is about its presser alone. */
function pressAlone(
  app: App,
  press: Press,
  change: Parameters<Transaction['changePerson']>[1],
): Promise<PersonRow> {
  return pressOnce(app, press, async (transaction) => {
    await transaction.changePerson(press.user.id, change);
    return transaction.person(press.user.id);
  });
}

/** What anybody has said of itself: it is read with a match at which it sits. */
export async function personFor(app: App, row: MatchRow | null, user: string): Promise<PersonRow> {
  return (row === null ? undefined : personIn(row, user)) ?? app.store.person(user);
}

/** What a user who sits at a match has said of itself; undefined for everybody else. */
export function personIn(row: MatchRow, user: string | null): PersonRow | undefined {
  return row.people.find(({ id }) => id === user);
}
