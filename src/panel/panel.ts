import type { Decision, Seat } from '../engine/game.ts';
import { dueOf } from '../match/time/clock.ts';
import { untoldSince } from '../match/time/clock-row.ts';
import { pausedUntil } from '../match/time/halt.ts';
import { channelOf } from '../match/stored/name.ts';
import type { Loaded } from '../match/app/loaded.ts';
import { wayBack } from '../match/agreement/take-back.ts';
import { waitingFor, askedOf, type Asked, isPut } from '../match/loaded/asked.ts';
import { isPerson } from '../match/stored/seats.ts';
import { handOf, headingOf, choiceMap, handScene, sceneFor } from '../match/told/shown.ts';
import { ordersOf, ordersThatCannot, isResting } from '../match/orders/standing-orders.ts';
import { lessonFor, type Taught } from '../match/told/lesson.ts';
import type { News } from '../match/loaded/news.ts';
import { noteOf } from '../match/told/note.ts';
import { personIn } from '../match/stored/person.ts';
import { tableIn } from '../match/stored/table.ts';
import { newestPost } from '../match/stored/live-post.ts';
import { clip } from '../presentation/clip.ts';
import type { ChoiceScene } from '../presentation/edition.ts';
import { type Pictured, pictured } from '../presentation/pictured.ts';
import type { Scene } from '../presentation/scene.ts';
import { escaped } from '../presentation/escape.ts';
import type { MatchId, MatchRow, PersonRow } from '../store/store.ts';
import type { AppSpeech } from '../words/index.ts';
import type { PressId, Spot } from './ids.ts';
import { barredFor, barredLines } from './barred.ts';
import { planLines, planRows } from './plan.ts';
import { closedDeals, dealRows } from './forms/deal.ts';
import { preferButtons, preferenceLines } from './preferences.ts';
import { proposalLines, proposalRows } from './proposals.ts';
import { doneLines } from './given.ts';
import { groups, listed } from './group.ts';
import { choicesOf, type Letters, listOf, narrowed, type Offering } from './lists.ts';
import { answerButtons, choices, type Opened, sureOf, withOrders } from './offering.ts';
import { headed, type OpenedPiece, type Piece, pieceButton, piecesOf } from './pieces.ts';
import { waysOf } from './steps.ts';
import { awayWords } from './said/away.ts';
import { fitLines } from './said/text.ts';
import { dueWords, whenWords } from './said/when.ts';
import {
  button,
  type Button,
  buttonRow,
  buttonRows,
  fittingRows,
  type Row,
  sizeOf,
} from './controls.ts';
import { BUTTONS, COMPONENTS, OPTIONS, ROWS } from './limits.ts';

/** What a panel says and offers. */
export interface Message {
  /** Above its picture: what came of a press, or what happened meanwhile; nothing, where that is nothing. */
  readonly above: string;
  /** Below that: what its reader is taught. */
  readonly lesson: string | null;
  /** Below that: where the match stands, and what is asked. */
  readonly content: string;
  readonly components: readonly Row[];
}

/** A message that only its reader sees: what is asked of a seat, and everything it may answer. */
export interface Panel {
  /** As it is where no picture goes with it; few panels come to that. */
  readonly bare: () => Message;
  /** As it is beside its picture: letters and numbers stand in the words just where they stand in that. */
  readonly pictured: Message & { readonly scene: Scene };
  /** What its reader says of itself; undefined for who has said nothing. */
  readonly reader: PersonRow | undefined;
  readonly match: MatchId;
  /** Whether nothing is asked on it. */
  readonly isIdle: boolean;
  /** What its reader is taught by it. */
  readonly taught: Taught | null;
  /** The newest post that stands in the thread of its match: a panel above it is shown anew below. */
  readonly newest: { readonly thread: string; readonly post: string } | null;
}

/** How much may stand above the picture of a panel and below it, in characters: 4,000 in all, with a lesson. */
const ABOVE = 1200;
export const BELOW = 2500;

/** Beside what is pressed there are a container, two texts and a picture. */
export const MOST_COMPONENTS = COMPONENTS - 4;
/** A lesson is two: its text, and a line between it and the rest. */
const LESSON = 2;

/**
 * The panel of a seat as the match stands, with a picture of what may be chosen.
 *
 * @param line a line on top: why something was not done
 */
export function panelFor(
  loaded: Loaded,
  seat: Seat,
  speech: AppSpeech,
  line: string | null = null,
  opened: Opened | null = null,
): Panel {
  return made(loaded, seat, speech, opened, () => line ?? '');
}

