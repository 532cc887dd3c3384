import { askedToStay, changeAsked } from '../../match/lobby/staying.ts';
import { matchName, mentionOf } from '../../match/stored/name.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import type { MatchRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import { button, buttonRow } from '../controls.ts';
import { textReply, type TextReply } from '../pressed/reply.ts';

/** What the host of a table that waits for players does there, and nobody else. */
export function hostPanel(edition: AnyEdition, row: MatchRow, { say, list }: AppSpeech): TextReply {
  const { id: match, seats, size } = row;
  const taken = seats.length;
  const hasComputer = seats.some(({ heldBy }) => heldBy === 'computer');
  const asked = askedToStay(row);
  const add = button(
    { do: 'seat', match, seats: taken },
    say('buttons.add computer'),
    'quiet',
    '🤖',
  );
  const remove = button(
    { do: 'unseat', match, seats: taken },
    say('buttons.remove computer'),
    'quiet',
    '➖',
  );
  const content = [
    say('lobby.your table', { match: matchName(edition, match) }),
    ...(asked.length === 0 ? [] : [say('lobby.asked', { players: list(asked.map(mentionOf)) })]),
  ].join('\n');
  return textReply(content, [
    buttonRow([
      { ...add, isDisabled: taken >= size },
      { ...remove, isDisabled: !hasComputer },
      button({ do: 'choose', match }, say('buttons.table options'), 'quiet', '⚙️'),
      button({ do: 'time', match }, say('buttons.table time'), 'quiet', '⏱️'),
      button({ do: 'cancel', match }, say('buttons.close'), 'loses', '✖️'),
    ]),
    ...(asked.length === 0
      ? []
      : [
          buttonRow([
            button(
              { do: 'free', match, change: changeAsked(row) },
              say('buttons.free seats'),
              'loses',
              '🚪',
            ),
          ]),
        ]),
  ]);
}
