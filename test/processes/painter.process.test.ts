import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

it('the painter is closed at any moment without taking the process with it', async () => {
  const pool = new URL('../../dist/render/pool.js', import.meta.url).href;
  const code = `
    import { createPainter } from '${pool}';
    const painter = createPainter({ arts: new Map(), threads: 2 });
    void painter.warm();
    await new Promise((resolve) => setTimeout(resolve, Number(process.env.AFTER)));
    await painter.close();
    console.log('closed');
  `;
  const folder = mkdtempSync(join(tmpdir(), 'firepit-closed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // In a file of its own: what stands on Node's command line outlives the mistake that this is for.
  const file = join(folder, 'close.mjs');
  writeFileSync(file, code);
  const closed = async (after: number): Promise<string> => {
    const env = { ...process.env, AFTER: String(after) };
    return (await promisify(execFile)(process.execPath, [file], { env })).stdout;
  };
  for (const after of [0, 150, 400]) expect(await closed(after)).toBe('closed\n');
});
