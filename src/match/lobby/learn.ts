import type { App } from '../app/app.ts';
import { type Place, type Press, pressOnce } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import type { MatchRow } from '../../store/store.ts';
import { openIn, startIn } from './lobby.ts';

/**
 * Begins a lesson: a short match if the game has one, against as few computer players as possible, the weakest, with
 * all lessons from the first on. Throws `Refused` as opening a match does, except for limits on tables that wait.
 */
export async function learnMatch(
  app: App,
  press: Press,
  { game, home }: { readonly game: string; readonly home: Place },
): Promise<MatchRow> {
  const edition = app.shelf.get(game);
  if (edition === undefined) throw new Refused('no such game');
  const [size] = edition.game.seats;
  const [weakest] = edition.players;
  return pressOnce(app, press, async (transaction) => {
    await transaction.forgetLessons(press.user.id, `${game} `);
    await transaction.changePerson(press.user.id, { hints: true });
    const level = weakest?.id ?? null;
    const chosen = edition.firstMatch ?? {};
    const opening = { game, size, computers: size - 1, level, home, chosen, toLearn: true };
    const opened = await openIn(transaction, app, press, opening);
    const row = await transaction.lockMatch(opened.id);
    if (row === null) throw new Refused('match is gone');
    return startIn({ app, transaction, row }, press);
  });
}
