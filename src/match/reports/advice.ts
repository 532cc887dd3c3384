import type { Seat } from '../../engine/game.ts';
import { inEra } from '../../engine/match.ts';
import { namedRandom } from '../../engine/random.ts';
import type { Language } from '../../language/languages.ts';
import type { Loaded } from '../app/loaded.ts';
import { askedOf, type Offered, waitingFor } from '../loaded/asked.ts';
import { adviserOf } from '../stored/edition.ts';

/**
 * What who advises would answer in the place of a seat, out of what that seat sees. Null where nothing
 * waits for it.
 */
export function advisedFor(loaded: Loaded, seat: Seat, language: Language): Offered | null {
  const { edition, match } = loaded;
  const { game } = edition;
  const waiting = waitingFor(loaded).find((decision) => decision.seat === seat);
  const asked = askedOf(loaded, seat, language).find(({ decision }) => decision.id === waiting?.id);
  const decision = game.decisions(match.state).find(({ id }) => inEra(id, match) === waiting?.id);
  if (asked === undefined || decision === undefined) return null;
  const choices = game.choices(match.state, decision);
  const chance = namedRandom(asked.decision.id);
  const view = game.view(match.state, seat);
  return asked.offer(adviserOf(edition).choose(view, decision, choices, chance));
}
