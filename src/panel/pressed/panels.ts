import { takeBackOrAsk, takeBackTo } from '../../match/agreement/take-back.ts';
import { wantHints } from '../../match/told/lesson.ts';
import { load, loadFrom } from '../../match/loaded/load.ts';
import { playingSeat, playingSeatOrLast } from '../../match/loaded/in-match.ts';
import { chosenIn } from '../lists.ts';
import { boardInWords } from '../pages/board-words.ts';
import { boardPanel, handPanel } from '../panel.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import type { MatchId } from '../../store/store.ts';
import type { PressAs } from '../ids.ts';
import type { Deed } from './deed.ts';
import { ownPanel, ownPicture, panelWithNews, tookBack, withNewName } from './own-panel.ts';
import { type Presser, rowAt } from './presser.ts';
import type { Shown, ShownPanel } from './shown.ts';

const loadAt = async (presser: Presser, match: MatchId): Promise<Loaded> =>
  loadFrom(presser.app, await rowAt(presser, match), presser.app.store);

/** Opens the panel of who plays at a match. */
export async function play(
  presser: Presser,
  { match }: Pick<PressAs<'play'>, 'match'>,
): Promise<ShownPanel> {
  const loaded = await loadAt(presser, match);
  playingSeat(presser.app, loaded.row, presser.press.user.id);
  return panelWithNews(presser, loaded);
}

// The same of a match that waits, wherever its presser is.
export { play as go };

/** Shows a panel anew where it stands. */
export const panel: Deed<'panel'> = async (presser, { match }) =>
  panelWithNews(presser, await load(presser.app, match));

/** Opens a panel with what its seat holds in secret. */
export const hand = async (
  presser: Presser,
  { match }: Pick<PressAs<'hand'>, 'match'>,
): Promise<ShownPanel> => ownPicture(presser, await loadAt(presser, match), handPanel);

/** Shows the whole board on a panel. */
export const look: Deed<'look'> = async (presser, { match }) =>
  ownPicture(presser, await load(presser.app, match), boardPanel);

/** Opens the board, for anybody. */
export const board = async (
  presser: Presser,
  { match }: Pick<PressAs<'board'>, 'match'>,
): Promise<Shown> => ({
  is: 'board',
  loaded: await withNewName(presser, await loadAt(presser, match)),
});

/** Tells the board in words, as whoever pressed may see it. */
export const words: Deed<'words'> = async ({ app, press, speechTo }, { match }) => {
  const loaded = await load(app, match);
  const page = boardInWords(loaded, press.user.id, await speechTo(loaded.row));
  return { is: 'page', page };
};

/** Opens the choices of a command, or narrows them by what was chosen. */
export const open: Deed<'open' | 'orders'> = async (presser, id) => {
  const [value] = presser.values;
  const opened = value === undefined ? id : chosenIn(id, value);
  return ownPanel(presser, await load(presser.app, id.match), null, opened);
};

export { open as orders };

/** Opens what a piece may do. */
export const piece: Deed<'piece'> = async (presser, id) =>
  ownPanel(presser, await load(presser.app, id.match), null, id);

/** Whoever pressed is taught no more. */
export const hush: Deed<'hush'> = async (presser, { match }) => {
  const { app, press } = presser;
  playingSeatOrLast(app, await load(app, match), press.user.id);
  await wantHints(app, press, false);
  return ownPanel(presser, await load(app, match), ({ say }) => say('panel.no more hints'));
};

/** Takes the presser's latest answer back where others have acted since, or asks them. */
export async function unsay(
  presser: Presser,
  { match, at }: Pick<PressAs<'unsay'>, 'match'> & Partial<PressAs<'unsay'>>,
): Promise<ShownPanel> {
  const { loaded, did } = await takeBackOrAsk(presser.app, presser.press, match, at);
  // What is proposed by it stands there, too.
  const now = did === 'taken back' ? loaded : await load(presser.app, match);
  return ownPanel(presser, now, tookBack(did));
}

/** Takes the presser's latest answer back. */
export const undo: Deed<'undo'> = async (presser, { match, to }) => {
  const { loaded } = await takeBackTo(presser.app, presser.press, match, to);
  return ownPanel(presser, loaded, tookBack('taken back'));
};
