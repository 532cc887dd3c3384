import type { App } from '../match/app/app.ts';
import type { MatchId } from '../store/store.ts';

/** The matches that stand still and were named in the log since the start. */
const named = new WeakMap<App, Set<MatchId>>();

/**
 * Notes that a match which cannot be played on is named in the log. True where it was not named since the start: once
 * is enough, as everybody who presses in it finds out again.
 */
export function nameBroken(app: App, match: MatchId): boolean {
  const before = named.get(app) ?? new Set();
  named.set(app, before);
  const isNew = !before.has(match);
  before.add(match);
  return isNew;
}
