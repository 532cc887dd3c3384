import type { Painter } from '../../src/render/pool.ts';

/** The smallest picture there is. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A painter whose every picture is one dot: for tests that are not about pictures, and quick. */
export const dotPainter = (): Painter => ({
  warm: async () => {},
  paint: async () => DOT,
  paintAfter: async () => DOT,
  animate: async () => DOT,
  draw: async () => DOT,
  close: async () => {},
});
