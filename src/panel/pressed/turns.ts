import { takeBackOrAsk, takeBackTo } from '../../match/agreement/take-back.ts';
import { wantHints } from '../../match/told/lesson.ts';
import { load } from '../../match/loaded/load.ts';
import { playingSeatOrLast } from '../../match/loaded/in-match.ts';
import type { AppSpeech } from '../../words/index.ts';
import type { Presser } from './presser.ts';
import type { ShownPanel } from './shown.ts';
import type { PressAs } from '../ids.ts';
import { chosenIn } from '../lists.ts';
import { ownPanel, ownPicture, panelWithNews, tookBack } from './own-panel.ts';
import { boardPanel } from '../panel.ts';

/** Shows a panel anew where it stands. */
export async function refreshPanel(
  presser: Presser,
  { match }: PressAs<'panel'>,
): Promise<ShownPanel> {
  const loaded = await load(presser.app, match);
  const seat = playingSeatOrLast(presser.app, loaded, presser.press.user.id);
  return panelWithNews(presser, loaded, seat);
}

/** Opens the choices of a command, or narrows them by what was chosen. */
export async function narrowPanel(
  presser: Presser,
  id: PressAs<'open' | 'orders'>,
  values: readonly string[],
): Promise<ShownPanel> {
  const [value] = values;
  const opened = value === undefined ? id : chosenIn(id, value);
  return ownPanel(presser, await load(presser.app, id.match), null, opened);
}

/** Opens what a piece may do. */
export async function narrowToPiece(
  presser: Presser,
  { match, piece }: PressAs<'piece'>,
): Promise<ShownPanel> {
  return ownPanel(presser, await load(presser.app, match), null, { do: 'piece', piece });
}

/** Shows the whole board on a panel. */
export async function lookOnPanel(
  presser: Presser,
  { match }: PressAs<'look'>,
): Promise<ShownPanel> {
  return ownPicture(presser, await load(presser.app, match), boardPanel);
}

/** Whoever pressed is taught no more. */
export async function endLessons(
  presser: Presser,
  { match }: PressAs<'hush'>,
): Promise<ShownPanel> {
  playingSeatOrLast(presser.app, await load(presser.app, match), presser.press.user.id);
  await wantHints(presser.app, presser.press, false);
  const line = ({ say }: AppSpeech): string => say('panel.no more hints');
  return ownPanel(presser, await load(presser.app, match), line);
}

/** Takes the presser's latest answer back where others have acted since, or asks them, as `/undo` does. */
export async function takeBackTogetherOrAsk(
  presser: Presser,
  { match, at }: PressAs<'unsay'>,
): Promise<ShownPanel> {
  const { loaded, did } = await takeBackOrAsk(presser.app, presser.press, match, at);
  // What is proposed by it stands there, too.
  const now = did === 'asked' ? await load(presser.app, match) : loaded;
  return ownPanel(presser, now, tookBack(did));
}

/** Takes the presser's latest answer back. */
export async function takeBack(
  presser: Presser,
  { match, to }: PressAs<'undo'>,
): Promise<ShownPanel> {
  const { loaded } = await takeBackTo(presser.app, presser.press, match, to);
  return ownPanel(presser, loaded, tookBack('taken back'));
}
