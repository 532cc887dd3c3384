import type { Language } from '../../language/languages.ts';
import type { Table } from '../../presentation/table.ts';
import type { MatchRow } from '../../store/store.ts';
import { editionOf } from './edition.ts';
import type { App } from '../app/app.ts';
import { appSpeech } from '../../words/index.ts';
import { isForgotten } from './seats.ts';
import { matchName, mentionOf, computerAt, computerName } from './name.ts';
import { awayUntil } from './away.ts';
import { personIn } from './person.ts';

/** Who sits where, with computer players as a language calls them. */
export function tableIn(table: Table, language: Language): Table {
  const seats = table.seats.map((seat) => {
    const { computerIs, isForgotten: isNobodys } = seat;
    if (computerIs === undefined && isNobodys !== true) return seat;
    const name =
      computerIs === undefined
        ? appSpeech(language).say('person.somebody')
        : computerName(computerIs, language);
    return { ...seat, name, mention: name };
  });
  return { ...table, seats };
}

/** Who sits where, for words and pictures. Nobody is away from a match that does not run. */
export function tableOf(app: App, row: MatchRow): Table {
  return {
    // That it is a plan stands on its pictures, too.
    matchName:
      row.planOf === null
        ? matchName(editionOf(app, row), row.id)
        : `🧭 ${matchName(editionOf(app, row), row.planOf)}`,
    seats: row.seats.map((seat) => {
      const { user, name, heldBy } = seat;
      const person = heldBy === 'person' ? personIn(row, user) : undefined;
      const computerIs = computerAt(seat);
      return {
        ...(computerIs === null ? {} : { computerIs }),
        ...(isForgotten(seat) ? { isForgotten: true } : {}),
        name,
        mention: mentionOf(seat),
        computer: heldBy === 'computer',
        away: row.status === 'running' && person !== undefined && awayUntil(app, person) !== null,
      };
    }),
  };
}
