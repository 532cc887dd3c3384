import { load } from '../../match/loaded/load.ts';
import { playingSeat } from '../../match/loaded/in-match.ts';
import { expectInThread } from './belonging.ts';
import type { Desk } from '../desk.ts';
import type { PressAs } from '../../panel/ids.ts';
import { boardInWords } from '../../panel/pages/board-words.ts';
import { speechTo } from '../said/language.ts';
import { themeOf } from '../theme.ts';
import { ownPicture, panelWithNews, withNewName } from '../../panel/pressed/own-panel.ts';
import { handPanel } from '../../panel/panel.ts';
import type { Component } from './pressed.ts';
import type { Shown } from './showing.ts';
import { presserOf } from './presser.ts';

/** Opens a panel. */
export async function openPanel(
  desk: Desk,
  interaction: Component,
  { match }: PressAs<'play'>,
): Promise<Shown> {
  const loaded = await load(desk.app, match);
  expectInThread(interaction, loaded.row);
  return panelWithNews(
    presserOf(desk, interaction),
    loaded,
    playingSeat(desk.app, loaded.row, interaction.user.id),
  );
}

/** Opens the panel of a match that waits, wherever its presser is: what it shows is its own. */
export async function goOn(
  desk: Desk,
  interaction: Component,
  { match }: PressAs<'go'>,
): Promise<Shown> {
  const loaded = await load(desk.app, match);
  return panelWithNews(
    presserOf(desk, interaction),
    loaded,
    playingSeat(desk.app, loaded.row, interaction.user.id),
  );
}

/** Opens a panel with what its seat holds in secret. */
export async function openHand(
  desk: Desk,
  interaction: Component,
  { match }: PressAs<'hand'>,
): Promise<Shown> {
  const loaded = await load(desk.app, match);
  expectInThread(interaction, loaded.row);
  return ownPicture(presserOf(desk, interaction), loaded, handPanel);
}

/** Opens the board, for anybody. */
export async function openBoard(
  { app }: Desk,
  interaction: Component,
  { match }: PressAs<'board'>,
): Promise<Shown> {
  const loaded = await load(app, match);
  expectInThread(interaction, loaded.row);
  return { is: 'board', loaded: await withNewName(presserOf({ app }, interaction), loaded) };
}

/** Tells the board in words, as whoever pressed may see it. */
export async function tellBoard(
  { app }: Desk,
  interaction: Component,
  { match }: PressAs<'words'>,
): Promise<Shown> {
  const loaded = await load(app, match);
  const speech = await speechTo(app, interaction, loaded.row);
  const { id } = interaction.user;
  const theme = themeOf(await app.store.person(id));
  return { is: 'page', page: boardInWords(loaded, id, speech), theme };
}
