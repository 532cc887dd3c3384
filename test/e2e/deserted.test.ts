import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageMessage, type Person, textOf } from '../../src/sandbox/index.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { steadingEdition } from '../games/steading/index.ts';
import { type Camp, messageOf, pitchCamp, posts, startMatch } from './camp.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const edition: AnyEdition = steadingEdition;

describe('a match whose last person’s time is over for the third time', { timeout: 60_000 }, () => {
  let camp: Camp;
  let thread: string;
  let ash: Person;
  let birch: Person;

  beforeAll(async () => {
    camp = await pitchCamp({
      shelf: new Map([[edition.game.id, edition]]),
      at: new Date('2026-06-01T12:00:00Z'),
    });
    [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    thread = await startMatch(camp, [birch, ash], 0, { hours: 12, bank: 0 });
  }, 60_000);
  afterAll(() => camp.close());

  const row = async () => {
    const found = await camp.store.match(1);
    if (found === null) throw new Error('There is no match.');
    return found;
  };
  const told = (): PageMessage[] => posts(ash, thread);
  const last = (): PageMessage => {
    const post = told().at(-1);
    if (post === undefined) throw new Error('Nothing was posted.');
    return post;
  };
  const runOut = async (): Promise<void> => {
    for (let times = 0; times < 20 && (await row()).halt === null; times += 1) {
      await camp.passing(12.1 * HOUR);
    }
  };

  it('sleeps and says until when, with the button that wakes it', async () => {
    await runOut();
    expect((await row()).seats.map(({ heldBy }) => heldBy)).toEqual(['computer', 'computer']);
    expect(await row()).toMatchObject({ status: 'running', halt: { is: 'asleep' } });
    expect(last().content).toMatch(
      /^<@\d+>, <@\d+> · 💤 Nobody is left who plays here.* If nobody comes back by <t:\d+:f>/u,
    );
    expect(new Set(last().pingedIds)).toEqual(new Set([ash.id, birch.id]));
    expect(JSON.stringify(last().components)).toContain('"reclaim:1"');
    expect(told().some(({ content }) => content.startsWith('🏁'))).toBe(false);
  });

  it('says anew until when, where nobody could come back for a while', async () => {
    const until = (): number => Number(/by <t:(\d+):f>/u.exec(last().content)?.[1]);
    const [before, post] = [until(), last()];
    await camp.later(2 * DAY);
    await camp.later(1_000);
    expect(last()).toMatchObject({ id: post.id, components: post.components });
    expect(Math.abs(until() - before - (2 * DAY) / 1000)).toBeLessThan(60);
  });

  it('is played by nobody, also after a restart', async () => {
    const { sequence } = await row();
    await camp.restart();
    for (let day = 0; day < 12; day += 1) await camp.passing(DAY);
    expect(await row()).toMatchObject({ sequence, halt: { is: 'asleep' } });
  });

  it('goes on for who takes its seat back, and sleeps again without it', async () => {
    const panel = messageOf(await ash.press(last(), 'Take my seat back'));
    expect(textOf(panel)).toMatch(/^Your seat is yours again/u);
    await camp.settled();
    expect((await row()).halt).toBeNull();
    expect((await row()).seats.map(({ heldBy }) => heldBy)).toEqual(['computer', 'person']);
    await runOut();
    expect(last().content).toMatch(/ · 💤 Nobody is left/u);
  });

  it('is played to its end when the days are over, and its result names who played which seat', async () => {
    for (let day = 0; day < 13; day += 1) await camp.passing(DAY);
    expect(await row()).toMatchObject({ status: 'running' });
    await camp.passing(1.1 * DAY);
    await camp.settled();
    expect(await row()).toMatchObject({ status: 'over' });
    const texts = told().map(({ content }) => content);
    expect(texts).toContainEqual(expect.stringMatching(/^🏁 Nobody has come back/u));
    const result = texts.find((text) => /Thank you for playing/u.test(text));
    expect(result).toMatch(
      new RegExp(`🪑 .*<@${birch.id}>.* played by a computer from round 1`, 'u'),
    );
  });
});
