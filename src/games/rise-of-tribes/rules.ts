import type { Game } from '../../engine/game.ts';
import { readerOf } from '../../parts/reading.ts';
import type { RiseAction } from './action.ts';
import { breaches } from './breaches.ts';
import { CONFIG, type RiseConfig } from './config.ts';
import { CONTENT } from './content.ts';
import { RULES, VERSIONS } from './content/versions.ts';
import type { RiseEvent } from './event.ts';
import { resample } from './resample.ts';
import { outcome } from './scoring.ts';
import { sequence } from './sequence.ts';
import { setUp } from './setup.ts';
import { STATE, type RiseState } from './state.ts';
import { type RiseView, viewRise } from './view.ts';

/** The rules of Rise of Tribes. */
export const riseOfTribes: Game<RiseState, RiseAction, RiseEvent, RiseView, RiseConfig> = {
  ...sequence,
  id: 'rise-of-tribes',
  rules: RULES,
  content: CONTENT,
  seats: [2, 4],
  config(input) {
    const read = CONFIG.safeParse(input ?? {});
    if (!read.success)
      throw new Error(
        'Leaders and elders of Rise of Tribes are on or off, goals hidden or open, its start is printed or even, and a match is whole or short.',
      );
    return read.data;
  },
  parse: readerOf('Rise of Tribes', STATE, breaches),
  stored: (state) => state,
  setup({ leaders, elders, goals, start, length = 'whole' }, seats, random, rules) {
    const version = VERSIONS.find((one) => one === rules);
    if (version === undefined)
      throw new Error(`Version ${rules} of the rules of Rise of Tribes is not known.`);
    const options = {
      leaders: leaders === 'on',
      elders: elders === 'on',
      open: goals === 'open',
      even: start === 'even',
    };
    return sequence.start(setUp(seats, random, version, options, length));
  },
  deals: null,
  view: viewRise,
  outcome,
  resample,
  breaches,
};
