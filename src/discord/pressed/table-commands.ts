import { editionOf } from '../../match/stored/edition.ts';
import { Refused } from '../../match/app/refused.ts';
import { load } from '../../match/loaded/load.ts';
import { viewerOf } from '../../match/stored/seats.ts';
import { logLines } from '../../match/stored/log.ts';
import { note, noteOf } from '../../match/told/note.ts';
import { playingSeat } from '../../match/loaded/in-match.ts';
import { takeBackOrAsk } from '../../match/agreement/take-back.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import { escaped } from '../../presentation/escape.ts';
import type { Desk } from '../desk.ts';
import { speechTo } from '../said/language.ts';
import { giveAway, proposeDeal } from './dealing.ts';
import { ownPanel, ownPicture, tookBack, withNewName } from '../../panel/pressed/own-panel.ts';
import { handPanel } from '../../panel/panel.ts';
import { type Command, pressOf } from './pressed.ts';
import { report } from './report.ts';
import { tradeWords } from '../../panel/pages/orders.ts';
import { orderTrade } from '../../match/agreement/trade.ts';
import { goRows } from '../../panel/go.ts';
import { waitingWords } from '../said/waiting.ts';
import { rulingLine } from '../said/ruling.ts';
import { said, type Shown } from './showing.ts';
import { fitLines } from '../../panel/said/text.ts';
import { seatNamed, seatOrAllNamed, whichMatch } from './which.ts';
import { presserOf } from './presser.ts';

/** `/board`. */
export async function showBoard({ app }: Desk, interaction: Command): Promise<Shown> {
  const row = await whichMatch(app, interaction);
  return {
    is: 'board',
    loaded: await withNewName(presserOf({ app }, interaction), await load(app, row.id)),
  };
}

/** `/hand`. */
export async function showHand(desk: Desk, interaction: Command): Promise<Shown> {
  const row = await whichMatch(desk.app, interaction);
  return ownPicture(presserOf(desk, interaction), await load(desk.app, row.id), handPanel);
}

/** `/next`: everything that waits for whoever asks, in all its matches, with a button to each of the first. */
export async function showNext(desk: Desk, interaction: Command): Promise<Shown> {
  const { app } = desk;
  const speech = await speechTo(app, interaction);
  const { text, matches } = await waitingWords(
    app,
    interaction.user.id,
    speech,
    2000,
    async (error) => report(desk, interaction, error),
  );
  if (text === '') return said(speech.say('table.nothing waits'));
  return { is: 'text', content: text, files: [], components: goRows(app, matches, speech) };
}

/** What was typed for goods: `stick: 2`, or with a prefix `give-stick: 2`. */
function goodsTyped(interaction: Command, edition: AnyEdition, prefix: string) {
  const kinds = edition.game.deals?.kinds ?? [];
  return Object.fromEntries(
    kinds.map((kind) => [kind, interaction.options.getInteger(`${prefix}${kind}`) ?? 0]),
  );
}

/** `/give to: Flint stick: 2`. */
export const giveHere = (desk: Desk, interaction: Command): Promise<Shown> =>
  handOver(desk, interaction, false);

/** `/trade to: Flint give-stick: 2 take-stone: 1`. */
export const tradeHere = (desk: Desk, interaction: Command): Promise<Shown> =>
  handOver(desk, interaction, true);

async function handOver(desk: Desk, interaction: Command, asTrade: boolean): Promise<Shown> {
  const { app } = desk;
  const row = await whichMatch(app, interaction);
  // Who may not deal there at all is told so, whomever it names.
  playingSeat(app, row, interaction.user.id);
  const loaded = await load(app, row.id);
  const { edition } = loaded;
  const speech = await speechTo(app, interaction, row);
  const { options } = interaction;
  const named = options.getString('to', true);
  const languages = [speech.language, ...app.languages];
  if (!asTrade) {
    const to = seatNamed(loaded, named, languages);
    const gives = goodsTyped(interaction, edition, '');
    return said((await giveAway(desk, interaction, row.id, { to, gives }, speech)).line);
  }
  const to = seatOrAllNamed(loaded, named, languages);
  const gives = goodsTyped(interaction, edition, 'give-');
  const takes = goodsTyped(interaction, edition, 'take-');
  const hours = options.getInteger('hours');
  if (options.getBoolean('standing') === true) {
    if (hours !== null) throw new Refused('order has no end');
    const against = to === 'all' ? null : to;
    await orderTrade(app, pressOf(interaction), row.id, { against, gives, takes });
    return said(
      speech.say('proposals.ordered', { trade: tradeWords(edition, { gives, takes }, speech) }),
    );
  }
  const wish = { to, gives, takes, hours };
  return said((await proposeDeal(desk, interaction, row.id, wish, speech)).line);
}

/** `/undo`: alone where that may be, else by asking the others. */
export async function takeBackHere(desk: Desk, interaction: Command): Promise<Shown> {
  const { app } = desk;
  const row = await whichMatch(app, interaction);
  const { loaded, did } = await takeBackOrAsk(app, pressOf(interaction), row.id);
  return ownPanel(presserOf(desk, interaction), loaded, tookBack(did));
}

const LINES_A_PAGE = 20;

/** `/log`: what happened, page by page. */
export async function showLog({ app }: Desk, interaction: Command): Promise<Shown> {
  const row = await whichMatch(app, interaction);
  const viewer = viewerOf(row, interaction.user.id);
  const edition = editionOf(app, row);
  const speech = await speechTo(app, interaction, row);
  const rulings = await app.store.rulings(row.id);
  const asides = rulings.map((ruling) => ({
    at: ruling.at,
    line: rulingLine(edition, ruling, speech),
  }));
  const lines = await logLines(app, row, 0, row.announced, viewer, speech, asides);
  const pages = Math.max(1, Math.ceil(lines.length / LINES_A_PAGE));
  const page = Math.min(pages, interaction.options.getInteger('page') ?? pages);
  const shown = lines.slice((page - 1) * LINES_A_PAGE, page * LINES_A_PAGE);
  const foot = speech.say('table.page', { page, pages });
  return said(`${fitLines(shown, 1950, speech)}\n${foot}`);
}

/** `/note text: …`: what somebody wants to remember of a match, for itself alone; without a text, what it noted. */
export async function noteHere({ app }: Desk, interaction: Command): Promise<Shown> {
  const row = await whichMatch(app, interaction);
  const { options, user } = interaction;
  const text = options.getString('text');
  const isForgotten = options.getBoolean('forget') === true;
  const { say } = await speechTo(app, interaction, row);
  if (text === null && !isForgotten) {
    const kept = noteOf(row, user.id);
    return said(kept === '' ? say('table.no note') : say('table.note', { note: escaped(kept) }));
  }
  const kept = await note(app, pressOf(interaction), row.id, isForgotten ? '' : (text ?? ''));
  return said(kept === '' ? say('table.note gone') : say('table.note', { note: escaped(kept) }));
}