/** The panel of somebody who comes back: with what happened meanwhile, in words and in its picture. */
export function newsPanel(loaded: Loaded, seat: Seat, speech: AppSpeech, news: News | null): Panel {
  if (news === null) return panelFor(loaded, seat, speech);
  const first = speech.say('panel.since your last turn');
  const top = (lines: readonly string[]): string[] => [first, ...lines];
  return toldPanel(loaded, seat, speech, top, news, null);
}

/**
 * The panel after an answer: with what came of it until its seat is asked again, what was done first.
 *
 * @param settled what is settled by it and not told among the news
 * @param acted the piece that acted, where one did: what it may do next is opened, or what another one may do
 */
export function answeredPanel(
  loaded: Loaded,
  seat: Seat,
  speech: AppSpeech,
  settled: readonly string[],
  news: News | null,
  acted: string | null = null,
): Panel {
  const isOwn = news === null || news.isOwn;
  const opened = isOwn && acted !== null ? nextPiece(loaded, seat, acted, speech) : null;
  const top = (lines: readonly string[]): string[] => doneLines([...settled, ...lines]);
  if (news === null) return panelFor(loaded, seat, speech, top([]).join('\n'), opened);
  return toldPanel(loaded, seat, speech, top, news, opened);
}

function toldPanel(
  loaded: Loaded,
  seat: Seat,
  speech: AppSpeech,
  told: (lines: readonly string[]) => string[],
  { ordered, lines, shown }: News,
  opened: Opened | null,
): Panel {
  const did = ordered.map((line) => speech.say('orders.did', { line }));
  const top = (numbered: Pictured['lines']): string =>
    fitLines(told([...did, ...(numbered ?? lines)]), ABOVE, speech);
  return made(loaded, seat, speech, opened, top, (choice) => pictured(shown, choice));
}

/** The panel with what its seat holds in secret on top: words, and cards where it has any. */
export function handPanel(loaded: Loaded, seat: Seat, speech: AppSpeech): Panel {
  const held = handScene(loaded, seat, speech.language);
  const top = handOf(loaded, seat, speech.language);
  return made(loaded, seat, speech, null, () => top, held === null ? undefined : () => alone(held));
}

/** The panel with the whole board. */
export const boardPanel = (loaded: Loaded, seat: Seat, speech: AppSpeech): Panel =>
  made(loaded, seat, speech, null, () => '', NO_CHOICE);
const NO_CHOICE = () => null;

/** A picture that the words beside it do not point at. */
const alone = (scene: Scene): Pictured => ({ scene, letters: {}, lines: null });

/**
 * A panel with and without its picture.
 *
 * @param top what stands above the picture, by the numbered lines of that
 * @param picture the picture, by that of what may be chosen from the list; null for the whole board, left out for that alone
 */
