import type { Seat } from '../engine/game.ts';
import type { Language } from '../language/languages.ts';
import type { Loaded } from '../match/app/loaded.ts';
import { type Asked, askedOf, isPut } from '../match/loaded/asked.ts';
import type { News } from '../match/loaded/news.ts';
import { isLesson } from '../match/stored/chosen.ts';
import { newestPost } from '../match/stored/live-post.ts';
import { personIn } from '../match/stored/person.ts';
import { type Hint, hintFor, type Taught } from '../match/reports/lesson.ts';
import { handOf, handScene, sceneFor } from '../match/reports/shown.ts';
import { clip } from '../presentation/clip.ts';
import type { SinceScene } from '../presentation/edition.ts';
import { type Line, textOf } from '../presentation/line.ts';
import { sheetsOf } from '../presentation/sheets.ts';
import type { Scene } from '../presentation/scene.ts';
import type { MatchId, MatchRow, PersonRow } from '../store/store.ts';
import type { AppSpeech } from '../words/index.ts';
import { type Button, buttonRows, fittingRows, type Row, sizeOf } from './controls.ts';
import { dealRows } from './forms/deal.ts';
import { type RefusedTurn, turnButton } from './forms/turn.ts';
import { wholeTurnFields } from './forms/whole-turn.ts';
import { doneLines } from './given.ts';
import { groups } from './group.ts';
import { dueLine, pauseLines, titleOf } from './heading.ts';
import type { OpenedSpot } from './ids.ts';
import { ADVISED, CHOSEN, hintLine, isSigned, signed } from './hint.ts';
import { insideOf } from './inside.ts';
import { lastRow } from './last-row.ts';
import { COMPONENTS, ROWS } from './limits.ts';
import { newsLines, says, type Top } from './news-lines.ts';
import {
  aheadButtons,
  commandChoices,
  formOf,
  type Opened,
  orderButtons,
  type RefusedForm,
} from './offering.ts';
import { type Looked, ownPictures } from './own-picture.ts';
import { type OpenedPiece, piecesOf } from './pieces.ts';
import { planLines, planRows } from './plan.ts';
import { pieceChoices } from './piece-offering.ts';
import { preferButtons } from './preferences.ts';
import { proposalRows } from './proposals.ts';
import { questionLines } from './question-lines.ts';
import { fitLines } from './wording/text.ts';

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
  readonly pictured: (Message & { readonly scenes: readonly Scene[] }) | null;
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

/** Beside what is pressed there are a container, a text and two pictures at most, and when it was made. */
export const MOST_COMPONENTS = COMPONENTS - 5;

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

/**
 * The panel of somebody who comes back: with what happened meanwhile.
 *
 * @param told all of that alone, with its picture, or the newest above what is asked
 */
export const newsPanel = (
  loaded: Loaded,
  seat: Seat,
  speech: AppSpeech,
  news: News | null,
  told: 'all' | 'newest',
): Panel =>
  news === null
    ? panelFor(loaded, seat, speech)
    : toldPanel(loaded, seat, speech, null, news, told === 'all' ? { do: 'happened' } : null);

/**
 * The panel after an answer: with what came of it until its seat is asked again, what was done first.
 *
 * @param settled what is settled by it and not told among the news
 * @param acted the piece that acted, where one did: what it may do next is opened unless another one is advised
 */
export function answeredPanel(
  loaded: Loaded,
  seat: Seat,
  speech: AppSpeech,
  settled: readonly string[],
  news: News | null,
  acted: string | null = null,
): Panel {
  if (news === null) {
    const top = says(doneLines(settled).join('\n'));
    return made(loaded, seat, speech, null, top, { at: 'choices' }, acted);
  }
  return toldPanel(loaded, seat, speech, settled, news, null, news.isOwn ? acted : null);
}

function toldPanel(
  loaded: Loaded,
  seat: Seat,
  speech: AppSpeech,
  settled: Top['settled'],
  { ordered, lines, shown, since }: News,
  opened: Opened | null,
  acted: string | null = null,
): Panel {
  const did = ordered.map((line) => ({
    ...line,
    text: speech.say('orders.did', { line: line.text }),
  }));
  const top: Top = {
    settled,
    lines: (numbered) => [...did, ...(numbered ?? lines)],
    since: opened?.do === 'happened' ? null : since,
  };
  const looked: Looked =
    opened?.do === 'happened' && shown !== null
      ? { at: 'since', since: shown, areAllSaid: hasRoom([...did, ...shown.lines]) }
      : { at: 'choices' };
  return made(loaded, seat, speech, opened, top, looked, acted);
}

/** Whether all that happened is said above its picture. */
const hasRoom = (lines: readonly Line[]): boolean => lines.map(textOf).join('\n').length <= NEWS;

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
    held === null ? { at: 'choices' } : { at: 'scenes', scenes: [held] },
  );
}

/** The panel with the whole board. */
export const boardPanel = (
  loaded: Loaded,
  seat: Seat,
  speech: AppSpeech,
  spot: OpenedSpot | null,
): Panel =>
  made(loaded, seat, speech, openedAt(spot), says(null), {
    at: 'scenes',
    scenes: sheetsOf(sceneFor(loaded, seat, speech.language)),
  });

/** The piece that somebody came from; null for none. */
const openedAt = (spot: OpenedSpot | null): OpenedPiece | null =>
  spot?.is === 'piece' ? { do: 'piece', piece: spot.name } : null;

