import type { TookBack } from '../../match/agreement/take-back.ts';
import type { Seat } from '../../engine/game.ts';
import type { App } from '../../match/app/app.ts';
import type { Refused } from '../../match/app/refused.ts';
import type { Answered } from '../../match/play/answer.ts';
import type { Updated } from '../../match/play/in-update.ts';
import { takeName, playingSeat, playingSeatOrLast } from '../../match/loaded/in-match.ts';
import { load, loadFrom } from '../../match/loaded/load.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import { askedOfComputer } from '../../match/orders/standing-orders.ts';
import { newsSince, tellNews, toldBefore } from '../../match/loaded/news.ts';
import { withHeard } from '../../match/reports/debrief.ts';
import { noteReached } from '../../match/time/reached.ts';
import { seatOf } from '../../match/stored/seats.ts';
import type { MatchId, MatchRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import { type SpokenAnswer, settledBy } from '../given.ts';
import type { Opened } from '../offering.ts';
import { answeredPanel, newsPanel, type Panel, panelFor } from '../panel.ts';
import type { Presser } from './presser.ts';
import type { PanelReply } from './reply.ts';

/** A line on top of a panel, in its reader's words. */
type Line = (speech: AppSpeech) => string;

/** Says on a panel why something was not done. */
export const refusing =
  (reason: Refused): Line =>
  ({ language }) =>
    `⚠️ ${reason.in(language)}`;

/** Says on a panel that something was taken back, or that others are asked. */
export const tookBack =
  (did: TookBack): Line =>
  ({ say }) =>
    say(did === 'taken back' ? 'panel.taken back' : `proposals.${did}`);

/** A match at which who presses plays, and its seat. Throws `Refused` where it plays none. */
export async function seated({ app, press, speechTo }: Presser, match: MatchId) {
  const loaded = await load(app, match);
  const seat = playingSeat(app, loaded.row, press.user.id);
  return { loaded, seat, speech: await speechTo(loaded.row) };
}

/** Makes a panel of a match as it stands. */
type Make = (loaded: Loaded, seat: Seat, speech: AppSpeech) => Panel | Promise<Panel>;

/** The panel of whoever pressed, as a match stands. */
export const ownPanel = (
  presser: Presser,
  loaded: Loaded,
  line: Line | null,
  opened: Opened | null = null,
): Promise<PanelReply> =>
  ownPicture(presser, loaded, (now, seat, speech) =>
    panelFor(now, seat, speech, line?.(speech) ?? null, opened),
  );

/** The same with a picture that was asked for: of its hand, or of the board. */
export const ownPicture = (presser: Presser, loaded: Loaded, make: Make): Promise<PanelReply> =>
  shown(presser, loaded, make, (now, seat, speech) => withNews(presser.app, now, seat, speech));

/** The panel of who comes to the table: what happened before its first question is on the board, and no news to it. */
export const firstPanel = (presser: Presser, loaded: Loaded): Promise<PanelReply> =>
  shown(presser, loaded, async (now, seat, speech) => {
    const isNew = toldBefore(now, seat) < 0;
    const news = await tellNews(presser.app, now, seat, speech.language);
    return newsPanel(now, seat, speech, isNew ? null : news, 'newest');
  });

/** Who has not acted since others did, or has not seen what came of it, is shown that with the panel. */
export function panelWithNews(presser: Presser, loaded: Loaded): Promise<PanelReply> {
  let known: number | null = null;
  return shown(presser, loaded, (now, seat, speech) => {
    known ??= toldBefore(now, seat);
    return withNews(presser.app, now, seat, speech, known);
  });
}

async function withNews(
  app: App,
  loaded: Loaded,
  seat: Seat,
  speech: AppSpeech,
  known?: number,
): Promise<Panel> {
  const news = await tellNews(app, loaded, seat, speech.language, known);
  return newsPanel(loaded, seat, speech, news, 'newest');
}

/**
 * The panel of who has answered: with what came of it, until its seat is asked again.
 *
 * @param acted the piece with which it was done on a panel, to go on from there
 */
export function answeredBy(
  presser: Presser,
  { loaded: after, did }: Updated<Answered<SpokenAnswer>>,
  acted: string | null = null,
): Promise<PanelReply> {
  let before: { readonly settled: readonly string[]; readonly known: number } | null = null;
  return shown(presser, after, async (now, seat, speech) => {
    before ??= {
      settled: settledBy(now, seat, did, speech),
      known: Math.min(toldBefore(now, seat), did.after),
    };
    const { settled, known } = before;
    const news = await tellNews(presser.app, now, seat, speech.language, known, did.after);
    return answeredPanel(now, seat, speech, settled, news, acted);
  });
}

/**
 * A panel that is made again when computer players have answered (null if they did not). If its reader is asked
 * something, that counts as reaching it, and its clock starts.
 *
 * @param again what is made then
 */
async function shown(
  presser: Presser,
  asked: Loaded,
  make: Make,
  again: Make = make,
): Promise<PanelReply> {
  const { app, press } = presser;
  const seatIn = (now: Loaded): Seat => playingSeatOrLast(app, now, press.user.id);
  const seat = seatIn(asked);
  const named = await withNewName(presser, asked);
  const { id, seats } = named.row;
  const isOwn = seats[seat]?.user === press.user.id;
  const loaded = isOwn ? { ...named, row: await noteReached(app, named.row, [seat]) } : named;
  const speech = await presser.speechTo(loaded.row);
  const panel = await make(await withHeard(app, loaded), seat, speech);
  const whenAsked = (): Promise<Panel | null> => askedPanel(app, id, press.user.id, seatIn, speech);
  if (askedOfComputer(loaded) === undefined) return { is: 'panel', panel, whenAsked };
  const answered = async (): Promise<Panel | null> => {
    const now = (await app.thoughtThrough(id)) ?? (await load(app, id));
    if (now.match.sequence === loaded.match.sequence) return null;
    return again(await withHeard(app, now), seatIn(now), speech);
  };
  return { is: 'panel', panel, later: answered(), whenAsked };
}

/** Whether a match waits for an answer of somebody. */
export function owes(row: MatchRow, user: string): boolean {
  const seat = row.status === 'running' ? seatOf(row, user) : null;
  return seat !== null && row.seats[seat]?.owesSince instanceof Date;
}

/**
 * The panel of a seat that is asked something by now, with its news; null where it is asked nothing. Whether anybody looks at
 * it is not known: it counts neither as told nor as reached.
 */
async function askedPanel(
  app: App,
  match: MatchId,
  user: string,
  seatIn: (now: Loaded) => Seat,
  speech: AppSpeech,
): Promise<Panel | null> {
  const row = await app.store.match(match);
  if (row === null || !owes(row, user)) return null;
  const now = await loadFrom(app, row, app.store);
  const seat = seatIn(now);
  const news = await newsSince(app, now, seat, toldBefore(now, seat), speech.language);
  return newsPanel(now, seat, speech, news, 'newest');
}

/** A match that somebody only looks at, in which it is called as it is by now. */
export async function withNewName({ app, press }: Presser, loaded: Loaded): Promise<Loaded> {
  const { id } = loaded.row;
  return (await takeName(app, press, loaded.row)) ? load(app, id) : loaded;
}
