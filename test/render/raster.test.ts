import { describe, expect, it } from 'vitest';
import { tuskScene } from '../../src/games/tusk/scene.ts';
import './specimens.ts';
import { rasterize } from '../../src/render/raster.ts';
import { busyView, TABLE } from '../games/tusk/views.ts';
import { tuskSpeech } from '../../src/games/tusk/words/index.ts';

const SPEECH = tuskSpeech('en');

describe('a picture of a scene', () => {
  it('shows nothing of what was painted before it, at any size', () => {
    const scene = tuskScene(SPEECH, busyView(), TABLE);
    for (let width = 396; width <= 404; width += 1) {
      const paint = (theme: 'day' | 'night') => rasterize(scene, { width, theme });
      paint('night');
      const first = paint('day');
      expect(paint('day').equals(first), `${width}`).toBe(true);
    }
  });
});
