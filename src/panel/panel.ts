import type { Decision, Seat } from '../engine/game.ts';
import { dueOf } from '../match/time/clock.ts';
import { untoldSince } from '../match/time/clock-row.ts';
import { pausedUntil } from '../match/time/halt.ts';
import type { Language } from '../language/languages.ts';
import { channelOf } from '../match/stored/name.ts';
import type { Loaded } from '../match/app/loaded.ts';
import { wayBack } from '../match/agreement/take-back.ts';
import { waitingFor, askedOf, type Asked, isPut } from '../match/loaded/asked.ts';
import { isPerson } from '../match/stored/seats.ts';
import { handOf, choiceMap, handScene, sceneFor } from '../match/told/shown.ts';
import { ordersOf, ordersThatCannot, isResting } from '../match/orders/standing-orders.ts';
import { type Hint, hintFor, type Taught } from '../match/told/lesson.ts';
import { isLesson } from '../match/stored/chosen.ts';
import type { News, Since } from '../match/loaded/news.ts';
import { debriefOf } from '../match/told/debrief.ts';
import { noteOf } from '../match/told/note.ts';
import { personIn } from '../match/stored/person.ts';
import { tableIn } from '../match/stored/table.ts';
import { newestPost } from '../match/stored/live-post.ts';
import { clip } from '../presentation/clip.ts';
import type { SinceScene } from '../presentation/edition.ts';
import type { Row as PaneRow, Scene } from '../presentation/scene.ts';
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
import { choicesOf, narrowed, type Offering, valuesOf } from './lists.ts';
import { choices, type Opened, orderButtons, type RefusedForm, sureOf } from './offering.ts';
import { canTell, type RefusedTurn, turnButton } from './forms/turn.ts';
import { type OpenedPiece, type Piece, piecesOf } from './pieces.ts';
import { awayWords } from './said/away.ts';
import { fitLines } from './said/text.ts';
import { dueSoon, dueWords, whenWords } from './said/when.ts';
import {
  button,
  type Button,
  buttonRow,
  buttonRows,
  fittingRows,
  type Row,
  sizeOf,
} from './controls.ts';
import { BUTTONS, COMPONENTS, ROWS } from './limits.ts';

/** What a panel says and offers. */
export interface Message {
  /** What happened, what its reader is taught, where the match stands, and what is asked; its picture stands below that. */
  readonly text: string;
  /** Right below the picture. */
  readonly components: readonly Row[];
}

/** A message that only its reader sees: what is asked of a seat, and everything it may answer. */
export interface Panel {
  /** As it is where no picture goes with it; few panels come to that. */
  readonly bare: () => Message;
  /** As it is beside its picture: numbers stand in the words just where they stand in that. Null where there is nothing to look at. */
  readonly pictured: (Message & { readonly scene: Scene }) | null;
  readonly language: Language;
  /** What its reader says of itself; undefined for who has said nothing. */
  readonly reader: PersonRow | undefined;
  readonly match: MatchId;
  readonly isPlan: boolean;
  /** Whether nothing is asked on it. */
  readonly isIdle: boolean;
  /** By when its reader has to answer, in brief; null where its clock stands, or all of that is said. */
  readonly due: string | null;
  /** What its reader is taught by it. */
  readonly taught: Taught | null;
  /** The newest post that stands in the thread of its match: a panel above it is shown anew below. */
  readonly newest: { readonly thread: string; readonly post: string } | null;
}

/** How much of what happened and of the rest a panel may say, in characters: 4,000 in all, with a lesson. */
const NEWS = 1200;
const REST = 2500;
export const TEXT = NEWS + REST;
/** So many lines of what happened are read at once, of long ones the newest alone; the rest is behind a button. */
const NEWS_LINES = 2;
const LONG_NEWS = 120;

/** Beside what is pressed there are a container, a text and a picture, and when it was made. */
export const MOST_COMPONENTS = COMPONENTS - 4;

