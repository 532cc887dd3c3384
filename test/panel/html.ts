import type { Button, Field, Form, List, Option, Row } from '../../src/panel/controls.ts';
import { writeId } from '../../src/panel/ids.ts';

/*
 * A surface that is not Discord: what can be pressed as forms of a web page, and what of such a page can be sent. Each form
 * says in its address what it presses.
 */

/** Controls as a page has them. */
export const pageOf = (rows: readonly Row[]): string =>
  rows
    .flatMap((row) => (row.is === 'list' ? [listOf(row.list)] : row.buttons.map(buttonOf)))
    .join('\n');

/** A form as a page has it. */
export const formOf = ({ press, title, fields }: Form): string =>
  element('form', { action: writeId(press) }, [
    element('h1', {}, [text(title)]),
    ...fields.map(fieldOf),
  ]);

const buttonOf = ({ press, label, emoji, means, isDisabled = false }: Button): string =>
  element('form', { action: writeId(press), class: means }, [
    element('button', isDisabled ? { disabled: '' } : {}, [text(`${emoji ?? ''} ${label}`)]),
  ]);

const listOf = ({ press, ...list }: List): string =>
  element('form', { action: writeId(press) }, [selectOf('values', list)]);

const fieldOf = (field: Field): string =>
  element('label', {}, [
    text(field.label),
    'options' in field
      ? selectOf(field.name, field)
      : element('textarea', { name: field.name }, [text(field.value ?? '')]),
  ]);

const selectOf = (
  name: string,
  { options, least = 1, most = 1 }: { options: readonly Option[]; least?: number; most?: number },
): string =>
  element(
    'select',
    { name, 'data-least': `${least}`, 'data-most': `${most}` },
    options.map(({ label, value }) => element('option', { value }, [text(label)])),
  );

const text = (said: string): string =>
  said.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const read = (written: string): string =>
  written.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

const element = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  inner: readonly string[],
): string => {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${text(value)}"`);
  return `<${name}${said.join('')}>${inner.join('')}</${name}>`;
};

/** A form that was found on a page. */
export interface Found {
  /** What it presses. */
  readonly id: string;
  readonly fields: readonly {
    readonly name: string;
    /** What may be chosen; null where something is typed, which is what stands there. */
    readonly options: readonly string[] | null;
    readonly typed: string;
    readonly least: number;
    readonly most: number;
  }[];
}

/** All forms of a page that can be sent. */
export const formsIn = (page: string): Found[] =>
  [...page.matchAll(/<form action="([^"]*)"[^>]*>(.*?)<\/form>/gsu)].flatMap(
    ([, id = '', inner = '']) =>
      inner.includes(' disabled=') ? [] : [{ id: read(id), fields: fieldsIn(inner) }],
  );

const fieldsIn = (inner: string): Found['fields'] =>
  [...inner.matchAll(/<(select|textarea) ([^>]*)>(.*?)<\/\1>/gsu)].map(
    ([, kind, attributes = '', content = '']) => {
      const said = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
      const options = [...content.matchAll(/<option value="([^"]*)"/gu)].map(([, value = '']) =>
        read(value),
      );
      return {
        name: read(said('name')),
        options: kind === 'select' ? options : null,
        typed: read(content),
        least: Number(said('data-least')),
        most: Number(said('data-most')),
      };
    },
  );
