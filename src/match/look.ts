import { z } from 'zod';
import { choiceNamed } from '../engine/choices.ts';
import {
  type Amounts,
  type Choice,
  type Choices,
  type Decision,
  heard,
  type Picks,
  type Seat,
  type Told,
  type Viewer,
} from '../engine/game.ts';
import { type Entry, entrySchema, standing } from '../engine/match.ts';
import { lived } from '../engine/replay.ts';
import type { Language } from '../language/languages.ts';
import type { Phrase, Question, SpokenAmounts, SpokenPicks } from '../presentation/edition.ts';
import type { EntryRow, MatchRow, SealedRow, WaitingRow } from '../store/store.ts';
import type { HouseSpeech } from '../words/index.ts';
import type { House } from './house.ts';
import { BrokenMatch, editionOf, type Loaded, loadRow, tableOf, waitingFor } from './load.ts';

/** One legal answer, as it is offered to its owner. */
export interface Offered {
  /** The decision's id outside, and the choice's key. */
  readonly decision: string;
  readonly choice: string;
  readonly phrase: Phrase;
}

/** Answers that are not listed, and how they are said. */
export type Shaped =
  | { readonly is: 'amounts'; readonly shape: Amounts<unknown>; readonly spoken: SpokenAmounts }
  | { readonly is: 'picks'; readonly shape: Picks<unknown>; readonly spoken: SpokenPicks };

/** What a seat is asked, with every legal answer in words. */
export interface Asked {
  readonly decision: Decision;
  readonly question: Question;
  /** Every answer of a list; none where they are amounts or picks. */
  readonly offers: readonly Offered[];
  /** Those; null where answers are listed. */
  readonly shaped: Shaped | null;
  /** What this seat has sealed and may still change. */
  readonly sealed: Offered | null;
  /** An answer in words. */
  readonly offer: (choice: Choice<unknown>) => Offered;
}

/** Everything that a seat may answer now, in the words of its player. */
export function askedOf(
  { edition, match, table }: Omit<Loaded, 'row'>,
  seat: Seat,
  language: Language,
): Asked[] {
  const { game } = edition;
  const words = edition.in(language);
  const view = game.view(match.state, seat);
  const own = game.decisions(match.state);
  return standing(game, match).flatMap((decision, at) => {
    const inGame = own[at];
    if (decision.seat !== seat || inGame === undefined) return [];
    const choices = game.choices(match.state, inGame);
    const offer = (choice: Choice<unknown>): Offered => ({
      decision: decision.id,
      choice: choice.key,
      phrase: words.phrase(choice, inGame, view, table),
    });
    const shapedOf = (shape: Choices<unknown>): Shaped | null => {
      if (!('shape' in shape)) return null;
      if (shape.shape === 'amounts') {
        const spoken = words.amounts?.(shape, inGame, view, table);
        if (spoken !== undefined) return { is: 'amounts', shape, spoken };
      } else {
        const spoken = words.picks?.(shape, inGame, view, table);
        if (spoken !== undefined) return { is: 'picks', shape, spoken };
      }
      throw new Error(`${game.id} does not say how ${shape.shape} of "${decision.kind}" are said.`);
    };
    const name = match.sealed.find((one) => one.decision === decision.id);
    const sealed = name === undefined ? null : choiceNamed(choices, name.choice);
    return [
      {
        decision,
        question: words.question(inGame, view, table),
        offers: 'shape' in choices ? [] : choices.map(offer),
        shaped: shapedOf(choices),
        sealed: sealed === null ? null : offer(sealed),
        offer,
      },
    ];
  });
}

/** The seats that are asked something the game waits for, whether they have sealed an answer or not. */
export function askedSeats({ edition, match }: Loaded): ReadonlySet<Seat> {
  const owed = standing(edition.game, match).filter((decision) => decision.owed);
  return new Set(owed.map(({ seat }) => seat));
}

/** Whether a secret choice waits for a seat that has not made it yet. */
export function owesSecret({ edition, match }: Loaded, seat: Seat): boolean {
  return waitingFor({ edition, match }).some(
    (decision) =>
      decision.seat === seat && (decision.sealed || edition.secretKinds.includes(decision.kind)),
  );
}

/** What a seat holds in secret, in words. */
export function handOf({ edition, match, table }: Loaded, seat: Seat, language: Language): string {
  return edition.in(language).hand(edition.game.view(match.state, seat), seat, table);
}

