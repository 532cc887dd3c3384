import { takeBackOrAsk, takeBackTo } from '../../match/agreement/take-back.ts';
import { wantHints } from '../../match/told/lesson.ts';
import { load } from '../../match/loaded/load.ts';
import { playingSeat, playingSeatOrLast } from '../../match/loaded/playing.ts';
import { expectInThread } from './belonging.ts';
import type { AppSpeech } from '../../words/index.ts';
import type { Desk } from '../desk.ts';
import type { PressAs } from '../../panel/ids.ts';
import { chosenIn } from '../../panel/lists.ts';
import { boardInWords } from '../../panel/pages/board-words.ts';
import { speechTo } from '../said/language.ts';
import { themeOf } from '../theme.ts';
import { ownPanel, ownPicture, panelWithNews, tookBack, withNewName } from './own-panel.ts';
import { boardPanel, handPanel } from '../../panel/panel.ts';
import { type Component, pressOf, valuesOf } from './pressed.ts';
import type { Shown } from './showing.ts';

/** Opens a panel. */
export async function openPanel(
  desk: Desk,
  interaction: Component,
  { match }: PressAs<'play'>,
): Promise<Shown> {
  const loaded = await load(desk.app, match);
  expectInThread(interaction, loaded.row);
  return panelWithNews(
    desk,
    interaction,
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
    desk,
    interaction,
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
  return ownPicture(desk, interaction, loaded, handPanel);
}

/** Opens the board, for anybody. */
export async function openBoard(
  { app }: Desk,
  interaction: Component,
  { match }: PressAs<'board'>,
): Promise<Shown> {
  const loaded = await load(app, match);
  expectInThread(interaction, loaded.row);
  return { is: 'board', loaded: await withNewName(app, interaction, loaded) };
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

/** Shows a panel anew where it stands. */
export async function refreshPanel(
  desk: Desk,
  interaction: Component,
  { match }: PressAs<'panel'>,
): Promise<Shown> {
  const loaded = await load(desk.app, match);
  const seat = playingSeatOrLast(desk.app, loaded, interaction.user.id);
  return panelWithNews(desk, interaction, loaded, seat);
}

/** Opens the choices of a command, or narrows them by what was chosen. */
export async function narrowPanel(
  desk: Desk,
  interaction: Component,
  id: PressAs<'open' | 'orders'>,
): Promise<Shown> {
  const [value] = valuesOf(interaction);
  const opened = value === undefined ? id : chosenIn(id, value);
  return ownPanel(desk, interaction, await load(desk.app, id.match), null, opened);
}

/** Opens what a piece may do. */
export async function narrowToPiece(
  desk: Desk,
  interaction: Component,
  { match, piece }: PressAs<'piece'>,
): Promise<Shown> {
  return ownPanel(desk, interaction, await load(desk.app, match), null, { do: 'piece', piece });
}

/** Shows the whole board on a panel. */
export async function lookOnPanel(
  desk: Desk,
  interaction: Component,
  { match }: PressAs<'look'>,
): Promise<Shown> {
  return ownPicture(desk, interaction, await load(desk.app, match), boardPanel);
}

/** Whoever pressed is taught no more. */
export async function endLessons(
  desk: Desk,
  interaction: Component,
  { match }: PressAs<'hush'>,
): Promise<Shown> {
  playingSeatOrLast(desk.app, await load(desk.app, match), interaction.user.id);
  await wantHints(desk.app, pressOf(interaction), false);
  const line = ({ say }: AppSpeech): string => say('panel.no more hints');
  return ownPanel(desk, interaction, await load(desk.app, match), line);
}

/** Takes the presser's latest answer back where others have acted since, or asks them, as `/undo` does. */
export async function takeBackTogetherOrAsk(
  desk: Desk,
  interaction: Component,
  { match, at }: PressAs<'unsay'>,
): Promise<Shown> {
  const { loaded, did } = await takeBackOrAsk(desk.app, pressOf(interaction), match, at);
  // What is proposed by it stands there, too.
  const now = did === 'asked' ? await load(desk.app, match) : loaded;
  return ownPanel(desk, interaction, now, tookBack(did));
}

/** Takes the presser's latest answer back. */
export async function takeBack(
  desk: Desk,
  interaction: Component,
  { match, to }: PressAs<'undo'>,
): Promise<Shown> {
  const { loaded } = await takeBackTo(desk.app, pressOf(interaction), match, to);
  return ownPanel(desk, interaction, loaded, tookBack('taken back'));
}
