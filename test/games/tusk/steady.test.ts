import { describe, expect, it } from 'vitest';
import { freeze } from '../../../src/engine/freeze.ts';
import { playAndKeep, playMatch, toldIn } from '../../../src/ai/playout.ts';
import { randomPlayer } from '../../../src/ai/random.ts';
import type { Goods } from '../../../src/engine/game.ts';
import { namedSeed } from '../../../src/engine/laws.ts';
import { namedRandom } from '../../../src/engine/random.ts';
import { RULES } from '../../../src/games/tusk/content/versions.ts';
import { VICTORIES, type VictoryId } from '../../../src/games/tusk/content/victory.ts';
import { tusk } from '../../../src/games/tusk/rules.ts';
import type { TuskState } from '../../../src/games/tusk/state.ts';
import { tuskEdition } from '../../../src/games/tusk/index.ts';
import { hasty, steady } from '../../../src/games/tusk/steady.ts';
import { board, play } from './board.ts';

/** The key that steady answers with, from its own view. */
function answer(state: TuskState, seat: number): string {
  const decision = tusk.decisions(state).find((one) => one.seat === seat);
  if (decision === undefined) throw new Error(`Seat ${seat} is not asked.`);
  const view = freeze(tusk.view(state, seat));
  return steady.choose(view, decision, tusk.choices(state, decision), namedRandom('unused')).key;
}

/** All that steady does in a tribe's turn. */
function turnOf(state: TuskState, seat: number): string[] {
  const keys: string[] = [];
  let now = state;
  while (tusk.decisions(now).some((one) => one.seat === seat && one.kind === 'turn')) {
    const key = answer(now, seat);
    keys.push(key);
    if (key === 'done') break;
    now = play(now, seat, key).state;
  }
  return keys;
}

const FAR = { members: ['C3'] };

describe('steady in the draft', () => {
  it.each([
    [['snarers', 'pack-leader', 'fishers'], 'pack-leader'],
    [['warmonger', 'trappers', 'spiteful-spirit'], 'trappers'],
    [['fishers', 'snarers', 'spiteful-spirit'], 'spiteful-spirit'],
  ] as const)('keeps of %s what brings most', (offer, kept) => {
    const state = board({ tribes: [{ members: ['D3'] }, FAR] });
    const [decision] = tusk.decisions(state);
    if (decision === undefined) throw new Error('Nobody is asked.');
    const choices = offer.map(
      (card) => ({ key: `keep.${card}`, action: { do: 'keep', card } }) as const,
    );
    const view = tusk.view({ ...state, rules: RULES }, 0);
    const draft = { ...decision, kind: 'draft' };
    const { key } = steady.choose(view, draft, choices, namedRandom('unused'));
    expect(key).toBe(`keep.${kept}`);
  });
});

