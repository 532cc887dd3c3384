import { Routes } from 'discord.js';
import { leaveLobbies } from '../../match/company/forfeits.ts';
import { mayBeTold } from '../../match/time/calls.ts';
import { editionOf } from '../../match/stored/edition.ts';
import { matchName } from '../../match/stored/name.ts';
import type { NoticeOf } from '../../match/app/notice.ts';
import { buttonOf } from '../../match/app/spoken.ts';
import type { MatchRow, OutboxRow } from '../../store/store.ts';
import type { PostOffice } from '../desk.ts';
import { speechByDm } from '../said/language.ts';
import { sendDm } from './reaching.ts';
import { asFarAsLet } from './live-post.ts';

/** Brings who follows a match into its thread, or has it leave; before there is a thread it is brought in with the others. */
export async function tellWatching(
  parts: PostOffice,
  match: MatchRow,
  _row: OutboxRow,
  { user, watches }: NoticeOf<'watching'>,
): Promise<null> {
  const { thread } = match.home;
  if (thread === null) return null;
  const route = Routes.threadMembers(thread, user);
  await asFarAsLet(parts, match, thread, () =>
    watches ? parts.rest.put(route) : parts.rest.delete(route),
  );
  return null;
}

/** Has who never came leave the tables that wait for players, and tells it so. */
export async function tellAbsent(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { user, tables }: NoticeOf<'absent'>,
): Promise<string | null> {
  if (tables.length === 0) return null;
  // Where this is tried again, it has left them already, and is to be told all the same.
  await leaveLobbies(parts.app, user, tables);
  const speech = await speechByDm(parts, match, user);
  const content = speech.say('company.absent', {
    match: matchName(editionOf(parts.app, match), match.id),
    button: buttonOf(parts.app, match, 'reclaim'),
    left: speech.list(tables.map((id) => `#${id}`)),
  });
  // It calls nobody: who sleeps, or wants no calls, reads it when it looks.
  const seat = match.seats.findIndex((one) => one.user === user);
  const quiet = !mayBeTold(match, seat, parts.app.now());
  return sendDm(parts, user, { content, components: [], ping: [], quiet, speech }, row);
}
