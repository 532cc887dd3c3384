import { z } from 'zod';

const fieldsSchema = z.array(
  z.object({
    component: z.object({
      custom_id: z.string(),
      value: z.string().default(''),
      options: z
        .array(z.object({ value: z.string(), default: z.boolean().default(false) }))
        .optional(),
    }),
  }),
);

/** What stands in the fields of a form as it is opened, by their custom ids. */
export function heldBy(components: unknown): Record<string, string> {
  return Object.fromEntries(
    fieldsSchema.parse(components).map(({ component: { custom_id: id, value, options } }) => {
      const chosen = options?.filter((option) => option.default).map((option) => option.value);
      return [id, chosen?.join(',') ?? value];
    }),
  );
}