describe('steady in its own turn', () => {
  it('grows as soon as it can pay for it', () => {
    const state = board({ tribes: [{ members: ['D3'], food: 1 }, FAR] });
    expect(answer(state, 0)).toBe('grow.D3');
  });

  it('does not grow when the world is about to end', () => {
    const thawed = ['D1', 'D2'];
    const state = board({
      turn: 7,
      thawed,
      tokens: { D1: 0, D2: 0 },
      tribes: [{ members: ['D1'], food: 3 }, FAR],
    });
    expect(turnOf(state, 0).filter((key) => key.startsWith('grow'))).toEqual([]);
  });

  it('gathers food first, for its next member', () => {
    const terrain = { D3: 'berries', E3: 'forest', C3: 'grassland' } as const;
    const state = board({ terrain, tribes: [{ members: ['D3'] }, { members: ['D5'] }] });
    expect(turnOf(state, 0)).toEqual(['gather.1', 'gather.1', 'done']);
  });

  it.each([
    ['fishers', 'grassland', 'D3'],
    ['trappers', 'forest', 'E3'],
  ] as const)('gathers what its card wants: %s, %s', (card, wanted, place) => {
    const terrain = {
      D3: 'grassland',
      E3: 'forest',
      E4: 'river',
      D5: 'river',
      C4: 'plains',
      C3: 'river',
    } as const;
    const tribe = { members: ['D3'], stone: 3, card };
    const state = board({ terrain, mammoth: 'D5', tribes: [tribe, { members: ['C4'] }] });
    const keys = turnOf(state, 0);
    expect(terrain[place]).toBe(wanted);
    expect(keys).toContain('gather.1');
    expect(keys[0]).toBe(place === 'D3' ? 'gather.1' : `move.1.${place}`);
  });

  it('makes food of tokens that are of no other use', () => {
    const terrain = { D3: 'river' } as const;
    const tribe = { members: ['D3'], grass: 7, stone: 7, card: 'stick-hoard' } as const;
    const thawed = ['D3', 'D4', 'D5', 'D6', 'D7'];
    const state = board({ turn: 5, terrain, thawed, tribes: [tribe, { members: ['D7'] }] });
    expect(turnOf(state, 0)).toContain('craft.1');
  });

  it('sets its wounded on their feet', () => {
    const state = board({ tribes: [{ members: ['D3!'] }, FAR] });
    expect(answer(state, 0)).toBe('recover.1');
  });

  it('hunts with what makes the kill certain', () => {
    const tribe = { members: ['D3'], stick: 5, stone: 3, card: 'grass-hoard' } as const;
    const state = board({ tribes: [tribe, FAR] });
    expect(answer(state, 0)).toBe('hunt.1');
    const hunt = play(play(state, 0, 'hunt.1').state, 1, 'done').state;
    expect(answer(hunt, 0)).toBe('use.5-0-3');
  });

  it('keeps at the end what its card counts', () => {
    const tribe = { members: ['D3'], stick: 5, stone: 5, card: 'trappers' } as const;
    const state = board({ turn: 7, thawed: ['D3', 'D4'], tribes: [tribe, FAR] });
    const keys = turnOf(state, 0);
    const hunts = keys.some((key) => key.startsWith('hunt'));
    const last = hunts ? play(play(state, 0, 'hunt.1').state, 1, 'done').state : null;
    expect(last === null ? 'use.0-0-0' : answer(last, 0)).toBe('use.0-0-0');
  });

  it('leaves a tile on which the herd is sure to be feared for one that is as good', () => {
    const terrain = { E2: 'river', E3: 'river', F3: 'river' } as const;
    const drawn = ['summer', 0] as const;
    const state = board({
      turn: 2,
      terrain,
      drawn,
      mammoth: 'E2',
      tribes: [{ members: ['E3'] }, FAR],
    });
    const [first] = turnOf(state, 0);
    expect(first).toMatch(/^move\.1\./);
  });
});

describe('steady in a fight', () => {
  it('starts one against the helpless when its card pays for it', () => {
    const tribe = { members: ['D3', 'D3', 'D3'], stick: 5, card: 'warmonger' } as const;
    const state = board({
      terrain: { D3: 'river' },
      tribes: [tribe, { members: ['D3!', 'D3!'] }],
    });
    expect(turnOf(state, 0)).toContain('fight.D3');
  });

  it('starts none against many with sticks in hand', () => {
    const others = { members: ['D3', 'D3', 'D3', 'D3'], stick: 5 };
    const state = board({ tribes: [{ members: ['D3'] }, others] });
    expect(turnOf(state, 0)).not.toContain('fight.D3');
  });

  it('uses grass against many dice, and nothing more than can help', () => {
    const attacker = { members: ['D3', 'D3', 'D3', 'D3'], stick: 4 };
    const members = ['D3', 'D3!'];
    const tribe = { members, grass: 6, stick: 9, stone: 9, card: 'stick-hoard' } as const;
    const state = board({ tribes: [attacker, tribe] });
    const fight = play(state, 0, 'fight.D3').state;
    const [, sticks, grass, stones] = /^use\.(\d+)-(\d+)-(\d+)$/.exec(answer(fight, 1)) ?? [];
    expect(Number(grass)).toBeGreaterThan(0);
    expect(Number(sticks)).toBeLessThanOrEqual(5);
    expect(Number(stones)).toBeLessThanOrEqual(4);
  });

  it('stays in as long as it can roll, and attacks whoever has no grass', () => {
    const tribe = { members: ['D3'] };
    const covered = { members: ['D3'], grass: 3 };
    const state = board({ tribes: [tribe, tribe, covered] });
    const fight = play(state, 0, 'fight.D3').state;
    expect(answer(fight, 1)).toBe('stand.in');
    const standing = play(play(fight, 1, 'stand.in').state, 2, 'stand.in').state;
    expect(answer(standing, 0)).toBe('aim.1x1');
  });
});

