import type { Seat } from '../engine/game.ts';
import type { Language } from '../language/languages.ts';
import type { Loaded } from '../match/app/loaded.ts';
import type { CommandSpec, TypedOption } from '../presentation/edition.ts';

/** What may not be done now, though its player may look for it. */
export interface Unavailable {
  readonly command: CommandSpec;
  readonly why: string;
}

/** Why what somebody typed cannot be done, as far as the game says it. */
export interface Amiss {
  /** What may not be done now by a piece, or by none. */
  unavailable(piece: string | null): readonly Unavailable[];
  /** Why an option cannot have a value, in a clause; null where nothing is said. */
  wrong(typed: TypedOption): string | null;
}

/** What is amiss for a seat as the match stands. */
export const amissFor = (loaded: Loaded, seat: Seat, language: Language): Amiss => ({
  unavailable: (piece) => unavailableFor(loaded, seat, language, piece),
  wrong(typed) {
    const { edition, match } = loaded;
    const view = edition.game.view(match.state, seat);
    return edition.in(language).wrong?.(typed, view, seat) ?? null;
  },
});

/** What a seat may not do now: by one of its pieces that may act, or by none. */
export function unavailableFor(
  { edition, match }: Pick<Loaded, 'edition' | 'match'>,
  seat: Seat,
  language: Language,
  piece: string | null,
): readonly Unavailable[] {
  const { game } = edition;
  const words = edition.in(language);
  if (words.notNow === undefined) return [];
  const view = game.view(match.state, seat);
  return game.decisions(match.state).flatMap((decision) => {
    // What another seat is asked is no matter of this one, and an order may be left out.
    if (decision.seat !== seat || !decision.owed) return [];
    const all = game.choices(match.state, decision);
    if ('shape' in all) return [];
    return (words.notNow?.(all, decision, view, piece) ?? []).flatMap(({ command: name, why }) =>
      words.commands.flatMap((command) => (command.name === name ? [{ command, why }] : [])),
    );
  });
}

/**
 * The same in a grey line; none where all may be done.
 *
 * @param more what no command does, in words
 */
export function unavailableLines(
  barred: readonly Unavailable[],
  more: readonly string[] = [],
): readonly string[] {
  const said = [
    ...barred.map(({ command: { emoji, button }, why }) => `${emoji} ${button}: ${why}`),
    ...more,
  ];
  return said.length === 0 ? [] : [`-# ${said.join(' · ')}`];
}
