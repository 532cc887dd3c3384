import { isAwake } from '../../clock/hours.ts';
import type { PersonRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { notify } from '../app/notice.ts';
import { hoursOf, nextDigest, pingsOf } from '../stored/person.ts';

/** Has somebody told what waits for it, once a day, whoever looks; who sleeps by now is told the next time. */
export async function tellDay(app: App, user: string): Promise<void> {
  const now = app.now();
  const hasNews = await app.store.transaction(async (transaction) => {
    const person = await transaction.person(user);
    const isTurned = await transaction.scheduleDigest(user, now, nextDigest(person, now));
    if (isTurned && wantsDigest(person, now)) {
      await notify(transaction, null, { kind: 'digest', user }, now, { dm: user });
    }
    return transaction.hasNews;
  });
  if (hasNews) app.announce();
}

/** Whether somebody is to be told now what waits for it: it wants that once a day, and is there and awake. */
export const wantsDigest = (person: PersonRow, now: Date): boolean =>
  pingsOf(person) === 'digest' &&
  isAwake(hoursOf(person), now.getTime()) &&
  (person.awayUntil === null || person.awayUntil <= now);