/** A panel with and without its picture. */
function made(
  loaded: Loaded,
  seat: Seat,
  speech: AppSpeech,
  opened: Opened | null,
  top: Top,
  looked: Looked,
  acted: string | null = null,
): Panel {
  const { row, edition } = loaded;
  const { language } = speech;
  const asked = askedOf(loaded, seat, language);
  const owed = asked.filter(({ decision }) => isPut(decision));
  const begun = asked.filter(
    ({ decision, question }) => !isPut(decision) && question.draft !== undefined,
  );
  const inside = insideOf(loaded, seat, asked, opened, speech);
  const refused = opened?.do === 'form' || opened?.do === 'turn' ? opened : null;
  const pieces = piecesOf(loaded, seat, owed, speech);
  const meant = opened?.do === 'piece' ? opened.piece : null;
  const found = hintFor(loaded, seat, language);
  const hint = isAbout(found, opened) ? found : null;
  const likely = meant ?? hint?.advised?.piece ?? acted;
  const piece = pieces.find(({ key }) => key === likely) ?? pieces[0] ?? null;
  const isPlain = opened?.do === 'piece' && opened.isPlain === true;
  const offering =
    inside ??
    (piece === null
      ? commandChoices(loaded, seat, owed, refused, speech)
      : pieceChoices(loaded, seat, owed, pieces, piece, isPlain, refused, speech));
  const due = dueLine(loaded, seat, opened?.do === 'more' ? 'in full' : 'in brief', speech);
  const message = (numbered: SinceScene['lines'] | null): Message => {
    const reader = { seat, isAsked: owed.length > 0, hasHint: hint !== null };
    const { told, unsaid } = newsLines(top, reader, numbered);
    const advised = hint?.advised ?? null;
    const chosen = owed.flatMap(({ sealed }) => sealed ?? []);
    const withSigns = (some: readonly Row[]): readonly Row[] =>
      chosen.reduce<readonly Row[]>(
        (rows, one) => signed(rows, loaded, seat, one, CHOSEN, speech),
        advised === null ? some : signed(some, loaded, seat, advised, ADVISED, speech),
      );
    const rows = withSigns(offering.rows);
    // Where somebody has gone another way it would speak of something else.
    const isElsewhere = opened?.do === 'open' && advised !== null && !isSigned(rows);
    const lines = [
      titleOf(loaded, seat, speech),
      ...pauseLines(loaded, speech),
      ...(inside?.lines ?? questionLines(loaded, seat, owed, begun, piece, speech)),
      ...(opened?.do === 'more' && due !== null ? [`-# ${due}`] : []),
      // What has no room can be said by its command.
      ...(rows.length > ROWS ? [speech.say('panel.no room', { game: edition.game.id })] : []),
    ];
    const isLearnt = isLesson(row, edition);
    const prefers = inside === null && !isLearnt ? preferButtons(loaded, seat, speech) : [];
    const hasTurn =
      inside === null && !isLearnt && wholeTurnFields(loaded, seat, language).length > 0;
    const waits = inside === null && owed.length === 0 && !isLearnt;
    const ahead = waits ? aheadButtons(loaded, asked, speech) : [];
    const turns = hasTurn
      ? [turnButton(loaded, seat, opened?.do === 'turn' ? opened : null, speech)]
      : [];
    const last = lastRow(
      loaded,
      seat,
      {
        inside: inside !== null,
        opened,
        unsaid,
        ends: offering.ends,
        also: [...turns, ...prefers, ...ahead],
        piece,
      },
      speech,
    );
    const [foot = last] = withSigns([last]);
    const proposed = inside === null ? proposalRows(loaded, seat, speech) : [];
    // What was refused is filled in again where it was.
    const again =
      opened?.do === 'deal'
        ? dealRows(loaded, seat, opened, speech)
        : buttonRows(
            refusedOrder(
              loaded,
              asked.filter((one) => !begun.includes(one)),
              refused,
              language,
            ),
          );
    const goesOn =
      inside === null
        ? buttonRows(
            orderButtons(loaded, groups(edition.in(language), begun), formOf(refused), true),
          )
        : [];
    const planned = planLines(loaded, seat, speech).join('\n');
    const planning = planRows(loaded, speech);
    const room = MOST_COMPONENTS - [foot, ...planning].reduce((sum, one) => sum + sizeOf(one), 0);
    return {
      text: [
        planned,
        fitLines(told, NEWS, speech),
        hintLine(isElsewhere ? null : hint, speech),
        clip(lines.join('\n'), REST - planned.length),
      ]
        .filter((part) => part !== '')
        .join('\n'),
      components: [
        ...planning,
        ...fittingRows([...proposed, ...again, ...goesOn, ...rows.slice(0, ROWS)], room),
        foot,
      ],
    };
  };
  const shown = ownPictures(
    loaded,
    seat,
    opened,
    owed.length + begun.length > 0,
    offering,
    looked,
    language,
  );
  return {
    bare: () => message(null),
    pictured:
      shown.length === 0
        ? null
        : { ...message(looked.at === 'since' ? looked.since.lines : null), scenes: shown },
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

/** Whether a hint has to do with what is opened: what is asked once more may be another answer than is advised. */
const isAbout = (hint: Hint | null, opened: Opened | null): boolean =>
  opened?.do !== 'ask' ||
  (hint?.advised?.decision === opened.decision && hint.advised.choice === opened.choice);

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

function newestIn(row: MatchRow): Panel['newest'] {
  const { thread } = row.home;
  const post = newestPost(row);
  return thread === null || post === null ? null : { thread, post };
}
