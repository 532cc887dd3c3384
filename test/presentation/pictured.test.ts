import { describe, expect, it } from 'vitest';
import type { ChoiceScene, SinceScene } from '../../src/presentation/edition.ts';
import { pictured } from '../../src/presentation/pictured.ts';
import type { HexMap, Mark, Scene } from '../../src/presentation/scene.ts';
import { valley } from '../render/valley.ts';
import { SPECIMEN_BOARD, SPECIMEN_CARDS } from '../render/specimens.ts';

const [here, there] = SPECIMEN_BOARD.map?.tiles ?? [];
if (here === undefined || there === undefined) throw new Error('The specimen has no tiles.');

const onMap = (change: Partial<HexMap>): Scene => {
  const { map } = SPECIMEN_BOARD;
  return { ...SPECIMEN_BOARD, map: map && { ...map, ...change } };
};

const number: Mark = { mark: 'number', at: here.name, number: 1, owner: null };
const burst: Mark = { mark: 'burst', at: here.name };
const other: Mark = { mark: 'here', at: here.name, owner: 1, label: '2' };
const own: Mark = { mark: 'here', at: there.name, owner: 0, label: '1' };
const place: Mark = { mark: 'choice', at: there.name };
const trail: Mark = { mark: 'trail', at: there.name };

const since: SinceScene = {
  scene: onMap({ marks: [number, burst, other], lit: null }),
  lines: ['① Something happened.'],
};
const choice: ChoiceScene = {
  scene: onMap({ tiles: [there], marks: [trail, own, place], lit: [there.name] }),
  letters: {},
};
const draft: ChoiceScene = { scene: SPECIMEN_CARDS, letters: { keep: 'B' } };

describe('one picture of what changed and of what may be chosen', () => {
  it('is the whole map with both, and marks only who is asked', () => {
    expect(pictured(since, choice)).toEqual({
      scene: onMap({ marks: [number, burst, own, place], lit: null }),
      letters: {},
      lines: since.lines,
    });
  });

  it('is that of the choice where it is of cards, and bears no numbers', () => {
    expect(pictured(since, draft)).toEqual({ ...draft, lines: null });
  });

  it('is the land with letters and what happened at the same places', () => {
    const [changed, chosen] = [valley({ since: true }), valley({ choosing: true })];
    const made = pictured({ scene: changed, lines: ['①'] }, { scene: chosen, letters: { a: 'A' } });
    const spots = (scene: Scene | undefined) => [
      ...(scene?.landscape?.sites ?? []),
      ...(scene?.displays ?? []).flatMap(({ lots }) => lots),
    ];
    expect(spots(made?.scene).map(({ letter }) => letter)).toEqual(
      spots(chosen).map(({ letter }) => letter),
    );
    const notes = spots(made?.scene).map((spot) => spot.notes);
    expect(notes).toEqual(spots(changed).map((spot) => spot.notes));
    expect(notes.flat().length).toBeGreaterThan(5);
    expect(made?.lines).toEqual(['①']);
  });

  it('is the one there is', () => {
    expect(pictured(since, null)).toEqual({ ...since, letters: {} });
    expect(pictured(null, choice)).toEqual({ ...choice, lines: null });
    expect(pictured(null, null)).toBeNull();
  });
});
