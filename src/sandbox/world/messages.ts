import { type TopComponent, walk } from '../limits/components.ts';
import {
  type AllowedMentions,
  checkMessage,
  displayedText,
  FILE_BYTES,
  FILES,
  FLAGS,
  type MessageForm,
} from '../limits/message.ts';
import { refusal } from '../refusal.ts';
import { archiveWhenQuiet, joinThread, setArchived } from './channels.ts';
import { imageSize } from './image-size.ts';
import { causeOf } from './interactions.ts';
import type {
  Attachment,
  Channel,
  Interaction,
  Message,
  MessageParts,
  TextChannel,
  Thread,
} from './state.ts';
import type { World } from './world.ts';

/** A file of a multipart request; `key` is the n of `files[n]`. */
export interface Upload {
  readonly key: string;
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

const NO_PARTS: MessageParts = {
  content: '',
  embeds: [],
  components: [],
  flags: 0,
  attachments: [],
};

/** What shows while a reply is deferred. */
export const THINKING: MessageParts = { ...NO_PARTS, flags: FLAGS.loading };

/** Words alone, as people and system messages have them. */
export function plainText(content: string): MessageParts {
  return { ...NO_PARTS, content };
}

const CREATE_FLAGS = FLAGS.suppressEmbeds | FLAGS.suppressNotifications | FLAGS.componentsV2;
const EDIT_FLAGS = FLAGS.suppressEmbeds | FLAGS.componentsV2;

/** The parts of a new message, or a refusal (50035, 50006, 40005). */
export function composeMessage(
  world: World,
  form: MessageForm,
  uploads: readonly Upload[],
): MessageParts {
  return compose(world, NO_PARTS, form, uploads, (form.flags ?? 0) & CREATE_FLAGS);
}

/** The parts of a message after an edit: fields left out stay, null empties. */
export function composeEdit(
  world: World,
  message: MessageParts,
  form: MessageForm,
  uploads: readonly Upload[],
): MessageParts {
  const kept = message.flags & ~FLAGS.loading;
  const flags =
    form.flags == null
      ? kept
      : // Components V2 can be switched on by an edit, never off.
        (kept & ~FLAGS.suppressEmbeds) | (form.flags & EDIT_FLAGS);
  return compose(world, message, form, uploads, flags);
}

function compose(
  world: World,
  before: MessageParts,
  form: MessageForm,
  uploads: readonly Upload[],
  flags: number,
): MessageParts {
  const notes = form.attachments;
  const listed = new Set((notes ?? []).map((note) => String(note.id)));
  const kept = before.attachments.filter((one) => notes === undefined || listed.has(one.id));
  if (kept.length + uploads.length > FILES) throw refusal('tooLarge');
  const added = uploads.map((upload) => ({
    attachment: attachmentOf(world, upload, form),
    bytes: upload.bytes,
  }));
  const parts: MessageParts = {
    content: form.content === undefined ? before.content : (form.content ?? ''),
    embeds: form.embeds === undefined ? before.embeds : (form.embeds ?? []),
    components: form.components === undefined ? before.components : numbered(form.components ?? []),
    flags,
    attachments: [...kept, ...added.map(({ attachment }) => attachment)],
  };
  checkMessage(parts);
  for (const { attachment, bytes } of added) world.files.set(attachment.id, bytes);
  return parts;
}

function attachmentOf(world: World, upload: Upload, form: MessageForm): Attachment {
  if (upload.bytes.byteLength > FILE_BYTES) throw refusal('tooLarge');
  const note = form.attachments?.find((one) => String(one.id) === upload.key);
  const size = imageSize(upload.bytes);
  return {
    id: world.nextId(),
    filename: (note?.filename ?? upload.filename).replaceAll(/[^\w.-]+/g, '_'),
    description: note?.description || null,
    contentType: upload.contentType,
    size: upload.bytes.byteLength,
    width: size?.width ?? null,
    height: size?.height ?? null,
  };
}

/** Gives every component an id that has none, counting up and leaving out those that are taken. */
function numbered(components: readonly TopComponent[]): readonly TopComponent[] {
  const copies = structuredClone(components);
  const all = walk(copies).map(({ component }) => component);
  const taken = new Set(all.map((component) => component.id));
  let last = 0;
  for (const component of all) {
    if (component.id !== undefined && component.id !== 0) continue;
    do last += 1;
    while (taken.has(last));
    component.id = last;
  }
  return copies;
}

/** A message about to be posted. */
export interface Posting {
  readonly channel: Channel;
  readonly authorId: string;
  readonly type: Message['type'];
  readonly parts: MessageParts;
  readonly allowedMentions?: AllowedMentions | null | undefined;
  readonly nonce?: string | number | null | undefined;
  readonly ephemeralFor?: string | null;
  readonly interaction?: Interaction;
  readonly reference?: Message | undefined;
  /** The thread that this message tells of. */
  readonly threadId?: string;
}

/** Posts a message: reopens an archived thread, notifies those mentioned, tells everybody. */
export function postMessage(world: World, posting: Posting): Message {
  const { channel, parts, authorId, reference, ephemeralFor = null } = posting;
  const mentionIds = mentioned(world, posting);
  const isThinking = (parts.flags & FLAGS.loading) !== 0;
  const message: Message = {
    id: world.nextId(),
    channelId: channel.id,
    authorId,
    type: posting.type,
    createdAt: world.clock.now(),
    nonce: posting.nonce ?? null,
    ephemeralFor,
    interaction: posting.interaction === undefined ? null : causeOf(posting.interaction),
    reference:
      reference === undefined ? null : { channelId: reference.channelId, messageId: reference.id },
    editedAt: null,
    ...parts,
    flags: parts.flags | (ephemeralFor === null ? 0 : FLAGS.ephemeral),
    mentionIds,
    // Neither a deferred reply nor its later edits notify anybody (discord-api-docs #4034).
    pingedIds: isThinking
      ? []
      : mentionIds.filter((id) => ephemeralFor === null || id === ephemeralFor),
    threadId: posting.threadId ?? null,
    dismissed: false,
  };
  world.keepMessage(message);
  if (ephemeralFor === null) {
    channel.lastMessageId = message.id;
    if (channel.kind === 'thread') postedInThread(world, channel, message);
  }
  world.tell({ is: 'message-created', message });
  if (ephemeralFor === null) world.markRead(authorId, channel.id, message.id);
  return message;
}

function postedInThread(world: World, thread: Thread, message: Message): void {
  thread.messageCount += 1;
  if (thread.archived) setArchived(world, thread, false);
  else archiveWhenQuiet(world, thread);
  joinThread(world, thread, message.authorId);
  const { memberIds } = world.guild(thread.guildId);
  for (const id of message.pingedIds) {
    if (memberIds.has(id)) joinThread(world, thread, id);
  }
}

/** Whom the text mentions, as far as allowed_mentions lets it; without that, everybody in it. */
function mentioned(
  world: World,
  posting: Pick<Posting, 'parts' | 'allowedMentions' | 'type' | 'reference'>,
): string[] {
  const { parts, allowedMentions: allowed, type, reference } = posting;
  const text = `${parts.content}\n${displayedText(parts.components)}`;
  const named = [...text.matchAll(/<@!?(\d{17,20})>/g)].flatMap(([, id]) =>
    id !== undefined && world.users.has(id) ? [id] : [],
  );
  const isAllowed = (id: string): boolean =>
    allowed == null ||
    allowed.parse?.includes('users') === true ||
    allowed.users?.includes(id) === true;
  const pingsReplied = type === 19 && (allowed == null || allowed.replied_user === true);
  const replied = pingsReplied && reference !== undefined ? [reference.authorId] : [];
  return [...new Set([...named.filter(isAllowed), ...replied])];
}

/** Puts new parts in a message. Nobody is notified; the mark "edited" is set unless it was thinking. */
export function editMessage(
  world: World,
  message: Message,
  parts: MessageParts,
  allowedMentions: AllowedMentions | null | undefined,
): Message {
  const wasThinking = (message.flags & FLAGS.loading) !== 0;
  const stay = message.flags & (FLAGS.ephemeral | FLAGS.hasThread);
  const kept = new Set(parts.attachments.map((one) => one.id));
  const dropped = message.attachments.filter((one) => !kept.has(one.id));
  world.keepAttachments(parts.attachments);
  Object.assign(message, parts, { flags: parts.flags | stay });
  message.mentionIds = mentioned(world, { type: 0, parts, allowedMentions });
  if (!wasThinking) message.editedAt = world.clock.now();
  world.tell({ is: 'message-updated', message });
  world.dropAttachments(dropped);
  return message;
}

/** Removes a message for everybody. */
export function deleteMessage(world: World, message: Message): void {
  world.dropMessage(message);
  world.tell({ is: 'message-deleted', message });
}

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
