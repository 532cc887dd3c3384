import { describe, expect, it } from 'vitest';
import { playAndKeep, playMatch } from '../../src/ai/playout.ts';
import { mixed } from '../../src/ai/mixed.ts';
import { randomPlayer } from '../../src/ai/random.ts';
import { heard } from '../../src/engine/game.ts';
import { namedSeed, tryLaws } from '../../src/engine/laws.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { type Language, LANGUAGE_IDS } from '../../src/language/languages.ts';
import { tryPresentation } from '../../src/presentation/laws.ts';
import type { Scene } from '../../src/presentation/scene.ts';
import { ruler } from '../../src/render/easel.ts';
import { layOut } from '../../src/render/layout.ts';
import { showingOf } from '../laws/showing.ts';
import { overflowsOn } from '../render/overflows.ts';
import { steadingEdition } from './steading/index.ts';
import { STEADING } from './steading/rules.ts';

const { players } = steadingEdition;

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
    const scene =
      'shape' in all ? null : words.choiceScene?.(view, decision.seat, all, table)?.scene;
    return [scene, words.handScene?.(view, decision.seat, table)].flatMap((one) => one ?? []);
  });
  const moments = entered.map(({ match: { state }, events }) => ({
    events: heard(events, 'public'),
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
