import { readFile, rename, writeFile } from 'node:fs/promises';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { AnyEdition, ComputerPlayer } from '../presentation/edition.ts';
import { randomPlayer } from '../ai/random.ts';
import type { Entry } from '../engine/match.ts';
import { type MatchRecord, readRecord } from '../engine/record.ts';
import { replay, type Replayed } from '../engine/replay.ts';
import { SHELF } from '../games/index.ts';
import { USUAL_LANGUAGE } from '../language/languages.ts';
import { hasItsRules } from '../match/stored/edition.ts';
import { isTheme, type ThemeId, THEMES } from '../render/palette.ts';

/** Why a command cannot do what it was asked: one sentence for the person at the terminal. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

/** The result of a command, for people and for programs. If not `ok`, its exit status is 1. */
export interface Report {
  readonly ok: boolean;
  readonly text: string;
  readonly json: unknown;
}

/**
 * Runs a command with the arguments of this process. The report goes to standard output, as JSON with `--json`; a
 * sentence about a fault goes to standard error, and the exit status is 1.
 *
 * @param usage one line that shows how it is called
 * @param options those besides `--json`, `--help` and `--yes`; all of them take a text
 * @param main receives the arguments, the options, and whether `--yes` was given
 * @param asksFirst whether the command takes `--yes`
 */
export async function command<O extends string>(
  usage: string,
  options: readonly O[],
  main: (
    positionals: readonly string[],
    values: Readonly<Partial<Record<O, string>>>,
    yes: boolean,
  ) => Promise<Report>,
  asksFirst = false,
): Promise<void> {
  try {
    const { positionals, values, json, help, yes } = parse(options, asksFirst);
    if (help) {
      process.stdout.write(`${usage}\n`);
      return;
    }
    const report = await main(positionals, values, yes);
    if (json) process.stdout.write(`${JSON.stringify(report.json, null, 2)}\n`);
    else if (report.ok) process.stdout.write(`${report.text}\n`);
    if (report.ok) return;
    process.stderr.write(`${report.text}\n`);
  } catch (error) {
    const known = error instanceof Fault || isBadArgument(error);
    const text = error instanceof Error ? (known ? error.message : error.stack) : String(error);
    process.stderr.write(`${text}\n`);
    if (known) process.stderr.write(`${usage}\n`);
  }
  process.exitCode = 1;
}

function parse<O extends string>(options: readonly O[], asksFirst: boolean) {
  const config: NonNullable<ParseArgsConfig['options']> = {
    json: { type: 'boolean' },
    help: { type: 'boolean' },
    ...(asksFirst ? { yes: { type: 'boolean' } } : {}),
  };
  for (const option of options) config[option] = { type: 'string' };
  const args = withNumbers(process.argv.slice(2));
  const parsed = parseArgs({ args, allowPositionals: true, options: config });
  const values: Partial<Record<O, string>> = {};
  for (const option of options) {
    const value = parsed.values[option];
    if (typeof value === 'string') values[option] = value;
  }
  const { positionals } = parsed;
  return {
    positionals,
    values,
    json: parsed.values['json'] === true,
    help: parsed.values['help'] === true,
    yes: parsed.values['yes'] === true,
  };
}

/**
 * Joins a negative number to the option before it, so that the option’s own check refuses it, with a better sentence.
 */
function withNumbers(args: readonly string[]): string[] {
  const read: string[] = [];
  for (const arg of args) {
    const option = read.at(-1);
    if (/^-\d/.test(arg) && option !== undefined && /^--\w+$/.test(option)) {
      read.splice(-1, 1, `${option}=${arg}`);
    } else {
      read.push(arg);
    }
  }
  return read;
}

function isBadArgument(error: unknown): boolean {
  return (
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE')
  );
}

/** The edition of a game. Throws a `Fault` if there is none with this id. */
export function editionOf(id: string | undefined): AnyEdition {
  const edition = id === undefined ? undefined : SHELF.get(id);
  if (edition !== undefined) return edition;
  const known = [...SHELF.keys()].join(', ');
  throw new Fault(
    id === undefined
      ? `Say which game: ${known}.`
      : `There is no game called "${id}"; there is ${known}.`,
  );
}

