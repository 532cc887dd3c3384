import { describe, expect, it } from 'vitest';
import { playAndKeep, playMatch } from '../../src/ai/playout.ts';
import { mixed } from '../../src/ai/mixed.ts';
import { randomPlayer } from '../../src/ai/random.ts';
import { eventsFor } from '../../src/engine/game.ts';
import { namedSeed, tryLaws } from '../../src/engine/laws.ts';
import { placesOf } from '../../src/engine/places.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { type Language, LANGUAGE_IDS } from '../../src/language/languages.ts';
import { tryPresentation } from '../../src/presentation/laws.ts';
import type { Scene } from '../../src/presentation/scene.ts';
import { registerArt } from '../../src/render/drawings/registry.ts';
import { ruler } from '../../src/render/easel.ts';
import { layOut } from '../../src/render/layout.ts';
import { showingOf } from '../laws/showing.ts';
import { overflowsOn } from '../render/overflows.ts';
import { STEADING_ART } from './steading/art.ts';
import { steadingEdition } from './steading/index.ts';
import { steadingPlaying } from './steading/playing.ts';
import { STEADING } from './steading/rules.ts';
import type { SteadingState } from './steading/state.ts';

const { players } = steadingPlaying;
registerArt(new Map([['steading', STEADING_ART]]));

describe('a game with answers of every shape keeps every law', () => {
  it.each([2, 4, 6])('in matches of %i seats', (seats) => {
    for (let match = 0; match < 3; match += 1) {
      const name = `steading ${seats} ${match}`;
      const config = STEADING.config({
        fields: 3 + 20 * match,
        workers: 7 + 60 * match,
        least: match % 2,
        ice: 3000 * match,
      });
      const trial = { name, config, seats, longest: 2000, thoroughness: 0.1 };
      expect(tryLaws(STEADING, trial)).toEqual([]);
    }
  });

  it.each(players)('played by $id', (player) => {
    const trial = { name: player.id, config: STEADING.config({}), seats: 4, longest: 2000 };
    const choose = mixed(STEADING, player, 20);
    expect(tryLaws(STEADING, { ...trial, thoroughness: 0.1 }, choose)).toEqual([]);
  });
});

describe.each(LANGUAGE_IDS)('it is shown and spoken in %s', (language) => {
  it.each([2, 6])('by chance, with %i seats', (seats) => {
    for (const player of [randomPlayer, ...players]) {
      const showing = showingOf(steadingEdition, `shown ${seats} ${player.id}`, seats, player);
      expect(tryPresentation(steadingEdition, language, showing)).toEqual([]);
    }
  });
});

describe('its rules', () => {
  const { state: begun } = STEADING.setup(STEADING.config({}), 3, namedRandom('rules'), 2);
  const table = {
    matchName: 'Steading #1',
    seats: ['@ash', '@birch', '@cedar'].map((mention) => ({ mention, computer: false })),
  };

  it('let a storm that was ordered take the points of a feast, and show who ordered it', () => {
    const state: SteadingState = {
      ...begun,
      hands: ['calm', 'storm', 'calm'],
      orders: [false, true, false],
      frames: [{ frame: 'placing', left: [0, 1, 2] }],
    };
    const [decision] = STEADING.decisions(state);
    if (decision === undefined) throw new Error('Nobody is asked.');
    const action = { do: 'place', at: 'feast' } as const;
    const step = STEADING.apply(state, [{ decision, action }], namedRandom('feast'));
    expect(step.state).toMatchObject({ points: [0, 1, 0], hands: ['calm', 'spent', 'calm'] });
    expect(step.reveals).toBe(true);
    const told = steadingEdition.in('de').lines(eventsFor(step.events, 2), table);
    expect(told.at(-1)?.text).toBe('⛈️ 🐦 Reiher lässt einen Sturm auf das Fest von 🔥 Herd los.');
    expect(STEADING.view(step.state, 'public').hands).toEqual(['secret', 'spent', 'secret']);
  });

  const few = { food: 0, wood: 0, ice: 0, straw: 0, stone: 0, tents: 0 };
  it.each([
    [[0, 0, 0], [0, 0, 0], [], /^🍂 Nobody has a point, so nobody wins\.\n/],
    [[3, 3, 1], [0, 2, 5], [1], /^🏆 🐦 Heron \(@birch\) wins!\n/],
    [[3, 3, 1], [2, 2, 5], [0, 1], /^🏆 🔥 Hearth \(@ash\) and 🐦 Heron \(@birch\) share the win!/],
  ])('end with points %j and goods %j in seats %j', (points, food, winners, said) => {
    const goods = food.map((count) => ({ ...few, food: count }));
    const state = { ...begun, points, goods, frames: [] };
    const outcome = STEADING.outcome(state);
    expect(outcome?.winners).toEqual(winners);
    const first = outcome === null ? [] : placesOf(outcome).filter(({ place }) => place === 1);
    if (winners.length > 0) expect(first.map(({ seat }) => seat)).toEqual(winners);
    const view = STEADING.view(state, 'public');
    expect(steadingEdition.in('en').result(view, table)).toMatch(said);
  });
});

