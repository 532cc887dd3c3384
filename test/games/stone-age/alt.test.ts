import { expect, it } from 'vitest';
import { eventsFor } from '../../../src/engine/game.ts';
import { stoneAgeEdition } from '../../../src/games/stone-age/index.ts';
import { type Language, LANGUAGE_IDS } from '../../../src/language/languages.ts';
import { ALT_LENGTH, describeScene, tellScene } from '../../../src/presentation/alt.ts';
import type { Lot, Scene } from '../../../src/presentation/scene.ts';
import { appSpeech } from '../../../src/words/index.ts';
import { replayed } from './replayed.ts';

const { game } = stoneAgeEdition;

/** What everybody saw and was told in a match of four, entry by entry. */
const again = replayed();

const TABLE = {
  matchName: 'Stone Age #1',
  seats: [0, 1, 2, 3].map((seat) => ({
    name: `Player ${seat}`,
    mention: `<@${seat}>`,
    computer: false,
  })),
};

/** The pictures of what may be chosen out of a list. */
const choosing = (language: Language): Scene[] =>
  again.matches.flatMap(({ state }) =>
    game.decisions(state).flatMap((decision) => {
      const choices = game.choices(state, decision);
      if ('shape' in choices) return [];
      const { seat } = decision;
      const view = game.view(state, seat);
      const made = stoneAgeEdition.in(language).choiceScene?.(view, seat, choices, TABLE);
      return made ?? [];
    }),
  );

const lotsIn = ({ displays }: Scene): Lot[] => displays.flatMap(({ lots }) => [...lots]);

it.each(LANGUAGE_IDS)('what may be had is said wherever it may be chosen, in %s', (language) => {
  const { say } = appSpeech(language);
  const scenes = choosing(language);
  expect(scenes.length).toBeGreaterThan(100);
  for (const scene of scenes) {
    const words = describeScene(scene);
    for (const { here, halves } of lotsIn(scene)) {
      if (here)
        expect(words).toContain(halves.map((half) => half.words).join(say('alt.semicolon')));
    }
  }
});

it.each(LANGUAGE_IDS)('what changed is said before all that lies open, in %s', (language) => {
  const { sinceScene } = stoneAgeEdition.in(language);
  const scenes = again.matches.flatMap(({ state }, at) => {
    const events = again.told
      .slice(Math.max(0, at - 7), at + 1)
      .flatMap((one) => eventsFor(one, 0));
    return at % 8 === 0 ? (sinceScene?.(game.view(state, 0), events, TABLE)?.scene ?? []) : [];
  });
  expect(scenes.length).toBeGreaterThan(20);
  for (const scene of scenes) {
    const [first] = scene.panes.flatMap(({ title, rows }) =>
      rows.flatMap((row) => (row.row === 'step' ? [{ title, text: row.text }] : [])),
    );
    const words = describeScene(scene);
    expect(words).toContain(`${first?.title}: `);
    expect(words).toContain(first?.text.replace(/\.$/, ''));
  }
});

it.each(LANGUAGE_IDS)('a board in words has all that everybody may see, in %s', (language) => {
  const boards = again.matches.map(({ state }) =>
    stoneAgeEdition.in(language).scene(game.view(state, 'public'), TABLE),
  );
  const told = boards.map((scene) => ({ scene, words: tellScene(scene).join('\n') }));
  expect(told.some(({ words }) => words.length > ALT_LENGTH)).toBe(true);
  for (const { scene, words } of told) {
    expect(words.length).toBeLessThan(4000 - 100);
    for (const { name } of lotsIn(scene)) expect(words).toContain(name);
    for (const { side, goods } of scene.strips) {
      expect(words).toContain(side);
      for (const { count, words: amount } of goods) if (count > 0) expect(words).toContain(amount);
    }
  }
});
