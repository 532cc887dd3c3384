import { mixture, perHundred, tryMatches } from '../src/cli/trials.ts';
import type { Figure } from './figure.ts';
import { part } from './share.ts';
import { ofEachGame } from './shelf.ts';

/** Each option of a table in equal parts: half of them are whole matches. */
const MATCHES = 4000;
/** Of the log entries, how many are held against the costly laws: leaks, copies, deals, undo. */
const THOROUGHNESS = 0.05;

/** What is counted, and under which name it stands among the figures. */
type Reading = readonly [name: string, where: 'answers' | 'events' | 'entries', of: string];

/** What stands in the table of what was reached, by game. */
const REACHED: Readonly<Record<string, readonly Reading[]>> = {
  tusk: [
    ['endedShort', 'events', 'turnsRanOut'],
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
  ],
  'stone-age': [
    ['endedByCards', 'events', 'cardsRanOut'],
    ['endedByStacks', 'events', 'stacksRanOut'],
    ['endedShort', 'events', 'roundsRanOut'],
    ['plansMade', 'answers', 'plan'],
    ['plansStopped', 'events', 'planStopped'],
    ['diceForAll', 'events', 'diceForAllRolled'],
    ['cardsDrawn', 'events', 'cardDrawn'],
    ['herdsTamed', 'events', 'herdTamed'],
    ['herdsMissed', 'events', 'herdMissed'],
    ['tiesOfTwo', 'events', 'herdTied of 2'],
    ['tiesOfThree', 'events', 'herdTied of 3'],
    ['tiesOfFour', 'events', 'herdTied of 4'],
    ['undoesKept', 'entries', 'undo'],
  ],
  'rise-of-tribes': [
    ['villagesBuilt', 'events', 'villageBuilt'],
    ['villagesFallen', 'events', 'villageFell'],
    ['conflicts', 'events', 'conflictFought'],
    ['bids', 'events', 'bidsShown'],
    ['eruptions', 'events', 'volcanoPlaced'],
    ['lossesChosen', 'answers', 'lose'],
    ['comebacksChosen', 'answers', 'enter'],
    ['mammothsLost', 'events', 'mammothLost'],
    ['loans', 'events', 'goalLent'],
    ['undoesKept', 'entries', 'undo'],
  ],
};

/** Plays many matches of each game, holds them against the laws, and says what they came through. */
export async function benchLaws(share: number): Promise<Figure[]> {
  const matches = part(MATCHES, share);
  return ofEachGame((edition) => {
    const [least, most] = edition.game.seats;
    const seats = Array.from({ length: Math.min(most, 4) - least + 1 }, (_, at) => least + at);
    const { breaches, reached, seconds } = tryMatches({
      edition,
      matches,
      seats,
      choosers: mixture(edition),
      seed: 'firepit',
      thoroughness: THOROUGHNESS,
    });
    for (const { match, law, found } of breaches) {
      process.stderr.write(`Match "${match}" broke a law: ${law} (${found}).\n`);
    }
    const unit = 'in 100 matches';
    return [
      {
        name: 'matches',
        value: matches,
        unit: `with ${seats.join(', ')} seats and each option of a table, half of them short`,
        target: { atLeast: MATCHES },
      },
      { name: 'breaches', value: breaches.length, unit: '', target: { atMost: 0 } },
      { name: 'seconds', value: seconds, unit: 's', target: null },
      ...(REACHED[edition.game.id] ?? []).map(([name, where, of]): Figure => {
        const value = perHundred(reached[where], matches)[of] ?? 0;
        return { name, value, unit, target: null };
      }),
      ...Object.entries(reached.components).flatMap(([sort, counts]): Figure[] => {
        const all = Object.values(perHundred(counts, matches));
        const came = all.filter((count) => count > 0).length;
        return [
          {
            name: `${sort}Reached`,
            value: came,
            unit: `of ${all.length}`,
            target: { atLeast: all.length },
          },
          { name: `${sort}Rarest`, value: Math.min(...all), unit, target: null },
        ];
      }),
    ];
  });
}
