import type { Seat } from '../../engine/game.ts';
import type { App } from '../../match/app/app.ts';
import type { Refused } from '../../match/app/refused.ts';
import type { Answered } from '../../match/play/answer.ts';
import type { Sat } from '../../match/play/in-sitting.ts';
import { takeName, playingSeatOrLast } from '../../match/loaded/in-match.ts';
import { load } from '../../match/loaded/load.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import { askedOfComputer } from '../../match/orders/standing-orders.ts';
import { tellNews, toldBefore } from '../../match/loaded/news.ts';
import { noteReached } from '../../match/time/reached.ts';
import type { AppSpeech } from '../../words/index.ts';
import { type Said, settledBy } from '../given.ts';
import type { Opened } from '../offering.ts';
import { answeredPanel, newsPanel, type Panel, panelFor } from '../panel.ts';
import type { Presser } from './presser.ts';
import type { ShownPanel } from './shown.ts';

/** A line on top of a panel, in its reader's words. */
type Line = (speech: AppSpeech) => string;

/** Says on a panel why something was not done. */
export const refusing =
  (reason: Refused): Line =>
  ({ language }) =>
    `⚠️ ${reason.in(language)}`;

/** Says on a panel that something was taken back, or that others are asked. */
export const tookBack =
  (did: 'taken back' | 'asked'): Line =>
  ({ say }) =>
    say(did === 'asked' ? 'panel.others are asked' : 'panel.taken back');

/** The panel of whoever pressed, as a match stands. */
export async function ownPanel(
  presser: Presser,
  loaded: Loaded,
  line: Line | null,
  opened: Opened | null = null,
): Promise<ShownPanel> {
  return ownPicture(presser, loaded, (now, seat, speech) =>
    panelFor(now, seat, speech, line?.(speech) ?? null, opened),
  );
}

/** The panel of who has just sat down: what happened before its first question is on the board, and no news to it. */
export async function firstPanel(presser: Presser, asked: Loaded, line: Line): Promise<ShownPanel> {
  const { app } = presser;
  const seat = playingSeatOrLast(presser.app, asked, presser.press.user.id);
  const loaded = await lookedAt(presser, asked, seat);
  const speech = await presser.speechTo(loaded.row);
  const panelOf = async (now: Loaded, own: Seat): Promise<Panel> => {
    await tellNews(app, now, own, speech.language);
    return panelFor(now, own, speech, line(speech));
  };
  const panel = await panelOf(loaded, seat);
  return thenNews(presser, loaded, panel, panelOf);
}

/** A match that somebody only looks at, in which it is called as it is by now. */
export async function withNewName({ app, press }: Presser, loaded: Loaded): Promise<Loaded> {
  const { id } = loaded.row;
  return (await takeName(app, press, loaded.row)) ? load(app, id) : loaded;
}

/** A match as it is for whoever pressed: who looks at what it is asked is reached, so that its clock runs. */
async function lookedAt(presser: Presser, asked: Loaded, seat: Seat): Promise<Loaded> {
  const loaded = await withNewName(presser, asked);
  const isOwn = loaded.row.seats[seat]?.user === presser.press.user.id;
  return isOwn ? { ...loaded, row: await noteReached(presser.app, loaded.row, [seat]) } : loaded;
}

/** The same with a picture that was asked for: of its hand, or of the board. */
export async function ownPicture(
  presser: Presser,
  asked: Loaded,
  make: (loaded: Loaded, seat: Seat, speech: AppSpeech) => Panel,
): Promise<ShownPanel> {
  const seat = playingSeatOrLast(presser.app, asked, presser.press.user.id);
  const loaded = await lookedAt(presser, asked, seat);
  const speech = await presser.speechTo(loaded.row);
  const panel = make(loaded, seat, speech);
  return thenNews(presser, loaded, panel, (now, own) => withNews(presser.app, now, own, speech));
}

/**
 * Who has not acted since others did, or has not seen what came of it, is shown that with the panel.
 *
 * @param seat who pressed, or who sat there
 */
export async function panelWithNews(
  presser: Presser,
  asked: Loaded,
  seat: Seat,
): Promise<ShownPanel> {
  const { app } = presser;
  const loaded = await lookedAt(presser, asked, seat);
  const speech = await presser.speechTo(loaded.row);
  const known = toldBefore(loaded, seat);
  const panel = await withNews(app, loaded, seat, speech);
  return thenNews(presser, loaded, panel, (now, own) => withNews(app, now, own, speech, known));
}

async function withNews(
  app: App,
  loaded: Loaded,
  seat: Seat,
  speech: AppSpeech,
  known?: number,
): Promise<Panel> {
  return newsPanel(loaded, seat, speech, await tellNews(app, loaded, seat, speech.language, known));
}

/**
 * The panel of who has answered: with what came of it, until its seat is asked again.
 *
 * @param acted the piece with which it was done on a panel, to go on from there
 */
export async function answeredBy(
  presser: Presser,
  { loaded: after, did }: Sat<Answered<Said>>,
  acted: string | null = null,
): Promise<ShownPanel> {
  const { app } = presser;
  const seat = playingSeatOrLast(presser.app, after, presser.press.user.id);
  const loaded = await lookedAt(presser, after, seat);
  const speech = await presser.speechTo(loaded.row);
  const settled = settledBy(loaded, seat, did, speech);
  const known = Math.min(toldBefore(loaded, seat), did.after);
  const panelOf = async (now: Loaded, own: Seat): Promise<Panel> => {
    const news = await tellNews(app, now, own, speech.language, known, did.after);
    return answeredPanel(now, own, speech, settled, news, acted);
  };
  const panel = await panelOf(loaded, seat);
  return thenNews(presser, loaded, panel, panelOf);
}

/** A panel; where computer players are asked, it says so, and is shown anew when they have answered. */
function thenNews(
  presser: Presser,
  loaded: Loaded,
  panel: Panel,
  panelOf: (now: Loaded, seat: Seat) => Promise<Panel>,
): ShownPanel {
  if (askedOfComputer(loaded) === undefined) return { is: 'panel', panel };
  const later = onceAnswered(presser.app, loaded, async (now) =>
    panelOf(now, playingSeatOrLast(presser.app, now, presser.press.user.id)),
  );
  return { is: 'panel', panel, later };
}

/** The panel when computer players have answered, also while this was being made; null where nothing came of it. */
async function onceAnswered(
  app: App,
  { row: { id }, match }: Loaded,
  panelOf: (now: Loaded) => Promise<Panel>,
): Promise<Panel | null> {
  const now = (await app.thoughtThrough(id)) ?? (await load(app, id));
  return now.match.sequence === match.sequence ? null : panelOf(now);
}
