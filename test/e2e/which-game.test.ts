import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../src/sandbox/index.ts';
import { type Camp, pitchCamp } from './camp.ts';
import { say } from './play.ts';

describe('which game is meant, where none is named', () => {
  let camp: Camp;
  let ash: Person;

  beforeAll(async () => {
    camp = await pitchCamp({ people: ['Ash', 'Birch'] });
    ash = camp.sandbox.user('Ash');
  });
  afterAll(() => camp.close());

  const open = (channel: string, options: Readonly<Record<string, string>> = {}) =>
    say(camp, channel, ash, 'match new', options);
  /** The game and what its table chose, of the newest match. */
  const newest = async () => {
    const running = await camp.store.matchesWith(ash.id, ['open', 'running']);
    return { game: running[0]?.game, config: running[0]?.config };
  };

  it('is the first on the shelf in a channel where nobody has played', async () => {
    await open('general');
    expect(await newest()).toEqual({ game: 'tusk', config: {} });
  });

  it('is the one that was opened last in this channel, and no other', async () => {
    await open('stone-age', { game: 'stone-age' });
    await open('stone-age');
    expect(await newest()).toMatchObject({ game: 'stone-age' });
    await open('tusk');
    expect(await newest()).toMatchObject({ game: 'tusk' });
    expect(await say(camp, 'stone-age', ash, 'rules')).toMatch(/^## Stone Age with/u);
  });

  it('is taught by /learn as well', async () => {
    await say(camp, 'stone-age', ash, 'learn');
    expect(await newest()).toMatchObject({ game: 'stone-age' });
  });
});
