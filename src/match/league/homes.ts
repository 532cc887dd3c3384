import { leagueSettings } from '../../league/settings.ts';
import type { LeagueRow } from '../../store/store.ts';

type Housed = Pick<LeagueRow, 'channel' | 'settings'>;

/** Where the standings of a division stand, and its tables open: in a channel of its own, or in that of the league. */
export const channelFor = ({ channel, settings }: Housed, division: number): string =>
  leagueSettings.parse(settings).channels[division] ?? channel;

/** The channels of a league, its own first. */
export const channelsOf = ({ channel, settings }: Housed): string[] => [
  channel,
  ...Object.values(leagueSettings.parse(settings).channels),
];

/** The division that has a channel to itself; null for none. */
export function divisionIn({ settings }: Housed, channel: string): number | null {
  const { channels } = leagueSettings.parse(settings);
  const found = Object.keys(channels).find((division) => channels[division] === channel);
  return found === undefined ? null : Number(found);
}
