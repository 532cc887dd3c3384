import { afterAll, beforeAll, expect, it } from 'vitest';
import { notify } from '../../src/match/app/notice.ts';
import { DAY_MS } from '../../src/clock/hours.ts';
import type { PageMessage } from '../../src/sandbox/index.ts';
import { type Camp, messageOf, pitchCamp, posts, read } from './camp.ts';

const NAMES = ['Ash', 'Birch', 'Cedar', 'Dune'] as const;

/** The post with the standings of a division: its picture, what that says, and what is done where there is none. */
let camp: Camp;
beforeAll(async () => {
  camp = await pitchCamp();
});
afterAll(() => camp.close());

it('is drawn anew with each edit of its post, and told in words as long as it cannot be', async () => {
  const ash = camp.sandbox.user('Ash');
  const about = { name: 'Au*umn', game: 'tusk', plays: 'fast', seats: 4 };
  read(await ash.invoke('league new', about, { channel: 'tusk' }));
  await camp.settled();
  const newest = (part: string): PageMessage => {
    const found = posts(ash, 'tusk').findLast(({ content }) => content.includes(part));
    if (found === undefined) throw new Error(`Nothing says "${part}".`);
    return found;
  };
  for (const name of NAMES) {
    const person = camp.sandbox.user(name);
    await person.invoke('me', { zone: 'Europe/Vienna' }, { channel: 'tusk' });
    const form = await person.press(newest('season 1'), 'Sign up');
    if (form.is !== 'modal') throw new Error('There is no form.');
    await person.submitModal(form, { away: [], as: 'plays' });
  }
  await camp.passing(4 * DAY_MS);
  const standings = (): PageMessage => newest('tables over');
  const { id, content, attachments } = standings();
  expect(content).toMatch(/^🏆 \*\*Au\\\*umn · season 1\*\* · 0 of \d+ tables over$/u);
  expect(attachments.map(({ filename }) => filename)).toEqual(['standings.png']);
  const told = attachments[0]?.description ?? '';
  expect(told).toMatch(/^Au\*umn · season 1, 0 of \d+ tables over\./u);
  for (const name of NAMES) expect(told).toMatch(new RegExp(`1\\. ${name}: points 0, `, 'u'));

  const sayAnew = async (): Promise<PageMessage> => {
    await camp.store.transaction((transaction) =>
      notify(
        transaction,
        null,
        { kind: 'standings', season: 1, division: 0 },
        new Date(camp.sandbox.clock.now()),
      ),
    );
    for (let times = 0; times < 3; times += 1) await camp.later(20_000);
    expect(standings().id).toBe(id);
    return standings();
  };
  const { draw } = camp.painter;
  camp.painter.draw = () => Promise.reject(new Error('The paint is dry.'));
  const bare = await sayAnew();
  expect(bare.attachments).toEqual([]);
  expect(bare.content).toContain(`<@${ash.id}> · **0** · 0/`);
  camp.painter.draw = draw;
  const again = await sayAnew();
  expect(again.content).toBe(content);
  expect(again.attachments).toHaveLength(1);

  const dune = camp.sandbox.user('Dune');
  const asked = messageOf(await dune.invoke('me', { data: 'forget' }, { channel: 'tusk' }));
  await dune.press(asked, 'Forget me');
  await camp.later(20_000);
  const forgotten = standings().attachments[0]?.description ?? '';
  expect(forgotten).toContain('1. somebody (dropped out)');
  expect(forgotten).not.toContain('Dune');
}, 60_000);
