import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { Person } from '../../src/sandbox/index.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { type Camp, openPanel, pitchCamp, read, startMatch } from './camp.ts';
import { say } from './play.ts';

describe('what people send', { timeout: 30_000 }, () => {
  const edition: AnyEdition = pebblesEdition;
  let camp: Camp;
  let thread: string;
  let ash: Person;
  let birch: Person;

  beforeAll(async () => {
    camp = await pitchCamp({ shelf: new Map([[edition.game.id, edition]]) });
    [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    thread = await startMatch(camp, [ash, birch]);
  }, 60_000);
  afterAll(() => camp.close());

  const names = async () => (await camp.store.match(1))?.seats.map(({ name }) => name);

  it('loses what nobody sees and no database keeps, wherever it comes in', async () => {
    const nasty = 'a\u0000b\uD800c\u0007d\u009Fe \uDC00🔥';
    const notes = async () => (await camp.store.match(1))?.notes.map(({ text }) => text);
    expect(read(await ash.invoke('note', { text: nasty }, { channel: thread }))).toMatch(
      /abcde 🔥/u,
    );
    expect(await notes()).toEqual(['abcde 🔥']);
    await say(camp, thread, ash, 'promise', { text: nasty });
    expect((await camp.store.pledges(1)).map(({ text }) => text)).toEqual(['abcde 🔥']);
    for (const line of ['rules', 'me', 'away'] as const) {
      const options = {
        rules: { find: nasty },
        me: { zone: nasty },
        away: { until: '\u0000\uD800' },
      }[line];
      expect(await say(camp, thread, ash, line, options)).not.toMatch(/went wrong/u);
    }
    ash.rename('As\u0000h\uDC00');
    await say(camp, thread, ash, 'note', { text: 'once more' });
    expect(await names()).toEqual(['Ash', 'Birch']);
    expect(camp.log.filter(({ level }) => level >= 50)).toEqual([]);
  });
});

describe('somebody who changes its name', { timeout: 30_000 }, () => {
  const edition: AnyEdition = pebblesEdition;
  let camp: Camp;
  let thread: string;
  let ash: Person;
  let birch: Person;

  beforeAll(async () => {
    camp = await pitchCamp({ shelf: new Map([[edition.game.id, edition]]) });
    [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    thread = await startMatch(camp, [ash, birch], 0);
  }, 60_000);
  afterAll(() => camp.close());

  const names = async () => (await camp.store.match(1))?.seats.map(({ name }) => name);

  it('is called by it from its next press on, and nobody else is called otherwise', async () => {
    ash.rename('Aspen');
    birch.rename('Beech');
    await say(camp, thread, ash, 'pebbles take', { pebbles: '1' });
    expect(await names()).toEqual(['Aspen', 'Birch']);
  });

  it('is called by it on the panel and the board that it only looks at', async () => {
    ash.rename('Acacia');
    expect(JSON.stringify(await openPanel(ash, thread))).not.toContain('Aspen');
    expect(await names()).toEqual(['Acacia', 'Birch']);
    ash.rename('Aspen');
    await say(camp, thread, ash, 'board');
    expect(await names()).toEqual(['Aspen', 'Birch']);
  });

  it('keeps its name of the server where it presses in a DM', async () => {
    birch.rename('Elsewhere');
    await birch.invoke('note', { match: 1, text: 'by DM' }, { channel: birch.directMessages().id });
    expect((await camp.store.match(1))?.notes).toEqual([{ user: birch.id, text: 'by DM' }]);
    expect(await names()).toEqual(['Aspen', 'Birch']);
  });

  it('leaves the name of a seat that it has given up', async () => {
    await say(camp, thread, ash, 'match resign');
    ash.rename('Alder');
    await say(camp, thread, ash, 'match watch');
    expect(await names()).toEqual(['Aspen', 'Birch']);
  });
});
