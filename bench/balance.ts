import { playMatch } from '../src/ai/playout.ts';
import { randomPlayer } from '../src/ai/random.ts';
import type { Seat } from '../src/engine/game.ts';
import { namedSeed } from '../src/engine/laws.ts';
import { namedRandom } from '../src/engine/random.ts';
import { RULES, VERSIONS, type Version } from '../src/games/tusk/content/versions.ts';
import { VICTORIES, type VictoryId } from '../src/games/tusk/content/victory.ts';
import type { TuskEvent } from '../src/games/tusk/event.ts';
import type { Start } from '../src/games/tusk/config.ts';
import { tusk } from '../src/games/tusk/rules.ts';
import { steady } from '../src/games/tusk/steady.ts';
import type { Figure } from './figure.ts';
import { part } from './share.ts';

/** How many matches are played for each version and number of seats. */
const MATCHES = 600;

/** The computer player, which takes any card: what a card brings shows where nobody chooses it. */
const drafting: typeof steady = {
  ...steady,
  choose: (view, decision, choices, random) =>
    (decision.kind === 'draft' ? randomPlayer : steady).choose(view, decision, choices, random),
};

/** What came of the matches of a version with so many seats. */
interface Course {
  kills: number;
  /** Matches with a kill. */
  hunted: number;
  fights: number;
  readonly rounds: number[];
  /** Wins by order of play in the first turn, a tie shared out. */
  readonly wins: number[];
  /** Points by the card that was kept. */
  readonly points: Map<VictoryId, number[]>;
}

function play(version: Version, seats: number, matches: number, start: Start): Course {
  const course: Course = {
    kills: 0,
    hunted: 0,
    fights: 0,
    rounds: [],
    wins: Array.from({ length: seats }, () => 0),
    points: new Map(),
  };
  const game = { ...tusk, rules: version };
  const players = Array.from({ length: seats }, () => drafting);
  for (let match = 1; match <= matches; match += 1) {
    const name = `balance ${version} ${seats} ${match}`;
    let kills = 0;
    let first: Seat = 0;
    const note = (event: TuskEvent): void => {
      if (event.type === 'matchBegan') first = event.first;
      if (event.type === 'mammothKilled') kills += 1;
      if (event.type === 'fightBegan') course.fights += 1;
    };
    const { last } = playMatch(game, {
      seed: namedSeed(name),
      seats,
      config: { start },
      players,
      random: namedRandom(name),
      each: ({ events }) => events.forEach(({ event }) => note(event)),
    });
    const { turn, tribes } = last.state;
    const { scores = [], winners = [] } = game.outcome(last.state) ?? {};
    course.kills += kills;
    course.hunted += kills > 0 ? 1 : 0;
    course.rounds.push(turn);
    for (const seat of winners) {
      const order = (seat - first + seats) % seats;
      course.wins[order] = (course.wins[order] ?? 0) + 1 / winners.length;
    }
    for (const [seat, { card }] of tribes.entries()) {
      if (card !== null)
        course.points.set(card, [...(course.points.get(card) ?? []), scores[seat] ?? 0]);
    }
  }
  return course;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The versions as they are printed to start, and the newest with an even start. */
const TABLES = [
  ...VERSIONS.map((version) => ({ version, start: 'printed', called: `v${version}` }) as const),
  { version: RULES, start: 'even', called: `v${RULES}.even` },
] as const;

/** How Tusk! plays, by version of its content, start and number of seats, among computer players that draft by chance. */
export function benchBalance(share: number): Figure[] {
  const matches = part(MATCHES, share);
  const newest = VERSIONS.at(-1);
  return TABLES.flatMap(({ version, start, called }) =>
    [2, 3, 4].flatMap((seats): Figure[] => {
      const { kills, hunted, fights, rounds, wins, points } = play(version, seats, matches, start);
      const isAim = version === newest && seats === 4;
      const figure = (
        name: string,
        value: number,
        unit: string,
        target: Figure['target'] = null,
      ): Figure => ({
        name: `${called}.seats${seats}.${name}`,
        value,
        unit,
        target: isAim ? target : null,
      });
      const all = mean([...points.values()].flat());
      const cards = VICTORIES.map((card) => ({
        card,
        worth: mean(points.get(card) ?? []) / all,
      }));
      return [
        figure('kills', kills / matches, 'a match', { atLeast: 1 }),
        figure('matchesWithKill', hunted / matches, 'of the matches'),
        figure('fights', fights / matches, 'a match', { atLeast: 1.5 }),
        figure('shortest', Math.min(...rounds), 'turns', { atLeast: 6 }),
        figure('longest', Math.max(...rounds), 'turns', { atMost: 9 }),
        ...wins.map((won, order) => figure(`winsOfPlace${order + 1}`, won / matches, 'of all')),
        ...(seats === 4
          ? cards.flatMap(({ card, worth }) => [
              figure(`card.${card}`, worth, 'of the mean', { atMost: 1.2 }),
            ])
          : []),
        figure('leastCard', Math.min(...cards.map(({ worth }) => worth)), 'of the mean', {
          atLeast: 0.8,
        }),
      ];
    }),
  );
}
