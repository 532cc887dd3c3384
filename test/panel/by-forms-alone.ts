import { createRequire, register } from 'node:module';
import { MessageChannel } from 'node:worker_threads';

/*
 * Plays a whole match of a game by forms, as a process of its own, and says what came of it and which modules it has
 * loaded by then: imported ones are told by a hook, required ones stand in Node's cache.
 */

const HOOK = `
  let told;
  export const initialize = (port) => { told = port; };
  export const load = (url, context, next) => {
    told.postMessage(url);
    return next(url, context);
  };
`;

const { port1, port2 } = new MessageChannel();
const imported: string[] = [];
port1.on('message', (url: unknown) => imported.push(String(url)));
port1.unref();
register(`data:text/javascript,${encodeURIComponent(HOOK)}`, {
  data: port2,
  transferList: [port2],
});

// Imported from here on, so that the hook hears of them.
const { playByForms } = await import('./by-forms.ts');
const { pebblesEdition } = await import('../games/pebbles/index.ts');
const { steadingEdition } = await import('../games/steading/index.ts');

const played = await playByForms(process.argv[2] === 'pebbles' ? pebblesEdition : steadingEdition);
const required = Object.keys(createRequire(import.meta.url).cache);
const said = JSON.stringify({ ...played, loaded: [...imported, ...required] });
process.stdout.write(said, () => process.exit());