/** What stands on top of a panel. */
interface Top {
  /** What an answer settled that is not told among what happened, to who has just given it; null for who has not. */
  readonly settled: readonly string[] | null;
  /** What happened, by the numbered lines of the picture where there are such. */
  readonly lines: (numbered: SinceScene['lines'] | null) => readonly string[];
  /** Since when that is, where all of it can be read behind a button; null where it is never cut. */
  readonly since: Since | null;
}

const says = (line: string | null): Top => ({
  settled: null,
  lines: () => (line === null || line === '' ? [] : [line]),
  since: null,
});

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
  return made(loaded, seat, speech, opened, says(line), { at: 'choices' });
}

/** The panel of somebody who comes back: with what happened meanwhile, in words and in its picture. */
export const newsPanel = (
  loaded: Loaded,
  seat: Seat,
  speech: AppSpeech,
  news: News | null,
): Panel =>
  news === null
    ? panelFor(loaded, seat, speech)
    : toldPanel(loaded, seat, speech, null, news, null);

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
  if (news === null) return panelFor(loaded, seat, speech, doneLines(settled).join('\n'), opened);
  return toldPanel(loaded, seat, speech, settled, news, opened);
}

/** All that happened, with its picture. */
export const happenedPanel = (
  loaded: Loaded,
  seat: Seat,
  speech: AppSpeech,
  news: News | null,
): Panel =>
  news === null
    ? panelFor(loaded, seat, speech)
    : toldPanel(loaded, seat, speech, null, news, { do: 'happened' });

function toldPanel(
  loaded: Loaded,
  seat: Seat,
  speech: AppSpeech,
  settled: Top['settled'],
  { ordered, lines, shown, since }: News,
  opened: Opened | null,
): Panel {
  const did = ordered.map((line) => speech.say('orders.did', { line }));
  const top: Top = {
    settled,
    lines: (numbered) => [...did, ...(numbered ?? lines)],
    since: opened?.do === 'happened' ? null : since,
  };
  const looked: Looked =
    opened?.do === 'happened' && shown !== null ? { at: 'since', since: shown } : { at: 'choices' };
  return made(loaded, seat, speech, opened, top, looked);
}

/** What is looked at on a panel: what may be chosen, what changed, or what was asked for. */
type Looked =
  | { readonly at: 'choices' }
  | { readonly at: 'since'; readonly since: SinceScene }
  | { readonly at: 'scene'; readonly scene: Scene };

/** The panel with what its seat holds in secret on top: words, and cards where it has any. */
export function handPanel(loaded: Loaded, seat: Seat, speech: AppSpeech): Panel {
  const held = handScene(loaded, seat, speech.language);
  const top = says(handOf(loaded, seat, speech.language));
  return made(
    loaded,
    seat,
    speech,
    null,
    top,
    held === null ? { at: 'choices' } : { at: 'scene', scene: held },
  );
}

/** The panel with the whole board. */
export const boardPanel = (
  loaded: Loaded,
  seat: Seat,
  speech: AppSpeech,
  spot: Spot | null,
): Panel =>
  made(loaded, seat, speech, openedAt(spot), says(null), {
    at: 'scene',
    scene: sceneFor(loaded, seat, speech.language),
  });

/** The piece that somebody came from; null for none. */
const openedAt = (spot: Spot | null): OpenedPiece | null =>
  spot?.is === 'piece' ? { do: 'piece', piece: spot.name } : null;

