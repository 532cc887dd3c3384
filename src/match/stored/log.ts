import { z } from 'zod';
import { eventsFor, type AddressedEvent, type Viewer } from '../../engine/game.ts';
import { type Entry, entrySchema } from '../../engine/match.ts';
import { lived } from '../../engine/replay.ts';
import { type Line, plainLine } from '../../presentation/line.ts';
import type { EntryRow, MatchRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import type { App } from '../app/app.ts';
import { BrokenMatch } from './broken.ts';
import { editionOf } from './edition.ts';
import { tableOf, tableIn } from './table.ts';

const toldSchema = z.array(
  z.union([
    z.strictObject({ event: z.unknown(), only: z.array(z.int()), others: z.unknown() }),
    z.strictObject({ event: z.unknown() }),
  ]),
);

/** What the engine told after a stored entry. */
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

/** A line between entries of the log, and when it came. */
export interface Aside {
  readonly at: Date;
  readonly line: string;
}

/**
 * What happened from entry `from` to entry `to`, as lines for a viewer; undone entries are left out.
 *
 * @param asides what came between the entries, oldest first
 */
export async function logLines(
  app: App,
  row: MatchRow,
  from: number,
  to: number,
  viewer: Viewer,
  { say, language }: AppSpeech,
  asides: readonly Aside[] = [],
): Promise<readonly Line[]> {
  const words = editionOf(app, row).in(language);
  const rows = await app.store.entries(row.id, from, to);
  const entries = rows.map(entryIn);
  const took = entries.flatMap((entry) =>
    entry.kind === 'undo' && entry.to < from - 1 ? [entry] : [],
  );
  const table = tableIn(tableOf(app, row), language);
  const lines: Line[] = [];
  let together: AddressedEvent<unknown>[] = [];
  const tell = (): void => {
    lines.push(...words.lines(eventsFor(together, viewer), table));
    together = [];
  };
  const left = [...asides];
  for (const sequence of lived(entries, from)) {
    const [entry, one] = [entries[sequence - from], rows[sequence - from]];
    while (one !== undefined && left[0] !== undefined && left[0].at <= one.at) {
      tell();
      lines.push(...left.splice(0, 1).map(({ line }) => plainLine(line)));
    }
    if (entry?.kind === 'restore') {
      tell();
      // The count stands in it, so that everybody sees whether one was left out.
      lines.push(plainLine(say('log.back to a backup', { number: entry.count })));
    } else if (one !== undefined) {
      together.push(...toldIn(one));
    }
  }
  tell();
  lines.push(...left.map(({ line }) => plainLine(line)));
  const back = took.map(({ by }) => {
    const [one, ...others] = by;
    return one === undefined || others.length > 0
      ? say('log.taken back by all')
      : say('log.taken back by', { seat: words.seatName(one) });
  });
  return [...back.map(plainLine), ...lines];
}
