import { MessageFlags } from 'discord.js';
import { playAgain } from '../../match/lobby/again.ts';
import { closeLobby } from '../../match/lobby/close.ts';
import { joinMatch, leaveMatch, seatComputers, startMatch } from '../../match/lobby/lobby.ts';
import { chooseOption } from '../../match/lobby/options.ts';
import { chooseTerm } from '../../match/lobby/choose-term.ts';
import { isTermName } from '../../match/time/terms.ts';
import { type House, type Press, Refused } from '../../match/app/house.ts';
import { buttonOf } from '../../match/app/spoken.ts';
import type { MatchId, MatchRow } from '../../store/store.ts';
import type { Desk } from '../desk.ts';
import type { PressAs } from '../offered/ids.ts';
import { speechTo } from '../said/language.ts';
import { expectInThread, expectOnNotice } from './belonging.ts';
import { channelOf, expectHome, expectNotStuck } from './homes.ts';
import { type Component, pressOf } from './pressed.ts';
import { NOTHING, said, type Shown } from './showing.ts';

/** What is done by a button below an open match; the message itself shows what came of it. */
const atLobby =
  <I extends { readonly match: MatchId }>(
    deed: (house: House, press: Press, id: I) => Promise<unknown>,
  ) =>
  async ({ house }: Desk, interaction: Component, id: I): Promise<Shown> => {
    await expectOnNotice(house, interaction, id.match);
    await deed(house, pressOf(interaction), id);
    return NOTHING;
  };

interface OfMatch {
  readonly match: MatchId;
}

interface OfSeats extends OfMatch {
  readonly seats: number;
}

/** Somebody joins. */
export const join = atLobby<OfMatch>((house, press, { match }) => joinMatch(house, press, match));

/** Somebody leaves. */
export const leave = atLobby<OfMatch>((house, press, { match }) => leaveMatch(house, press, match));

/** A computer player gets a seat. */
export const seat = atLobby<OfSeats>((house, press, { match, seats }) =>
  seatComputers(house, press, match, 1, seats),
);

/** A computer player gives its seat up. */
export const unseat = atLobby<OfSeats>((house, press, { match, seats }) =>
  seatComputers(house, press, match, -1, seats),
);

/** The host chooses something for the table. */
export const option = atLobby<OfMatch & { readonly option: string; readonly value: string }>(
  (house, press, { match, option: name, value }) =>
    isTermName(name)
      ? chooseTerm(house, press, match, name, value)
      : chooseOption(house, press, match, { name, value }),
);

/** The match starts. */
export async function start(desk: Desk, interaction: Component, id: OfMatch): Promise<Shown> {
  const row = await desk.house.store.match(id.match);
  if (row === null) throw new Refused('match is gone');
  await expectNotStuck(interaction, row);
  return starting(desk, interaction, id);
}
const starting = atLobby<OfMatch>((house, press, { match }) =>
  unlessDone(house, press, match, 'running', startMatch),
);

/** The match is called off. */
export const cancel = atLobby<OfMatch>((house, press, { match }) =>
  unlessDone(house, press, match, 'cancelled', closeLobby),
);

/** Does what its host does with a match once; what has been done already, as by a double tap, is not refused. */
async function unlessDone(
  house: House,
  press: Press,
  match: MatchId,
  status: MatchRow['status'],
  deed: (house: House, press: Press, match: MatchId) => Promise<unknown>,
): Promise<void> {
  try {
    await deed(house, press, match);
  } catch (error) {
    const row = error instanceof Refused ? await house.store.match(match) : null;
    if (row?.status !== status || row.host !== press.user.id) throw error;
  }
}

/** Throws `Refused` where another match could not be opened where one was played. */
async function expectHomeOf(
  house: House,
  interaction: Component,
  { home }: MatchRow,
): Promise<void> {
  const channel = await channelOf(interaction.client, home.channel);
  if (channel !== null) await expectHome({ house }, interaction, channel);
}

/** Somebody plays again with whom it played. */
export async function again(
  { house }: Desk,
  interaction: Component,
  { match }: PressAs<'again'>,
): Promise<Shown> {
  const before = await house.store.match(match);
  // On a panel it is its reader's own, wherever that stands.
  const isPanel = interaction.message.flags.has(MessageFlags.Ephemeral);
  if (before !== null && !isPanel) expectInThread(interaction, before);
  if (before !== null && before.again === null) await expectHomeOf(house, interaction, before);
  const { row, isNew } = await playAgain(house, pressOf(interaction), match);
  const { say } = await speechTo(house, interaction, row);
  const { channel } = row.home;
  return said(
    isNew
      ? say('matches.opened', { match: row.id, channel, button: buttonOf(house, row, 'start') })
      : say('matches.joined', { match: row.id }),
  );
}
