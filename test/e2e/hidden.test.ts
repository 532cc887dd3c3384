import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../src/sandbox/index.ts';
import { type Camp, pitchCamp, startMatch } from './camp.ts';
import { offers, say } from './play.ts';
import { expectRefusal } from './refusals.ts';

describe('matches in a channel that somebody cannot see', () => {
  let camp: Camp;
  let thread: string;
  let ash: Person;
  let birch: Person;
  let elm: Person;

  beforeAll(async () => {
    camp = await pitchCamp();
    [ash, birch, elm] = [
      camp.sandbox.user('Ash'),
      camp.sandbox.user('Birch'),
      camp.sandbox.user('Elm'),
    ];
    thread = await startMatch(camp, [ash, birch]);
    await say(camp, 'tusk', birch, 'match new', { seats: 2 });
    camp.sandbox.hideChannel('tusk', elm);
  });
  afterAll(() => camp.close());

  it('are on no list, and found by no number', async () => {
    expect(await say(camp, 'general', elm, 'match list')).toMatch(/^No match is open or running/);
    expect(await say(camp, 'general', birch, 'match list')).toMatch(/#2.*\n.*#1/s);
    for (const line of ['board', 'log', 'match export']) {
      await expectRefusal(camp, {
        match: null,
        person: elm,
        sentence:
          /^I don’t know which match you mean\. Use this command in its thread, or name the match\.$/m,
        act: () => say(camp, 'general', elm, line, { match: 1 }),
      });
    }
    expect(await say(camp, 'general', birch, 'board', { match: 1 })).toMatch(/Tusk! #1/);
  });

  it('cannot be joined', async () => {
    expect(await offers('general', elm, 'match join', 'match')).toEqual([]);
    expect(await offers('general', ash, 'match join', 'match')).toEqual([
      expect.objectContaining({ value: 2 }),
    ]);
    for (const options of [{}, { match: 2 }] as const) {
      await expectRefusal(camp, {
        match: null,
        person: elm,
        sentence: /^There’s no open match like that here\./m,
        act: () => say(camp, 'general', elm, 'match join', options),
      });
    }
    expect((await camp.store.match(2))?.seats).toHaveLength(1);
  });

  it('are handed to nobody who cannot follow there', async () => {
    await expectRefusal(camp, {
      match: 1,
      person: ash,
      sentence: /^<@\d+> can’t see <#\d+>, where this match is played\./m,
      act: () => say(camp, thread, ash, 'match hand-over', { seat: '0', to: 'Elm' }),
    });
  });

  it('stay open to who plays there', async () => {
    camp.sandbox.hideChannel('tusk', birch);
    expect(await say(camp, 'general', birch, 'board', { match: 1 })).toMatch(/Tusk! #1/);
    expect(await say(camp, 'general', birch, 'hand', { match: 1 })).toMatch(/Tusk! #1/);
  });
});
