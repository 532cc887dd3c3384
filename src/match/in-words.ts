import { type Seat } from '../engine/game.ts';
import type { Language } from '../language/languages.ts';
import { type Loaded } from './load.ts';

/** What a seat holds in secret, in words. */
export function handOf({ edition, match, table }: Loaded, seat: Seat, language: Language): string {
  return edition.in(language).hand(edition.game.view(match.state, seat), seat, table);
}

/** A match in a few words: where it stands. */
export function headingOf({ edition, match }: Loaded, language: Language): string {
  return edition.in(language).heading(edition.game.view(match.state, 'public'));
}
