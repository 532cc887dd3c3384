import type { Seat } from '../../engine/game.ts';
import { decisionsIn } from '../../engine/match.ts';
import type { Language } from '../../language/languages.ts';
import { appSpeech } from '../../words/index.ts';
import type { Loaded } from '../app/loaded.ts';
import { tableIn } from '../stored/table.ts';

/** What a seat holds in secret, in words; also that it is nothing. */
export function handOf({ edition, match, table }: Loaded, seat: Seat, language: Language): string {
  const view = edition.game.view(match.state, seat);
  const hand = edition.in(language).hand?.(view, seat, tableIn(table, language));
  return hand ?? appSpeech(language).say('panel.no secrets');
}

/** A match in a few words: where it stands. */
export function headingOf({ edition, match }: Loaded, language: Language): string {
  return edition.in(language).heading(edition.game.view(match.state, 'public'));
}

/** What a seat is called for, in everybody's hearing; null where the game does not say. */
export function callFor({ edition, match }: Loaded, seat: Seat, language: Language): string | null {
  const { game } = edition;
  const words = edition.in(language);
  const view = game.view(match.state, 'public');
  const own = game.decisions(match.state);
  const calls = decisionsIn(game, match).flatMap(({ owed }, at) => {
    const decision = own[at];
    if (!owed || decision?.seat !== seat) return [];
    return words.call?.(decision, view) ?? [];
  });
  const different = [...new Set(calls)];
  return different.length === 0 ? null : appSpeech(language).list(different);
}
