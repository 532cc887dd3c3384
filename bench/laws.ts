import { type Counts, mixture, perHundred, tryMatches } from '../src/cli/trials.ts';
import type { AnyEdition } from '../src/presentation/edition.ts';
import type { Figure } from './figure.ts';
import { part } from './share.ts';
import { ofEachGame } from './shelf.ts';

/** Of each number of seats, with each option of a table in equal parts: half of them are whole matches. */
const MATCHES = 2000;
/** Of the log entries, how many are held against the costly laws: leaks, copies, deals, undo. */
const THOROUGHNESS = 0.05;

/** What is counted, and under which name it stands among the figures; `where` may be a sort of what the box holds, too. */
type Reading = readonly [name: string, where: string, of: string];

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
    ...[1, 2, 3, 4, 5].map((step): Reading => [`wonInStep${step}`, 'moments', `wonInStep${step}`]),
    ['emptyEvents', 'moments', 'emptyEvents'],
    ['emptyGoals', 'moments', 'emptyGoals'],
    ['undoesKept', 'entries', 'undo'],
  ],
  'valley-of-the-mammoths': [
    ['endedByCamps', 'endings', 'camps'],
    ['endedByLast', 'endings', 'last'],
    ['endedByLimit', 'endings', 'limit'],
    ['nobodyAlive', 'endings', 'nobody'],
    ['severalAtFourCamps', 'moments', 'severalAtFourCamps'],
    ['tribesOut', 'events', 'tribeOut'],
    ['emptySack', 'moments', 'emptySack'],
    ['emptyEvents', 'moments', 'emptyEvents'],
    ['emptyFate', 'moments', 'emptyFate'],
    ['campsFounded', 'events', 'campFounded'],
    ['campsBeaten', 'events', 'campBeaten'],
    ['captures', 'events', 'captured'],
    ['cancelled', 'events', 'cardCancelled'],
    ['ordersAhead', 'events', 'orderGiven'],
    ['plans', 'answers', 'plan'],
    ['hungerAsked', 'answers', 'hunger'],
    ['seasonsAsked', 'answers', 'season'],
    ['undoesKept', 'entries', 'undo'],
  ],
};

/**
 * Plays many matches of each game, holds them against the laws, and says what they came through.
 *
 * @param games the ids of those that are measured
 */
export async function benchLaws(share: number, games: readonly string[]): Promise<Figure[]> {
  return ofEachGame((edition) => (games.includes(edition.game.id) ? lawsOf(edition, share) : []));
}

function lawsOf(edition: AnyEdition, share: number): Figure[] {
  const [least, most] = edition.game.seats;
  const seats = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  const all = MATCHES * seats.length;
  const matches = part(all, share);
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
  const { answers, entries, events, components } = reached;
  // A sort of components may be called as what is counted of all games: `events`.
  const counts: Readonly<Record<string, Counts>> = { ...components, answers, entries, events };
  const unit = 'in 100 matches';
  return [
    {
      name: 'matches',
      value: matches,
      unit: `with ${seats.join(', ')} seats and each option of a table, half of them short`,
      target: { atLeast: all },
    },
    { name: 'breaches', value: breaches.length, unit: '', target: { atMost: 0 } },
    { name: 'seconds', value: seconds, unit: 's', target: null },
    ...(REACHED[edition.game.id] ?? []).map(([name, where, of]): Figure => {
      const value = perHundred(counts[where] ?? {}, matches)[of] ?? 0;
      return { name, value, unit, target: null };
    }),
    ...Object.entries(components).flatMap(([sort, came]): Figure[] => {
      const each = Object.values(perHundred(came, matches));
      return [
        {
          name: `${sort}Reached`,
          value: each.filter((count) => count > 0).length,
          unit: `of ${each.length}`,
          // Some moments need a start of their own: tests begin with them.
          target: sort === 'moments' ? null : { atLeast: each.length },
        },
        { name: `${sort}Rarest`, value: Math.min(...each), unit, target: null },
      ];
    }),
  ];
}
