import type { Seat } from '../../engine/game.ts';
import type { AnswerName } from '../../engine/match.ts';
import type { Language } from '../../language/languages.ts';
import type { App } from '../app/app.ts';
import type { Loaded } from '../app/loaded.ts';
import { askedOf, type Offered } from '../loaded/asked.ts';
import { textOf } from '../../presentation/line.ts';
import { newsSince } from '../loaded/news.ts';

/** The state before an order was given: the last log entry, and the answers that orders of the seat had sealed. */
export interface Before {
  readonly sequence: number;
  readonly sealed: readonly AnswerName[];
}

/** What an order did as soon as it was given. */
export interface OrderResult {
  /** What it has answered, in words. */
  readonly lines: readonly string[];
  /**
   * The answer that it has sealed; `asked again` if an earlier sealed answer was withdrawn instead; null for neither.
   */
  readonly sealed: Offered | 'asked again' | null;
}

/** What an order did as soon as it was given. */
export async function doneAtOnce(
  app: App,
  loaded: Loaded,
  seat: Seat,
  before: Before,
  language: Language,
): Promise<OrderResult> {
  const { match } = loaded;
  const news =
    match.sequence > before.sequence
      ? await newsSince(app, loaded, seat, before.sequence, language)
      : null;
  const asked = askedOf(loaded, seat, language);
  const fresh = match.sealed.find(
    (one) =>
      one.seat === seat &&
      one.by === 'order' &&
      before.sealed.every((old) => old.decision !== one.decision || old.choice !== one.choice),
  );
  const sealed = asked.find(({ decision }) => decision.id === fresh?.decision)?.sealed ?? null;
  const isAskedAgain = asked.some(
    (one) =>
      one.sealed === null && before.sealed.some(({ decision }) => decision === one.decision.id),
  );
  return {
    lines: news?.ordered.map(textOf) ?? [],
    sealed: sealed ?? (isAskedAgain ? 'asked again' : null),
  };
}