describe('steady after a kill', () => {
  /** Seat 0 has killed at D3 with one hunter and divides. */
  function killed(other: Parameters<typeof board>[0]['tribes'][number], token: boolean) {
    const hunter = { members: ['D3'], stick: 5, stone: 3 };
    let state = board({ mammoth: 'E3', tribes: [hunter, other] });
    if (token) {
      // The other tribe was left out before: everybody knows its card.
      const [mine, theirs] = state.tribes;
      if (mine === undefined || theirs === undefined) throw new Error('Two tribes play.');
      state = freeze({ ...state, tribes: [mine, { ...theirs, revealed: true, cardTokens: 1 }] });
    }
    const hunt = play(play(state, 0, 'hunt.1').state, 1, 'done').state;
    return play(hunt, 0, 'use.5-0-3', [1]).state;
  }

  it('keeps all the food', () => {
    expect(answer(killed({ members: ['D5'] }, false), 0)).toBe('share.4-0');
  });

  it('does not know of a Spiteful Spirit that nobody has seen', () => {
    const other = { members: ['D5'], card: 'spiteful-spirit', food: 9 } as const;
    expect(answer(killed(other, false), 0)).toBe('share.4-0');
  });

  it('buys off a Spiteful Spirit that is not behind', () => {
    const other = { members: ['D5'], card: 'spiteful-spirit', food: 9 } as const;
    expect(answer(killed(other, true), 0)).toBe('share.3-1');
  });
});

describe('steady and trades', () => {
  const state = board({ turn: 2, tribes: [{ ...FAR, stone: 4, food: 4 }, FAR] });
  const takes = (gives: Goods, takenGoods: Goods, of = state): boolean =>
    steady.accepts(tusk.view(of, 0), { from: 1, to: 0, gives, takes: takenGoods });

  it('gives a food for two tokens, and for no less', () => {
    expect(takes({ stick: 2 }, { food: 1 })).toBe(true);
    expect(takes({ grass: 1, stone: 1 }, { food: 1 })).toBe(true);
    expect(takes({ stick: 1 }, { food: 1 })).toBe(false);
    expect(takes({ stick: 3 }, { food: 2 })).toBe(false);
    expect(takes({}, { food: 1 })).toBe(false);
  });

  it('sells a token for a food or two other tokens, and for no less', () => {
    expect(takes({ food: 1 }, { stone: 1 })).toBe(true);
    expect(takes({ grass: 2 }, { stone: 1 })).toBe(true);
    expect(takes({ grass: 1 }, { stone: 1 })).toBe(false);
    expect(takes({ food: 1 }, { stone: 2 })).toBe(false);
    expect(takes({}, { stone: 1 })).toBe(false);
  });

  it('buys no tokens when the world is about to end', () => {
    const late = board({ turn: 7, thawed: ['D1', 'D2'], tribes: [{ ...FAR, food: 4 }, FAR] });
    expect(takes({ stick: 4 }, { food: 1 }, late)).toBe(false);
    expect(takes({ food: 1 }, { food: 1 }, late)).toBe(true);
  });

  /** What may be offered to test it out: up to three of each of two kinds, either way. */
  const offers = (['stick', 'grass', 'stone', 'food'] as const).flatMap((given, _i, kinds) =>
    kinds.flatMap((taken) =>
      [0, 1, 2, 3].flatMap((more) =>
        [0, 1, 2, 3].map((less) => ({
          from: 1,
          to: 0,
          gives: { [given]: more },
          takes: { [taken]: less },
        })),
      ),
    ),
  );

  it.each([
    ['early', { turn: 2 }],
    ['with snow on the way', { turn: 4 }],
    ['at the end', { turn: 7, thawed: ['D1', 'D2', 'D3'] }],
  ] as const)('tells nothing of its card: %s, it answers alike with each of them', (_when, of) => {
    const answersWith = (card: VictoryId): boolean[] => {
      const tribe = { members: ['D3'], stick: 3, grass: 3, stone: 3, food: 3, card };
      const view = tusk.view(board({ ...of, tribes: [tribe, FAR] }), 0);
      return offers.map((deal) => steady.accepts(view, deal));
    };
    const [first, ...others] = VICTORIES.map(answersWith);
    expect(new Set(first)).toEqual(new Set([true, false]));
    for (const other of others) expect(other).toEqual(first);
  });

  it('tells nothing of anything hidden, in all of a match', () => {
    const [seed, random] = [namedSeed('steady trades'), namedRandom('steady trades')];
    const players = [steady, steady, steady];
    const { entered } = playAndKeep(tusk, { seed, seats: 3, config: {}, players, random });
    for (const { match } of entered.filter((_, i) => i % 20 === 0)) {
      const other = tusk.resample(match.state, 'public', random);
      const [here, there] = [match.state, other].map((world) =>
        offers.map((deal) => steady.accepts(tusk.view(world, 0), deal)),
      );
      expect(there).toEqual(here);
    }
  });
});

