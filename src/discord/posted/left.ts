import { DiscordAPIError, RESTJSONErrorCodes as Codes, Routes } from 'discord.js';
import type { Seat } from '../../engine/game.ts';
import { clocksOf } from '../../match/time/seat-clocks.ts';
import { seatOf } from '../../match/stored/seats.ts';
import type { MatchRow, OutboxRow } from '../../store/store.ts';
import type { PostOffice } from '../desk.ts';
import { seatFacts } from '../said/put.ts';
import { reach, type Words } from './reaching.ts';

/** That whose time has run out is not in the server any more, and whom that calls. */
interface Left {
  readonly words: Words;
  readonly ping: readonly string[];
}

/**
 * Looks whether somebody has left the server of its match, the first time that it is late: then its host is told what
 * can be done. Null where it is there, and where that cannot be found out.
 */
export async function lookForLate(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  seat: Seat,
): Promise<Left | null> {
  const user = match.seats[seat]?.user ?? null;
  if (user === null || clocksOf(match)[seat]?.missed !== 1) return null;
  if (!(await hasLeft(parts, match.home.server, user))) return null;
  const words: Words = (speech) =>
    speech.say('clock.has left', {
      ...seatFacts(parts.app, match, seat, speech),
      host: `<@${match.host}>`,
    });
  const host = seatOf(match, match.host);
  const called = host === null || host === seat ? [] : [host];
  return { words, ping: await reach(parts, match, row, called, words) };
}

async function hasLeft({ rest, log }: PostOffice, server: string, user: string): Promise<boolean> {
  try {
    await rest.get(Routes.guildMember(server, user));
    return false;
  } catch (err) {
    if (err instanceof DiscordAPIError && err.code === Codes.UnknownMember) return true;
    log.info({ server, user, err }, 'whether somebody is still in a server cannot be found out');
    return false;
  }
}
