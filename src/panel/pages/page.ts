import type { Scene } from '../../presentation/scene.ts';
import type { Row } from '../controls.ts';

/** What only its reader sees and may turn: texts with pictures, and what is pressed below them. */
export interface Page {
  readonly parts: readonly Part[];
  readonly components: readonly Row[];
}

/** A text, and a picture of it. */
export interface Part {
  readonly text: string;
  readonly scene: Scene | null;
}

/** A page of nothing but text. */
export const textPage = (text: string, components: readonly Row[]): Page => ({
  parts: [{ text, scene: null }],
  components,
});
