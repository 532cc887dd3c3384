import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../src/clock/hours.ts';
import { seasonIn } from '../../src/match/league/in-season.ts';
import { type Camp, NOON, pitchCamp, posts, read } from './camp.ts';

const CHANNEL = { channel: 'tusk' };

let camp: Camp;
beforeAll(async () => {
  camp = await pitchCamp({ at: NOON });
});
afterAll(() => camp.close());

it('links the tables in the news of a week that open as it comes', async () => {
  const ash = camp.sandbox.user('Ash');
  const founding = { name: 'Autumn', game: 'tusk', plays: 'fast', seats: 2 };
  read(await ash.invoke('league new', founding, CHANNEL));
  await camp.settled();
  const [post] = posts(ash, 'tusk');
  if (post === undefined) throw new Error('Nothing was posted.');
  for (const person of [ash, camp.sandbox.user('Birch')]) {
    const form = await person.press(post, 'Sign up');
    if (form.is !== 'modal') throw new Error(form.text);
    read(await person.submitModal(form, { as: 'plays', away: [], zone: 'UTC' }));
  }
  // A round a week, of one match each.
  const row = await camp.store.season(1);
  if (row === null) throw new Error('There is no season.');
  const before = seasonIn(row);
  const settings = { ...before.settings, matches: 2, atOnce: 1, roundDays: 7 };
  await camp.store.transaction((transaction) =>
    transaction.saveSeason(1, { state: { ...before, settings }, runAt: row.runAt }),
  );
  for (const days of [3, 1, 7]) await camp.passing(days * DAY_MS);
  await camp.later(20_000);
  const news = posts(ash, 'tusk').findLast(({ content }) => content.includes('📰'))?.content ?? '';
  expect(news.match(/• <#\d+>/gu)).toHaveLength(2);
});