/** A match in a few words: where it stands. */
export function headingOf({ edition, match }: Loaded, language: Language): string {
  return edition.in(language).heading(edition.game.view(match.state, 'public'));
}

const toldSchema = z.array(
  z.union([
    z.strictObject({ event: z.unknown(), only: z.array(z.int()), others: z.unknown() }),
    z.strictObject({ event: z.unknown() }),
  ]),
);

/** Stored facts as the engine told them. */
export function toldIn(row: EntryRow) {
  const parsed = toldSchema.safeParse(row.events);
  if (!parsed.success) throw new BrokenMatch(row.match, { cause: parsed.error });
  return parsed.data;
}

/** A stored log entry. */
export function entryIn(row: EntryRow): Entry {
  const parsed = entrySchema.safeParse(row.entry);
  if (!parsed.success) throw new BrokenMatch(row.match, { cause: parsed.error });
  return parsed.data;
}

/** What happened from entry `from` to entry `to`, as lines for a viewer; undone entries are left out. */
export async function story(
  house: House,
  row: MatchRow,
  from: number,
  to: number,
  viewer: Viewer,
  { say, language }: HouseSpeech,
): Promise<readonly string[]> {
  const words = editionOf(house, row).in(language);
  const rows = await house.store.entries(row.id, from, to);
  const entries = rows.map(entryIn);
  const took = entries.flatMap((entry) =>
    entry.kind === 'undo' && entry.to < from - 1 ? [entry] : [],
  );
  // `lived` counts from 0; these rows start at `from`.
  const kept = lived(
    entries.map((entry) => (entry.kind === 'undo' ? { ...entry, to: entry.to - from } : entry)),
  );
  const table = tableOf(house, row);
  const lines: string[] = [];
  let together: Told<unknown>[] = [];
  const tell = (): void => {
    lines.push(...words.lines(heard(together, viewer), table));
    together = [];
  };
  for (const at of kept) {
    const [entry, one] = [entries[at], rows[at]];
    if (entry?.kind === 'restore') {
      tell();
      // The count stands in it, so that everybody sees whether one was left out.
      lines.push(say('log.back to a backup', { number: entry.count }));
    } else if (one !== undefined) {
      together.push(...toldIn(one));
    }
  }
  tell();
  const back = took.map(({ by }) => {
    const [one, ...others] = by;
    return one === undefined || others.length > 0
      ? say('log.taken back by all')
      : say('log.taken back by', { seat: words.seatName(one) });
  });
  return [...back, ...lines];
}

/** A running match in which a user owes an answer, also where the match cannot be read. */
export interface Waiting {
  readonly row: MatchRow;
  readonly seat: Seat;
  readonly since: Date;
  readonly question: Question | BrokenMatch;
  /** How many come after it. */
  readonly left: number;
}

/**
 * What waits for a user, in every server, the longest-waiting first, at most `most`. Matches are read in one
 * statement, and each is parsed when it is asked for; more are read where some prove not to wait.
 */
export async function* waitingForUser(
  house: House,
  user: string,
  most: number,
  language: Language,
): AsyncGenerator<Waiting> {
  let given = 0;
  let last: WaitingRow | null = null;
  for (;;) {
    const limit = most - given;
    const { rows, total } = await house.store.waitingFor(user, last, limit);
    for (const [at, one] of rows.entries()) {
      last = one;
      const { match: row, seat, since, sealed } = one;
      const question = questionFor(house, row, sealed, seat, language);
      if (question === null) continue;
      given += 1;
      yield { row, seat, since, question, left: total - at - 1 };
    }
    if (given === most || rows.length < limit) return;
  }
}

function questionFor(
  house: House,
  row: MatchRow,
  sealed: readonly SealedRow[],
  seat: Seat,
  language: Language,
): Question | BrokenMatch | null {
  try {
    const loaded = loadRow(house, row, sealed);
    const { edition, match, table } = loaded;
    const owed = waitingFor(loaded).find((decision) => decision.seat === seat);
    if (owed === undefined) return null;
    const at = standing(edition.game, match).findIndex(({ id }) => id === owed.id);
    const inGame = edition.game.decisions(match.state)[at];
    if (inGame === undefined) return null;
    return edition.in(language).question(inGame, edition.game.view(match.state, seat), table);
  } catch (error) {
    // One match that cannot be read must not hide the others.
    if (error instanceof BrokenMatch) return error;
    throw error;
  }
}
