import { leagueSettings } from '../../league/settings.ts';
import type { LeagueRow } from '../../store/store.ts';
import type { Press } from '../app/press.ts';
import { Refused } from '../app/refused.ts';

type Rights = Pick<Press, 'server' | 'moderates' | 'holds'>;

/** Whether somebody directs a league: a member of its roles, or who may manage its server. */
export function directs(press: Rights, { server, directors }: LeagueRow): boolean {
  const isHere = (press.server ?? server) === server;
  const has = directors.some((role) => press.holds(role));
  return isHere && (has || press.moderates({ server, channel: null }));
}

/** Whether somebody may see a league: everybody, or the members of its role, and who directs it. */
export function sees(press: Rights, league: LeagueRow): boolean {
  const { seenBy } = leagueSettings.parse(league.settings);
  return seenBy === null || press.holds(seenBy) || directs(press, league);
}

/** Throws `Refused` for who may not see a league. */
export function expectSees(press: Rights, league: LeagueRow): void {
  const { seenBy } = leagueSettings.parse(league.settings);
  if (!sees(press, league)) throw new Refused('league is for a role', { role: seenBy ?? '' });
}