/** Everything that is painted of a match for its first seat and for all, in one language. */
function picturesOf(seats: number, language: Language): Scene[] {
  const words = steadingEdition.in(language);
  const table = {
    matchName: 'Steading #1',
    seats: Array.from({ length: seats }, (_, seat) => ({
      name: `Player ${seat + 1}`,
      mention: `<@${seat}>`,
      computer: seat === 1,
    })),
  };
  const [name, config] = [`painted ${seats}`, STEADING.config({ ice: 3000 })];
  const setting = { seed: namedSeed(name), seats, config, random: namedRandom(name) };
  const players = Array.from({ length: seats }, () => randomPlayer);
  const { entered } = playAndKeep(STEADING, { ...setting, players });
  const [first] = entered.flatMap(({ match: { state } }) =>
    STEADING.decisions(state).some(({ kind }) => kind === 'place') ? [state] : [],
  );
  if (first === undefined) throw new Error('Nobody was asked for a place.');
  const choices = STEADING.decisions(first).flatMap((decision) => {
    const all = STEADING.choices(first, decision);
    const view = STEADING.view(first, decision.seat);
    const scene = 'shape' in all ? null : words.choiceScene?.(view, decision.seat, all, table);
    return [scene, words.handScene?.(view, decision.seat, table)].flatMap((one) => one ?? []);
  });
  const moments = entered.map(({ match: { state }, events }) => ({
    events: eventsFor(events, 'public'),
    view: STEADING.view(state, 'public'),
  }));
  const beats = words.story?.beats(moments, table) ?? [];
  return [...choices, ...beats.map(({ scene }) => scene)];
}

describe.each(LANGUAGE_IDS)('its pictures in %s', (language) => {
  it.each([2, 6])('have room for all that is written on them, with %i seats', (seats) => {
    const scenes = picturesOf(seats, language);
    expect(scenes.length).toBeGreaterThan(8);
    for (const scene of scenes) expect(overflowsOn(scene, layOut(ruler, scene))).toEqual([]);
  });
});

/** A match of four players who order. */
function amongSteady(name: string) {
  const [, player] = players;
  const seated = Array.from({ length: 4 }, () => player);
  const setting = { seed: namedSeed(name), seats: 4, config: STEADING.config({}) };
  return playAndKeep(STEADING, { ...setting, players: seated, random: namedRandom(name) });
}

describe('its better player', () => {
  const matches = Array.from({ length: 10 }, (_, match) => amongSteady(`orders ${match}`));

  it('orders once in a match, and lets its storm loose', () => {
    for (const { entered, last } of matches) {
      expect(last.state.ordered).toEqual([1, 1, 1, 1]);
      const given = entered.flatMap(({ entry }) => (entry.kind === 'answers' ? entry.answers : []));
      for (const { decision, by } of given.filter((one) => one.decision.startsWith('order')))
        expect([decision, by]).toEqual([expect.stringMatching(/^order\.\d\.0$/), 'computer']);
    }
    const told = matches.flatMap(({ entered }) => entered.flatMap(({ events }) => events));
    expect(told.some(({ event }) => event.type === 'stormed')).toBe(true);
  });

  it('does not tell by when it orders what it holds', () => {
    const random = namedRandom('imagined');
    let orders = 0;
    for (const { match } of matches.flatMap(({ entered }) => entered)) {
      const other = STEADING.resample(match.state, 'public', random);
      const [here, there] = [match.state, other].map((state) =>
        STEADING.decisions(state)
          .filter(({ kind }) => kind === 'order')
          .map((decision) => {
            const view = STEADING.view(state, decision.seat);
            const choices = STEADING.choices(state, decision);
            return players[1].order?.(view, decision, choices, random) !== null;
          }),
      );
      expect(there).toEqual(here);
      orders += here?.filter(Boolean).length ?? 0;
    }
    expect(orders).toBeGreaterThan(0);
  });
});

it('its better player wins more often', () => {
  let [better, worse] = [0, 0];
  for (let match = 0; match < 30; match += 1) {
    const name = `levels ${match}`;
    const seated = Array.from({ length: 4 }, (_, seat) => players[(seat + match) % 2]).flatMap(
      (player) => player ?? [],
    );
    const random = namedRandom(name);
    const seats = { seats: 4, config: STEADING.config({}), players: seated, random };
    const { last } = playMatch(STEADING, { seed: namedSeed(name), ...seats });
    for (const winner of STEADING.outcome(last.state)?.winners ?? []) {
      if (seated[winner] === players[1]) better += 1;
      else worse += 1;
    }
  }
  expect(better).toBeGreaterThan(2 * worse);
});