/** The edition by whose rules a record was played. Throws a `Fault` if its rules or content have changed since. */
export function editionPlayed({ game, rules, content }: MatchRecord): AnyEdition {
  const edition = editionOf(game);
  if (hasItsRules(edition, { rules, content: content ?? null })) return edition;
  throw new Fault(
    `This match was played under other rules or with other content than ${edition.name} has here. Use the version of Firepit in which it was played.`,
  );
}

/** Reads a record from a file. Throws a `Fault` if it cannot. */
export async function recordIn(path: string): Promise<MatchRecord> {
  const read = readRecord(await readText(path));
  if (read.ok) return read.value;
  throw new Fault(read.refusal);
}

/** A recorded match, replayed. */
export interface PlayedAgain {
  readonly edition: AnyEdition;
  readonly entries: readonly Entry[];
  readonly played: Replayed<unknown, unknown>;
}

/** Replays a record up to an entry. Throws a `Fault` if an entry is not possible. */
export function playAgain(record: MatchRecord, last = record.entries.length - 1): PlayedAgain {
  const edition = editionPlayed(record);
  const { game } = edition;
  const { seed, seats, rules } = record;
  const entries = record.entries.slice(0, last + 1).map(({ entry }) => entry);
  const beginning = { seed, seats, rules, config: game.config(record.config) };
  const replayed = replay(game, beginning, entries);
  if (replayed.ok) return { edition, entries, played: replayed.value };
  const { sequence, refusal } = replayed.refusal;
  throw new Fault(`Entry ${sequence} of the record was not possible: ${refusal}.`);
}

/** A computer player of a game, or the random one. Throws a `Fault` if there is none with this id. */
export function playerOf(edition: AnyEdition, id: string): ComputerPlayer<unknown, unknown> {
  const known = [randomPlayer, ...edition.players];
  const player = known.find((one) => one.id === id);
  if (player !== undefined) return player;
  const names = known.map((one) => one.id).join(' and ');
  throw new Fault(`${edition.name} has no computer player called "${id}"; it has ${names}.`);
}

/**
 * The configuration of a match, from an option: `herd=off`, or several with commas between. What is left out is as
 * usual. Throws a `Fault` for what the game does not offer.
 */
export function configOf(edition: AnyEdition, text = ''): unknown {
  const given = text === '' ? [] : text.split(',').map((one) => one.trim());
  const { options = [] } = edition.in(USUAL_LANGUAGE);
  const offered = options.flatMap(({ name, values }) =>
    values.map(({ value }) => ({ said: `${name}=${value}`, name, value })),
  );
  const chosen = given.map((one): [string, string] => {
    const found = offered.find(({ said }) => said === one);
    if (found !== undefined) return [found.name, found.value];
    const known = offered.map(({ said }) => said).join(', ');
    throw new Fault(
      offered.length === 0
        ? `${edition.name} lets a table choose nothing, so --config "${text}" says nothing to it.`
        : `--config of ${edition.name} takes ${known}, with commas between several, not "${one}".`,
    );
  });
  const twice = chosen.find(([name], at) => chosen.findIndex(([one]) => one === name) < at);
  if (twice !== undefined) throw new Fault(`--config says twice what ${twice[0]} is.`);
  return edition.game.config(Object.fromEntries(chosen));
}

/** A whole number from an option. Throws a `Fault` if it is none, or out of range. */
export function whole(
  name: string,
  text: string,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least} up` : `from ${least} to ${most}`;
  throw new Fault(`${name} must be a whole number ${range}, not "${text}".`);
}

/** A theme by its id. Throws a `Fault` if there is none. */
export function themeOf(text = 'day'): ThemeId {
  if (isTheme(text)) return text;
  throw new Fault(
    `There is no theme called "${text}"; there is ${Object.keys(THEMES).join(', ')}.`,
  );
}

/** Reads a text file. Throws a `Fault` if it cannot. */
export async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new Fault(`The file ${path} cannot be read: ${reason(error)}.`);
  }
}

/** Writes a file whole or not at all. Throws a `Fault` if it cannot. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}.draft`;
  try {
    await writeFile(draft, content);
    await rename(draft, path);
  } catch (error) {
    throw new Fault(`The file ${path} cannot be written: ${reason(error)}.`);
  }
}

/** The message of an error. */
export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
