import { plainText, postMessage } from './messages.ts';
import type { Message, TextChannel, Thread } from './state.ts';
import type { World } from './world.ts';

/** The messages by which Discord itself tells of a thread. */

/** The line "NAME started a thread" in the channel above. */
export function announceThread(world: World, thread: Thread, parent: TextChannel): void {
  postMessage(world, {
    channel: parent,
    authorId: thread.ownerId,
    type: 18,
    parts: plainText(thread.name),
    allowedMentions: { parse: [] },
    threadId: thread.id,
  });
}

/** The first message of a thread that was started from a message. */
export function repeatStarter(world: World, thread: Thread, starter: Message): void {
  postMessage(world, {
    channel: thread,
    authorId: starter.authorId,
    type: 21,
    parts: plainText(''),
    allowedMentions: { parse: [] },
    reference: starter,
  });
}
