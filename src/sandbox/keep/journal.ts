import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Bytes of appended lines after which the file is written anew, unless it was longer before. */
const SLACK = 4 * 1024 * 1024;

/**
 * A file of lines that only grows, until it is written anew. What was appended is with the system at
 * once: the end of the process, of whatever kind, loses nothing, and a line that it cut short has no
 * line break.
 */
export class Journal {
  readonly #file: string;
  #descriptor: number | null = null;
  #whole = 0;
  #appended = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** Must it be written anew? At first, after a failure, and when that would make it much shorter. */
  get isDue(): boolean {
    return this.#descriptor === null || this.#appended > Math.max(SLACK, this.#whole);
  }

  /** Replaces the file, in one step. */
  rewrite(lines: readonly string[]): void {
    this.close();
    mkdirSync(dirname(this.#file), { recursive: true });
    const draft = `${this.#file}.new`;
    const text = textOf(lines);
    // The bot's token is in it.
    const descriptor = openSync(draft, 'w', 0o600);
    try {
      writeFileSync(descriptor, text);
      fsyncSync(descriptor);
      renameSync(draft, this.#file);
    } catch (error) {
      closeSync(descriptor);
      throw error;
    }
    this.#descriptor = descriptor;
    this.#whole = text.length;
    this.#appended = 0;
  }

  /** Adds lines. After a failure the end of the file is not known: it has to be written anew. */
  append(lines: readonly string[]): void {
    if (this.#descriptor === null) throw new Error('The journal is not open.');
    const text = textOf(lines);
    try {
      writeFileSync(this.#descriptor, text);
    } catch (error) {
      this.close();
      throw error;
    }
    this.#appended += text.length;
  }

  close(): void {
    if (this.#descriptor !== null) closeSync(this.#descriptor);
    this.#descriptor = null;
  }
}

const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** The whole lines of such a file. */
export function linesOf(text: string): readonly string[] {
  return text.split('\n').slice(0, -1);
}
