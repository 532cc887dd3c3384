import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from '../../match/app/app.ts';
import type { Press } from '../../match/app/press.ts';
import { Refused } from '../../match/app/refused.ts';
import { playAgain } from '../../match/lobby/again.ts';
import {
  changeNamed,
  changeTable,
  mayChoose,
  type TableChange,
} from '../../match/lobby/options.ts';
import { closeLobby } from '../../match/lobby/close.ts';
import {
  freeSeats,
  joinMatch,
  leaveMatch,
  seatComputers,
  startMatch,
  stayThere,
} from '../../match/lobby/lobby.ts';
import { editionOf } from '../../match/stored/edition.ts';
import { seatOf } from '../../match/stored/seats.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import type { MatchId, MatchRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import type { Filled, Form } from '../controls.ts';
import { optionsForm, optionsIn, timeForm, timeIn } from '../forms/table.ts';
import { type PressAs, satThere } from '../ids.ts';
import { hostPanel } from '../pages/host.ts';
import { joinedWords, openedWords } from '../wording/opened.ts';
import type { Handler, FormHandler } from './handler.ts';
import { type Pressing, rowAt } from './presser.ts';
import { textReply, type PressReply } from './reply.ts';

/** The reply to what was done at a table: its post shows it by itself, and on the host's panel that says how it stands. */
async function replyAt(
  { app, press, speechTo, surface }: Pressing,
  row: MatchRow,
): Promise<PressReply> {
  if (surface.on === 'post') return { is: 'nothing' };
  const speech = await speechTo(row);
  return row.status === 'open' && row.host === press.user.id
    ? hostPanel(editionOf(app, row), row, speech)
    : textReply(
        speech.say(row.status === 'open' ? 'lobby.hosted' : 'matches.closed', { match: row.id }),
      );
}

/** What is done by a button of an open match. */
const atLobby =
  <I extends { readonly match: MatchId }>(
    change: (app: App, press: Press, id: I) => Promise<MatchRow>,
  ) =>
  async (presser: Pressing, id: I): Promise<PressReply> =>
    replyAt(presser, await change(presser.app, presser.press, id));

/** Joins, or leaves; nothing for who has left already, by a double tap. */
export const sit: Handler<'sit'> = async ({ app, press }, { match, sitting }) => {
  const { id } = press.user;
  const sat = satThere(sitting, id);
  try {
    await (sat ? leaveMatch : joinMatch)(app, press, match);
  } catch (error) {
    const row = error instanceof Refused && sat ? await app.store.match(match) : null;
    if (row?.status !== 'open' || seatOf(row, id) !== null) throw error;
  }
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

/** Stays at a table that was changed. */
export const stay: Handler<'stay'> = async ({ app, press, speechTo }, { match, change }) => {
  const row = await stayThere(app, press, match, change);
  return textReply((await speechTo(row)).say('lobby.you stay', { match }));
};

/** Opens what the host alone does. */
export const host: Handler<'host'> = async (presser, { match }) => {
  const { app, press, speechTo } = presser;
  const row = await rowAt(presser, match);
  mayChoose(row, press);
  return hostPanel(editionOf(app, row), row, await speechTo(row));
};

/** Frees the seats of those who have not said that they stay. */
export const free = atLobby<PressAs<'free'>>((app, press, { match, change }) =>
  freeSeats(app, press, match, change),
);

/** A form of the host's, and what it changes. */
const choosing = (
  form: (edition: AnyEdition, row: MatchRow, speech: AppSpeech) => Form,
  read: (filled: Filled) => TableChange,
): FormHandler<'choose' | 'time'> => ({
  async open(presser, { match }) {
    const { app, press, speechTo } = presser;
    const row = await rowAt(presser, match);
    mayChoose(row, press);
    return { is: 'form', form: form(editionOf(app, row), row, await speechTo(row)) };
  },
  send: async (presser, { match }, filled) =>
    replyAt(presser, await changeTable(presser.app, presser.press, match, read(filled))),
  reopened: () => null,
});

/** The host chooses what the game offers, and how well computer players play. */
export const choose = choosing(optionsForm, optionsIn);

/** The host chooses what is about time, and for whom the table is. */
export const time = choosing(timeForm, timeIn);

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
  changeTable(app, press, match, changeNamed(name, value)),
);

/** Starts the match. */
export const start: Handler<'start'> = async (presser, { match }) => {
  await presser.expectNotStuck(await rowAt(presser, match));
  return unlessDone(presser, match, 'running', startMatch);
};

/** Calls the match off. */
export const cancel: Handler<'cancel'> = (presser, { match }) =>
  unlessDone(presser, match, 'cancelled', closeLobby);

/** Does what its host does with a match once; what has been done already, as by a double tap, is not refused. */
async function unlessDone(
  presser: Pressing,
  match: MatchId,
  status: MatchRow['status'],
  change: (app: App, press: Press, match: MatchId) => Promise<MatchRow>,
): Promise<PressReply> {
  const { app, press } = presser;
  try {
    return await replyAt(presser, await change(app, press, match));
  } catch (error) {
    const row = error instanceof Refused ? await app.store.match(match) : null;
    if (row?.status !== status || row.host !== press.user.id) throw error;
    return replyAt(presser, row);
  }
}

/** Plays again with whom one played, and says where. */
export const again: Handler<'again'> = async (presser, { match }) => {
  const { app, press, speechTo, expectHome } = presser;
  const before = await rowAt(presser, match);
  if (before.again === null) await expectHome(before.home);
  const { row, isNew } = await playAgain(app, press, match);
  const speech = await speechTo(row);
  return textReply(
    isNew ? openedWords(app, await posted(app, row), speech) : joinedWords(row, speech),
  );
};

/** How often, and how long apart in milliseconds, it is looked whether the post of a new table stands. */
const LOOKS = { times: 8, ms: 150 };

/** A match with its lobby, as soon as that stands; after a while without. */
async function posted({ store }: App, row: MatchRow): Promise<MatchRow> {
  for (let looks = 0; looks < LOOKS.times; looks += 1) {
    const now = await store.match(row.id);
    if (now !== null && now.home.lobby !== null) return now;
    await sleep(LOOKS.ms, null, { ref: false });
  }
  return row;
}
