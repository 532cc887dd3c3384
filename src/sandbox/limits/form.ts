import { z } from 'zod';
import { type Complaint, invalidForm } from '../refusal.ts';

/** A key that may be left out (and is then absent, not undefined). */
export const optional = z.exactOptional;

/** What Discord complains of in a form beyond types, lengths and numbers: its code, and its words. */
const COMPLAINTS = {
  APPLICATION_COMMAND_INVALID_NAME: 'Command names must be lower case.',
  APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES:
    'Autocomplete and choices are mutually exclusive',
  APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED: 'Option names must be unique',
  APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID:
    'Required options must be placed before non-required options',
  APPLICATION_COMMAND_OPTIONS_TYPE_INVALID:
    'Sub-command and sub-command group option types are mutually exclusive to all other types',
  APPLICATION_COMMAND_TOO_LARGE: 'Command exceeds maximum size (8000)',
  APPLICATION_COMMANDS_DUPLICATE_NAME: 'Application command names must be unique',
  BASE_TYPE_BAD_LENGTH: 'Must be between 1 and 5 in length.',
  BASE_TYPE_REQUIRED: 'This field is required',
  BUTTON_COMPONENT_NO_FACE: 'A button must have a label or emoji',
  COMPONENT_CUSTOM_ID_DUPLICATED: 'Component custom id cannot be duplicated',
  COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED:
    'The displayable text of all components cannot exceed 4000 characters',
  COMPONENT_ID_DUPLICATED: 'Component id cannot be duplicated',
  COMPONENT_INVALID_EMOJI: 'Invalid emoji',
  COMPONENT_LAYOUT_WIDTH_EXCEEDED: 'The specified component exceeds the maximum width',
  COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED: 'The total number of components cannot exceed 40',
  COMPONENT_REQUIRED_MIN_VALUES_INVALID: 'Must be at least 1 where the component is required',
  DICT_TYPE_CONVERT: 'Only dictionaries may be used in a DictType',
  LIST_TYPE_CONVERT: 'Only iterables may be used in a ListType',
  MAX_EMBED_SIZE_EXCEEDED: 'Embed size exceeds maximum size of 6000',
  MESSAGE_REFERENCE_UNKNOWN_MESSAGE: 'Unknown message',
  SELECT_COMPONENT_MAX_OVER_OPTIONS: 'More than options',
  SELECT_COMPONENT_MIN_OVER_MAX: 'Is more than max_values',
  SELECT_COMPONENT_OPTION_VALUE_DUPLICATED: 'The specified option value is already used',
  SELECT_COMPONENT_TOO_MANY_DEFAULTS: 'More than max_values',
  STRING_TYPE_REGEX: 'String value did not match validation regex.',
  TEXT_INPUT_MIN_OVER_MAX: 'min_length over max_length',
  UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND:
    'The referenced attachment in the unfurled media item was not found.',
} as const;

type Code = keyof typeof COMPLAINTS;
type Path = Complaint['path'];
type Words = Omit<Complaint, 'path'>;

const inWords = (code: Code): Words => ({ code, message: COMPLAINTS[code] });

/** A complaint in Discord's own words. */
export function complaint(path: Path, code: Code): Complaint {
  return { path, ...inWords(code) };
}

/** What zod is told to complain of where a check fails; at the field `path` of what is checked. */
export function saying(code: Code, ...path: (string | number)[]) {
  return { path, message: COMPLAINTS[code], params: { discord: code } };
}

/** Adds a complaint in Discord's own words to a zod check. */
export function complain(context: z.RefinementCtx, path: Path, code: Code): void {
  context.addIssue({ code: 'custom', ...saying(code, ...path) });
}

/** Where in a list something stands that stood there before. */
export function repeatsIn(list: readonly unknown[]): number[] {
  return list.flatMap((one, n) => (list.indexOf(one) < n ? [n] : []));
}

/** Reads a request's body by its schema, or refuses it with code 50035 and nested complaints. */
export function readForm<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const read = schema.safeParse(body, { reportInput: true });
  if (read.success) return read.data;
  throw invalidForm(
    read.error.issues.map((issue) => {
      const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
      return { path, ...wordsOf(issue) };
    }),
  );
}

const INT = 'int value should be';
const isOfLength = (origin: string): boolean => origin === 'string' || origin === 'array';

function wordsOf(issue: z.core.$ZodIssue): Words {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? inWords('BASE_TYPE_REQUIRED')
        : typeError(issue.expected, issue.input);
    case 'too_big':
      return isOfLength(issue.origin)
        ? { code: 'BASE_TYPE_MAX_LENGTH', message: `Must be ${issue.maximum} or fewer in length.` }
        : { code: 'NUMBER_TYPE_MAX', message: `${INT} less than or equal to ${issue.maximum}.` };
    case 'too_small':
      return isOfLength(issue.origin)
        ? { code: 'BASE_TYPE_MIN_LENGTH', message: `Must be ${issue.minimum} or more in length.` }
        : { code: 'NUMBER_TYPE_MIN', message: `${INT} greater than or equal to ${issue.minimum}.` };
    case 'invalid_format':
      return inWords('STRING_TYPE_REGEX');
    case 'invalid_value':
      return issue.input === undefined ? inWords('BASE_TYPE_REQUIRED') : notOneOf(issue.values);
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

/** The complaint about a value that is none of those allowed. */
export function notOneOf(allowed: readonly unknown[]): Words {
  return {
    code: 'BASE_TYPE_CHOICES',
    message: `Value must be one of {${allowed.map(String).join(', ')}}.`,
  };
}

function typeError(expected: string, value: unknown): Words {
  if (expected === 'array') return inWords('LIST_TYPE_CONVERT');
  if (expected === 'object' || expected === 'record') return inWords('DICT_TYPE_CONVERT');
  if (expected === 'number' || expected === 'int')
    return { code: 'NUMBER_TYPE_COERCE', message: `Value "${String(value)}" is not ${expected}.` };
  return { code: 'BASE_TYPE_CONVERT', message: `Could not convert to ${expected}.` };
}
