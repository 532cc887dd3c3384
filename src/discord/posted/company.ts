import { Routes } from 'discord.js';
import { leaveLobbies } from '../../match/company/forfeits.ts';
import { mayBeTold } from '../../match/time/calls.ts';
import { editionOf } from '../../match/stored/edition.ts';
import { matchName } from '../../match/stored/name.ts';
import { buttonOf } from '../../match/app/spoken.ts';
import { speechByDm } from '../wording/language.ts';
import { sendDm } from './reaching.ts';
import { asFarAsLet } from './live-post.ts';
import type { Tell } from './telling.ts';

/** Brings who follows a match into its thread, or has it leave; before there is a thread it is brought in with the others. */
export const tellWatching: Tell<'watching'> = async (at, { user, watches }) => {
  const { rest, match } = at;
  const { thread } = match.home;
  if (thread === null) return null;
  const route = Routes.threadMembers(thread, user);
  await asFarAsLet(at, thread, () => (watches ? rest.put(route) : rest.delete(route)));
  return null;
};

/** Has who never came leave the tables that wait for players, and tells it so. */
export const tellAbsent: Tell<'absent'> = async (at, { user, tables }) => {
  const { app, match } = at;
  if (tables.length === 0) return null;
  // Where this is tried again, it has left them already, and is to be told all the same.
  await leaveLobbies(app, user, tables);
  const speech = await speechByDm(at, user);
  const content = speech.say('company.absent', {
    match: matchName(editionOf(app, match), match.id),
    button: buttonOf(app, match, 'reclaim'),
    left: speech.list(tables.map((id) => `#${id}`)),
  });
  // It calls nobody: who sleeps, or wants no calls, reads it when it looks.
  const seat = match.seats.findIndex((one) => one.user === user);
  const quiet = !mayBeTold(match, seat, app.now());
  return sendDm(at, user, { content, quiet, speech });
};
