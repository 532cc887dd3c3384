import { describe, expect, it } from 'vitest';
import { playMatch } from '../../src/ai/playout.ts';
import { randomPlayer } from '../../src/ai/random.ts';
import { choiceNamed } from '../../src/engine/choices.ts';
import { digest } from '../../src/engine/digest.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { SHELF } from '../../src/games/index.ts';
import { SPOKEN } from '../../src/language/languages.ts';
import { playerAt } from '../../src/match/stored/edition.ts';
import { ordersOf } from '../../src/match/orders/standing-orders.ts';
import { DESCRIPTION, OPTIONS } from '../../src/panel/limits.ts';

/** Of so many matches all orders have acted in some: fights of three tribes are rare. */
const MOST = 60;

/** What holds for the standing orders of every game. */
describe.each([...SHELF.values()].map((edition) => [edition.name, edition] as const))(
  'standing orders of %s',
  (_, edition) => {
    const orders = ordersOf(edition);

    it('have names of their own, and are said in every language', () => {
      expect(new Set(orders.map(({ name }) => name)).size).toBe(orders.length);
      for (const { name, values, reasons = [] } of orders) {
        // A select has 25 options: these, that one is asked, and that a computer player answers.
        expect(values.length).toBeLessThanOrEqual(23);
        for (const word of [name, ...values]) expect(word).toMatch(/^[a-z\d]{1,12}$/u);
        for (const language of SPOKEN) {
          const spoken = edition.in(language).orders?.[name];
          expect(spoken?.title.length).toBeLessThanOrEqual(40);
          for (const value of values) {
            expect(spoken?.values[value]?.length, `${name} ${value}`).toBeLessThanOrEqual(50);
          }
          for (const reason of reasons) {
            expect(spoken?.reasons?.[reason]?.length, `${name} ${reason}`).toBeLessThanOrEqual(80);
          }
        }
      }
    });

    const { preferences } = edition;
    it.skipIf(preferences === undefined)(
      'by preference fit a form, are said, and are legal',
      () => {
        if (preferences === undefined) return;
        const { game } = edition;
        let listed = 0;
        playMatch(game, {
          seats: game.seats[1],
          config: game.config({}),
          seed: digest('preferences').slice(0, 32),
          players: Array.from({ length: game.seats[1] }, () => playerAt(edition, null)),
          random: namedRandom('preferences'),
          each({ match: { state } }) {
            for (const decision of game.decisions(state)) {
              const { seat, kind } = decision;
              const view = game.view(state, seat);
              const able = preferences.preferable(view, seat);
              if (able === null) continue;
              listed += 1;
              expect(able.things.length + able.most).toBeLessThanOrEqual(OPTIONS);
              for (const language of SPOKEN) {
                const spoken = edition.in(language).preferences;
                expect(spoken?.title.length).toBeLessThanOrEqual(30);
                expect(spoken?.about.length).toBeLessThanOrEqual(DESCRIPTION);
                const names = able.things.map((thing) => spoken?.one({ thing, many: null }));
                expect(new Set(names).size).toBe(able.things.length);
                for (const thing of able.things) {
                  const brings = spoken?.brings(thing, view, seat) ?? '';
                  expect(brings.length, brings).toBeLessThanOrEqual(DESCRIPTION);
                  expect(brings).not.toBe('');
                }
              }
              if (!preferences.kinds.includes(kind)) continue;
              const choices = game.choices(state, decision);
              for (const thing of able.things) {
                for (const many of [null, 1, able.most]) {
                  const found = preferences.answer([{ thing, many }], choices);
                  if (found !== null) expect(choiceNamed(choices, found.key)).toEqual(found);
                }
              }
            }
          },
        });
        expect(listed).toBeGreaterThan(0);
      },
    );

    it('answer what is legal, each of them somewhere, whatever happens', () => {
      const { game } = edition;
      const acted = new Set<string>();
      const all = orders.flatMap(({ name, values }) => values.map((value) => `${name} ${value}`));
      for (let match = 0; match < MOST && acted.size < all.length; match += 1) {
        playMatch(game, {
          seats: game.seats[1],
          config: game.config({}),
          seed: digest(`orders ${match}`).slice(0, 32),
          // Every other one by those who know how to, as chance alone seldom hunts.
          players: Array.from({ length: game.seats[1] }, () =>
            match % 2 === 0 ? randomPlayer : playerAt(edition, null),
          ),
          random: namedRandom(`orders ${match}`),
          each({ match: { state } }) {
            for (const decision of game.decisions(state)) {
              const view = game.view(state, decision.seat);
              const choices = game.choices(state, decision);
              for (const order of orders) {
                if (!order.kinds.includes(decision.kind)) continue;
                for (const value of order.values) {
                  const found = order.answer(value, decision, choices, view);
                  if (found === null) continue;
                  if ('unable' in found) {
                    expect(order.reasons, `${order.name} ${value}`).toContain(found.unable);
                    continue;
                  }
                  acted.add(`${order.name} ${value}`);
                  expect(choiceNamed(choices, found.key)).toEqual(found);
                }
              }
            }
          },
        });
      }
      expect(all.filter((one) => !acted.has(one))).toEqual([]);
    });
  },
);
