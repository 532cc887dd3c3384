import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInLabel,
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
  TextInputStyle,
} from 'discord.js';
import type { Button, Field, Form, List, Meaning, Option, Row } from '../panel/controls.ts';
import { writeId } from '../panel/ids.ts';
import {
  BUTTON_LABEL,
  DESCRIPTION,
  FIELD_LABEL,
  OPTION_LABEL,
  PLACEHOLDER,
} from '../panel/limits.ts';
import { clip } from '../presentation/clip.ts';

/** A row of controls as Discord takes it. */
export type PaintedRow = APIActionRowComponent<APIButtonComponent | APIStringSelectComponent>;

/** Makes Discord's components of controls, with its limits kept. */
export const paintedRows = (rows: readonly Row[]): PaintedRow[] =>
  rows.map((row) => ({
    type: ComponentType.ActionRow,
    components: row.is === 'list' ? [paintedList(row.list)] : row.buttons.map(paintedButton),
  }));

const STYLES = {
  main: ButtonStyle.Primary,
  answer: ButtonStyle.Success,
  loses: ButtonStyle.Danger,
  quiet: ButtonStyle.Secondary,
} as const satisfies Record<Meaning, ButtonStyle>;

const paintedButton = ({ press, label, means, emoji, isDisabled }: Button): APIButtonComponent => ({
  type: ComponentType.Button,
  custom_id: writeId(press),
  label: clip(label, BUTTON_LABEL),
  style: STYLES[means],
  ...(emoji === null ? {} : { emoji: { name: emoji } }),
  ...(isDisabled === undefined ? {} : { disabled: isDisabled }),
});

const paintedList = ({ press, ...list }: List): APIStringSelectComponent => ({
  type: ComponentType.StringSelect,
  custom_id: writeId(press),
  ...choosing(list),
});

/** What of a list is the same on a message and in a form. */
const choosing = ({ options, placeholder, least, most }: Omit<List, 'press'>) => ({
  options: options.map(paintedOption),
  ...(placeholder === undefined ? {} : { placeholder: clip(placeholder, PLACEHOLDER) }),
  ...(least === undefined ? {} : { min_values: least }),
  ...(most === undefined ? {} : { max_values: most }),
});

const paintedOption = ({ label, value, emoji, description, isChosen }: Option) => ({
  label: clip(label, OPTION_LABEL),
  value,
  ...(emoji === undefined ? {} : { emoji: { name: emoji } }),
  ...(description === undefined ? {} : { description: clip(description, DESCRIPTION) }),
  ...(isChosen === undefined ? {} : { default: isChosen }),
});

/**
 * Makes a form of Discord's.
 *
 * @param id its custom id, which `readFormId` reads
 */
export const paintedForm = (
  { title, fields }: Form,
  id: string,
): APIModalInteractionResponseCallbackData => ({
  custom_id: id,
  title: clip(title, FIELD_LABEL),
  components: fields.map(
    (field): APILabelComponent => ({
      type: ComponentType.Label,
      label: clip(field.label, FIELD_LABEL),
      ...(field.description === undefined
        ? {}
        : { description: clip(field.description, DESCRIPTION) }),
      component: paintedField(field),
    }),
  ),
});

function paintedField(field: Field): APIComponentInLabel {
  const { name, isNeeded } = field;
  const own = { custom_id: name, ...(isNeeded === undefined ? {} : { required: isNeeded }) };
  switch (field.is) {
    case 'list':
      return { type: ComponentType.StringSelect, ...own, ...choosing(field) };
    case 'boxes': {
      const { placeholder: _none, ...boxes } = field;
      return { type: ComponentType.CheckboxGroup, ...own, ...choosing(boxes) };
    }
    case 'one':
      return { type: ComponentType.RadioGroup, ...own, options: field.options.map(paintedOption) };
    case 'line':
    case 'lines': {
      const { value, placeholder, longest } = field;
      return {
        type: ComponentType.TextInput,
        ...own,
        style: field.is === 'line' ? TextInputStyle.Short : TextInputStyle.Paragraph,
        ...(value === undefined ? {} : { value }),
        ...(placeholder === undefined ? {} : { placeholder }),
        ...(longest === undefined ? {} : { max_length: longest }),
      };
    }
  }
}
