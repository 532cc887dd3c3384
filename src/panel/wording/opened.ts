import type { App } from '../../match/app/app.ts';
import { buttonOf } from '../../match/app/spoken.ts';
import type { MatchRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';

/** A link to where a match is: its thread, the post by which people join it, or else the channel of that. */
export function placeWords({ home }: MatchRow): string {
  const { server, channel, thread, lobby } = home;
  if (thread !== null) return `<#${thread}>`;
  return lobby === null
    ? `<#${channel}>`
    : `https://discord.com/channels/${server}/${channel}/${lobby}`;
}

/** That somebody has opened a table, and what it does there as its host. */
export const openedWords = (app: App, row: MatchRow, { say }: AppSpeech): string =>
  say('matches.opened', {
    match: row.id,
    place: placeWords(row),
    host: buttonOf(app, row, 'host'),
    start: buttonOf(app, row, 'start'),
  });

/** That somebody has a seat, and where. */
export const joinedWords = (row: MatchRow, { say }: AppSpeech): string =>
  say('matches.joined', { match: row.id, place: placeWords(row) });
