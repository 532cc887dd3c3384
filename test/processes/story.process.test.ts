import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ROOT, runFromSource } from '../cli/run.ts';

const RECORD = join(ROOT, 'test', 'records', 'tusk-1.record.json');

it('story, from its source, draws an animation and a chart of a finished match, and says what is on them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'firepit-story-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [gif, chart] = [join(folder, 'story.gif'), join(folder, 'chart.png')];
  const args = ['--gif', gif, '--chart', chart];
  const { out, err, status } = await runFromSource('story', RECORD, ...args);
  expect({ err, status }).toEqual({ err: '', status: 0 });
  expect(out).toMatch(/warmest fire.*An animation of .*The match in numbers/su);
  expect(readFileSync(gif).toString('latin1', 0, 6)).toBe('GIF89a');
  expect(readFileSync(chart).toString('latin1', 1, 4)).toBe('PNG');
});