function made(
  loaded: Loaded,
  seat: Seat,
  speech: AppSpeech,
  opened: Opened | null,
  top: (numbered: Pictured['lines']) => string,
  picture: (choice: ChoiceScene | null) => Pictured | null = (choice) => pictured(null, choice),
): Panel {
  const { row, edition, table } = loaded;
  const { language } = speech;
  const words = edition.in(language);
  const asked = askedOf(loaded, seat, language);
  const owed = asked.filter(({ decision }) => isPut(decision));
  const open = asked.filter(({ decision }) => !isPut(decision));
  const [all, orders] = [groups(words, owed), groups(words, open)];
  const isOver = row.status === 'over';
  const stands = isOver
    ? undefined
    : words.soFar?.(edition.game.view(loaded.match.state, seat), seat);
  const inside = insideOf(loaded, seat, asked, opened, speech);
  const refused = opened?.do === 'form' || opened?.do === 'turn' ? opened : null;
  const offering =
    inside ??
    withOrders(loaded, choices(loaded, seat, owed, all, refused, speech), orders, refused);
  const lesson = lessonFor(loaded, seat, language);
  const taught =
    lesson === null ? null : speech.say('panel.lesson', { lesson: lesson.lesson.text });
  const message = (numbered: Pictured['lines'], letters: Letters): Message => {
    const lines = [
      speech.say('panel.heading', {
        match: table.matchName,
        seat: words.seatName(seat),
        stage: headingOf(loaded, language),
      }),
      ...planLines(loaded, seat, speech),
      ...pauseLines(loaded, speech),
      ...(inside?.lines ?? [
        ...(stands === undefined ? [] : [stands]),
        ...(owed.length === 0 ? nothingOwed(loaded, speech) : questions(owed)),
        ...dueLines(loaded, seat, speech),
        ...preferenceLines(loaded, seat, speech),
        ...owed.flatMap(({ decision }) => unableWords(loaded, decision, speech)),
        ...open.map(({ question: { title, text } }) =>
          speech.say('panel.order', { title: ended(title), text }),
        ),
      ]),
    ];
    const rows = offering.rows(letters);
    // What has no room can be said by its command.
    if (rows.length > ROWS) lines.push(speech.say('panel.no room', { game: edition.game.id }));
    if (inside === null) lines.push(...proposalLines(loaded, seat, speech));
    if (inside === null) lines.push(...noteLines(loaded, seat));
    if (inside === null) {
      const closed = owed.length === 0 ? [] : closedDeals(loaded, seat, speech);
      lines.push(...barredLines(barredFor(loaded, seat, language, null), closed));
    }
    const spot = inside === null ? null : spotOf(opened);
    const at = { inside: inside !== null, taught: taught !== null, spot };
    const foot = footer(loaded, seat, at, speech);
    const deal = opened?.do === 'deal' ? opened : null;
    const planning = planRows(loaded, speech);
    const room =
      MOST_COMPONENTS -
      (taught === null ? 0 : LESSON) -
      [foot, ...planning].reduce((sum, one) => sum + sizeOf(one), 0);
    const shownRows = rows.slice(0, ROWS);
    const proposed = inside === null ? proposalRows(loaded, seat, speech) : [];
    const deals = inside === null ? dealRows(loaded, seat, deal, speech) : [];
    const prefers =
      inside === null && lesson === null ? buttonRows(preferButtons(loaded, seat, speech)) : [];
    const kept = sealedLines(owed, speech);
    const aboveKept = ABOVE - kept.reduce((sum, line) => sum + line.length + 1, 0);
    return {
      above: [clip(top(numbered), aboveKept), ...kept].filter((line) => line !== '').join('\n'),
      lesson: taught,
      content: clip(lines.join('\n'), BELOW),
      components: [
        ...fittingRows([...shownRows, ...prefers, ...proposed, ...deals], room),
        ...planning,
        foot,
      ],
    };
  };
  const shown =
    picture(choiceMap(loaded, seat, offering.listed, language)) ??
    alone(sceneFor(loaded, seat, language));
  return {
    bare: () => message(null, {}),
    pictured: { ...message(shown.lines, shown.letters), scene: shown.scene },
    reader: personIn(row, row.seats[seat]?.user ?? null),
    match: row.id,
    isIdle: owed.every(({ decision }) => !decision.owed) && row.planOf === null,
    taught: lesson?.taught ?? null,
    newest: newestIn(row),
  };
}

/** That the match is paused, so that nothing of what can be seen can be done; or that no time counts there. */
function pauseLines({ row }: Loaded, { say }: AppSpeech): string[] {
  const until = pausedUntil(row);
  const since = untoldSince(row);
  if (until === null && since !== null && row.status === 'running')
    return [say('halts.untold', { when: whenWords(since), place: channelOf(row) })];
  return until === null ? [] : [say('halts.paused', { when: whenWords(until) })];
}

/** By when its reader has to answer; nothing where its clock stands. */
function dueLines({ row }: Loaded, seat: Seat, speech: AppSpeech): string[] {
  const due = dueOf(row, seat);
  if (due === null) return [];
  return [`-# ⏱️ ${speech.say('clock.by when', { when: dueWords(due, speech) })}`];
}

/** As much of a note as a panel has room for, in characters: `/note` has the rest. */
const NOTE = 200;

/** What the player of a seat has noted about the match. */
function noteLines({ row }: Loaded, seat: Seat): string[] {
  const kept = noteOf(row, row.seats[seat]?.user ?? null);
  return kept === '' ? [] : [`-# 📝 ${escaped(clip(kept, NOTE))}`];
}

/** What was ordered for a question and could not act, a line each; or that orders rest there. */
function unableWords(loaded: Loaded, decision: Decision, { say, language }: AppSpeech): string[] {
  if (isResting(loaded, decision)) return [`-# 📜 ${say('orders.rest')}`];
  const { orders = {} } = loaded.edition.in(language);
  return ordersThatCannot(loaded, decision).map(({ name, value, reason }) => {
    const spoken = orders[name];
    const order = `${spoken?.title ?? name}: ${spoken?.values[value] ?? value}`;
    return `-# 📜 ${say('orders.cannot', { order, reason: spoken?.reasons?.[reason] ?? reason })}`;
  });
}

