import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fingerprint } from '../../src/engine/fingerprint.ts';
import { SHELF } from '../../src/games/index.ts';
import { CONTENT } from '../../src/games/tusk/content.ts';
import { tusk } from '../../src/games/tusk/rules.ts';
import type { App } from '../../src/match/app/app.ts';
import type { PageMessage, Person } from '../../src/sandbox/index.ts';
import { type Camp, openPanel, pitchCamp, posts, startMatch } from './camp.ts';
import { giveAnswer } from './hands.ts';
import { inPlayingOrder, say, settleOn } from './play.ts';
import { standing } from './refusals.ts';

/** The shelf with other content of Tusk!: one action for each member. */
function swapped(): App['shelf'] {
  const edition = SHELF.get('tusk');
  if (edition === undefined) throw new Error('Tusk! is not on the shelf.');
  const content = { 2: { ...CONTENT[2], tribe: { ...CONTENT[2].tribe, actions: 1 } } };
  return new Map([['tusk', { ...edition, game: { ...edition.game, content } }]]);
}

const HERE = fingerprint(tusk, tusk.rules);
const STOPPED = /^(⚠️ )?This match began under other rules than I have now, so I leave it alone/u;

describe('content that changes while matches run', () => {
  const match = 1;
  const other = swapped();
  const there = fingerprint(other.get('tusk')?.game ?? tusk, 2);
  let camp: Camp;
  let thread: string;
  let host: Person;
  let first: Person;
  let second: Person;
  let panel: PageMessage;

  const named = (from: number) =>
    camp.log.slice(from).filter(({ msg }) => msg.startsWith('a running match began under other'));
  const told = (person: Person): string[] =>
    person
      .messagesIn(person.directMessages())
      .flatMap(({ content }) => (content.includes('began under other') ? [content] : []));

  beforeAll(async () => {
    camp = await pitchCamp();
    host = camp.sandbox.user('Ash');
    const people = [host, camp.sandbox.user('Birch')];
    thread = await startMatch(camp, people);
    const [one, next] = await inPlayingOrder(camp, match, people);
    if (one === undefined || next === undefined) throw new Error('There are two of them.');
    [first, second] = [one, next];
    await settleOn(camp, thread, [first, second], 'D3');
    panel = await openPanel(first, thread);
  });
  afterAll(() => camp.close());

  it('was said when the match began, beside the version of the rules', async () => {
    const [start] = posts(host, thread).filter(({ content }) => content.includes('Fair dice'));
    expect(start?.content).toContain(`Tusk!, rules 2 ||\`${HERE?.slice(0, 16)}\`||.`);
    expect(await camp.store.match(match)).toMatchObject({ rules: 2, content: HERE });
  });

  it('is found at the start, match by match, and its host is told', async () => {
    const logged = camp.log.length;
    const before = await standing(camp, match);
    camp.shelf = other;
    await camp.restart();
    await camp.settled();
    expect(named(logged)).toEqual([
      expect.objectContaining({
        level: 50,
        match,
        name: 'Tusk! #1',
        rules: 2,
        began: HERE,
        here: there,
      }),
    ]);
    expect(told(host)).toEqual([
      expect.stringMatching(/^Tusk! #1: This match began .* can close it with \/match close\.$/),
    ]);
    expect(told(camp.sandbox.user('Birch'))).toEqual([]);
    expect(await standing(camp, match)).toEqual(before);
  });

  it('stops every press in the match, which stays as it is', async () => {
    const logged = camp.log.length;
    const before = await standing(camp, match);
    const play = posts(first, thread).findLast(({ components }) =>
      JSON.stringify(components).includes('"play:'),
    );
    if (play === undefined) throw new Error('Nothing was posted.');
    expect((await first.press(play, 'Play')).text).toMatch(STOPPED);
    expect((await giveAnswer(first, panel, 'turn.1.1.0:gather.1')).text).toMatch(STOPPED);
    for (const [person, line, options] of [
      [first, 'tusk gather', { member: '1' }],
      [first, 'tusk done', {}],
      [second, 'hand', {}],
      [second, 'board', {}],
      [second, 'match resign', {}],
      [host, 'match hand-over', { seat: '0', to: 'Cedar' }],
    ] as const) {
      expect(await say(camp, thread, person, line, options)).toMatch(STOPPED);
    }
    expect(await say(camp, thread, first, 'next')).toMatch(/This match began under other rules/);
    expect(await say(camp, thread, first, 'match list')).toMatch(/^⏸️ \*\*Tusk! #1\*\*/u);
    expect(await standing(camp, match)).toEqual(before);
    // The start has named it: no press is an error of its own.
    expect(camp.log.slice(logged).map(({ level }) => level)).toEqual(Array(9).fill(30));
  });

  it('is named again at the next start, and told to nobody twice', async () => {
    const logged = camp.log.length;
    await camp.restart();
    await camp.settled();
    expect(named(logged)).toHaveLength(1);
    expect(told(host)).toHaveLength(1);
  });

  it('is what a match begins with from then on', async () => {
    await startMatch(camp, [camp.sandbox.user('Birch'), camp.sandbox.user('Cedar')]);
    expect(await camp.store.match(2)).toMatchObject({ status: 'running', content: there });
  });

  it('lets the match go on where it is put back, and stops those that began meanwhile', async () => {
    const logged = camp.log.length;
    camp.shelf = SHELF;
    await camp.restart();
    await camp.settled();
    expect(named(logged).map((line) => line.match)).toEqual([2]);
    const { sequence = 0 } = await standing(camp, match);
    await giveAnswer(first, panel, 'turn.1.1.0:gather.1');
    expect((await standing(camp, match)).sequence).toBe(sequence + 1);
    const stopped = host.channels().findLast(({ name }) => name.startsWith('Tusk! #2'))?.id ?? '';
    expect(await say(camp, stopped, camp.sandbox.user('Birch'), 'hand')).toMatch(STOPPED);
    await say(camp, stopped, host, 'match close');
    expect(await camp.store.match(2)).toMatchObject({ status: 'cancelled' });
  });
});
