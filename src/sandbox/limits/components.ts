import { z } from 'zod';
import { complain, optional, repeatsIn, saying } from './form.ts';

/** Message and modal components with Discord's limits, as data. Types are Discord's numbers. */

/** Seventeen to twenty digits. */
export const snowflake = z.string().regex(/^\d{17,20}$/);

const customId = z.string().min(1).max(100);
const isUnicodeEmoji = (name: string): boolean =>
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[#*0-9]\uFE0F?\u20E3)/u.test(name);

/** A component of one of Discord's types: what every one has, and what those of its type have. */
const component = <Type extends number, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  shape: Shape,
) =>
  z.object({
    type: z.literal(type),
    id: optional(z.int().min(0).max(2_147_483_647)),
    ...shape,
  });

const emoji = z
  .object({
    id: optional(snowflake),
    name: optional(z.string()),
    animated: optional(z.boolean()),
  })
  .refine(
    ({ id, name }) => Boolean(id) || isUnicodeEmoji(name ?? ''),
    saying('COMPONENT_INVALID_EMOJI', 'name'),
  );

const buttonFace = {
  label: optional(z.string().max(80)),
  emoji: optional(emoji),
  disabled: optional(z.boolean()),
};

const button = z
  .discriminatedUnion('style', [
    component(2, { ...buttonFace, style: z.literal([1, 2, 3, 4]), custom_id: customId }),
    component(2, { ...buttonFace, style: z.literal(5), url: z.url().max(512) }),
    component(2, {
      style: z.literal(6),
      sku_id: snowflake,
      disabled: optional(z.boolean()),
    }),
  ])
  .refine(
    (one) => one.style === 6 || Boolean(one.label) || one.emoji !== undefined,
    saying('BUTTON_COMPONENT_NO_FACE'),
  );

const selectFace = {
  custom_id: customId,
  placeholder: optional(z.string().max(150)),
  min_values: optional(z.int().min(0).max(25)),
  max_values: optional(z.int().min(1).max(25)),
  disabled: optional(z.boolean()),
  /** In modals only. */
  required: optional(z.boolean()),
};

const selectOption = z.object({
  label: z.string().min(1).max(100),
  value: z.string().min(1).max(100),
  description: optional(z.string().max(100)),
  emoji: optional(emoji),
  default: optional(z.boolean()),
});

const stringSelect = component(3, {
  ...selectFace,
  options: z.array(selectOption).min(1).max(25),
}).superRefine((select, context) => {
  checkOptions(select.options, select.min_values ?? 1, select.max_values ?? 1, context);
});