/** A panel with and without its picture. */
function made(
  loaded: Loaded,
  seat: Seat,
  speech: AppSpeech,
  opened: Opened | null,
  top: Top,
  looked: Looked,
): Panel {
  const { row, edition } = loaded;
  const { language } = speech;
  const asked = askedOf(loaded, seat, language);
  const owed = asked.filter(({ decision }) => isPut(decision));
  const inside = insideOf(loaded, seat, asked, opened, speech);
  const refused = opened?.do === 'form' || opened?.do === 'turn' ? opened : null;
  const pieces = piecesOf(loaded, seat, owed, speech);
  const meant = opened?.do === 'piece' ? opened.piece : null;
  const hint = hintFor(loaded, seat, language);
  const likely = meant ?? hint?.advised?.piece ?? null;
  const piece = pieces.find(({ key }) => key === likely) ?? pieces[0] ?? null;
  const offering = inside ?? choices(loaded, seat, owed, pieces, piece, refused, speech);
  const due = dueLine(loaded, seat, opened?.do === 'more' ? 'in full' : 'in brief', speech);
  const message = (numbered: SinceScene['lines'] | null): Message => {
    const news = top.lines(numbered);
    const all = top.settled === null ? news : doneLines([...top.settled, ...news]);
    // What was just done is said first, however much came of it.
    const first = top.settled === null ? 0 : Math.max(1, top.settled.length);
    const isLong = all.slice(-NEWS_LINES).join('').length > LONG_NEWS;
    const last = isLong ? 1 : Math.max(1, NEWS_LINES - first);
    const isCut = top.since !== null && all.length > first + last;
    const told = isCut ? [...all.slice(0, first), ...all.slice(-last)] : all;
    const { rows } = offering;
    const lines = [
      titleOf(loaded, seat, speech),
      ...pauseLines(loaded, speech),
      ...(inside?.lines ?? topLines(loaded, seat, owed, piece, speech)),
      ...(opened?.do === 'more' && due !== null ? [`-# ${due}`] : []),
      // What has no room can be said by its command.
      ...(rows.length > ROWS ? [speech.say('panel.no room', { game: edition.game.id })] : []),
    ];
    const happened = isCut && top.since !== null ? { ...top.since, count: news.length } : null;
    const isLearnt = isLesson(row, edition);
    const prefers = inside === null && !isLearnt ? preferButtons(loaded, seat, speech) : [];
    const foot = lastRow(
      loaded,
      seat,
      { inside: inside !== null, opened, happened, ends: [...offering.ends, ...prefers], piece },
      speech,
    );
    const proposed = inside === null ? proposalRows(loaded, seat, speech) : [];
    // What was refused is filled in again where it was.
    const again =
      opened?.do === 'deal'
        ? dealRows(loaded, seat, opened, speech)
        : buttonRows(refusedOrder(loaded, asked, refused, language));
    const planned = planLines(loaded, seat, speech).join('\n');
    const planning = planRows(loaded, speech);
    const room = MOST_COMPONENTS - [foot, ...planning].reduce((sum, one) => sum + sizeOf(one), 0);
    return {
      text: [
        planned,
        fitLines(told, NEWS, speech),
        hintLine(hint, speech),
        clip(lines.join('\n'), REST - planned.length),
      ]
        .filter((part) => part !== '')
        .join('\n'),
      components: [
        ...planning,
        ...fittingRows([...proposed, ...again, ...rows.slice(0, ROWS)], room),
        foot,
      ],
    };
  };
  const shown = picturedFor(loaded, seat, opened, owed.length > 0, offering, looked, language);
  return {
    bare: () => message(null),
    pictured:
      shown === null
        ? null
        : { ...message(looked.at === 'since' ? looked.since.lines : null), scene: shown },
    language,
    reader: personIn(row, row.seats[seat]?.user ?? null),
    match: row.id,
    isPlan: row.planOf !== null,
    isIdle: owed.every(({ decision }) => !decision.owed) && row.planOf === null,
    due: opened?.do === 'more' ? null : due,
    taught: hint?.taught ?? null,
    newest: newestIn(row),
  };
}

