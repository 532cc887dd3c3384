import { describe, expect, it } from 'vitest';
import { former } from '../../bench/balance/former.ts';
import { searching } from '../../bench/balance/searching.ts';
import { seatings } from '../../bench/balance/seatings.ts';
import { anyChoice, eachChoice } from '../../src/engine/choices.ts';
import type { Choice, Decision } from '../../src/engine/game.ts';
import { ask } from '../../src/engine/question.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { steady } from '../../src/games/tusk/steady.ts';

/** Take one for certain, or what is in the box. */
interface Table {
  readonly box: number;
  readonly points: readonly number[];
  readonly over: boolean;
}

const WAYS: readonly Choice<string>[] = [
  { key: 'one', action: 'one' },
  { key: 'box', action: 'box' },
];
const asked: Decision = ask({ topic: 'take', seat: 0, kind: 'take' });
const taken = ({ box }: Table, action: string | undefined): number => (action === 'one' ? 1 : box);

const game = {
  decisions: ({ over }: Table) => (over ? [] : [asked]),
  choices: () => WAYS,
  apply: (state: Table, [answer]: readonly { readonly action: string }[]) => ({
    state: { ...state, points: [taken(state, answer?.action), 0], over: true },
    events: [],
    reveals: false,
  }),
  view: () => null,
};
const guide = {
  sort: (action: string) => action,
  isFarEnough: () => false,
  values: ({ points }: Table) => points,
};
const careful = {
  id: 'careful',
  choose: (_view: null, _decision: Decision, choices: Parameters<typeof anyChoice<string>>[0]) => {
    const [first] = eachChoice(choices);
    return first ?? anyChoice(choices, namedRandom('unused'));
  },
  accepts: () => false,
};

/** What a player that searches takes where the box holds so much, in truth and as it imagines. */
function takes(truth: number, imagined: (nth: number) => number): string {
  let nth = 0;
  const resample = (state: Table): Table => ({ ...state, box: imagined((nth += 1)) });
  const player = searching({ ...game, resample }, careful, guide);
  player.see({ box: truth, points: [0, 0], over: false });
  return player.choose(null, asked, WAYS, namedRandom('search')).key;
}

describe('a player that searches', () => {
  it('takes what comes out best in the worlds that it imagines', () => {
    expect(takes(3, (nth) => (nth % 3 === 0 ? 0 : 4))).toBe('box');
    expect(takes(3, (nth) => (nth % 3 === 0 ? 2 : 0))).toBe('one');
  });

  it('knows nothing of what is hidden from it', () => {
    expect(takes(0, () => 3)).toBe('box');
    expect(takes(9, () => 0)).toBe('one');
  });

  it('does as it would anyhow where the difference may be chance', () => {
    expect(takes(3, (nth) => (nth % 2 === 0 ? 9 : -6))).toBe('one');
  });
});

it('seats two of each in every way as often', () => {
  const seating = seatings(steady, former);
  const ways = Array.from({ length: 6 }, (_, nth) => seating(nth).map(({ id }) => id));
  expect(new Set(ways.map(String)).size).toBe(6);
  for (const seat of [0, 1, 2, 3]) {
    expect(ways.filter((way) => way[seat] === 'steady')).toHaveLength(3);
  }
});
