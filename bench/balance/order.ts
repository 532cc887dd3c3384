import { playOut } from '../../src/ai/playout.ts';
import type { Seat } from '../../src/engine/game.ts';
import { namedSeed } from '../../src/engine/laws.ts';
import { namedRandom } from '../../src/engine/random.ts';
import type { StoneAgeConfig } from '../../src/games/stone-age/config.ts';
import { RULES } from '../../src/games/stone-age/content/versions.ts';
import { stoneAge } from '../../src/games/stone-age/rules.ts';
import { steady } from '../../src/games/stone-age/steady.ts';
import type { Figure } from '../figure.ts';
import { part } from '../share.ts';

/** How many matches are played with the start that is to even out four places, and of every other kind. */
const [AIMED_AT, OTHERS] = [8000, 2000] as const;

/** Between these every place of four is to be with an even start. */
const [LEAST, MOST] = [0.22, 0.27] as const;

/** How often each place in the order of play wins, out of 1, a tie shared out. */
export function winsByPlace(
  name: string,
  seats: number,
  config: StoneAgeConfig,
  many: number,
): readonly number[] {
  const wins = Array.from({ length: seats }, () => 0);
  const players = Array.from({ length: seats }, () => steady);
  for (let nth = 0; nth < many; nth += 1) {
    const called = `${name} ${nth + 1}`;
    let first: Seat = 0;
    const { state } = playOut(stoneAge, {
      seed: namedSeed(called),
      seats,
      config,
      players,
      random: namedRandom(called),
      each: (_, told) => {
        for (const { event } of told) if (event.type === 'matchBegan') first = event.first;
      },
    });
    const { winners = [] } = stoneAge.outcome(state) ?? {};
    for (const seat of winners) {
      const place = (seat - first + seats) % seats;
      wins[place] = (wins[place] ?? 0) + 1 / winners.length;
    }
  }
  return wins.map((won) => won / many);
}

/** Who wins at Stone Age by the order of play, with each start, with the herd and without it. */
export function orderOfPlay(share: number): Figure[] {
  return (['even', 'printed'] as const).flatMap((start) =>
    (['on', 'off'] as const).flatMap((herd) =>
      [4, 3, 2].flatMap((seats): Figure[] => {
        const isAim = start === 'even' && seats === 4;
        const table = [`v${RULES}`, ...(start === 'even' ? [start] : []), `herd-${herd}`].join('.');
        const many = part(isAim ? AIMED_AT : OTHERS, share);
        const wins = winsByPlace(`order ${table} ${seats}`, seats, { start, herd }, many);
        const named = `stone-age.${table}.seats${seats}`;
        const unit = 'of all';
        return [
          ...wins.map((value, place) => ({
            name: `${named}.winsOfPlace${place + 1}`,
            value,
            unit,
            target: null,
          })),
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
