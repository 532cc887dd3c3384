import { mixture, perHundred, tryMatches } from '../src/cli/trials.ts';
import { SHELF } from '../src/games/index.ts';
import type { Figure } from './figure.ts';
import { part } from './share.ts';

const MATCHES = 2000;
/** Of the log entries, how many are held against the costly laws: leaks, copies, deals, undo. */
const THOROUGHNESS = 0.05;

/** What stands in the table of what was reached, and where it is counted. */
const REACHED: readonly (readonly [
  name: string,
  where: 'answers' | 'events' | 'entries',
  of: string,
])[] = [
  ['kills', 'events', 'mammothKilled'],
  ['sharesChosen', 'answers', 'share'],
  ['fightsOfTwo', 'events', 'fightBegan of 2'],
  ['fightsOfThree', 'events', 'fightBegan of 3'],
  ['fightsOfFour', 'events', 'fightBegan of 4'],
  ['commitmentsChosen', 'answers', 'commit'],
  ['stonesChosen', 'answers', 'stones'],
  ['huntAttacksChosen', 'answers', 'attack'],
  ['regroupsChosen', 'answers', 'regroup'],
  ['stepsAside', 'answers', 'aside'],
  ['membersRemoved', 'events', 'memberRemoved'],
  ['cardsForcedOpen', 'events', 'cardRevealed'],
  ['dealsKept', 'entries', 'deal'],
  ['undoesKept', 'entries', 'undo'],
];

/** Plays many matches of Tusk!, holds them against the laws, and says what they came through. */
export function benchLaws(share: number): Figure[] {
  const matches = part(MATCHES, share);
  const edition = SHELF.get('tusk');
  if (edition === undefined) throw new Error('Tusk! is not on the shelf.');
  const { breaches, reached, seconds } = tryMatches({
    edition,
    matches,
    seats: [2, 3, 4],
    choosers: mixture(edition),
    seed: 'firepit',
    thoroughness: THOROUGHNESS,
  });
  for (const { match, law, found } of breaches) {
    process.stderr.write(`Match "${match}" broke a law: ${law} (${found}).\n`);
  }
  return [
    {
      name: 'matches',
      value: matches,
      unit: 'with 2, 3 and 4 seats',
      target: { atLeast: MATCHES },
    },
    { name: 'breaches', value: breaches.length, unit: '', target: { atMost: 0 } },
    { name: 'seconds', value: seconds, unit: 's', target: null },
    ...REACHED.map(([name, where, of]): Figure => {
      const value = perHundred(reached[where], matches)[of] ?? 0;
      return { name, value, unit: 'in 100 matches', target: null };
    }),
  ];
}
