import { z } from 'zod';
import { complain, optional } from './form.ts';

/** Message and modal components with Discord's limits, as data. Types are Discord's numbers. */

/** Seventeen to twenty digits. */
export const snowflake = z.string().regex(/^\d{17,20}$/);

const componentId = { id: optional(z.int().min(0).max(2_147_483_647)) };
const customId = z.string().min(1).max(100);
const isUnicodeEmoji = (name: string): boolean =>
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[#*0-9]\uFE0F?\u20E3)/u.test(name);

const emoji = z
  .object({
    id: optional(snowflake),
    name: optional(z.string()),
    animated: optional(z.boolean()),
  })
  .superRefine((value, context) => {
    if (!value.id && !isUnicodeEmoji(value.name ?? ''))
      complain(context, ['name'], 'COMPONENT_INVALID_EMOJI', 'Invalid emoji');
  });

const buttonFace = {
  type: z.literal(2),
  ...componentId,
  label: optional(z.string().max(80)),
  emoji: optional(emoji),
  disabled: optional(z.boolean()),
};

const button = z
  .discriminatedUnion('style', [
    z.object({ ...buttonFace, style: z.literal([1, 2, 3, 4]), custom_id: customId }),
    z.object({ ...buttonFace, style: z.literal(5), url: z.url().max(512) }),
    z.object({
      type: z.literal(2),
      ...componentId,
      style: z.literal(6),
      sku_id: snowflake,
      disabled: optional(z.boolean()),
    }),
  ])
  .superRefine((value, context) => {
    if (value.style !== 6 && !value.label && value.emoji === undefined)
      complain(context, [], 'BUTTON_COMPONENT_NO_FACE', 'A button must have a label or emoji');
  });

const selectFace = {
  ...componentId,
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

const stringSelect = z
  .object({ type: z.literal(3), ...selectFace, options: z.array(selectOption).min(1).max(25) })
  .superRefine((select, context) => {
    const most = select.max_values ?? 1;
    checkOptions(select.options, most, context);
    if ((select.min_values ?? 1) > most)
      complain(context, ['min_values'], 'SELECT_COMPONENT_MIN_OVER_MAX', 'Is more than max_values');
  });

/** What holds for all that is chosen of options, `most` of them at once. */
function checkOptions(
  options: readonly { readonly value: string; readonly default?: boolean }[],
  most: number,
  context: z.RefinementCtx,
): void {
  const seen = new Set<string>();
  options.forEach((option, n) => {
    if (seen.has(option.value))
      complain(
        context,
        ['options', n, 'value'],
        'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
        'The specified option value is already used',
      );
    seen.add(option.value);
  });
  if (most > Math.max(1, options.length))
    complain(context, ['max_values'], 'SELECT_COMPONENT_MAX_OVER_OPTIONS', 'More than options');
  if (options.filter((option) => option.default).length > most)
    complain(context, ['options'], 'SELECT_COMPONENT_TOO_MANY_DEFAULTS', 'More than max_values');
}

const userSelect = z.object({
  type: z.literal(5),
  ...selectFace,
  default_values: optional(z.array(z.object({ id: snowflake, type: z.literal('user') })).max(25)),
});

const inMessageRow = z.discriminatedUnion('type', [button, stringSelect, userSelect]);

const actionRow = z
  .object({ type: z.literal(1), ...componentId, components: z.array(inMessageRow).min(1).max(5) })
  .superRefine((row, context) => {
    if (row.components.length > 1 && row.components.some((component) => component.type !== 2))
      complain(
        context,
        ['components'],
        'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
        'The specified component exceeds the maximum width',
      );
  });

const mediaUrl = z
  .string()
  .max(2048)
  .regex(/^(?:https?|attachment):\/\/\S+$/);
const altText = optional(z.string().min(1).max(1024).nullable());
const textDisplay = z.object({
  type: z.literal(10),
  ...componentId,
  content: z.string().min(1).max(4000),
});
const thumbnail = z.object({
  type: z.literal(11),
  ...componentId,
  media: z.object({ url: mediaUrl }),
  description: altText,
  spoiler: optional(z.boolean()),
});
const section = z.object({
  type: z.literal(9),
  ...componentId,
  components: z.array(textDisplay).min(1).max(3),
  accessory: z.discriminatedUnion('type', [button, thumbnail]),
});
const mediaGallery = z.object({
  type: z.literal(12),
  ...componentId,
  items: z
    .array(
      z.object({
        media: z.object({ url: mediaUrl }),
        description: altText,
        spoiler: optional(z.boolean()),
      }),
    )
    .min(1)
    .max(10),
});
const file = z.object({
  type: z.literal(13),
  ...componentId,
  file: z.object({ url: z.string().regex(/^attachment:\/\/\S+$|^https?:\/\/\S+\/attachments\//) }),
  spoiler: optional(z.boolean()),
});
const separator = z.object({
  type: z.literal(14),
  ...componentId,
  divider: optional(z.boolean()),
  spacing: optional(z.literal([1, 2])),
});
const inContainer = z.discriminatedUnion('type', [
  actionRow,
  section,
  textDisplay,
  mediaGallery,
  file,
  separator,
]);
const container = z.object({
  type: z.literal(17),
  ...componentId,
  components: z.array(inContainer).min(1).max(40),
  accent_color: optional(z.int().min(0).max(0xffffff).nullable()),
  spoiler: optional(z.boolean()),
});

/** A component at the top of a message. */
export const topComponent = z.discriminatedUnion('type', [
  actionRow,
  section,
  textDisplay,
  mediaGallery,
  file,
  separator,
  container,
]);
export type TopComponent = z.output<typeof topComponent>;
/** Any component of a message, at any depth. */
export type Component =
  | TopComponent
  | z.output<typeof inMessageRow>
  | z.output<typeof thumbnail>
  | z.output<typeof inContainer>;

const textInputBody = {
  type: z.literal(4),
  ...componentId,
  custom_id: customId,
  style: z.literal([1, 2]),
  min_length: optional(z.int().min(0).max(4000)),
  max_length: optional(z.int().min(1).max(4000)),
  required: optional(z.boolean()),
  value: optional(z.string().max(4000)),
  placeholder: optional(z.string().max(100)),
};
const labelledInput = z.object({ ...textInputBody, label: z.string().min(1).max(45) });
const bareInput = z.object(textInputBody);

const groupOption = selectOption.omit({ emoji: true });
const group = { ...componentId, custom_id: customId, required: optional(z.boolean()) };
const radioGroup = z
  .object({ type: z.literal(21), ...group, options: z.array(groupOption).min(2).max(10) })
  .superRefine((radios, context) => {
    checkOptions(radios.options, 1, context);
  });
const checkboxGroup = z
  .object({
    type: z.literal(22),
    ...group,
    options: z.array(groupOption).min(1).max(10),
    min_values: optional(z.int().min(0).max(10)),
    max_values: optional(z.int().min(1).max(10)),
  })
  .superRefine((boxes, context) => {
    const most = boxes.max_values ?? boxes.options.length;
    checkOptions(boxes.options, most, context);
    const least = boxes.min_values ?? 1;
    if (least > most)
      complain(context, ['min_values'], 'SELECT_COMPONENT_MIN_OVER_MAX', 'Is more than max_values');
    if (least === 0 && boxes.required !== false)
      complain(
        context,
        ['min_values'],
        'COMPONENT_REQUIRED_MIN_VALUES_INVALID',
        'Must be at least 1 where the component is required',
      );
  });
const checkbox = z.object({
  type: z.literal(23),
  ...componentId,
  custom_id: customId,
  default: optional(z.boolean()),
});
const inLabel = z.discriminatedUnion('type', [
  bareInput,
  stringSelect,
  userSelect,
  radioGroup,
  checkboxGroup,
  checkbox,
]);

const modalRow = z.object({
  type: z.literal(1),
  ...componentId,
  components: z.array(labelledInput).length(1),
});
const label = z.object({
  type: z.literal(18),
  ...componentId,
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
  .superRefine((value, context) => {
    const seen = new Set<string>();
    value.components.forEach((component, n) => {
      const field = fieldOf(component);
      if (field === null) return;
      if (seen.has(field.custom_id))
        complain(
          context,
          ['components', n],
          'COMPONENT_CUSTOM_ID_DUPLICATED',
          'Component custom id cannot be duplicated',
        );
      seen.add(field.custom_id);
      if (field.type === 4 && (field.min_length ?? 0) > (field.max_length ?? 4000))
        complain(
          context,
          ['components', n],
          'TEXT_INPUT_MIN_OVER_MAX',
          'min_length over max_length',
        );
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