function newestIn(row: MatchRow): Panel['newest'] {
  const { thread } = row.home;
  const post = newestPost(row);
  return thread === null || post === null ? null : { thread, post };
}

/** What is opened alone. */
interface Inside extends Offering {
  /** What is said of it; null for all that is asked. */
  readonly lines: readonly string[] | null;
}

/** What of a panel is opened alone; null for its top. */
function insideOf(
  loaded: Loaded,
  seat: Seat,
  asked: readonly Asked[],
  opened: Opened | null,
  speech: AppSpeech,
): Inside | null {
  switch (opened?.do) {
    case 'open':
    case 'orders': {
      const about = asked.filter(({ decision }) => decision.owed === (opened.do === 'open'));
      const group = listed(groups(loaded.edition.in(speech.language), about)).find(
        ({ command }) => command.name === opened.command,
      );
      const within = group === undefined ? null : narrowed(group, asked, opened.within);
      if (within === null) return null;
      return { ...choicesOf(loaded, asked, within, opened, ROWS, 0, speech), lines: null };
    }
    case 'ask': {
      const offer = asked
        .flatMap(({ offers }) => offers)
        .find(({ decision, choice }) => decision === opened.decision && choice === opened.choice);
      return offer === undefined ? null : { ...sureOf(loaded, seat, offer), lines: [] };
    }
    case 'piece': {
      const pieces = piecesOf(loaded, seat, asked, speech);
      const piece = pieces.find(({ key }) => key === opened.piece);
      return piece === undefined ? null : pieceOf(loaded, seat, asked, piece, pieces, speech);
    }
    default:
      return null;
  }
}

/** What one piece may do, with the way to the others and to what needs no more than a press. */
function pieceOf(
  loaded: Loaded,
  seat: Seat,
  asked: readonly Asked[],
  piece: Piece,
  pieces: readonly Piece[],
  speech: AppSpeech,
): Inside {
  const { language, say } = speech;
  const { key, name, text } = piece;
  const all = waysOf(loaded, seat, language, key);
  const parts = headed(all, piece.heads, ROWS - 1);
  const ways = parts.flatMap((part) => part.ways);
  const left = ways.length < all.length ? [say('panel.not all ways')] : [];
  const owed = asked.filter(({ decision }) => decision.owed);
  const beside = [
    ...pieces.filter((one) => one !== piece).map((one) => pieceButton(loaded.row.id, one)),
    ...listed(groups(loaded.edition.in(language), owed)).flatMap((group) =>
      answerButtons(loaded, seat, group),
    ),
  ];
  let above = 0;
  const lists = parts.map((part) => {
    const list = listOf(loaded, `${part.title ?? name} …`, part.ways, above, asked, speech);
    above += Math.ceil(part.ways.length / OPTIONS);
    return list;
  });
  return {
    listed: [...new Set(lists.flatMap((list) => list.listed))],
    rows: (letters) => [
      ...lists.flatMap((list) => list.rows(letters)),
      ...buttonRows(beside.slice(0, BUTTONS)),
    ],
    lines: [text, ...left, ...barredLines(barredFor(loaded, seat, language, key))],
  };
}

/** The piece to go on with after one has acted: the same, else the first that may act. */
function nextPiece(
  loaded: Loaded,
  seat: Seat,
  acted: string,
  speech: AppSpeech,
): OpenedPiece | null {
  const pieces = piecesOf(loaded, seat, askedOf(loaded, seat, speech.language), speech);
  const next = pieces.find(({ key }) => key === acted) ?? pieces[0];
  return next === undefined ? null : { do: 'piece', piece: next.key };
}

const questions = (asked: readonly Asked[]): string[] =>
  asked.map(({ question: { title, text, repeatsHeading = false } }) =>
    repeatsHeading ? text : `**${ended(title)}** ${text}`,
  );

/** A title that goes on in the same line: one that is no question ends with a full stop. */
const ended = (title: string): string => (/[.?!…]$/u.test(title) ? title : `${title}.`);

