import type { App } from './app.ts';
import { notify } from './notice.ts';

/**
 * Has everybody in a server told that I am there, in one of its channels. Each process hears of it; whichever is
 * first says it.
 */
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
