import type { Loaded } from '../match/app/loaded.ts';
import { waitingFor } from '../match/loaded/asked.ts';
import { isPerson } from '../match/stored/seats.ts';
import { tableIn } from '../match/stored/table.ts';
import { debriefOf } from '../match/reports/debrief.ts';
import type { AppSpeech } from '../words/index.ts';
import { awayWords } from './wording/away.ts';

/** That the game waits for others, and for whom; or how it came out. */
export function waitingLines(loaded: Loaded, speech: AppSpeech): string[] {
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
