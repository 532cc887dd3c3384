import type { House } from './house.ts';
import { nextDigest } from './hours.ts';
import { notify } from './notice.ts';

/** Has somebody told what waits for it, once a day, whoever looks. */
export async function tellDay(house: House, user: string): Promise<void> {
  const now = house.now();
  const hasNews = await house.store.transaction(async (transaction) => {
    const person = await transaction.person(user);
    if (await transaction.turnDigest(user, now, nextDigest(person, now))) {
      await notify(transaction, null, { kind: 'digest', user }, now);
    }
    return transaction.hasNews;
  });
  if (hasNews) house.announce();
}
