import { describeStore } from './behaviour.ts';
import { openMemoryStore } from './memory.ts';

describeStore('the store on the Postgres in this process', openMemoryStore);
