import type { Game } from '../../engine/game.ts';
import { readerOf } from '../../parts/reading.ts';
import type { TuskAction } from './action.ts';
import { breaches } from './breaches.ts';
import { CONFIG, type TuskConfig } from './config.ts';
import { CONTENT } from './content.ts';
import type { TuskEvent } from './event.ts';
import { resample } from './resample.ts';
import { outcome } from './scoring.ts';
import { sequence } from './sequence.ts';
import { setUp } from './setup.ts';
import { RULES, VERSIONS } from './content/versions.ts';
import type { TuskState } from './state.ts';
import { restored, STORED, stored } from './stored.ts';
import { trade } from './trade.ts';
import { type TuskView, viewTusk } from './view.ts';

/** The rules of Tusk! Surviving the Ice Age. */
export const tusk: Game<TuskState, TuskAction, TuskEvent, TuskView, TuskConfig> = {
  ...sequence,
  id: 'tusk',
  rules: RULES,
  content: CONTENT,
  seats: [2, 4],
  config(input) {
    const read = CONFIG.safeParse(input ?? {});
    if (!read.success)
      throw new Error('A start of Tusk! is printed or even, and a match is whole or short.');
    return read.data;
  },
  parse: readerOf('Tusk!', STORED.transform(restored), breaches),
  stored,
  setup({ start = 'printed', length = 'whole' }, seats, random, rules) {
    const version = VERSIONS.find((one) => one === rules);
    if (version === undefined)
      throw new Error(`Version ${rules} of the rules of Tusk! is not known.`);
    return sequence.start(setUp(seats, random, version, { start, length }));
  },
  deals: trade,
  view: viewTusk,
  outcome,
  resample,
  breaches,
};
