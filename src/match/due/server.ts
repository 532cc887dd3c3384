import type { MatchId, MatchRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { notify } from '../app/notice.ts';
import { readEach } from '../loaded/readable.ts';
import { BrokenMatch } from '../stored/broken.ts';
import { termsInForce } from '../time/terms.ts';
import { skip } from './tick.ts';

/**
 * Notes that the bot is no longer in a server: the clocks of its matches stand until it is let in again. Their hosts
 * are told once, by the first process that hears of it.
 */
export async function leaveServer(app: App, server: string): Promise<void> {
  const now = app.now();
  const running = await runningIn(app, server);
  const isFirst = await app.store.transaction(async (transaction) => {
    if (!(await transaction.noteGone(server, now))) return false;
    for (const [dm, [match, ...others]] of byHost(running)) {
      await notify(transaction, match, { kind: 'gone', others: others.length }, now, { dm });
    }
    return true;
  });
  if (isFirst && running.length > 0) app.announce();
}

/** Notes that the bot is in a server again, and leaves the time between out of its clocks. */
export async function comeBack(app: App, server: string): Promise<void> {
  const { goneAt } = await app.store.server(server);
  if (goneAt === null) return;
  const now = app.now();
  // Where this is interrupted it is done again: each clock knows what it has left out.
  for (const id of await app.store.matchesOnClock(server)) await skipOne(app, id, goneAt, now);
  const running = await runningIn(app, server);
  const isFirst = await app.store.transaction(async (transaction) => {
    if (!(await transaction.noteGone(server, null))) return false;
    for (const row of running) {
      if (readEach(app, row, termsInForce) === null) continue;
      await notify(transaction, row.id, { kind: 'back', since: goneAt.getTime() }, now);
    }
    return true;
  });
  if (isFirst) app.announce();
}

/** Leaves a stretch out of the clocks of one match; one that cannot be read must not stop the rest. */
async function skipOne(app: App, id: MatchId, from: Date, to: Date): Promise<void> {
  try {
    await skip(app, id, from, to);
  } catch (error) {
    if (!(error instanceof BrokenMatch)) throw error;
    app.unreadable({ match: id }, error.cause);
  }
}

async function runningIn({ store }: App, server: string): Promise<readonly MatchRow[]> {
  const rows: MatchRow[] = [];
  for (const id of await store.matchesOnClock(server)) {
    const row = await store.match(id);
    if (row?.status === 'running' && row.planOf === null) rows.push(row);
  }
  return rows;
}

/** The matches of each host, in the order in which they were opened. */
function byHost(rows: readonly MatchRow[]): ReadonlyMap<string, readonly [MatchId, ...MatchId[]]> {
  const found = new Map<string, [MatchId, ...MatchId[]]>();
  for (const { id, host } of rows) {
    const before = found.get(host);
    if (before === undefined) found.set(host, [id]);
    else before.push(id);
  }
  return found;
}

/** Has a channel of a server told that the bot is there. The first process that hears of it does so. */
export async function welcome(
  app: App,
  {
    server,
    channel,
    since,
  }: { readonly server: string; readonly channel: string; readonly since: Date },
): Promise<void> {
  const now = app.now();
  const coming = `welcome ${server} ${since.getTime()}`;
  const carried = await app.store.press(coming, now, (transaction) =>
    notify(transaction, null, { kind: 'welcome', server, channel }, now),
  );
  if (carried !== 'repeat') app.announce();
}
