import { ActionRowBuilder, type ButtonBuilder, ButtonStyle } from 'discord.js';
import { mentionOf } from '../match/load.ts';
import type { AnyEdition } from '../presentation/edition.ts';
import type { MatchRow, RulingRow } from '../store/store.ts';
import { writeId } from './ids.ts';
import { button } from './panel.ts';
import { rulingWords } from './ruling.ts';

/**
 * The buttons below a message in a match's thread. `mark` names the outbox message, to find it again. When
 * the match is over there is nothing to play.
 */
export function threadButtons(
  match: number,
  mark: string,
  isOver = false,
): ActionRowBuilder<ButtonBuilder> {
  const play = button(writeId({ do: 'play', match, mark }), 'Play', ButtonStyle.Primary, '🔥');
  return new ActionRowBuilder<ButtonBuilder>().addComponents(
    ...(isOver ? [] : [play]),
    button(writeId({ do: 'board', match, mark }), 'Board', ButtonStyle.Secondary, '🗺️'),
    button(writeId({ do: 'hand', match, mark }), 'My hand', ButtonStyle.Secondary, '🎴'),
  );
}

/**
 * What the message in the channel says by which people join, and its buttons. `mark` names the outbox message,
 * to find it again.
 */
export function lobby(
  edition: AnyEdition,
  row: MatchRow,
  rulings: readonly RulingRow[],
  mark: string,
) {
  const match = row.id;
  const seats = Array.from({ length: row.size }, (_, at) => {
    const taken = row.seats[at];
    const who =
      taken === undefined
        ? '*free*'
        : taken.user === null
          ? `🤖 ${mentionOf(taken)}`
          : `${mentionOf(taken)}${taken.user === row.host ? ' (host)' : ''}`;
    return `${edition.words.seatName(at)} — ${who}`;
  });
  const content = [
    `## ${edition.title} · match #${match}`,
    edition.blurb,
    '',
    ...seats,
    '',
    state(row),
    // What was done while it was played is told in its thread.
    ...rulings.flatMap((ruling) =>
      ruling.deed.is === 'handOver' ? [] : [rulingWords(edition, ruling)],
    ),
  ];
  return {
    content: content.join('\n'),
    components: row.status === 'open' ? lobbyRows(row, mark) : [],
  };
}

function state(row: MatchRow): string {
  switch (row.status) {
    case 'open':
      return row.seats.length < row.size
        ? `Waiting for players. <@${row.host}> may start at any time with at least two tribes.`
        : `Everybody is here. <@${row.host}> may start.`;
    case 'running':
      return row.home.thread === null ? 'It begins …' : `It is played in <#${row.home.thread}>.`;
    case 'over':
      return row.home.thread === null
        ? 'It is over.'
        : `It is over. Read it in <#${row.home.thread}>.`;
    case 'cancelled':
      return 'It was closed.';
  }
}

function lobbyRows(
  { id: match, seats, size }: MatchRow,
  mark: string,
): ActionRowBuilder<ButtonBuilder>[] {
  const taken = seats.length;
  const isFull = taken >= size;
  const join = button(writeId({ do: 'join', match }), 'Join', ButtonStyle.Success, '🙋');
  const seat = button(
    writeId({ do: 'seat', match, seats: taken }),
    'Add computer',
    ButtonStyle.Secondary,
    '🤖',
  );
  const unseat = button(
    writeId({ do: 'unseat', match, seats: taken }),
    'Remove computer',
    ButtonStyle.Secondary,
    '➖',
  );
  const hasComputer = seats.some(({ heldBy }) => heldBy === 'computer');
  return [
    new ActionRowBuilder<ButtonBuilder>().addComponents(
      join.setDisabled(isFull),
      button(writeId({ do: 'leave', match }), 'Leave', ButtonStyle.Secondary, '🚪'),
      button(writeId({ do: 'start', match, mark }), 'Start', ButtonStyle.Primary, '🔥'),
    ),
    new ActionRowBuilder<ButtonBuilder>().addComponents(
      seat.setDisabled(isFull),
      unseat.setDisabled(!hasComputer),
      button(writeId({ do: 'cancel', match }), 'Close', ButtonStyle.Danger, '✖️'),
    ),
  ];
}
