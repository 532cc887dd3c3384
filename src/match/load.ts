import { z } from 'zod';
import { fingerprint } from '../engine/fingerprint.ts';
import { answerName, type Match, standing } from '../engine/match.ts';
import type { Decision, Seat, Viewer } from '../engine/game.ts';
import type { AnyEdition } from '../presentation/edition.ts';
import type { Table } from '../presentation/table.ts';
import type { MatchId, MatchRow, Reading } from '../store/store.ts';
import { type House, Refused } from './house.ts';
import { faultInLog } from './log-end.ts';
import { matchName, mentionOf } from './name.ts';
import { awayUntil, personIn } from './person.ts';
import { levelFromStart } from './table.ts';

/** A running or finished match, ready to be played. */
export interface Loaded {
  readonly row: MatchRow;
  readonly edition: AnyEdition;
  readonly match: Match<unknown>;
  readonly table: Table;
}

const snapshotSchema = z.strictObject({
  state: z.unknown(),
  actor: z.int().nullable(),
  undoable: z.array(z.int()),
  era: z.int(),
  // Snapshots from before matches could go back to a backup have none.
  restores: z.int().default(0),
});

/** What is stored of a match besides its sealed answers and its sequence. */
export function snapshotOf(
  { game }: Pick<AnyEdition, 'game'>,
  { state, actor, undoable, era, restores }: Match<unknown>,
): unknown {
  return { state: game.stored(state), actor, undoable, era, restores };
}

/** The edition of a match. Throws `BrokenMatch` where its game is not on the shelf. */
export function editionOf(house: House, row: Pick<MatchRow, 'id' | 'game'>): AnyEdition {
  const edition = house.shelf.get(row.game);
  if (edition === undefined) {
    throw new BrokenMatch(row.id, { cause: new Error(`there is no game ${row.game}`) });
  }
  return edition;
}

/** Whether a match began under the rules and with the content that its game has here. */
export function hasItsRules(
  { game }: Pick<AnyEdition, 'game'>,
  { rules, content }: Pick<MatchRow, 'rules' | 'content'>,
): boolean {
  const here = fingerprint(game, rules);
  return here !== null && (content === null || content === here);
}

/** Throws `BrokenMatch` where a match began under other rules than these: it is neither played on nor replayed then. */
export function expectItsRules(
  edition: AnyEdition,
  row: Pick<MatchRow, 'id' | 'status' | 'rules' | 'content'>,
): void {
  if (hasItsRules(edition, row)) return;
  const why = row.status === 'running' ? 'other rules while it runs' : 'other rules';
  const cause = new Error(`it began under version ${row.rules} of the rules, ${row.content}`);
  throw new BrokenMatch(row.id, { why, cause });
}

/** Who sits where, for words and pictures. Nobody is away from a match that does not run. */
export function tableOf(house: House, row: MatchRow): Table {
  return {
    matchName: matchName(editionOf(house, row), row.id),
    seats: row.seats.map((seat) => {
      const { user, name, heldBy } = seat;
      const person = heldBy === 'person' ? personIn(row, user) : undefined;
      const level = levelFromStart(seat);
      return {
        ...(level === null ? {} : { level }),
        name,
        mention: mentionOf(seat),
        computer: heldBy === 'computer',
        away: row.status === 'running' && person !== undefined && awayUntil(house, person) !== null,
      };
    }),
  };
}

/**
 * Reads a match that has started. Throws `Refused`: where it has not, where it runs under other rules than these,
 * and where its snapshot makes no sense; such a match is reported and left alone.
 */
export function loadRow(house: House, row: MatchRow): Loaded {
  const edition = editionOf(house, row);
  if (row.snapshot === null) {
    throw new Refused(row.status === 'cancelled' ? 'closed before it began' : 'not started');
  }
  if (row.status === 'running') expectItsRules(edition, row);
  let match: Match<unknown>;
  try {
    const { state, ...rest } = snapshotSchema.parse(row.snapshot);
    match = {
      ...rest,
      sequence: row.sequence,
      state: edition.game.parse(state),
      sealed: row.sealed.map(({ seat, decision, choice, by }) =>
        answerName.parse({ seat, decision, choice, ...(by === null ? {} : { by }) }),
      ),
    };
  } catch (cause) {
    throw new BrokenMatch(row.id, { cause });
  }
  return { row, edition, match, table: tableOf(house, row) };
}

/** A stored match that cannot be read. It is a refusal to the person, and a report to the host. */
export class BrokenMatch extends Refused {
  override readonly name = 'BrokenMatch';
  readonly match: MatchId;
  /** The entry of its log where it breaks; null where that is not the log. */
  readonly entry: number | null;
  /** @param why what a person is told, where that is something of its own */
  constructor(
    match: MatchId,
    {
      entry,
      cause,
      why = 'broken match',
    }: {
      readonly entry?: number;
      readonly cause: unknown;
      readonly why?: 'broken match' | 'other rules' | 'other rules while it runs';
    },
  ) {
    super(why);
    this.cause = cause;
    this.match = match;
    this.entry = entry ?? null;
  }
}

/** Reads a match to look at it. */
export async function load(
  house: House,
  id: MatchId,
  from: Reading = house.store,
): Promise<Loaded> {
  const row = await from.match(id);
  if (row === null) throw new Refused('match is gone');
  return loadFrom(house, row, from);
}

/**
 * Reads a match whose row is at hand. The first time since the start its log is held against its snapshot:
 * throws `BrokenMatch` where they do not agree, as nobody could undo or check what is played on then.
 */
export async function loadFrom(house: House, row: MatchRow, from: Reading): Promise<Loaded> {
  const loaded = loadRow(house, row);
  const fault = await faultInLog(house, row.id, from);
  if (fault === null) return loaded;
  const { entry, why } = fault;
  throw new BrokenMatch(row.id, { entry, cause: new Error(`entry ${entry} ${why}`) });
}

/** A running match to look at; what is wrong with it, where it stands still. */
export async function loadOrWhy(house: House, row: MatchRow): Promise<Loaded | BrokenMatch> {
  try {
    return await loadFrom(house, row, house.store);
  } catch (error) {
    if (error instanceof BrokenMatch) return error;
    throw error;
  }
}

/**
 * The seat that a user holds, or null. Who has given a seat up holds it no longer, and learns nothing more
 * of what the computer player there gets to know.
 */
export function seatOf(row: MatchRow, user: string): Seat | null {
  return row.seats.find((seat) => seat.user === user && seat.heldBy === 'person')?.seat ?? null;
}

/** As whom a user looks at a match: for the seat that it holds, else as anybody. */
export function viewerOf(row: MatchRow, user: string): Viewer {
  return seatOf(row, user) ?? 'public';
}

/** Whether a person answers for this seat. */
export function isPerson(row: MatchRow, seat: Seat): boolean {
  return row.seats[seat]?.heldBy === 'person';
}

/** The owed decision that a computer player is to answer next; undefined where it is for persons to act. */
export function askedOfComputer(
  loaded: Pick<Loaded, 'row' | 'edition' | 'match'>,
): Decision | undefined {
  return waitingFor(loaded).find(({ seat }) => !isPerson(loaded.row, seat));
}

/** The owed decisions that have no sealed answer yet: those the game waits for. */
export function waitingFor({ edition, match }: Pick<Loaded, 'edition' | 'match'>): Decision[] {
  return standing(edition.game, match).filter(
    ({ id, owed }) => owed && !match.sealed.some(({ decision }) => decision === id),
  );
}
