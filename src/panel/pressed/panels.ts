import { takeBackOrAsk, takeBackTo } from '../../match/agreement/take-back.ts';
import { wantHints } from '../../match/reports/lesson.ts';
import { withHeard } from '../../match/reports/debrief.ts';
import { newsSince } from '../../match/loaded/news.ts';
import { load, loadFrom } from '../../match/loaded/load.ts';
import { playingSeat, playingSeatOrLast } from '../../match/loaded/in-match.ts';
import { boardInWords } from '../pages/board-words.ts';
import { boardPanel, handPanel, newsPanel } from '../panel.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import type { MatchId } from '../../store/store.ts';
import type { PressAs } from '../ids.ts';
import type { Handler } from './handler.ts';
import { ownPanel, ownPicture, panelWithNews, tookBack, withNewName } from './own-panel.ts';
import { type Presser, rowAt } from './presser.ts';
import type { PressReply, PanelReply } from './reply.ts';

const loadAt = async (presser: Presser, match: MatchId): Promise<Loaded> =>
  loadFrom(presser.app, await rowAt(presser, match), presser.app.store);

/** Opens the panel of who plays at a match. */
export async function play(
  presser: Presser,
  { match }: Pick<PressAs<'play'>, 'match'>,
): Promise<PanelReply> {
  const loaded = await loadAt(presser, match);
  playingSeat(presser.app, loaded.row, presser.press.user.id);
  return panelWithNews(presser, loaded);
}

// The same of a match that waits, wherever its presser is.
export { play as go };

/** Shows a panel anew where it stands. */
export const panel: Handler<'panel'> = async (presser, { match }) =>
  panelWithNews(presser, await load(presser.app, match));

/** Opens a panel with what its seat holds in secret. */
export const hand = async (
  presser: Presser,
  { match }: Pick<PressAs<'hand'>, 'match'>,
): Promise<PanelReply> => ownPicture(presser, await loadAt(presser, match), handPanel);

/** Tells all that happened from an entry on, to who may know it. */
export async function happened(
  presser: Presser,
  { match, from, own }: PressAs<'happened'>,
): Promise<PanelReply> {
  const { app } = presser;
  const loaded = await withHeard(app, await load(app, match));
  const seat = playingSeatOrLast(app, loaded, presser.press.user.id);
  const speech = await presser.speechTo(loaded.row);
  const { language } = speech;
  const news = await newsSince(
    app,
    loaded,
    seat,
    from - 1,
    language,
    own === null ? null : own - 1,
  );
  return { is: 'panel', panel: newsPanel(loaded, seat, speech, news, 'all') };
}

/** Shows the whole board on a panel. */
export const look: Handler<'look'> = async (presser, { match, spot }) =>
  ownPicture(presser, await load(presser.app, match), (loaded, seat, speech) =>
    boardPanel(loaded, seat, speech, spot),
  );

/** Opens the board, for anybody. */
export const board = async (
  presser: Presser,
  { match }: Pick<PressAs<'board'>, 'match'>,
): Promise<PressReply> => ({
  is: 'board',
  loaded: await withNewName(presser, await loadAt(presser, match)),
});

/** Tells the board in words, as whoever pressed may see it. */
export const words: Handler<'words'> = async ({ app, press, speechTo }, { match }) => {
  const loaded = await load(app, match);
  const page = boardInWords(loaded, press.user.id, await speechTo(loaded.row));
  return { is: 'page', page };
};

/** Opens what a piece may do. */
export const piece = async (presser: Presser, id: PressAs<'piece' | 'more'>): Promise<PanelReply> =>
  ownPanel(presser, await load(presser.app, id.match), null, id);

// The same of all that answers nothing.
export { piece as more };

/** Whoever pressed is taught no more. */
export const hush: Handler<'hush'> = async (presser, { match }) => {
  const { app, press } = presser;
  playingSeatOrLast(app, await load(app, match), press.user.id);
  await wantHints(app, press, false);
  return ownPanel(presser, await load(app, match), ({ say }) => say('panel.no more hints'));
};

/** Takes the presser's latest answer back where others have acted since, or asks them. */
export async function unsay(
  presser: Presser,
  { match, at }: Pick<PressAs<'unsay'>, 'match'> & Partial<PressAs<'unsay'>>,
): Promise<PanelReply> {
  const { loaded, did } = await takeBackOrAsk(presser.app, presser.press, match, at);
  // What is proposed by it stands there, too.
  const now = did === 'taken back' ? loaded : await load(presser.app, match);
  return ownPanel(presser, now, tookBack(did));
}

/** Takes the presser's latest answer back. */
export const undo: Handler<'undo'> = async (presser, { match, to }) => {
  const { loaded } = await takeBackTo(presser.app, presser.press, match, to);
  return ownPanel(presser, loaded, tookBack('taken back'));
};