/** The button of an order that was filled in and refused; none where it was none. */
function refusedOrder(
  { edition, ...loaded }: Loaded,
  asked: readonly Asked[],
  refused: RefusedForm | RefusedTurn | null,
  language: Language,
): Button[] {
  if (refused?.do !== 'form') return [];
  const about = asked.filter(
    ({ decision }) => !isPut(decision) && decision.id === refused.decision,
  );
  const orders = groups(edition.in(language), about).filter((group) => 'shaped' in group);
  return orderButtons({ edition, ...loaded }, orders, refused);
}

/** The picture of a panel; null for who waits or looks for something else, unless it was asked for. */
function picturedFor(
  loaded: Loaded,
  seat: Seat,
  opened: Opened | null,
  isOwed: boolean,
  { listed: offers }: Offering,
  looked: Looked,
  language: Language,
): Scene | null {
  if (looked.at === 'scene') return looked.scene;
  if (looked.at === 'since') return looked.since.scene;
  if (opened?.do === 'more') return null;
  if (!isOwed && loaded.row.status === 'running') return null;
  const scene = choiceMap(loaded, seat, offers, language) ?? sceneFor(loaded, seat, language);
  return ownPart(scene, seat);
}

/** What of a scene its seat needs to answer: the map, what it is asked about, and its own strip. The rest is on the board. */
function ownPart(scene: Scene, seat: Seat): Scene {
  const own = scene.shown.filter((one) => one === seat);
  const isSeen = scene.map !== null || scene.landscape !== null;
  return {
    ...scene,
    untitled: true,
    shown: own.length === 0 ? scene.shown : own,
    displays: scene.displays.filter(({ lots }) => lots.some(({ here }) => here)),
    panes: isSeen ? scene.panes.filter(({ rows }) => !rows.every(isAside)) : scene.panes,
  };
}

/** Whether a row tells what the words tell, or what stands on the board. */
const isAside = ({ row }: PaneRow): boolean => ASIDE.has(row);
const ASIDE: ReadonlySet<PaneRow['row']> = new Set([
  'step',
  'text',
  'entry',
  'exchange',
  'track',
  'scale',
]);

/** Which match it is, when, and as whom its reader plays. */
const titleOf = (loaded: Loaded, seat: Seat, { say, language }: AppSpeech): string =>
  say('panel.heading', {
    match: loaded.table.matchName,
    seat: loaded.edition.in(language).seatName(seat),
    when: loaded.edition
      .in(language)
      .heading(loaded.edition.game.view(loaded.match.state, 'public')),
  });

/** What is asked, and what is to be known to answer it. */
function topLines(
  loaded: Loaded,
  seat: Seat,
  owed: readonly Asked[],
  piece: Piece | null,
  speech: AppSpeech,
): readonly string[] {
  return [
    ...sealedLines(owed, speech),
    ...(owed.some(({ decision }) => decision.owed) ? [] : nothingOwed(loaded, speech)),
    ...questions(owed, piece),
    ...preferenceLines(loaded, seat, speech),
    ...owed.flatMap(({ decision }) => unableWords(loaded, decision, speech)),
    ...proposalLines(loaded, seat, speech),
  ];
}

/** What is worth knowing, and worth trying; empty for neither. */
function hintLine(hint: Hint | null, { say }: AppSpeech): string {
  if (hint === null) return '';
  const { text, advised } = hint;
  const said = [
    ...(text === null ? [] : [text]),
    ...(advised === null ? [] : [say('panel.advised', { choice: advised.phrase.label })]),
  ];
  return say('panel.hint', { hint: said.join(' ') });
}

/** That the match is paused, so that nothing of what can be seen can be done; or that no time counts there. */
function pauseLines({ row }: Loaded, { say }: AppSpeech): string[] {
  const until = pausedUntil(row);
  const since = untoldSince(row);
  if (until === null && since !== null && row.status === 'running')
    return [say('halts.untold', { when: whenWords(since), place: channelOf(row) })];
  return until === null ? [] : [say('halts.paused', { when: whenWords(until) })];
}

