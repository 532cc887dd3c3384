import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../src/clock/hours.ts';
import type { Person } from '../../src/sandbox/index.ts';
import { type Camp, messageOf, NOON, pitchCamp, posts, read } from './camp.ts';

const CHANNEL = { channel: 'tusk' };

describe('a league for the members of a role', () => {
  let camp: Camp;
  let ash: Person;
  let birch: Person;
  let cedar: Person;

  beforeAll(async () => {
    camp = await pitchCamp({ at: NOON });
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

describe('roles of a league', () => {
  let camp: Camp;
  let ash: Person;
  let people: readonly Person[] = [];

  beforeAll(async () => {
    camp = await pitchCamp({ at: NOON });
    ash = camp.sandbox.user('Ash');
    people = ['Birch', 'Cedar', 'Dune'].map((name) => camp.sandbox.user(name));
    const founding = { name: 'Winter', game: 'tusk', plays: 'fast', seats: 2 };
    read(await ash.invoke('league new', founding, CHANNEL));
    await camp.settled();
    const post = posts(ash, 'tusk').find(({ content }) => content.includes('## 🏆 Winter'));
    if (post === undefined) throw new Error('Nothing was posted.');
    for (const person of people) {
      read(await person.invoke('me', { zone: 'UTC' }, CHANNEL));
      const form = await person.press(post, 'Sign up');
      if (form.is !== 'modal') throw new Error(form.text);
      read(await person.submitModal(form, { as: 'plays', away: [] }));
    }
  });
  afterAll(() => camp.close());

  const roles = () => people.map((person) => camp.sandbox.rolesOf(person));
  const typed = async (person: Person, options = {}): Promise<string> => {
    const answer = read(await person.invoke('league roles', options, CHANNEL));
    await camp.settled();
    return answer;
  };
  const refusals = () =>
    posts(ash, 'tusk').filter(({ content }) => content.includes('I may not give its roles'));

  it('are wanted by its directors, and told to be refused once', async () => {
    const [birch] = people;
    if (birch === undefined) throw new Error('Nobody is there.');
    expect(await typed(birch)).toContain('Only the directors');
    camp.sandbox.letManageRoles(false);
    expect(await typed(ash)).toContain('have a role');
    await camp.passing(4 * DAY_MS);
    await camp.passing(60_000);
    expect(refusals()).toHaveLength(1);
    expect(roles()).toEqual([[], [], []]);
    camp.sandbox.letManageRoles(true);
  });

  it('are given to those of each division, also by the second word, and after a restart', async () => {
    await typed(ash);
    await camp.restart();
    await typed(ash);
    expect(roles()).toEqual([['Winter A'], ['Winter A'], ['Winter A']]);
    const made = camp.sandbox.requests.to('POST', '/guilds/:guild/roles');
    expect(made.filter(({ body }) => JSON.stringify(body).includes('Winter A'))).toHaveLength(2);
  });

  it('is taken at once from who drops out', async () => {
    const [, , dune] = people;
    if (dune === undefined) throw new Error('Nobody is there.');
    const sure = messageOf(await dune.invoke('league leave', {}, CHANNEL));
    read(await dune.press(sure, 'Drop out'));
    await camp.settled();
    expect(roles()).toEqual([['Winter A'], ['Winter A'], []]);
  });

  it('are taken at the end, when the champions get theirs, which is made anew where it was deleted', async () => {
    await camp.passing(15 * DAY_MS);
    const champions = roles();
    expect(new Set(champions.flat())).toEqual(new Set(['Winter champions']));
    camp.sandbox.deleteRole('Winter champions');
    expect(roles()).toEqual([[], [], []]);
    await typed(ash);
    expect(roles()).toEqual(champions);
    expect(await typed(ash, { off: true })).toContain('no roles any more');
    expect(roles()).toEqual([[], [], []]);
    expect(refusals()).toHaveLength(1);
  });

  it('are taken at once from who asks to be forgotten', async () => {
    await typed(ash);
    const champion = people[roles().findIndex((own) => own.length > 0)];
    if (champion === undefined) throw new Error('Nobody has won.');
    const asked = messageOf(await champion.invoke('me', { data: 'forget' }, CHANNEL));
    read(await champion.press(asked, 'Forget me'));
    await camp.settled();
    expect(camp.sandbox.rolesOf(champion)).toEqual([]);
  });
});
