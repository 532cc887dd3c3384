import { describe, expect, it } from 'vitest';
import { eventsFor } from '../../../src/engine/game.ts';
import { namedRandom } from '../../../src/engine/random.ts';
import { CONTENT } from '../../../src/games/stone-age/content.ts';
import { START } from '../../../src/games/stone-age/content/numbers.ts';
import {
  EVEN_START,
  RULES,
  SHORT,
  VERSIONS,
} from '../../../src/games/stone-age/content/versions.ts';
import { stoneAgeEdition } from '../../../src/games/stone-age/index.ts';
import { stoneAge } from '../../../src/games/stone-age/rules.ts';
import { SPOKEN } from '../../../src/language/languages.ts';
import { scripted } from '../../scripted.ts';
import { textOf } from '../../../src/presentation/line.ts';

/** A match that begins with the seat that is drawn. */
const begun = (seats: number, first: number, rules = RULES) =>
  stoneAge.setup({ start: 'even' }, seats, scripted(first), rules);

describe('an even start', () => {
  it.each([
    [2, 1],
    [3, 0],
    [3, 2],
    [4, 0],
    [4, 2],
  ])('gives who goes later something more: %i tribes, from seat %i on', (seats, first) => {
    const { state, events } = begun(seats, first);
    const starts = EVEN_START[RULES][seats] ?? [];
    const told = eventsFor(events, 'public').flatMap((event) =>
      event.type === 'matchBegan' ? (event.ahead ?? []) : [],
    );
    expect(starts).toHaveLength(seats);
    expect(state.first).toBe(first);
    for (const [later, goods] of starts.entries()) {
      const seat = (first + later) % seats;
      expect(state.tribes[seat]?.goods).toEqual({
        wood: 0,
        brick: 0,
        stone: 0,
        gold: 0,
        food: START.food + (goods.food ?? 0),
      });
      const own = told.filter((one) => one.seat === seat);
      expect(own).toEqual(Object.keys(goods).length === 0 ? [] : [{ seat, goods }]);
    }
    expect(starts.at(-1)?.food).toBeGreaterThan(0);
  });

  it('is not the usual one, and changes nothing else', () => {
    const [even, printed] = [{ start: 'even' }, {}].map(
      (config) => stoneAge.setup(stoneAge.config(config), 4, namedRandom('a start'), RULES).state,
    );
    const without = (state: typeof even) => ({
      ...state,
      tribes: state?.tribes.map((tribe) => ({ ...tribe, goods: null })),
    });
    expect(without(even)).toEqual(without(printed));
    expect(printed?.tribes.map(({ goods }) => goods.food)).toEqual([12, 12, 12, 12]);
  });

  it('begins with version 4 of the rules, whose fingerprint holds it, and the length of a short match', () => {
    for (const rules of VERSIONS.filter((one) => one < 4)) {
      const { state, events } = begun(4, 1, rules);
      expect(state.tribes.map(({ goods }) => goods.food)).toEqual([12, 12, 12, 12]);
      expect(JSON.stringify(events)).not.toContain('ahead');
      expect(CONTENT[rules]).not.toHaveProperty('short');
    }
    expect(CONTENT[4]).toMatchObject({ evenStart: EVEN_START[4], short: SHORT[4] });
  });

  it.each(SPOKEN)('is told as the match begins, and stands in the rules: %s', (language) => {
    const { lines, seatName, rules } = stoneAgeEdition.in(language);
    const told = lines(eventsFor(begun(4, 1).events, 'public'), { matchName: '', seats: [] }).map(
      textOf,
    );
    const [, third, fourth] = EVEN_START[RULES][4]?.slice(1).map(({ food = 0 }) => food) ?? [];
    for (const [seat, food] of [
      [3, third],
      [0, fourth],
    ] as const) {
      const line = told.find((one) => one.startsWith(`⚖️ ${seatName(seat)}`));
      expect(line).toMatch(new RegExp(`\\b${food}\\b`, 'u'));
    }
    expect(told.filter((one) => one.startsWith('⚖️'))).toHaveLength(2);
    const chapter = rules.find(({ text }) => text.includes(`${fourth} `) && text.includes('-# '));
    expect(chapter?.text).toContain(`${third} `);
  });
});
