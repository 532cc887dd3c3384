import type { Language } from '../../language/languages.ts';
import type { App } from '../../match/app/app.ts';
import type { Press } from '../../match/app/press.ts';
import type { MatchRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';

/** Who presses, on whatever surface, and how it is spoken to. */
export interface Presser {
  readonly app: App;
  readonly press: Press;
  /** Speaks to it about a match, or about none. */
  speechTo(row: MatchRow | null): Promise<AppSpeech>;
  /** Its language at a match where it sits, without looking anything up. */
  languageAt(row: MatchRow): Language;
}
