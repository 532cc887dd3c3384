import { RULES } from '../../src/games/tusk/content/versions.ts';
import { steady } from '../../src/games/tusk/steady.ts';
import { type Figure, percentile } from '../figure.ts';
import { part } from '../share.ts';
import { type Player, play } from './course.ts';
import { former } from './former.ts';
import { seatings } from './seatings.ts';

/** Matches between today's player and the former one. */
const MATCHES = 1000;

/** How strong *steady* is against the one before, and what a decision of it takes of the processor. */
export function strength(share: number): Figure[] {
  const many = part(MATCHES, share);
  const times: number[] = [];
  const timed: Player = {
    ...steady,
    choose(view, decision, choices, random) {
      const before = process.cpuUsage();
      const choice = steady.choose(view, decision, choices, random);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
      return choice;
    },
  };
  const { wonBy } = play({
    name: 'former',
    version: RULES,
    start: 'printed',
    many,
    seating: seatings(timed, former),
  });
  return [
    {
      name: 'steadyBeatsFormer',
      value: (wonBy.get(timed) ?? 0) / many,
      unit: 'of all',
      target: { atLeast: 0.6 },
    },
    {
      name: 'steadyMedianMs',
      value: percentile(times, 0.5),
      unit: 'ms a decision',
      target: { atMost: 1 },
    },
    {
      name: 'steadyP99Ms',
      value: percentile(times, 0.99),
      unit: 'ms a decision',
      target: { atMost: 1 },
    },
  ];
}