describe('steady in whole matches', () => {
  it('knows no more than its view: in worlds that look the same it answers the same', () => {
    const seed = namedSeed('steady looks');
    const random = namedRandom('steady looks');
    const players = [steady, steady, steady];
    const { entered } = playAndKeep(tusk, { seed, seats: 3, config: {}, players, random });
    for (const { match } of entered) {
      for (const { seat } of tusk.decisions(match.state)) {
        const other = tusk.resample(match.state, seat, random);
        expect(answer(other, seat)).toBe(answer(match.state, seat));
      }
    }
  });

  it.each([2, 3, 4])('beats chance in a match of %i', (seats) => {
    const matches = 12;
    let won = 0;
    for (let i = 0; i < matches; i += 1) {
      const name = `steady ${seats} ${i}`;
      const own = i % seats;
      const { last } = playMatch(tusk, {
        seed: namedSeed(name),
        seats,
        config: {},
        players: Array.from({ length: seats }, (_, seat) => (seat === own ? steady : randomPlayer)),
        random: namedRandom(name),
      });
      if (tusk.outcome(last.state)?.winners.join() === String(own)) won += 1;
    }
    expect(won).toBeGreaterThanOrEqual(matches - 1);
  });

  it('grows, gathers, crafts, fights and hunts when four of it play', () => {
    const told = new Set<string>();
    for (let i = 0; i < 12; i += 1) {
      const name = `four steady ${i}`;
      const { entered } = playAndKeep(tusk, {
        seed: namedSeed(name),
        seats: 4,
        config: {},
        players: [steady, steady, steady, steady],
        random: namedRandom(name),
      });
      for (const { event } of toldIn({ entered })) told.add(event.type);
    }
    for (const type of ['memberGrew', 'gathered', 'crafted', 'recovered', 'fightWon'] as const) {
      expect(told).toContain(type);
    }
    expect(told).toContain('mammothKilled');
  });
});

describe('the levels of Tusk!', () => {
  it('go from weak to strong: steady wins by far against hasty, whoever sits where', () => {
    expect(tuskEdition.players.map(({ id }) => id)).toEqual(['dreamy', 'hasty', 'steady']);
    const points = { hasty: 0, steady: 0 };
    const wins = { hasty: 0, steady: 0 };
    for (let match = 0; match < 30; match += 1) {
      const players = [hasty, steady, hasty, steady].slice(match % 2, 2 + (match % 2));
      const name = `levels ${match}`;
      const { last } = playMatch(tusk, {
        seed: namedSeed(name),
        seats: 2,
        config: {},
        players,
        random: namedRandom(name),
      });
      const outcome = tusk.outcome(last.state);
      for (const [seat, { id }] of players.entries()) {
        points[id] += outcome?.scores[seat] ?? 0;
        if (outcome?.winners.includes(seat) === true) wins[id] += 1;
      }
    }
    expect(wins.steady).toBeGreaterThan(2 * wins.hasty);
    // It is weaker, and no fool.
    expect(points.steady).toBeGreaterThan(1.2 * points.hasty);
    expect(points.hasty).toBeGreaterThan(30 * 6);
  });

  it('differ in how far they look, and in nothing that a trade would tell', () => {
    const state = board({ tribes: [{ members: ['D3'] }, FAR] });
    const view = tusk.view(state, 0);
    for (const [gives, takes] of [
      [{ food: 1 }, { stick: 1 }],
      [{ stick: 1 }, { food: 1 }],
    ] as const) {
      const deal = { from: 1, to: 0, gives, takes };
      expect(hasty.accepts(view, deal)).toBe(steady.accepts(view, deal));
    }
  });
});
