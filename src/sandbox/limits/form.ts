import { z } from 'zod';
import { type Complaint, invalidForm } from '../refusal.ts';

/** A key that may be left out (and is then absent, not undefined). */
export const optional = z.exactOptional;

/** Adds a complaint of Discord's own code to a zod check. */
export function complain(
  context: z.RefinementCtx,
  path: readonly (string | number)[],
  code: string,
  message: string,
): void {
  context.addIssue({ code: 'custom', path: [...path], message, params: { discord: code } });
}

/** Reads a request's body by its schema, or refuses it with code 50035 and nested complaints. */
export function readForm<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw invalidForm(read.error.issues.map((issue) => complaintOf(issue, body)));
}

function complaintOf(issue: z.core.$ZodIssue, body: unknown): Complaint {
  const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
  return { path, ...wordsOf(issue, valueAt(body, path)) };
}

function wordsOf(issue: z.core.$ZodIssue, value: unknown): { code: string; message: string } {
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined
        ? { code: 'BASE_TYPE_REQUIRED', message: 'This field is required' }
        : typeError(issue.expected, value);
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? {
            code: 'BASE_TYPE_MAX_LENGTH',
            message: `Must be ${issue.maximum} or fewer in length.`,
          }
        : {
            code: 'NUMBER_TYPE_MAX',
            message: `int value should be less than or equal to ${issue.maximum}.`,
          };
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? { code: 'BASE_TYPE_MIN_LENGTH', message: `Must be ${issue.minimum} or more in length.` }
        : {
            code: 'NUMBER_TYPE_MIN',
            message: `int value should be greater than or equal to ${issue.minimum}.`,
          };
    case 'invalid_format':
      return {
        code: 'STRING_TYPE_REGEX',
        message: 'String value did not match validation regex.',
      };
    case 'invalid_value':
      return value === undefined
        ? { code: 'BASE_TYPE_REQUIRED', message: 'This field is required' }
        : {
            code: 'BASE_TYPE_CHOICES',
            message: `Value must be one of {${issue.values.map(String).join(', ')}}.`,
          };
    case 'invalid_union':
      return {
        code: 'UNION_TYPE_CHOICES',
        message: `Value of field "${issue.discriminator ?? 'type'}" is not one of those allowed here.`,
      };
    case 'custom':
      return {
        code: typeof issue.params?.['discord'] === 'string' ? issue.params['discord'] : 'BASE_TYPE',
        message: issue.message,
      };
    default:
      return { code: 'BASE_TYPE', message: issue.message };
  }
}

function typeError(expected: string, value: unknown): { code: string; message: string } {
  if (expected === 'array')
    return { code: 'LIST_TYPE_CONVERT', message: 'Only iterables may be used in a ListType' };
  if (expected === 'object' || expected === 'record')
    return { code: 'DICT_TYPE_CONVERT', message: 'Only dictionaries may be used in a DictType' };
  if (expected === 'number' || expected === 'int')
    return { code: 'NUMBER_TYPE_COERCE', message: `Value "${String(value)}" is not ${expected}.` };
  return { code: 'BASE_TYPE_CONVERT', message: `Could not convert to ${expected}.` };
}

function valueAt(body: unknown, path: readonly (string | number)[]): unknown {
  let value = body;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.entries(value).find(([name]) => name === String(key))?.[1];
  }
  return value;
}
