import { MESSAGE_LENGTH } from '../../panel/limits.ts';
import { editionOf } from '../../match/stored/edition.ts';
import { Refused } from '../../match/app/refused.ts';
import { load } from '../../match/loaded/load.ts';
import { viewerOf } from '../../match/stored/seats.ts';
import { logLines } from '../../match/stored/log.ts';
import { note, noteOf } from '../../match/reports/note.ts';
import { playingSeat } from '../../match/loaded/in-match.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import { escaped } from '../../presentation/escape.ts';
import type { Command } from './pressed.ts';
import { report } from './report.ts';
import { tradeWords } from '../../panel/pages/orders.ts';
import { orderTrade } from '../../match/agreement/trade.ts';
import { goRows } from '../../panel/go.ts';
import { waitingWords } from '../wording/waiting.ts';
import { rulingLine } from '../wording/ruling.ts';
import { paged } from '../../panel/wording/text.ts';
import { textOf } from '../../presentation/line.ts';
import {
  atMatch,
  findMatch,
  gameMeant,
  seatNamed,
  seatOrAllNamed,
  statusesFor,
  whichMatch,
} from './which.ts';
import type { HandlerContext } from '../context.ts';
import { pagesOf, promise } from '../../match/play/promise.ts';
import type { MatchId } from '../../store/store.ts';
import { readChapter, readPassages } from '../../panel/pages/chapters.ts';
import { promisesPage } from '../../panel/pages/promises.ts';
import { giveAway, proposeDeal } from '../../panel/pressed/deals.ts';
import { ahead } from '../../panel/pressed/orders.ts';
import { board, hand, unsay } from '../../panel/pressed/panels.ts';
import { plan } from '../../panel/pressed/plans.ts';
import type { Presser } from '../../panel/pressed/presser.ts';
import { textReply, type PressReply } from '../../panel/pressed/reply.ts';
import { rulesFor } from '../../panel/pressed/rules.ts';

/** Does what a press does, at the match that a command means. */
const onRow = (
  handle: (presser: Presser, id: { readonly match: MatchId }) => Promise<PressReply>,
) => atMatch((presser) => handle(presser, { match: presser.row.id }));

/** `/board`. */
export const showBoard = onRow(board);

/** `/hand`. */
export const showHand = onRow(hand);

/** `/undo`: alone where that may be, else by asking the others. */
export const takeBackHere = onRow(unsay);

/** `/orders`: what somebody has said once for whenever it is asked. */
export const showOrders = onRow(ahead);

/** `/plan`: tries out, for oneself alone, how a match may go on. */
export const planHere = atMatch((presser) => plan(presser, { match: presser.row.id }));

/** `/next`: everything that waits for whoever asks, in all its matches, with a button to each of the first. */
export async function showNext(
  { app, speechTo }: Presser,
  interaction: Command,
  context: HandlerContext,
): Promise<PressReply> {
  const speech = await speechTo();
  const { text, matches } = await waitingWords(
    app,
    interaction.user.id,
    speech,
    MESSAGE_LENGTH,
    async (error) => report(context, interaction, error),
  );
  if (text === '') return textReply(speech.say('table.nothing waits'));
  return textReply(text, goRows(app, matches, speech));
}

/** What was typed for goods: `stick: 2`, or with a prefix `give-stick: 2`. */
function goodsTyped(interaction: Command, edition: AnyEdition, prefix: string) {
  const kinds = edition.game.deals?.kinds ?? [];
  return Object.fromEntries(
    kinds.map((kind) => [kind, interaction.options.getInteger(`${prefix}${kind}`) ?? 0]),
  );
}

/** `/give to: Flint stick: 2`. */
export const giveHere = (presser: Presser, interaction: Command): Promise<PressReply> =>
  handOver(presser, interaction, false);

/** `/trade to: Flint give-stick: 2 take-stone: 1`. */
export const tradeHere = (presser: Presser, interaction: Command): Promise<PressReply> =>
  handOver(presser, interaction, true);

