import { MessageFlags } from 'discord.js';
import { playAgain } from '../../match/lobby/again.ts';
import { closeLobby } from '../../match/lobby/close.ts';
import { joinMatch, leaveMatch, seatComputers, startMatch } from '../../match/lobby/lobby.ts';
import { chooseOption, chooseTerm } from '../../match/lobby/options.ts';
import { isTermName } from '../../match/time/terms.ts';
import type { App } from '../../match/app/app.ts';
import type { Press } from '../../match/app/press.ts';
import { Refused } from '../../match/app/refused.ts';
import { buttonOf } from '../../match/app/spoken.ts';
import type { MatchId, MatchRow } from '../../store/store.ts';
import type { Desk } from '../desk.ts';
import type { PressAs } from '../../panel/ids.ts';
import { speechTo } from '../said/language.ts';
import { expectInThread, expectOnNotice } from './belonging.ts';
import { channelOf, expectHome, expectNotStuck } from './homes.ts';
import { type Component, pressOf } from './pressed.ts';
import { NOTHING, said, type Shown } from './showing.ts';

/** What is done by a button below an open match; the message itself shows what came of it. */
const atLobby =
  <I extends { readonly match: MatchId }>(
    deed: (app: App, press: Press, id: I) => Promise<unknown>,
  ) =>
  async ({ app }: Desk, interaction: Component, id: I): Promise<Shown> => {
    await expectOnNotice(app, interaction, id.match);
    await deed(app, pressOf(interaction), id);
    return NOTHING;
  };

interface OfMatch {
  readonly match: MatchId;
}

interface OfSeats extends OfMatch {
  readonly seats: number;
}

/** Somebody joins. */
export const join = atLobby<OfMatch>((app, press, { match }) => joinMatch(app, press, match));

/** Somebody leaves. */
export const leave = atLobby<OfMatch>((app, press, { match }) => leaveMatch(app, press, match));

/** A computer player gets a seat. */
export const seat = atLobby<OfSeats>((app, press, { match, seats }) =>
  seatComputers(app, press, match, 1, seats),
);

/** A computer player gives its seat up. */
export const unseat = atLobby<OfSeats>((app, press, { match, seats }) =>
  seatComputers(app, press, match, -1, seats),
);

/** The host chooses something for the table. */
export const option = atLobby<OfMatch & { readonly option: string; readonly value: string }>(
  (app, press, { match, option: name, value }) =>
    isTermName(name)
      ? chooseTerm(app, press, match, name, value)
      : chooseOption(app, press, match, { name, value }),
);

/** The match starts. */
export async function start(desk: Desk, interaction: Component, id: OfMatch): Promise<Shown> {
  const row = await desk.app.store.match(id.match);
  if (row === null) throw new Refused('match is gone');
  await expectNotStuck(interaction, row);
  return starting(desk, interaction, id);
}
const starting = atLobby<OfMatch>((app, press, { match }) =>
  unlessDone(app, press, match, 'running', startMatch),
);

/** The match is called off. */
export const cancel = atLobby<OfMatch>((app, press, { match }) =>
  unlessDone(app, press, match, 'cancelled', closeLobby),
);

/** Does what its host does with a match once; what has been done already, as by a double tap, is not refused. */
async function unlessDone(
  app: App,
  press: Press,
  match: MatchId,
  status: MatchRow['status'],
  deed: (app: App, press: Press, match: MatchId) => Promise<unknown>,
): Promise<void> {
  try {
    await deed(app, press, match);
  } catch (error) {
    const row = error instanceof Refused ? await app.store.match(match) : null;
    if (row?.status !== status || row.host !== press.user.id) throw error;
  }
}

/** Throws `Refused` where another match could not be opened where one was played. */
async function expectHomeOf(app: App, interaction: Component, { home }: MatchRow): Promise<void> {
  const channel = await channelOf(interaction.client, home.channel);
  if (channel !== null) await expectHome({ app }, interaction, channel);
}

/** Somebody plays again with whom it played. */
export async function again(
  { app }: Desk,
  interaction: Component,
  { match }: PressAs<'again'>,
): Promise<Shown> {
  const before = await app.store.match(match);
  // On a panel it is its reader's own, wherever that stands.
  const isPanel = interaction.message.flags.has(MessageFlags.Ephemeral);
  if (before !== null && !isPanel) expectInThread(interaction, before);
  if (before !== null && before.again === null) await expectHomeOf(app, interaction, before);
  const { row, isNew } = await playAgain(app, pressOf(interaction), match);
  const { say } = await speechTo(app, interaction, row);
  const { channel } = row.home;
  return said(
    isNew
      ? say('matches.opened', { match: row.id, channel, button: buttonOf(app, row, 'start') })
      : say('matches.joined', { match: row.id }),
  );
}
