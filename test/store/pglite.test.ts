import { describeStore } from './behaviour.ts';
import { openMemoryStore } from './memory.ts';

// On tables that were made in this process, as at a bot's very first start: they are opened again everywhere else.
describeStore('the store on the Postgres in this process', () => openMemoryStore(null));