async function handOver(
  presser: Presser,
  interaction: Command,
  asTrade: boolean,
): Promise<PressReply> {
  const { app, press, speechTo } = presser;
  const row = await whichMatch(app, interaction);
  // Who may not deal there at all is told so, whomever it names.
  playingSeat(app, row, interaction.user.id);
  const loaded = await load(app, row.id);
  const { edition } = loaded;
  const speech = await speechTo(row);
  const { options } = interaction;
  const named = options.getString('to', true);
  const languages = [speech.language, ...app.languages];
  if (!asTrade) {
    const to = seatNamed(loaded, named, languages);
    const gives = goodsTyped(interaction, edition, '');
    return textReply((await giveAway(presser, row.id, { to, gives })).line);
  }
  const to = seatOrAllNamed(loaded, named, languages);
  const gives = goodsTyped(interaction, edition, 'give-');
  const takes = goodsTyped(interaction, edition, 'take-');
  const hours = options.getInteger('hours');
  if (options.getBoolean('standing') === true) {
    if (hours !== null) throw new Refused('order has no end');
    const against = to === 'all' ? null : to;
    await orderTrade(app, press, row.id, { against, gives, takes });
    return textReply(
      speech.say('proposals.ordered', { trade: tradeWords(edition, { gives, takes }, speech) }),
    );
  }
  const terms = { to, gives, takes, hours };
  return textReply((await proposeDeal(presser, row.id, terms)).line);
}

/** A page of the log has so many lines and characters at most: the message also says which page it is. */
const PAGE = { lines: 20, length: MESSAGE_LENGTH - 50 } as const;

/** `/log`: what happened, page by page. */
export const showLog = atMatch(async ({ app, speechTo, row }, interaction) => {
  const viewer = viewerOf(row, interaction.user.id);
  const edition = editionOf(app, row);
  const speech = await speechTo(row);
  const rulings = await app.store.rulings(row.id);
  const asides = rulings.map((ruling) => ({
    at: ruling.at,
    line: rulingLine(edition, ruling, speech),
  }));
  const lines = await logLines(app, row, 0, row.announced, viewer, speech, asides);
  const all = paged(lines.map(textOf), PAGE);
  const pages = Math.max(1, all.length);
  const page = Math.min(pages, interaction.options.getInteger('page') ?? pages);
  const foot = speech.say('table.page', { page, pages });
  return textReply([...(all[page - 1] ?? []), foot].join('\n'));
});

/** `/note text: …`: what somebody wants to remember of a match, for itself alone; without a text, what it noted. */
export const noteHere = atMatch(async ({ app, press, speechTo, row }, interaction) => {
  const { options, user } = interaction;
  const text = options.getString('text');
  const isForgotten = options.getBoolean('forget') === true;
  const { say } = await speechTo(row);
  if (text === null && !isForgotten) {
    const kept = noteOf(row, user.id);
    return textReply(
      kept === '' ? say('table.no note') : say('table.note', { note: escaped(kept) }),
    );
  }
  const kept = await note(app, press, row.id, isForgotten ? '' : (text ?? ''));
  return textReply(
    kept === '' ? say('table.note gone') : say('table.note', { note: escaped(kept) }),
  );
});

/** `/promise to: Flint text: …`: promises something; alone, what was promised in a match, a page of it. */
export const promiseHere = atMatch(async ({ app, press, speechTo, row }, interaction) => {
  const { options } = interaction;
  const speech = await speechTo(row);
  const [text, named] = [options.getString('text'), options.getString('to')];
  if (text === null) {
    const promises = await app.store.pledges(row.id);
    const pages = pagesOf(promises).length;
    if (pages === 0) return textReply(speech.say('promises.none'));
    const page = Math.min(pages, options.getInteger('page') ?? pages) - 1;
    return textReply(promisesPage(app, row, promises, page, speech));
  }
  playingSeat(app, row, press.user.id);
  const languages = [speech.language, ...app.languages];
  const to = named === null ? 'all' : seatOrAllNamed(await load(app, row.id), named, languages);
  await promise(app, press, row.id, to, text);
  return textReply(speech.say('promises.made'));
});

/** `/rules`: the chapters, one of them, or the passages that hold some words. */
export async function showRules(presser: Presser, interaction: Command): Promise<PressReply> {
  const { app } = presser;
  const row = await findMatch(app, interaction, statusesFor(interaction));
  const edition = await gameMeant(app, interaction, row);
  const read = await rulesFor(presser, edition, row);
  const words = interaction.options.getString('find');
  if (words !== null) return { is: 'page', page: readPassages(read, words) };
  const wanted = interaction.options.getString('chapter')?.toLowerCase();
  const { rules } = edition.in(read.speech.language);
  const at = rules.findIndex(({ title }) => title.toLowerCase() === wanted);
  return { is: 'page', page: readChapter(read, at) };
}
