import type { ChoiceScene, SinceScene } from './edition.ts';
import { spotsOf } from './land-alt.ts';
import { noted } from './noted.ts';
import type { Mark, Scene } from './scene.ts';

/** A picture for one reader, and what the words beside it may point at. */
export interface Pictured {
  readonly scene: Scene;
  /** By the keys of choices: the letters that stand in the picture. */
  readonly letters: ChoiceScene['letters'];
  /** What happened, with the numbers that stand in the picture; null where none do. */
  readonly lines: SinceScene['lines'] | null;
}

/**
 * One picture of what changed and of what may be chosen. Where both are maps, or landscapes, it bears both; where the choice
 * is of something else, such as cards, it is the choice's, and what happened is left to words.
 */
export function pictured(since: SinceScene | null, choice: ChoiceScene | null): Pictured | null {
  if (since === null) return choice === null ? null : { ...choice, lines: null };
  const { scene, lines } = since;
  if (choice === null) return { scene, letters: {}, lines };
  if (scene.landscape !== null && choice.scene.landscape !== null) {
    const notes = new Map(spotsOf(scene).map((spot) => [spot.name, spot.notes]));
    // The panes tell of what is noted.
    const both = { ...noted(choice.scene, notes), panes: scene.panes };
    return { scene: both, letters: choice.letters, lines };
  }
  const [whole, part] = [scene.map, choice.scene.map];
  if (whole === null || part === null) return { ...choice, lines: null };
  // Only those stand out who are asked about here.
  const kept = whole.marks.filter(({ mark }) => mark !== 'here');
  const marks = [...kept, ...part.marks.filter(isOfChoice)];
  return { scene: { ...scene, map: { ...whole, marks } }, letters: choice.letters, lines };
}

const isOfChoice = ({ mark }: Mark): boolean => mark === 'choice' || mark === 'here';