/** By when its reader has to answer, in brief or in full; null where its clock stands. */
function dueLine(
  { row }: Loaded,
  seat: Seat,
  as: 'in brief' | 'in full',
  speech: AppSpeech,
): string | null {
  const due = dueOf(row, seat);
  if (due === null) return null;
  const when = as === 'in full' ? dueWords(due, speech) : dueSoon(due, speech);
  return `⏱️ ${speech.say('clock.by when', { when })}`;
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
      const about = asked.filter(({ decision }) => isPut(decision) === (opened.do === 'open'));
      const group = listed(groups(loaded.edition.in(speech.language), about)).find(
        ({ command }) => command.name === opened.command,
      );
      const within = group === undefined ? null : narrowed(group, asked, opened.within);
      if (within === null) return null;
      const values = valuesOf(within, opened.within?.options ?? 0);
      const what = [within.command.button, ...values].join(' · ');
      return {
        ...choicesOf(loaded, seat, asked, within, opened, ROWS, 0, speech),
        lines: [`**${what}**`, ...about.map(({ question }) => question.text).filter(isSaid)],
      };
    }
    case 'ask': {
      const offer = asked
        .flatMap(({ offers }) => offers)
        .find(({ decision, choice }) => decision === opened.decision && choice === opened.choice);
      return offer === undefined ? null : { ...sureOf(loaded, offer), lines: [] };
    }
    case 'more':
      return moreOf(loaded, seat, asked, opened.spot, speech);
    case 'happened':
      return { listed: [], ends: [], rows: [], lines: [] };
    default:
      return null;
  }
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

/** What is asked, and below it what is to be known to answer; of a piece, where one is to act. */
const questions = (asked: readonly Asked[], piece: Piece | null): string[] =>
  asked.flatMap(({ offers, question: { title, text } }) => {
    const isOfPiece = piece?.offers.some((one) => offers.includes(one)) === true;
    return [`**${isOfPiece ? piece.question : title}**`, text].filter(isSaid);
  });

const isSaid = (text: string): boolean => text !== '';

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
  const waits = waitsFor(loaded, speech);
  return waits.length === 0 ? [speech.say('panel.nothing waits')] : waits;
}

