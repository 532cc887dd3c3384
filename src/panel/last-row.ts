import type { Seat } from '../engine/game.ts';
import type { Loaded } from '../match/app/loaded.ts';
import type { AppSpeech } from '../words/index.ts';
import { button, type Button, buttonRow, type Row } from './controls.ts';
import type { PressId, OpenedSpot } from './ids.ts';
import { BUTTONS } from './limits.ts';
import type { Unsaid } from './news-lines.ts';
import type { Opened } from './offering.ts';
import type { Piece } from './pieces.ts';
import { undoButton } from './undo.ts';

/** What stands last on a panel, besides what may be answered. */
export interface Last {
  /** Whether something is opened on it, so that there is a way back. */
  readonly inside: boolean;
  readonly opened: Opened | null;
  /** The piece that is to act. */
  readonly piece: Piece | null;
  /** Answers that end what is asked. */
  readonly ends: readonly Button[];
  /** What answers more than is asked, where there is room for it. */
  readonly also: readonly Button[];
  readonly unsaid: Unsaid | null;
}

/** The last row of every panel: what ends a turn, the way back, and what leads to all else. */
export function lastRow(
  loaded: Loaded,
  seat: Seat,
  { inside, opened, piece, ends, also, unsaid }: Last,
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
    // What comes last gives way: it can be had behind **More …** as well, or by its command.
    ...[
      ...ends,
      ...(inside ? [quiet(back, say('buttons.back'), '◀️')] : []),
      ...(loaded.row.status === 'over' && !isPlan
        ? [button({ do: 'again', match }, say('buttons.again'), 'main', '🔁')]
        : []),
      ...undoButton(loaded, seat, 'alone', say),
      ...(unsaid === null
        ? []
        : [
            quiet(
              { do: 'happened', match, from: unsaid.from, own: unsaid.own },
              say('buttons.happened', { count: unsaid.count }),
              '📰',
            ),
          ]),
      ...also,
    ].slice(0, BUTTONS - more.length),
    ...more,
  ]);
}

/** What is opened, for what is read about that. */
function spotOf(opened: Opened | null, piece: Piece | null): OpenedSpot | null {
  if (opened?.do === 'open') return { is: 'command', name: opened.command };
  return piece === null ? null : { is: 'piece', name: piece.key };
}
