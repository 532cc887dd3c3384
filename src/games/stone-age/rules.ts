import type { Game } from '../../engine/game.ts';
import { readerOf } from '../../parts/reading.ts';
import type { StoneAgeAction } from './action.ts';
import { breaches } from './breaches.ts';
import { CONFIG, type StoneAgeConfig } from './config.ts';
import { CONTENT } from './content.ts';
import { RULES, VERSIONS } from './content/versions.ts';
import type { StoneAgeEvent } from './event.ts';
import { resample } from './resample.ts';
import { outcome } from './scoring.ts';
import { sequence } from './sequence.ts';
import { setUp } from './setup.ts';
import { STATE, type StoneAgeState } from './state.ts';
import { type StoneAgeView, viewStoneAge } from './view.ts';

/** The rules of Stone Age with the Mammoth Herd. */
export const stoneAge: Game<
  StoneAgeState,
  StoneAgeAction,
  StoneAgeEvent,
  StoneAgeView,
  StoneAgeConfig
> = {
  ...sequence,
  id: 'stone-age',
  rules: RULES,
  content: CONTENT,
  seats: [2, 4],
  config(input) {
    const read = CONFIG.safeParse(input ?? {});
    if (!read.success)
      throw new Error(
        'The herd of Stone Age is on or off, its start is printed or even, and a match is whole or short.',
      );
    return read.data;
  },
  parse: readerOf('Stone Age', STATE, breaches),
  stored: (state) => state,
  setup({ herd = 'on', start = 'printed', length = 'whole' }, seats, random, rules) {
    const version = VERSIONS.find((one) => one === rules);
    if (version === undefined)
      throw new Error(`Version ${rules} of the rules of Stone Age is not known.`);
    return sequence.start(setUp(seats, random, version, { herd, start, length }));
  },
  deals: null,
  view: viewStoneAge,
  outcome,
  resample,
  breaches,
};
