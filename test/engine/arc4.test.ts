import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import { arc4 } from '../../src/engine/arc4.ts';

test('numbers from a text are those of seedrandom, by which others verify', () => {
  const texts = ['', 'a', 'f0'.repeat(32), 'x'.repeat(256), 'älter als 😀 '.repeat(50)];
  for (const text of texts) {
    const [ours, theirs] = [arc4(text), seedrandom(text)];
    const count = 2000;
    expect(Array.from({ length: count }, ours), text).toEqual(
      Array.from({ length: count }, () => theirs()),
    );
  }
});
