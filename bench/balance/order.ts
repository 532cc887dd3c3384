import { playOut } from '../../src/ai/playout.ts';
import type { Game, Seat } from '../../src/engine/game.ts';
import { namedSeed } from '../../src/engine/laws.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { STARTS } from '../../src/games/rise-of-tribes/config.ts';
import { riseOfTribes } from '../../src/games/rise-of-tribes/rules.ts';
import { steady as risePlayer } from '../../src/games/rise-of-tribes/steady.ts';
import { RULES } from '../../src/games/stone-age/content/versions.ts';
import { stoneAge } from '../../src/games/stone-age/rules.ts';
import { steady as stoneAgePlayer } from '../../src/games/stone-age/steady.ts';
import type { ComputerPlayer } from '../../src/presentation/edition.ts';
import type { Figure } from '../figure.ts';
import { part } from '../share.ts';

/** How many matches are played with the start that is to even out four places, and of every other kind. */
const [AIMED_AT, OTHERS] = [8000, 2000] as const;
/** The same of each start of Rise of Tribes. */
const RISE = 4000;

/** Between these every place of four is to be with an even start. */
const [LEAST, MOST] = [0.22, 0.27] as const;

/** Matches of one kind of table, all of whose seats one computer player plays. */
interface Tables<S, A, E, V, C> {
  readonly game: Game<S, A, E, V, C>;
  readonly player: ComputerPlayer<A, V>;
  /** What their seeds are made of, with the number of the match. */
  readonly name: string;
  readonly seats: number;
  readonly config: C;
  readonly many: number;
  /** Is told how each ended. */
  ended?(state: S): void;
}

/** How often each place in the order of play wins, out of 1, a tie shared out. */
function winsByPlace<S, A, E extends { readonly type: string; readonly first?: Seat }, V, C>({
  game,
  player,
  name,
  seats,
  config,
  many,
  ended,
}: Tables<S, A, E, V, C>): readonly number[] {
  const wins = Array.from({ length: seats }, () => 0);
  const players = Array.from({ length: seats }, () => player);
  for (let nth = 0; nth < many; nth += 1) {
    const called = `${name} ${nth + 1}`;
    let first: Seat = 0;
    const { state } = playOut(game, {
      seed: namedSeed(called),
      seats,
      config,
      players,
      random: namedRandom(called),
      each: (_, told) => {
        for (const { event } of told) if (event.type === 'matchBegan') first = event.first ?? first;
      },
    });
    const { winners = [] } = game.outcome(state) ?? {};
    for (const seat of winners) {
      const place = (seat - first + seats) % seats;
      wins[place] = (wins[place] ?? 0) + 1 / winners.length;
    }
    ended?.(state);
  }
  return wins.map((won) => won / many);
}

/** The wins of a kind of table as figures. */
const winsOf = (named: string, wins: readonly number[]): Figure[] =>
  wins.map((value, place) => ({
    name: `${named}.winsOfPlace${place + 1}`,
    value,
    unit: 'of all',
    target: null,
  }));

/** Who wins at Stone Age by the order of play, with each start, with the herd and without it. */
export function orderInStoneAge(share: number): Figure[] {
  return (['even', 'printed'] as const).flatMap((start) =>
    (['on', 'off'] as const).flatMap((herd) =>
      [4, 3, 2].flatMap((seats): Figure[] => {
        const isAim = start === 'even' && seats === 4;
        const table = [`v${RULES}`, ...(start === 'even' ? [start] : []), `herd-${herd}`].join('.');
        const many = part(isAim ? AIMED_AT : OTHERS, share);
        const wins = winsByPlace({
          game: stoneAge,
          player: stoneAgePlayer,
          name: `order ${table} ${seats}`,
          seats,
          config: { start, herd },
          many,
        });
        const named = `stone-age.${table}.seats${seats}`;
        const unit = 'of all';
        return [
          ...winsOf(named, wins),
          ...(isAim
            ? [
                {
                  name: `${named}.least`,
                  value: Math.min(...wins),
                  unit,
                  target: { atLeast: LEAST },
                },
                { name: `${named}.most`, value: Math.max(...wins), unit, target: { atMost: MOST } },
              ]
            : []),
        ];
      }),
    ),
  );
}

/** Who wins at Rise of Tribes by the order of play, and after how many turns of each tribe, with each start. */
export function orderInRise(share: number): Figure[] {
  const many = part(RISE, share);
  return STARTS.flatMap((start) =>
    [4, 3, 2].flatMap((seats): Figure[] => {
      let turns = 0;
      const wins = winsByPlace({
        game: riseOfTribes,
        player: risePlayer,
        name: `order rise ${start} ${seats}`,
        seats,
        config: { start },
        many,
        ended: ({ turn }) => {
          turns += turn.number / seats;
        },
      });
      const named = `rise-of-tribes.${start}.seats${seats}`;
      return [
        ...winsOf(named, wins),
        { name: `${named}.turns`, value: turns / many, unit: 'of each tribe', target: null },
      ];
    }),
  );
}
