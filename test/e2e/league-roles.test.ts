import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../src/sandbox/index.ts';
import { type Camp, pitchCamp, posts, read } from './camp.ts';

const CHANNEL = { channel: 'tusk' };

describe('a league for the members of a role', () => {
  let camp: Camp;
  let ash: Person;
  let birch: Person;
  let cedar: Person;

  beforeAll(async () => {
    camp = await pitchCamp();
    [ash, birch, cedar] = [
      camp.sandbox.user('Ash'),
      camp.sandbox.user('Birch'),
      camp.sandbox.user('Cedar'),
    ];
    for (const person of [birch, cedar]) read(await person.invoke('me', { zone: 'UTC' }, CHANNEL));
    camp.sandbox.giveRole(birch, camp.sandbox.addRole('Hunters'));
    const founding = { name: 'Autumn', game: 'tusk', plays: 'fast', seats: 2 };
    read(await ash.invoke('league new', founding, CHANNEL));
    await camp.settled();
  });
  afterAll(() => camp.close());

  const signUp = async (person: Person): Promise<string> => {
    const post = posts(ash, 'tusk').find(({ content }) => content.includes('## 🏆 Autumn'));
    if (post === undefined) throw new Error('Nothing was posted.');
    const form = await person.press(post, 'Sign up');
    if (form.is !== 'modal') return form.text;
    return read(await person.submitModal(form, { as: 'plays', away: [] }));
  };

  it('is made so by its directors alone', async () => {
    const show = { to: 'Hunters' };
    expect(read(await birch.invoke('league show', show, CHANNEL))).toContain('Only the directors');
    expect(read(await ash.invoke('league show', show, CHANNEL))).toContain('hide that channel');
  });

  it('is there for its members and directors, and for nobody else', async () => {
    expect(await signUp(cedar)).toContain('This league is for members of');
    expect(await signUp(birch)).toContain('You are in');
    const typed = async (person: Person): Promise<string> =>
      read(await person.invoke('league me', { league: 'Autumn' }, CHANNEL));
    expect(await typed(cedar)).toContain('no league');
    expect(await typed(birch)).toContain('You are signed up');
    expect(await typed(ash)).toContain('You are not in');
    const offered = async (person: Person) =>
      (await person.autocomplete('league me', {}, 'league', CHANNEL)).choices.map(
        ({ name }) => name,
      );
    expect([await offered(cedar), await offered(birch)]).toEqual([[], ['Autumn']]);
  });

  it('is there for everybody again', async () => {
    expect(read(await ash.invoke('league show', {}, CHANNEL))).toContain('Everybody');
    expect(await signUp(cedar)).toContain('You are in');
  });
});
