import { z } from 'zod';
import { type Complaint, invalidForm, refusal } from '../refusal.ts';
import { type Component, snowflake, topComponent, type TopComponent, walk } from './components.ts';
import { complaint, optional } from './form.ts';

/** Bits of a message's `flags` that matter here. */
export const FLAGS = {
  suppressEmbeds: 1 << 2,
  hasThread: 1 << 5,
  ephemeral: 1 << 6,
  loading: 1 << 7,
  suppressNotifications: 1 << 12,
  componentsV2: 1 << 15,
} as const;

/** Bytes of one file (10 MiB), and how many files a message may have. */
export const FILE_BYTES = 10 * 1024 * 1024;
export const FILES = 10;

const webUrl = z
  .string()
  .regex(/^https?:\/\/\S+$/)
  .max(2048);
const imageUrl = z
  .string()
  .regex(/^(?:https?|attachment):\/\/\S+$/)
  .max(2048);
const image = z.object({ url: imageUrl });

export const embed = z.object({
  title: optional(z.string().max(256)),
  description: optional(z.string().max(4096)),
  url: optional(webUrl),
  timestamp: optional(z.string()),
  color: optional(z.int().min(0).max(0xffffff)),
  footer: optional(z.object({ text: z.string().max(2048), icon_url: optional(imageUrl) })),
  image: optional(image),
  thumbnail: optional(image),
  author: optional(
    z.object({ name: z.string().max(256), url: optional(webUrl), icon_url: optional(imageUrl) }),
  ),
  fields: optional(
    z
      .array(
        z.object({
          name: z.string().min(1).max(256),
          value: z.string().min(1).max(1024),
          inline: optional(z.boolean()),
        }),
      )
      .max(25),
  ),
});
export type Embed = z.output<typeof embed>;

const allowedMentions = z
  .object({
    parse: optional(z.array(z.enum(['roles', 'users', 'everyone']))),
    users: optional(z.array(snowflake).max(100)),
    roles: optional(z.array(snowflake).max(100)),
    replied_user: optional(z.boolean()),
  })
  .superRefine((value, context) => {
    for (const kind of ['users', 'roles'] as const) {
      if (value.parse?.includes(kind) && (value[kind]?.length ?? 0) > 0)
        context.addIssue({
          code: 'custom',
          message: `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
          params: { discord: 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE' },
        });
    }
  });
export type AllowedMentions = z.output<typeof allowedMentions>;

/** The body of every request that makes or changes a message. */
export const messageForm = z.object({
  content: optional(z.string().max(2000).nullable()),
  embeds: optional(z.array(embed).max(10).nullable()),
  components: optional(z.array(topComponent).max(40).nullable()),
  flags: optional(z.int().min(0).nullable()),
  allowed_mentions: optional(allowedMentions.nullable()),
  attachments: optional(
    z
      .array(
        z.object({
          id: z.union([z.string(), z.int()]),
          filename: optional(z.string().max(1024)),
          description: optional(z.string().max(1024).nullable()),
        }),
      )
      .max(FILES)
      .nullable(),
  ),
  nonce: optional(z.union([z.string().max(25), z.int()]).nullable()),
  enforce_nonce: optional(z.boolean().nullable()),
  message_reference: optional(
    z.object({
      message_id: snowflake,
      channel_id: optional(snowflake),
      fail_if_not_exists: optional(z.boolean()),
    }),
  ),
});
export type MessageForm = z.output<typeof messageForm>;

/** What a message would consist of after the request. */
export interface MessageBody {
  readonly content: string;
  readonly embeds: readonly Embed[];
  readonly components: readonly TopComponent[];
  readonly flags: number;
  readonly attachments: readonly { readonly filename: string }[];
}

/** Checks a whole message against the limits that go across its fields. Throws a refusal. */
export function checkMessage(body: MessageBody): void {
  const { content, embeds, components, attachments } = body;
  const complaints = [
    ...((body.flags & FLAGS.componentsV2) === 0 ? legacyComplaints(body) : modernComplaints(body)),
    ...componentComplaints(body),
  ];
  if (complaints.length > 0) throw invalidForm(complaints);
  const parts = embeds.length + components.length + attachments.length;
  if (content.trim() === '' && parts === 0) throw refusal('emptyMessage');
}

function legacyComplaints({ components, embeds }: MessageBody): Complaint[] {
  const complaints: Complaint[] = components.flatMap(({ type }, n) =>
    type === 1
      ? []
      : {
          path: ['components', n, 'type'],
          code: 'UNION_TYPE_CHOICES',
          message: 'Value of field "type" must be one of (1,).',
        },
  );
  if (components.length > 5) complaints.push(complaint(['components'], 'BASE_TYPE_BAD_LENGTH'));
  if (embedCharacters(embeds) > 6000)
    complaints.push(complaint(['embeds'], 'MAX_EMBED_SIZE_EXCEEDED'));
  return complaints;
}

function modernComplaints({ content, embeds, components }: MessageBody): Complaint[] {
  const legacy = [
    ...(content === '' ? [] : ['content']),
    ...(embeds.length === 0 ? [] : ['embeds']),
  ];
  const complaints: Complaint[] = legacy.map((field) => ({
    path: [field],
    code: 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    message: `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
  }));
  const count = walk(components).length;
  if (count === 0) complaints.push(complaint(['components'], 'BASE_TYPE_REQUIRED'));
  if (count > 40)
    complaints.push(complaint(['components'], 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED'));
  if (displayedText(components).length > 4000)
    complaints.push(complaint(['components'], 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED'));
  return complaints;
}

function componentComplaints({ components, attachments }: MessageBody): Complaint[] {
  const complaints: Complaint[] = [];
  const customIds = new Set<string>();
  const ids = new Set<number>();
  for (const { component, path } of walk(components)) {
    const at = ['components', ...path];
    if ('custom_id' in component) {
      if (customIds.has(component.custom_id))
        complaints.push(complaint([...at, 'custom_id'], 'COMPONENT_CUSTOM_ID_DUPLICATED'));
      customIds.add(component.custom_id);
    }
    if (component.id !== undefined && component.id !== 0) {
      if (ids.has(component.id))
        complaints.push(complaint([...at, 'id'], 'COMPONENT_ID_DUPLICATED'));
      ids.add(component.id);
    }
    for (const url of mediaOf(component)) {
      const name = attachmentName(url);
      if (name !== null && attachments.every(({ filename }) => filename !== name))
        complaints.push(complaint(at, 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND'));
    }
  }
  return complaints;
}

/** The addresses of pictures and files that a component itself shows. */
export function mediaOf(component: Component): string[] {
  return mediaItems(component).map((media) => media.url);
}

/** The pictures and files that a component itself shows. */
export function mediaItems(component: Component): { url: string }[] {
  if (component.type === 11) return [component.media];
  if (component.type === 12) return component.items.map((item) => item.media);
  return component.type === 13 ? [component.file] : [];
}

/** The file that `attachment://NAME` names; null for any other address. */
export function attachmentName(url: string): string | null {
  return url.startsWith('attachment://') ? url.slice('attachment://'.length) : null;
}

/** The words that components show by themselves (text displays), joined by line breaks. */
export function displayedText(components: readonly TopComponent[]): string {
  return walk(components)
    .flatMap(({ component }) => (component.type === 10 ? [component.content] : []))
    .join('\n');
}

function embedCharacters(embeds: readonly Embed[]): number {
  const texts = embeds.flatMap((one) => [
    one.title,
    one.description,
    one.footer?.text,
    one.author?.name,
    ...(one.fields ?? []).flatMap((field) => [field.name, field.value]),
  ]);
  return texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
}
