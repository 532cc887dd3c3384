import type { Seat } from '../../engine/game.ts';
import type { Language } from '../../language/languages.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import { Refused } from '../../match/app/refused.ts';
import { type Asked, askedOf, type Offered } from '../../match/loaded/asked.ts';
import type { TurnField, TurnStep } from '../../presentation/whole-turn.ts';
import type { Filled } from '../controls.ts';
import { offered } from '../given.ts';
import { readValue, writeValue } from '../ids.ts';

/** What a seat is to answer first. */
const firstAsked = (loaded: Loaded, seat: Seat, language: Language): Asked | undefined =>
  askedOf(loaded, seat, language).find(({ decision }) => decision.owed && !decision.sealed);

/** The fields in which a seat may tell its whole turn; none where it begins none. Values say for which question. */
export function wholeTurnFields(loaded: Loaded, seat: Seat, language: Language): TurnField[] {
  const { edition, match } = loaded;
  const asked = firstAsked(loaded, seat, language);
  const { wholeTurn } = edition.in(language);
  if (asked === undefined || wholeTurn === undefined) return [];
  const { decision, offers } = asked;
  const fields = wholeTurn.fields(decision, offers, edition.game.view(match.state, seat));
  return fields.map((field) => ({
    ...field,
    options:
      field.options?.map((one) => ({ ...one, value: writeValue(decision.id, one.value) })) ?? null,
  }));
}

/** What was told in such a form; null where it is none. Throws `Refused` where that was for another question. */
export function wholeTurnTold(
  loaded: Loaded,
  seat: Seat,
  filled: Filled,
  language: Language,
): readonly TurnStep[] | null {
  const { edition, match } = loaded;
  const asked = firstAsked(loaded, seat, language);
  const { wholeTurn } = edition.in(language);
  const fields = wholeTurnFields(loaded, seat, language);
  if (asked === undefined || wholeTurn === undefined || fields.length === 0) return null;
  const { decision, offers } = asked;
  const told = fields.map(({ id, options }) => {
    const values = filled.get(id) ?? [];
    if (options === null) return [id, values] as const;
    const chosen = values.map((value) => {
      const read = readValue(value);
      if (read?.decision !== decision.id) throw new Refused('changed since it was asked');
      return read.choice;
    });
    return [id, chosen] as const;
  });
  return wholeTurn.steps(new Map(told), decision, offers, edition.game.view(match.state, seat));
}

/** Answers by what was told ahead, one question after the other, as far as it goes. */
export function following(steps: readonly TurnStep[]) {
  let at = 0;
  return {
    /** What answers what is asked now; null where that was not told, or cannot be done any more. */
    next(loaded: Loaded, seat: Seat, language: Language, isFirst: boolean): Offered | null {
      if (isFirst) at = 0;
      const asked = firstAsked(loaded, seat, language);
      if (asked === undefined) return null;
      const { id, kind } = asked.decision;
      const from = steps.slice(at);
      const due = from.findIndex((step) => step.kind === kind || !step.isPassed);
      const step = from[due];
      if (step?.kind !== kind) return null;
      const offer = offered([asked], { decision: id, choice: step.choice });
      at += offer === null ? due : due + 1;
      return offer;
    },
    /** What was told and not done. */
    left: (): string[] => steps.slice(at).flatMap(({ label }) => label ?? []),
  };
}
