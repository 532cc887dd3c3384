import type { App } from '../../match/app/app.ts';
import { Refused } from '../../match/app/refused.ts';
import { isOthersPlan } from '../../match/stored/plan-row.ts';
import type { Home, MatchId, MatchRow } from '../../store/store.ts';
import { type PressId, standsIn, type StandsIn } from '../ids.ts';
import type { Pressing, Surface } from './presser.ts';

/** Matches known not to be plans; that never changes. */
const real = new WeakMap<App, Set<MatchId>>();

/**
 * Throws `Refused` where a control may not be pressed: it is about somebody else's plan, as if there were no such match;
 * or about a match or a proposal that was lost. After a backup was restored their numbers are given anew, while what
 * stood in Discord stands there still. Returns the match, where it was read for that.
 */
export async function expectMayPress(
  { app, press, surface }: Pressing,
  id: PressId,
): Promise<MatchRow | null> {
  const proposal = 'proposal' in id ? await app.store.proposal(id.proposal) : null;
  const match = 'match' in id ? id.match : (proposal?.match ?? null);
  if (match === null) return null;
  const known = real.get(app) ?? new Set();
  real.set(app, known);
  const where = standsIn(id);
  const isRead = where !== 'anywhere' || !known.has(match);
  const row = isRead ? await app.store.match(match) : null;
  if (row?.planOf === null) known.add(match);
  if (row !== null && isOthersPlan(row, press.user.id))
    throw new Refused(proposal === null ? 'match is gone' : 'no such proposal');
  if (row !== null && !BELONGS[where](surface, row.home))
    throw new Refused('button of another match');
  if ('proposal' in id && proposal !== null && proposal.mark !== id.mark)
    throw new Refused('no such proposal');
  return row;
}

const BELONGS: { readonly [W in StandsIn]: (surface: Surface, home: Home) => boolean } = {
  anywhere: () => true,
  // What it opens from a panel or a DM is its reader's own.
  'its thread': (surface, { thread }) => surface.on !== 'post' || surface.channel === thread,
  'its channel': (surface, { channel }) => surface.on === 'post' && surface.channel === channel,
  // A lobby that was just posted may not have been noted yet.
  // What the host opens from it is on a panel.
  'its lobby': (surface, { channel, lobby }) =>
    surface.on !== 'post' ||
    (lobby === null ? surface.channel === channel : surface.post === lobby),
};
