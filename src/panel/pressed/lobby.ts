import type { App } from '../../match/app/app.ts';
import type { Press } from '../../match/app/press.ts';
import { Refused } from '../../match/app/refused.ts';
import { buttonOf } from '../../match/app/spoken.ts';
import { playAgain } from '../../match/lobby/again.ts';
import { chooseTerm, chooseOption } from '../../match/lobby/options.ts';
import { closeLobby } from '../../match/lobby/close.ts';
import { joinMatch, leaveMatch, seatComputers, startMatch } from '../../match/lobby/lobby.ts';
import { isTermName } from '../../match/time/terms.ts';
import type { MatchId, MatchRow } from '../../store/store.ts';
import type { PressAs } from '../ids.ts';
import type { Deed } from './deed.ts';
import { type Presser, rowAt } from './presser.ts';
import { said, type Shown } from './shown.ts';

/** What is done by a button below an open match; the post itself shows what came of it. */
const atLobby =
  <I extends { readonly match: MatchId }>(
    deed: (app: App, press: Press, id: I) => Promise<unknown>,
  ) =>
  async ({ app, press }: Presser, id: I): Promise<Shown> => {
    await deed(app, press, id);
    return { is: 'nothing' };
  };

/** Joins. */
export const join = atLobby<PressAs<'join'>>((app, press, { match }) =>
  joinMatch(app, press, match),
);

/** Leaves. */
export const leave = atLobby<PressAs<'leave'>>((app, press, { match }) =>
  leaveMatch(app, press, match),
);

/** Gives a computer player a seat. */
export const seat = atLobby<PressAs<'seat'>>((app, press, { match, seats }) =>
  seatComputers(app, press, match, 1, seats),
);

/** Takes a computer player's seat. */
export const unseat = atLobby<PressAs<'unseat'>>((app, press, { match, seats }) =>
  seatComputers(app, press, match, -1, seats),
);

/** The host chooses something for the table. */
export const option = atLobby<PressAs<'option'>>((app, press, { match, option: name, value }) =>
  isTermName(name)
    ? chooseTerm(app, press, match, name, value)
    : chooseOption(app, press, match, { name, value }),
);

/** Starts the match. */
export const start: Deed<'start'> = async (presser, { match }) => {
  await presser.expectNotStuck(await rowAt(presser, match));
  return unlessDone(presser, match, 'running', startMatch);
};

/** Calls the match off. */
export const cancel: Deed<'cancel'> = (presser, { match }) =>
  unlessDone(presser, match, 'cancelled', closeLobby);

/** Does what its host does with a match once; what has been done already, as by a double tap, is not refused. */
async function unlessDone(
  { app, press }: Presser,
  match: MatchId,
  status: MatchRow['status'],
  deed: (app: App, press: Press, match: MatchId) => Promise<unknown>,
): Promise<Shown> {
  try {
    await deed(app, press, match);
  } catch (error) {
    const row = error instanceof Refused ? await app.store.match(match) : null;
    if (row?.status !== status || row.host !== press.user.id) throw error;
  }
  return { is: 'nothing' };
}

/** Plays again with whom one played. */
export const again: Deed<'again'> = async (presser, { match }) => {
  const { app, press, speechTo, expectHome } = presser;
  const before = await rowAt(presser, match);
  if (before.again === null) await expectHome(before.home);
  const { row, isNew } = await playAgain(app, press, match);
  const { say } = await speechTo(row);
  const { channel } = row.home;
  return said(
    isNew
      ? say('matches.opened', { match: row.id, channel, button: buttonOf(app, row, 'start') })
      : say('matches.joined', { match: row.id }),
  );
};
