import type { Table } from './pairing/wanted.ts';

/** How a sheet begins what it reckons with. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Rows as CSV after RFC 4180, each line ending in CR LF. A text that a sheet would take for a formula gets an apostrophe
 * before it; numbers stay as they are.
 */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A schedule as CSV: a line for each table with its round and its own number, both from 1, and who has each seat. */
export function scheduleCsv(tables: readonly Table[], nameOf: (user: string) => string): string {
  const seats = Math.max(0, ...tables.map((table) => table.seats.length));
  const rows = tables.map(({ round, seats: users }, index) => {
    const names = Array.from({ length: seats }, (_, seat) => {
      const user = users[seat];
      return user === undefined ? '' : nameOf(user);
    });
    return [round + 1, index + 1, ...names];
  });
  const header = ['round', 'table', ...Array.from({ length: seats }, (_, at) => `seat ${at + 1}`)];
  return csv([header, ...rows]);
}
