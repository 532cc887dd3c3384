import { Routes } from 'discord.js';
import { editionOf, matchName } from '../match/load.ts';
import type { OutboxRow } from '../store/store.ts';
import type { PostOffice } from './desk.ts';
import { bodyOf, messageSchema } from './sending.ts';

/** Tells the host of a match that something in its channel keeps me from posting there. */
export async function warnHost({ rest, house }: PostOffice, row: OutboxRow): Promise<void> {
  const match = await house.store.match(row.match);
  if (match === null) return;
  const made = await rest.post(Routes.userChannels(), { body: { recipient_id: match.host } });
  const { id } = messageSchema.parse(made);
  const name = matchName(editionOf(house, match), match.id);
  const content = `${name}: I may not post in <#${match.home.channel}>. Please let me view it, send messages, create public threads, send messages in threads, attach files and read the message history there, and unlock the match’s thread if it is locked. Nothing is lost; I keep trying.`;
  await rest.post(Routes.channelMessages(id), {
    body: bodyOf({ content, components: [], ping: [] }, null),
  });
}