/** What holds for all that is chosen of options, `least` to `most` of them at once. */
function checkOptions(
  options: readonly { readonly value: string; readonly default?: boolean }[],
  least: number,
  most: number,
  context: z.RefinementCtx,
): void {
  for (const n of repeatsIn(options.map((option) => option.value)))
    complain(context, ['options', n, 'value'], 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED');
  if (most > Math.max(1, options.length))
    complain(context, ['max_values'], 'SELECT_COMPONENT_MAX_OVER_OPTIONS');
  if (options.filter((option) => option.default).length > most)
    complain(context, ['options'], 'SELECT_COMPONENT_TOO_MANY_DEFAULTS');
  if (least > most) complain(context, ['min_values'], 'SELECT_COMPONENT_MIN_OVER_MAX');
}

const userSelect = component(5, {
  ...selectFace,
  default_values: optional(z.array(z.object({ id: snowflake, type: z.literal('user') })).max(25)),
});

const inMessageRow = z.discriminatedUnion('type', [button, stringSelect, userSelect]);

const actionRow = component(1, { components: z.array(inMessageRow).min(1).max(5) }).refine(
  ({ components }) => components.length === 1 || components.every(({ type }) => type === 2),
  saying('COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'components'),
);

const mediaUrl = z
  .string()
  .max(2048)
  .regex(/^(?:https?|attachment):\/\/\S+$/);
const media = {
  media: z.object({ url: mediaUrl }),
  /** Its alt text. */
  description: optional(z.string().min(1).max(1024).nullable()),
  spoiler: optional(z.boolean()),
};
const textDisplay = component(10, { content: z.string().min(1).max(4000) });
const thumbnail = component(11, media);
const section = component(9, {
  components: z.array(textDisplay).min(1).max(3),
  accessory: z.discriminatedUnion('type', [button, thumbnail]),
});
const mediaGallery = component(12, { items: z.array(z.object(media)).min(1).max(10) });
const file = component(13, {
  file: z.object({ url: z.string().regex(/^attachment:\/\/\S+$|^https?:\/\/\S+\/attachments\//) }),
  spoiler: optional(z.boolean()),
});
const separator = component(14, {
  divider: optional(z.boolean()),
  spacing: optional(z.literal([1, 2])),
});
const inContainer = [actionRow, section, textDisplay, mediaGallery, file, separator] as const;
const container = component(17, {
  components: z.array(z.discriminatedUnion('type', inContainer)).min(1).max(40),
  accent_color: optional(z.int().min(0).max(0xffffff).nullable()),
  spoiler: optional(z.boolean()),
});

/** A component at the top of a message. */
export const topComponent = z.discriminatedUnion('type', [...inContainer, container]);
export type TopComponent = z.output<typeof topComponent>;
/** Any component of a message, at any depth. */
export type Component = TopComponent | z.output<typeof inMessageRow> | z.output<typeof thumbnail>;

const textInputBody = {
  custom_id: customId,
  style: z.literal([1, 2]),
  min_length: optional(z.int().min(0).max(4000)),
  max_length: optional(z.int().min(1).max(4000)),
  required: optional(z.boolean()),
  value: optional(z.string().max(4000)),
  placeholder: optional(z.string().max(100)),
};
const bareInput = component(4, textInputBody);
const labelledInput = component(4, { ...textInputBody, label: z.string().min(1).max(45) });

const group = { custom_id: customId, required: optional(z.boolean()) };
const groupOptions = z.array(selectOption.omit({ emoji: true })).max(10);
const radioGroup = component(21, { ...group, options: groupOptions.min(2) }).superRefine(
  ({ options }, context) => {
    checkOptions(options, 1, 1, context);
  },
);
const checkboxGroup = component(22, {
  ...group,
  options: groupOptions.min(1),
  min_values: optional(z.int().min(0).max(10)),
  max_values: optional(z.int().min(1).max(10)),
}).superRefine(({ options, min_values: least = 1, max_values, required }, context) => {
  checkOptions(options, least, max_values ?? options.length, context);
  if (least === 0 && required !== false)
    complain(context, ['min_values'], 'COMPONENT_REQUIRED_MIN_VALUES_INVALID');
});
const checkbox = component(23, { custom_id: customId, default: optional(z.boolean()) });
const inLabel = z.discriminatedUnion('type', [
  bareInput,
  stringSelect,
  userSelect,
  radioGroup,
  checkboxGroup,
  checkbox,
]);

const modalRow = component(1, { components: z.array(labelledInput).length(1) });
const label = component(18, {
  label: z.string().min(1).max(45),
  description: optional(z.string().max(100)),
  component: inLabel,
});

/** A field of a modal that a person fills in. */
export type ModalField = z.output<typeof inLabel> | z.output<typeof labelledInput>;

/** The data of a modal (callback type 9). */
export const modal = z
  .object({
    custom_id: customId,
    title: z.string().min(1).max(45),
    components: z
      .array(z.discriminatedUnion('type', [modalRow, label, textDisplay]))
      .min(1)
      .max(5),
  })
  .superRefine(({ components }, context) => {
    const seen = new Set<string>();
    components.forEach((one, n) => {
      const field = fieldOf(one);
      if (field === null) return;
      if (seen.has(field.custom_id))
        complain(context, ['components', n], 'COMPONENT_CUSTOM_ID_DUPLICATED');
      seen.add(field.custom_id);
      if (field.type === 4 && (field.min_length ?? 0) > (field.max_length ?? 4000))
        complain(context, ['components', n], 'TEXT_INPUT_MIN_OVER_MAX');
    });
  });
export type Modal = z.output<typeof modal>;

/** The field in one component of a modal; null for mere text. */
export function fieldOf(component: Modal['components'][number]): ModalField | null {
  if (component.type === 18) return component.component;
  return component.type === 1 ? (component.components[0] ?? null) : null;
}

/** A component and where it is. */
export interface Placed {
  readonly component: Component;
  readonly path: readonly (string | number)[];
}

/** All components of a message, outer before inner, in reading order. */
export function walk(
  components: readonly Component[],
  path: readonly (string | number)[] = [],
): Placed[] {
  return components.flatMap((component, n) => {
    const here = [...path, n];
    const placed: Placed[] = [{ component, path: here }];
    if ('components' in component)
      placed.push(...walk(component.components, [...here, 'components']));
    if (component.type === 9)
      placed.push({ component: component.accessory, path: [...here, 'accessory'] });
    return placed;
  });
}
