import type { Loaded } from '../../src/match/app/loaded.ts';
import type { Person, Sandbox } from '../../src/sandbox/index.ts';
import { imageSize } from '../../src/sandbox/world/image-size.ts';
import { type Read, readMessage } from './reading.ts';
import type { TranscriptEvent } from './transcript.ts';

/** Sees the thread and does not play. */
export const ONLOOKER = 'Elm';

/** Notes what everybody sees from now on, but for the message by which they came together. */
export function watchAll(
  sandbox: Sandbox,
  people: readonly Person[],
  lobby: string,
  happenings: TranscriptEvent[],
): void {
  sandbox.watch(sandbox.user(ONLOOKER), (event) => {
    if (event.type === 'message-deleted') happenings.push({ is: 'removal', id: event.messageId });
    if (event.type !== 'message-created' && event.type !== 'message-updated') return;
    const { message } = event;
    if (message.channelId === lobby || !message.author.bot) return;
    const is = event.type === 'message-created' ? 'post' : 'edit';
    happenings.push({ is, message: readMessage(message) });
  });
  for (const person of people) {
    const letters = person.directMessages().id;
    sandbox.watch(person, (event) => {
      if (event.type !== 'message-created' && event.type !== 'message-updated') return;
      const { message } = event;
      if (!message.author.bot || message.thinking) return;
      const [at, by] = [performance.now(), person.id];
      const read = readMessage(message);
      if (message.ephemeral) happenings.push({ is: 'panel', at, by, message: read });
      else if (event.type === 'message-created' && message.channelId === letters) {
        happenings.push({ is: 'letter', message: read });
      }
    });
  }
}

/** The messages of the bot that stand in a thread, as they are read. */
export const posted = (person: Person, thread: string): Read[] =>
  person
    .messagesIn(thread)
    .filter(({ ephemeral, author }) => !ephemeral && author.bot)
    .map(readMessage);

/** The posts up to that which binds the dice; that which proves them; and those that tell the match again. */
export function frameOf(posts: readonly Read[], { row }: Loaded): ReadonlySet<string> {
  const begun = posts.findIndex(({ text }) => /`[0-9a-f]{64}`/.test(text));
  const isEnd = ({ text, pictures }: Read): boolean =>
    text.includes(row.seed) || pictures.some((url) => /(?:story\.gif|chart\.png)/.test(url));
  return new Set(posts.filter((post, at) => at <= begun || isEnd(post)).map(({ id }) => id));
}

/** The height of each picture by its width. */
export async function shapesOf(posts: readonly Read[]): Promise<Map<string, number>> {
  const shapes = new Map<string, number>();
  for (const url of posts.flatMap(({ pictures }) => pictures)) {
    const size = imageSize(new Uint8Array(await (await fetch(url)).arrayBuffer()));
    if (size !== null) shapes.set(url, size.height / size.width);
  }
  return shapes;
}
