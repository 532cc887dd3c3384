import type { Game } from '../../engine/game.ts';
import { readerOf } from '../../parts/reading.ts';
import type { ValleyAction } from './action.ts';
import { breaches } from './breaches.ts';
import { CONFIG, type ValleyConfig } from './config.ts';
import { CONTENT } from './content.ts';
import { SHORT_TURNS, TURNS } from './content/numbers.ts';
import { RULES, VERSIONS } from './content/versions.ts';
import { outcome } from './ending.ts';
import type { ValleyEvent } from './event.ts';
import { resample } from './resample.ts';
import { sequence } from './sequence.ts';
import { setUp } from './setup.ts';
import { STATE, type ValleyState } from './state.ts';
import { type ValleyView, viewValley } from './view.ts';

/** The rules of Valley of the Mammoths. */
export const valleyOfTheMammoths: Game<
  ValleyState,
  ValleyAction,
  ValleyEvent,
  ValleyView,
  ValleyConfig
> = {
  ...sequence,
  id: 'valley-of-the-mammoths',
  rules: RULES,
  content: CONTENT,
  seats: [2, 6],
  config(input) {
    const read = CONFIG.safeParse(input ?? {});
    if (!read.success)
      throw new Error(
        'A match of Valley of the Mammoths ends after 12, 18 or 24 turns or has no limit, a cave adds 1 or 2, and it is whole or short.',
      );
    return read.data;
  },
  parse: readerOf('Valley of the Mammoths', STATE, breaches),
  stored: (state) => state,
  setup({ limit = '18', cave = '1', length = 'whole' }, seats, random, rules) {
    const version = VERSIONS.find((one) => one === rules);
    if (version === undefined)
      throw new Error(`Version ${rules} of the rules of Valley of the Mammoths is not known.`);
    const turns = length === 'short' ? SHORT_TURNS : TURNS[limit];
    return sequence.start(setUp(seats, random, version, { limit: turns, cave: Number(cave) }));
  },
  deals: null,
  view: viewValley,
  outcome,
  resample,
  breaches,
};
