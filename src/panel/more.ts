import type { Seat } from '../engine/game.ts';
import type { Loaded } from '../match/app/loaded.ts';
import { type Asked, isPut } from '../match/loaded/asked.ts';
import { ordersOf } from '../match/orders/standing-orders.ts';
import { isLesson } from '../match/stored/chosen.ts';
import { hintFor } from '../match/reports/lesson.ts';
import { noteOf } from '../match/reports/note.ts';
import { clip } from '../presentation/clip.ts';
import { ended } from '../presentation/ended.ts';
import { escaped } from '../presentation/escape.ts';
import type { AppSpeech } from '../words/index.ts';
import { NO_WAY_BACK } from './answer-button.ts';
import { unavailableFor, unavailableLines } from './unavailable.ts';
import { button, type Button, buttonRows, type Row } from './controls.ts';
import { closedDeals, dealRows } from './forms/deal.ts';
import { canTell, turnButton } from './forms/turn.ts';
import { groups } from './group.ts';
import type { PressId, OpenedSpot } from './ids.ts';
import { orderButtons } from './offering.ts';
import { piecesOf } from './pieces.ts';
import { linesOf } from './question-lines.ts';
import { undoButton } from './undo.ts';

/** As much of a note as a panel has room for, in characters: `/note` has the rest. */
const NOTE = 200;

/** The mark of a button that stands on a panel and below no post. */
const ON_PANEL = 'panel';

/** What is behind **More …**: everything that answers nothing. */
export function moreOf(
  loaded: Loaded,
  seat: Seat,
  asked: readonly Asked[],
  spot: OpenedSpot | null,
  speech: AppSpeech,
): { readonly rows: readonly Row[]; readonly lines: readonly string[] } {
  const { row, edition } = loaded;
  const { say, language } = speech;
  const match = row.id;
  const quiet = (press: PressId, label: string, emoji: string): Button =>
    button(press, label, 'quiet', emoji);
  const owed = asked.filter(({ decision }) => isPut(decision));
  const open = asked.filter(({ decision, question }) => !isPut(decision) && !question.idle);
  const pieces = piecesOf(loaded, seat, owed, speech);
  const hint = hintFor(loaded, seat, language);
  const view = edition.game.view(loaded.match.state, seat);
  const stands = row.status === 'over' ? undefined : edition.in(language).soFar?.(view, seat);
  // Who learns a game has enough with that.
  const isPlayed = row.status === 'running' && !isLesson(row, edition);
  const hasOrders = ordersOf(edition).length > 0 && isPlayed;
  const buttons = [
    ...(canTell(loaded, owed, pieces, language) ? [turnButton(loaded, seat, null, speech)] : []),
    ...orderButtons(loaded, groups(edition.in(language), open)),
    quiet({ do: 'look', match, spot }, say('buttons.board'), '🗺️'),
    ...(edition.in(language).hand === undefined
      ? []
      : [quiet({ do: 'hand', match, mark: ON_PANEL }, say('buttons.my hand'), '🤫')]),
    quiet({ do: 'how', match, spot }, say('buttons.how to play'), '📖'),
    ...(isPlayed ? [quiet({ do: 'plan', match }, say('buttons.plan'), '🧭')] : []),
    ...(hasOrders ? [quiet({ do: 'ahead', match }, say('buttons.orders'), '📜')] : []),
    ...(hint === null ? [] : [quiet({ do: 'hush', match }, say('buttons.no hints'), '🔕')]),
    ...undoButton(loaded, seat, 'with others', say),
  ];
  const closed = owed.length === 0 ? [] : closedDeals(loaded, seat, speech);
  return {
    rows: [...dealRows(loaded, seat, null, speech), ...buttonRows(buttons)],
    lines: [
      ...owed.flatMap(({ question: { help } }) => help ?? []),
      ...(stands === undefined ? [] : [stands]),
      ...open.map(({ question }) =>
        say('panel.order', { title: ended(question.title), text: linesOf(question).join('\n') }),
      ),
      ...(owed.length === 0 ? [] : [`-# ${NO_WAY_BACK} ${say('panel.is final')}`]),
      ...noteLines(loaded, seat),
      ...unavailableLines(
        unavailableFor(loaded, seat, language, spot?.is === 'piece' ? spot.name : null),
        closed,
      ),
    ],
  };
}

/** What the player of a seat has noted about the match. */
function noteLines({ row }: Loaded, seat: Seat): string[] {
  const kept = noteOf(row, row.seats[seat]?.user ?? null);
  return kept === '' ? [] : [`-# 📝 ${escaped(clip(kept, NOTE))}`];
}
