import { randomBytes, randomInt } from 'node:crypto';
import { randomFrom } from '../engine/random.ts';
import { remembering } from '../engine/remembering.ts';
import { SPOKEN } from '../language/languages.ts';
import type { Store } from '../store/store.ts';
import type { App, Unattended } from './app/app.ts';
import { USUAL_LIMITS } from './app/limits.ts';
import { FOLLOWS } from './follows.ts';

const LARGEST = 2 ** 47;

/**
 * An app over a store and the games on a shelf, with the system's clock and cryptographic chance. Until somebody
 * thinks in it, no computer player takes a deal; until a list is kept, who was forgotten is noted nowhere, and until
 * somebody keeps a log, nothing is said of what cannot be read.
 */
export function openApp(
  store: Store,
  shelf: App['shelf'],
  now: App['now'] = () => new Date(),
): Unattended {
  return {
    store,
    shelf: new Map(
      [...shelf].map(([name, edition]) => [name, { ...edition, game: remembering(edition.game) }]),
    ),
    languages: SPOKEN,
    now,
    judged: new Map(),
    secret: (bytes) => randomBytes(bytes).toString('hex'),
    limits: USUAL_LIMITS,
    follows: FOLLOWS,
    noteForgotten: async () => {},
    chance: () => randomFrom(() => () => randomInt(LARGEST) / LARGEST),
    unreadable: () => undefined,
    thoughtThrough: async () => null,
    takesFirst: async () => null,
    playSample: async () => null,
  };
}