/** What its seat has chosen and nobody knows yet. */
const sealedLines = (asked: readonly Asked[], { say }: AppSpeech): string[] =>
  asked.flatMap(({ decision: { owed }, sealed }) =>
    sealed === null
      ? []
      : [say(owed ? 'panel.sealed' : 'panel.sealed ahead', { choice: sealed.phrase.label })],
  );

/** That the game waits for others, and for whom. */
function nothingOwed(loaded: Loaded, speech: AppSpeech): string[] {
  if (loaded.row.status === 'over') return endWords(loaded, speech);
  return [speech.say('panel.nothing waits'), ...waitsFor(loaded, speech)];
}

/** How a match came out, and where it can be read. */
function endWords({ row, edition, match, table }: Loaded, { say, language }: AppSpeech): string[] {
  const { thread } = row.home;
  const view = edition.game.view(match.state, 'public');
  return [
    edition.in(language).result(view, tableIn(table, language)),
    thread === null ? say('panel.match is over') : say('lobby.is over there', { thread }),
  ];
}

function waitsFor(loaded: Loaded, speech: AppSpeech): string[] {
  const { row, edition, table } = loaded;
  // Sealed questions do not tell who has answered: they name everybody who is asked, and of computer players nothing.
  const asked = waitingFor({ edition, match: { ...loaded.match, sealed: [] } });
  const others = new Set(asked.flatMap(({ seat }) => (isPerson(row, seat) ? [seat] : [])));
  const thinking = new Set(
    asked.flatMap(({ seat, sealed }) =>
      isPerson(row, seat) || (sealed && others.size > 0) ? [] : [seat],
    ),
  );
  const words = edition.in(speech.language);
  const players = [...thinking].map((seat) => words.seatName(seat));
  const names = [...others].map(
    (seat) =>
      `${words.seatName(seat)} (${[table.seats[seat]?.mention ?? '?', ...awayWords(loaded, seat, speech)].join(', ')})`,
  );
  return [
    ...(names.length === 0 ? [] : [speech.say('panel.waiting for', { players: names.join(', ') })]),
    ...(players.length === 0
      ? []
      : [
          speech.say('panel.computers think', {
            players: players.join(', '),
            count: players.length,
          }),
        ]),
  ];
}

function undoButtons(loaded: Loaded, seat: Seat, say: AppSpeech['say']): readonly Button[] {
  const way = wayBack(loaded, seat);
  if (way === null) return [];
  const match = loaded.row.id;
  const press: PressId =
    way.is === 'alone' ? { do: 'undo', match, to: way.to } : { do: 'unsay', match, at: way.at };
  if (way.is !== 'asking') return [button(press, say('buttons.undo'), 'quiet', '↩️')];
  return [button(press, say('buttons.undo together'), 'quiet', '🙏')];
}

/** Where in a panel its reader is. */
interface Standing {
  readonly inside: boolean;
  readonly taught: boolean;
  readonly spot: Spot | null;
}

/** What is opened, for what is read about that. */
function spotOf(opened: Opened | null): Spot | null {
  if (opened?.do === 'piece') return { is: 'piece', name: opened.piece };
  return opened?.do === 'open' ? { is: 'command', name: opened.command } : null;
}

/** What stands last on every panel: five buttons at most. */
function footer(
  loaded: Loaded,
  seat: Seat,
  { inside, taught, spot }: Standing,
  { say }: AppSpeech,
): Row {
  const match = loaded.row.id;
  const quiet = (press: PressId, label: string, emoji: string): Button =>
    button(press, label, 'quiet', emoji);
  return buttonRow([
    ...(inside ? [quiet({ do: 'panel', match }, say('buttons.back'), '◀️')] : []),
    ...(loaded.row.status === 'over' && loaded.row.planOf === null
      ? [button({ do: 'again', match }, say('buttons.again'), 'main', '🔁')]
      : []),
    ...undoButtons(loaded, seat, say),
    quiet({ do: 'look', match }, say('buttons.board'), '🗺️'),
    ...(inside ? [] : [quiet({ do: 'panel', match }, say('buttons.refresh'), '🔄')]),
    quiet({ do: 'how', match, spot }, say('buttons.how to play'), '📖'),
    // Who is taught has enough to look at.
    ...(taught
      ? [quiet({ do: 'hush', match }, say('buttons.no hints'), '🔕')]
      : ordersOf(loaded.edition).length > 0 && loaded.row.status === 'running'
        ? [quiet({ do: 'ahead', match }, say('buttons.orders'), '📜')]
        : []),
  ]);
}
