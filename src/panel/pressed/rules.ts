import { Refused } from '../../match/app/refused.ts';
import { playingSeat } from '../../match/loaded/in-match.ts';
import { load } from '../../match/loaded/load.ts';
import { editionOf } from '../../match/stored/edition.ts';
import { seatOf } from '../../match/stored/seats.ts';
import { wantHints } from '../../match/reports/lesson.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import type { MatchRow } from '../../store/store.ts';
import { searchForm, wordsIn } from '../forms/search.ts';
import type { PanelPlace, PressAs, OpenedSpot } from '../ids.ts';
import { readChapter, readPassages, type Rules } from '../pages/chapters.ts';
import { herePage } from '../pages/here.ts';
import type { Page } from '../pages/page.ts';
import { cardPage, legendPage, primerPage } from '../pages/primer.ts';
import type { Handler, FormHandler } from './handler.ts';
import { firstPanel, owes } from './own-panel.ts';
import { numbersIn, type Presser, rowAt } from './presser.ts';
import type { PressReply } from './reply.ts';

const shown = (page: Page): PressReply => ({ is: 'page', page });

/**
 * The rules of a game as who presses reads them.
 *
 * @param row the match that it may have in mind; null for none
 * @param spot what was opened on its panel
 */
export async function rulesFor(
  { press, speechTo }: Presser,
  edition: AnyEdition,
  row: MatchRow | null,
  spot: OpenedSpot | null = null,
): Promise<Rules> {
  const isOwed = row?.game === edition.game.id && owes(row, press.user.id);
  const back = isOwed ? { match: row.id, spot } : null;
  return { edition, speech: await speechTo(row), back };
}

/** Whose rules a page of them has whoever presses there read. */
async function readOn(
  presser: Presser,
  { game, back }: PressAs<'chapter' | 'cards' | 'legend' | 'find'>,
): Promise<Rules> {
  const { shelf, store } = presser.app;
  const edition = shelf.get(game);
  if (edition === undefined) throw new Refused('no such game');
  const row = back === null ? null : await store.match(back.match);
  return rulesFor(presser, edition, row, back?.spot);
}

/** Turns to another chapter, by a list or a button. */
export const chapter: Handler<'chapter'> = async (presser, id) => {
  const [chosen = id.at] = numbersIn(presser.values);
  return shown(readChapter(await readOn(presser, id), chosen));
};

/** Shows how a game is played, by its cards. */
export const cards: Handler<'cards'> = async (presser, id) =>
  shown(await primerPage(presser.app, await readOn(presser, id)));

/** Shows what the signs on the pictures mean. */
export const legend: Handler<'legend'> = async (presser, id) =>
  shown(await legendPage(presser.app, await readOn(presser, id)));

/** Shows the passages of the rules that hold the words which are searched for. */
export const find: FormHandler<'find'> = {
  open: async (presser, id) => ({ is: 'form', form: searchForm(await readOn(presser, id)) }),
  send: async (presser, id, filled) =>
    shown(readPassages(await readOn(presser, id), wordsIn(filled))),
  reopened: () => null,
};

/** Shows how the game of a match is played, by its cards. */
export const how: Handler<'how'> = async (presser, { match, spot }) => {
  const { app, press } = presser;
  const row = await rowAt(presser, match);
  const read = await rulesFor(presser, editionOf(app, row), row, spot);
  return shown(await primerPage(app, read, { row, seat: seatOf(row, press.user.id) }));
};

/** Turns a card of how to play; the last one gives way to the match. */
export async function card(
  presser: Presser,
  { match, nth }: Pick<PressAs<'card'>, 'match' | 'nth'>,
): Promise<PressReply> {
  const { app, press } = presser;
  const row = await rowAt(presser, match);
  const read = await rulesFor(presser, editionOf(app, row), row);
  const page = await cardPage(app, read, match, nth);
  if (page !== null) return shown(page);
  const loaded = await load(app, match);
  playingSeat(app, loaded.row, press.user.id);
  return firstPanel(presser, loaded);
}

/** Shows what whoever pressed can do at a match now; how it is played, where nothing waits for it. */
export const here: Handler<'here'> = async (presser, id) =>
  hereAt(presser, await rowAt(presser, id.match), id);

/** Whoever sits there and pressed is taught again, on its panels. */
export const hints: Handler<'hints'> = async (presser, id) => {
  const { app, press } = presser;
  if (seatOf(await rowAt(presser, id.match), press.user.id) === null) throw new Refused('no seat');
  await wantHints(app, press, true);
  return hereAt(presser, await rowAt({ ...presser, row: null }, id.match), id);
};

async function hereAt(
  { app, press, speechTo }: Presser,
  row: MatchRow,
  { spot }: PanelPlace,
): Promise<PressReply> {
  const speech = await speechTo(row);
  const seat = seatOf(row, press.user.id);
  const isThere = row.status === 'running' && seat !== null;
  const page = isThere ? herePage(await load(app, row.id), seat, spot, speech) : null;
  const edition = editionOf(app, row);
  return shown(page ?? (await primerPage(app, { edition, speech, back: null })));
}
