import { z } from 'zod';
import { type Complaint, invalidForm, refusal } from '../refusal.ts';
import { type Component, snowflake, topComponent, type TopComponent, walk } from './components.ts';
import { complain, optional } from './form.ts';

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
const FILES = 10;

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
        complain(
          context,
          [],
          'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
          `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
        );
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
  readonly filenames: readonly string[];
}

/** Checks a whole message against the limits that go across its fields. Throws a refusal. */
export function checkMessage(body: MessageBody): void {
  const complaints: Complaint[] = [
    ...((body.flags & FLAGS.componentsV2) === 0 ? legacyComplaints(body) : modernComplaints(body)),
    ...componentComplaints(body),
  ];
  if (complaints.length > 0) throw invalidForm(complaints);
  const isEmpty =
    body.content.trim() === '' &&
    body.embeds.length === 0 &&
    body.components.length === 0 &&
    body.filenames.length === 0;
  if (isEmpty) throw refusal('emptyMessage');
}

function legacyComplaints(body: MessageBody): Complaint[] {
  const complaints: Complaint[] = [];
  body.components.forEach((component, n) => {
    if (component.type !== 1)
      complaints.push({
        path: ['components', n, 'type'],
        code: 'UNION_TYPE_CHOICES',
        message: 'Value of field "type" must be one of (1,).',
      });
  });
  if (body.components.length > 5)
    complaints.push({
      path: ['components'],
      code: 'BASE_TYPE_BAD_LENGTH',
      message: 'Must be between 1 and 5 in length.',
    });
  if (embedCharacters(body.embeds) > 6000)
    complaints.push({
      path: ['embeds'],
      code: 'MAX_EMBED_SIZE_EXCEEDED',
      message: 'Embed size exceeds maximum size of 6000',
    });
  return complaints;
}

function modernComplaints(body: MessageBody): Complaint[] {
  const complaints: Complaint[] = [];
  const legacy = (field: 'content' | 'embeds'): Complaint => ({
    path: [field],
    code: 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    message: `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
  });
  if (body.content !== '') complaints.push(legacy('content'));
  if (body.embeds.length > 0) complaints.push(legacy('embeds'));
  const placed = walk(body.components);
  if (placed.length === 0)
    complaints.push({
      path: ['components'],
      code: 'BASE_TYPE_REQUIRED',
      message: 'This field is required',
    });
  if (placed.length > 40)
    complaints.push({
      path: ['components'],
      code: 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      message: 'The total number of components cannot exceed 40',
    });
  if (displayedText(body.components).length > 4000)
    complaints.push({
      path: ['components'],
      code: 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      message: 'The displayable text of all components cannot exceed 4000 characters',
    });
  return complaints;
}

function componentComplaints(body: MessageBody): Complaint[] {
  const complaints: Complaint[] = [];
  const customIds = new Set<string>();
  const ids = new Set<number>();
  for (const { component, path } of walk(body.components)) {
    const at = ['components', ...path];
    if ('custom_id' in component) {
      if (customIds.has(component.custom_id))
        complaints.push({
          path: [...at, 'custom_id'],
          code: 'COMPONENT_CUSTOM_ID_DUPLICATED',
          message: 'Component custom id cannot be duplicated',
        });
      customIds.add(component.custom_id);
    }
    if (component.id !== undefined && component.id !== 0) {
      if (ids.has(component.id))
        complaints.push({
          path: [...at, 'id'],
          code: 'COMPONENT_ID_DUPLICATED',
          message: 'Component id cannot be duplicated',
        });
      ids.add(component.id);
    }
    for (const url of mediaOf(component)) {
      const name = attachmentName(url);
      if (name !== null && !body.filenames.includes(name))
        complaints.push({
          path: at,
          code: 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
          message: 'The referenced attachment in the unfurled media item was not found.',
        });
    }
  }
  return complaints;
}

/** The addresses of pictures and files that a component itself shows. */
export function mediaOf(component: Component): string[] {
  if (component.type === 11) return [component.media.url];
  if (component.type === 12) return component.items.map((item) => item.media.url);
  return component.type === 13 ? [component.file.url] : [];
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
