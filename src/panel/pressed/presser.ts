import { z } from 'zod';
import type { Language } from '../../language/languages.ts';
import type { App } from '../../match/app/app.ts';
import type { Place, Press, User } from '../../match/app/press.ts';
import { Refused } from '../../match/app/refused.ts';
import type { MatchId, MatchRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';

/** Who presses or types, on whatever surface, and how it is spoken to. */
export interface Presser {
  readonly app: App;
  readonly press: Press;
  /** The match that this is about, where it has just been read. */
  readonly row?: MatchRow | null;
  /** Speaks to it about a match, or about none. */
  readonly speechTo: (row?: MatchRow | null) => Promise<AppSpeech>;
  /** Its language at a match where it sits, without looking anything up. */
  readonly languageAt: (row: MatchRow) => Language;
  /** Throws `Refused` where no match could be opened. */
  readonly expectHome: (place: Place) => Promise<void>;
  /** Throws `Refused` where a match has no room for what is said of it. */
  readonly expectNotStuck: (row: MatchRow) => Promise<void>;
  /** Who is named to play at a match. Throws `Refused` for who does not see where that is. */
  readonly playerNamed: (row: MatchRow, user: string) => Promise<User>;
}

/** Who has used a control. */
export interface Pressing extends Presser {
  /** What was chosen in a list; nothing by a button. */
  readonly values: readonly string[];
  readonly surface: Surface;
}

/** Where a control stands: on a panel that only its reader sees, in a message to it alone, or on a post for everybody. */
export type Surface =
  | { readonly on: 'panel' | 'DM' }
  | { readonly on: 'post'; readonly channel: string | null; readonly post: string };

/** The match that somebody presses at. Throws `Refused` where there is none. */
export async function rowAt({ app, row }: Presser, match: MatchId): Promise<MatchRow> {
  const found = row?.id === match ? row : await app.store.match(match);
  if (found === null) throw new Refused('match is gone');
  return found;
}

const numbers = z.array(
  z
    .string()
    .regex(/^\d{1,9}$/u)
    .transform(Number),
);

/** What was chosen in a list of whole numbers from 0 up. Throws `Refused` where it is not. */
export function numbersIn(values: readonly string[]): readonly number[] {
  const { data } = numbers.safeParse(values);
  if (data === undefined) throw new Refused('choice makes no sense');
  return data;
}
