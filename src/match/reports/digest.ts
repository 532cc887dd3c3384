import { isAwake } from '../../clock/hours.ts';
import type { PersonRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { notify } from '../app/notice.ts';
import { hoursOf, nextDigest, pingsOf } from '../stored/person.ts';
import { transact } from '../app/press.ts';

/** Sends somebody the daily summary of what waits, whoever looks. A player who sleeps gets the next one. */
export async function tellDay(app: App, user: string): Promise<void> {
  const now = app.now();
  await transact(app, async (transaction) => {
    const person = await transaction.person(user);
    const isTurned = await transaction.scheduleDigest(user, now, nextDigest(person, now));
    if (isTurned && wantsDigest(person, now)) {
      await notify(transaction, null, { kind: 'digest', user }, now, { dm: user });
    }
  });
}

/** Whether somebody is to get the daily summary now: wants it, and is neither away nor asleep. */
export const wantsDigest = (person: PersonRow, now: Date): boolean =>
  pingsOf(person) === 'digest' &&
  isAwake(hoursOf(person), now.getTime()) &&
  (person.awayUntil === null || person.awayUntil <= now);
