import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Change } from '../world/state.ts';
import type { World } from '../world/world.ts';
import { entriesOf, entriesOfAll, type Entry, goneEntry, lineOf } from './entry.ts';
import { filesIn, ifThere, sweep } from './files.ts';
import { Journal, linesOf } from './journal.ts';
import { type Kept, replay } from './replay.ts';

/** Where a world is kept. No two sandboxes may keep theirs in one folder at a time. */
export interface KeepOptions {
  readonly folder: string;
  /** Told a sentence where something could not be read or written. */
  readonly warn: (sentence: string) => void;
}

/** Messages of each channel that are kept, the newest. */
const KEPT_MESSAGES = 500;

const journalIn = (folder: string): string => join(folder, 'world.jsonl');
const filesFolderIn = (folder: string): string => join(folder, 'files');

/** The files of a kept world. */
export function keptFiles({ folder }: KeepOptions) {
  return filesIn(filesFolderIn(folder));
}

/** The world in the folder; null where there is none. A damaged one is put aside with a sentence. */
export function readKept(options: KeepOptions, clock: Clock): Kept | null {
  const { folder, warn } = options;
  const text = ifThere(() => readFileSync(journalIn(folder), 'utf8'));
  if (text === undefined) return null;
  try {
    return replay(linesOf(text), clock, keptFiles(options));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const aside = join(folder, `damaged-${clock.now()}`);
    mkdirSync(aside, { recursive: true });
    renameSync(journalIn(folder), journalIn(aside));
    ifThere(() => renameSync(filesFolderIn(folder), filesFolderIn(aside)));
    warn(
      `The chat kept in ${folder} cannot be read (${reason}). It is put aside in ${aside} and an empty one begins; matches of before cannot be played on in it.`,
    );
    return null;
  }
}

/** Writes the world down, and from now on every change of it before anybody hears of its outcome.
 * The answer ends it. */
export function keepWorld({ world, token }: Kept, { folder, warn }: KeepOptions): () => void {
  const journal = new Journal(journalIn(folder));
  let isWarned = false;
  const write = (change: Change | null): void => {
    try {
      const isAll = change === null || change.is === 'reset';
      if (isAll || journal.isDue) journal.rewrite(wholeLines(world, token));
      else journal.append(linesFor(world, change));
      isWarned = false;
    } catch (error) {
      if (isWarned) return;
      isWarned = true;
      const reason = error instanceof Error ? error.message : String(error);
      warn(
        `The chat cannot be written to ${folder} (${reason}). It goes on, and is written as soon as that is possible again; whatever is not by then is lost with the end of the process.`,
      );
    }
  };
  write(null);
  sweep(filesFolderIn(folder), (id) => world.findAttachment(id) !== undefined);
  const stop = world.listen(write);
  return () => {
    stop();
    journal.close();
  };
}

function wholeLines(world: World, token: string): string[] {
  for (const { id } of world.channels.values()) trim(world, id);
  const { bot, lastId } = world;
  return [lineOf({ version: 1, token, bot, lastId }), ...entriesOfAll(world).map(lineOf)];
}

function linesFor(world: World, change: Change): string[] {
  const entries = [...entriesOf(world, change)];
  if (change.is === 'message-created') entries.push(...trim(world, change.message.channelId));
  return entries.map(lineOf);
}

/** Drops the oldest messages of a channel that has too many. Nobody is told: pages go on showing them. */
function trim(world: World, channelId: string): Entry[] {
  const tooMany = world.messagesIn(channelId).slice(0, -KEPT_MESSAGES);
  for (const message of tooMany) world.dropMessage(message);
  return tooMany.map((message) => goneEntry(message));
}
