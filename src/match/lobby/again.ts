import { isForgotten, seatOf } from '../stored/seats.ts';
import type { MatchId, MatchRow } from '../../store/store.ts';
import { editionOf } from '../stored/edition.ts';
import type { App } from '../app/app.ts';
import type { Press } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { joinIn, openIn } from './lobby.ts';
import { chosenIn } from '../stored/chosen.ts';
import { inMatch } from '../loaded/in-match.ts';
import { termsOf, USUAL_TERMS } from '../time/terms.ts';
import { tell } from '../app/locked.ts';

/** The match in which somebody plays again, and whether they have opened it. */
export interface Again {
  readonly row: MatchRow;
  readonly isNew: boolean;
}

/**
 * Has somebody who sat at a finished match play again. The first one opens a match with as many seats, computer players
 * and the same options; the others join it. After a first match alone, it is a whole one. Throws `Refused` as opening
 * and joining do, and for people who had no seat.
 */
export function playAgain(app: App, press: Press, id: MatchId): Promise<Again> {
  return inMatch(app, press, id, async (locked) => {
    const { row, transaction } = locked;
    if (row.status !== 'over') throw new Refused('again when over');
    const { seats } = row;
    if (!seats.some(({ user }) => user === press.user.id)) throw new Refused('no seat');
    const there = row.again === null ? null : await transaction.lockMatch(row.again);
    // Who plays there already is led there.
    if (there?.status === 'running' && seatOf(there, press.user.id) !== null)
      return { row: there, isNew: false };
    if (there?.status === 'open' || there?.status === 'running') {
      return { row: await joinIn({ ...locked, row: there }, press), isNew: false };
    }
    // Not those that took over from somebody who gave up: that seat is for whoever comes.
    const computers = seats.filter((seat) => seat.user === null && !isForgotten(seat));
    const opened = await openIn(transaction, app, press, {
      game: row.game,
      size: row.size,
      computers: computers.length,
      level: computers[0]?.level ?? null,
      config: configAgain(app, row),
      terms: termsOf(row) ?? USUAL_TERMS,
      home: row.home,
    });
    await transaction.changeMatch(id, { again: opened.id });
    await tell(locked, { kind: 'again', next: opened.id, by: press.user.id });
    return { row: opened, isNew: true };
  });
}

/** The options of another match: the same, but a whole match for somebody who learned the game alone. */
function configAgain(app: App, row: MatchRow): unknown {
  const edition = editionOf(app, row);
  const isAlone = row.seats.filter((seat) => seat.user !== null || isForgotten(seat)).length === 1;
  const chosen = Object.entries(chosenIn(row));
  const whole = chosen.filter(([name, value]) => edition.firstMatch?.[name] !== value);
  return isAlone ? edition.game.config(Object.fromEntries(whole)) : row.config;
}

/** Who is called when somebody plays again: those who played to the end; everybody if all agreed to end it. */
export function calledAgain({ seats }: MatchRow): readonly string[] {
  const people = seats.filter(({ heldBy }) => heldBy === 'person');
  return (people.length > 0 ? people : seats).flatMap(({ user }) => user ?? []);
}