/** How a match came out, and where it can be read. */
function endWords(loaded: Loaded, { say, language }: AppSpeech): string[] {
  const { row, edition, match, table } = loaded;
  const { thread } = row.home;
  const view = edition.game.view(match.state, 'public');
  return [
    edition.in(language).result(view, tableIn(table, language)),
    ...debriefOf(loaded, language),
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

/** What stands last on a panel, besides what may be answered. */
interface Last {
  /** Whether something is opened on it, so that there is a way back. */
  readonly inside: boolean;
  readonly opened: Opened | null;
  /** The piece that is to act. */
  readonly piece: Piece | null;
  /** Answers that end what is asked, and what answers the rest of it. */
  readonly ends: readonly Button[];
  /** What happened, where not all of it is said; how many lines that is. */
  readonly happened: (Since & { readonly count: number }) | null;
}

/** The last row of every panel: what ends a turn, the way back, and what leads to all else. */
function lastRow(
  loaded: Loaded,
  seat: Seat,
  { inside, opened, piece, ends, happened }: Last,
  { say }: AppSpeech,
): Row {
  const match = loaded.row.id;
  const quiet = (press: PressId, label: string, emoji: string): Button =>
    button(press, label, 'quiet', emoji);
  const isPlan = loaded.row.planOf !== null;
  // Whoever comes back is where it was: members on one tile have the same buttons.
  const back: PressId =
    opened?.do === 'more' && opened.spot?.is === 'piece'
      ? { do: 'piece', match, piece: opened.spot.name }
      : { do: 'panel', match };
  const more =
    opened?.do === 'more'
      ? []
      : [
          button(
            { do: 'more', match, spot: spotOf(inside ? opened : null, piece) },
            say('buttons.more …'),
            'quiet',
            null,
          ),
        ];
  return buttonRow([
    ...[
      ...ends,
      ...(inside ? [quiet(back, say('buttons.back'), '◀️')] : []),
      ...(loaded.row.status === 'over' && !isPlan
        ? [button({ do: 'again', match }, say('buttons.again'), 'main', '🔁')]
        : []),
      ...undoButton(loaded, seat, 'alone', say),
      ...(happened === null
        ? []
        : [
            quiet(
              { do: 'happened', match, from: happened.from, own: happened.own },
              say('buttons.happened', { count: happened.count }),
              '📰',
            ),
          ]),
    ].slice(0, BUTTONS - more.length),
    ...more,
  ]);
}

/** The button that takes the latest answer back where that is done alone, or asks the others; none where it is otherwise. */
function undoButton(
  loaded: Loaded,
  seat: Seat,
  which: 'alone' | 'with others',
  say: AppSpeech['say'],
): readonly Button[] {
  const way = wayBack(loaded, seat);
  if (way === null || (way.is === 'asking') !== (which === 'with others')) return [];
  const match = loaded.row.id;
  const press: PressId =
    way.is === 'alone' ? { do: 'undo', match, to: way.to } : { do: 'unsay', match, at: way.at };
  return which === 'alone'
    ? [button(press, say('buttons.undo'), 'quiet', '↩️')]
    : [button(press, say('buttons.undo together'), 'quiet', '🙏')];
}

/** What is opened, for what is read about that. */
function spotOf(opened: Opened | null, piece: Piece | null): Spot | null {
  if (opened?.do === 'open') return { is: 'command', name: opened.command };
  return piece === null ? null : { is: 'piece', name: piece.key };
}

/** What is behind **More …**: everything that answers nothing. */
function moreOf(
  loaded: Loaded,
  seat: Seat,
  asked: readonly Asked[],
  spot: Spot | null,
  speech: AppSpeech,
): Inside {
  const { row, edition } = loaded;
  const { say, language } = speech;
  const match = row.id;
  const quiet = (press: PressId, label: string, emoji: string): Button =>
    button(press, label, 'quiet', emoji);
  const owed = asked.filter(({ decision }) => isPut(decision));
  const open = asked.filter(({ decision }) => !isPut(decision));
  const pieces = piecesOf(loaded, seat, owed, speech);
  const hint = hintFor(loaded, seat, language);
  const view = edition.game.view(loaded.match.state, seat);
  const stands = row.status === 'over' ? undefined : edition.in(language).soFar?.(view, seat);
  const hasOrders =
    ordersOf(edition).length > 0 && row.status === 'running' && !isLesson(row, edition);
  const buttons = [
    ...(canTell(loaded, owed, pieces, language) ? [turnButton(loaded, seat, null, speech)] : []),
    ...orderButtons(loaded, groups(edition.in(language), open)),
    quiet({ do: 'look', match, spot }, say('buttons.board'), '🗺️'),
    quiet({ do: 'how', match, spot }, say('buttons.how to play'), '📖'),
    ...(hasOrders ? [quiet({ do: 'ahead', match }, say('buttons.orders'), '📜')] : []),
    ...(hint === null ? [] : [quiet({ do: 'hush', match }, say('buttons.no hints'), '🔕')]),
    ...undoButton(loaded, seat, 'with others', say),
  ];
  const closed = owed.length === 0 ? [] : closedDeals(loaded, seat, speech);
  return {
    listed: [],
    ends: [],
    rows: [...dealRows(loaded, seat, null, speech), ...buttonRows(buttons)],
    lines: [
      ...owed.flatMap(({ question: { help } }) => help ?? []),
      ...(stands === undefined ? [] : [stands]),
      ...open.map(({ question: { title, text } }) =>
        say('panel.order', { title: ended(title), text }),
      ),
      ...noteLines(loaded, seat),
      ...barredLines(
        barredFor(loaded, seat, language, spot?.is === 'piece' ? spot.name : null),
        closed,
      ),
    ],
  };
}
