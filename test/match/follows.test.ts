import { expect, it } from 'vitest';
import type { Change } from '../../src/match/app/change.ts';
import { type Effect, noticeEffect } from '../../src/match/app/effect.ts';
import { FOLLOWS } from '../../src/match/follows.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { ash, birch, openClockApp } from './clock-app.ts';

/** As a rating would: it writes something once a match is over. */
function* rate({ outcome, after }: Change): Generator<Effect> {
  if (outcome !== null) yield noticeEffect({ kind: 'digest', user: `rated ${after.row.status}` });
}

it('follows from an answer what is one entry more in the list', async () => {
  const there = await openClockApp(pebblesEdition, {
    ...FOLLOWS,
    effects: [...FOLLOWS.effects, rate],
  });
  await there.begin([ash, birch]);
  const status = async () => (await there.row()).status;
  for (let answers = 0; (await status()) === 'running'; answers += 1) {
    expect(answers).toBeLessThan(200);
    const told = (await there.said()).map(({ kind }) => kind);
    expect(told).not.toContain('digest');
    const [user] = await there.asked();
    await there.answer(user);
  }
  const last = await there.said();
  expect(last.map(({ kind }) => kind).slice(-5)).toEqual([
    'turn',
    'over',
    'story',
    'chart',
    'digest',
  ]);
  expect(last.at(-1)).toMatchObject({ user: 'rated over' });
  await there.close();
});
