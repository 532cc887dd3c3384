import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageMessage, type Person, textOf } from '../../src/sandbox/index.ts';
import {
  type Camp,
  livePost,
  messageOf,
  moreOn,
  openPanel,
  pitchCamp,
  posts,
  pressOn,
  startMatch,
  undated,
} from './camp.ts';
import { followedBy, inPlayingOrder, offers, say, settleOn } from './play.ts';

/**
 * Two people choose in secret. Nothing that reaches anybody else may tell what they chose, nor who has
 * chosen already: no post, ephemeral, DM, autocomplete or custom id.
 */
describe('secrets', () => {
  const match = 1;
  let camp: Camp;
  let thread: string;
  let first: Person;
  let second: Person;
  let outsider: Person;

  beforeAll(async () => {
    camp = await pitchCamp();
    const people = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    outsider = camp.sandbox.user('Cedar');
    thread = await startMatch(camp, people);
    const [one, other] = await inPlayingOrder(camp, match, people);
    if (one === undefined || other === undefined) throw new Error('There are two of them.');
    [first, second] = [one, other];
    for (const person of [first, second])
      await say(camp, thread, person, 'tusk place', { at: 'D3' });
  });
  afterAll(() => camp.close());

  /** Everything that a person could read by now, custom ids and alt texts too. */
  const readBy = (person: Person): string => {
    const rooms = person.channels().flatMap(({ id }) => person.messagesIn(id));
    return JSON.stringify([...rooms, ...person.dms()]);
  };
  /** Everything that was sent where others than one person could see it. */
  const sentInTheOpen = (): string =>
    JSON.stringify(
      camp.sandbox.requests.all.filter(
        ({ route, path }) =>
          !/webhooks|interactions|^\/users\/@me\/channels/.test(route) &&
          [first, second].every((one) => !path.startsWith(`/channels/${one.directMessages().id}/`)),
      ),
    );
  /** What somebody is shown who asks for everything there is. */
  const look = async (person: Person): Promise<void> => {
    const post = livePost(person, thread);
    for (const button of ['Play', 'Board', 'My hand']) await person.press(post, button);
    for (const line of ['board', 'hand', 'log', 'next', 'match list', 'undo']) {
      await person.invoke(line, {}, { channel: thread });
    }
    await camp.settled();
  };
  const offered = async (person: Person): Promise<string> =>
    JSON.stringify([
      await person.autocomplete('tusk keep', { card: '' }, 'card', { channel: thread }),
      await person.autocomplete('tusk commit', { stones: '' }, 'stones', { channel: thread }),
      await person.autocomplete('tusk regroup', { to: '' }, 'to', { channel: thread }),
    ]);
  const customIds = (message: PageMessage): string[] =>
    [...JSON.stringify(message.components).matchAll(/"custom_id":"([^"]+)"/g)].map(
      ([, id]) => id ?? '',
    );

  it('shows a hand from the panel of its owner', async () => {
    const panel = await openPanel(first, thread);
    const hand = messageOf(await pressOn(first, panel, 'My hand'));
    expect(hand.ephemeral).toBe(true);
    expect(textOf(hand)).toMatch(/🃏 .*victory card/u);
  });

  it('writes nothing into the log that only its reader was told', async () => {
    const cards = (await offers(thread, first, 'tusk keep', 'card')).map(({ value }) =>
      String(value),
    );
    const refused = await say(camp, thread, first, 'tusk keep', { card: 'Dragons' });
    for (const card of cards) expect(refused).toContain(card);
    const panel = await openPanel(first, thread);
    const forged = `answer:${match}:keep.9:dragons`;
    await first.press(panel, forged, { unchecked: true });
    await camp.settled();
    expect(camp.log.slice(-2)).toEqual([
      expect.objectContaining({ msg: 'refused', match, deed: '/tusk keep' }),
      expect.objectContaining({ msg: 'refused', match, deed: 'answer' }),
    ]);
    for (const card of cards) expect(JSON.stringify(camp.log)).not.toContain(card);
  });

  it('keeps the draft between the bot and its owner', async () => {
    const cards: string[] = [];
    for (const [person, other] of [
      [first, second],
      [second, first],
    ] as const) {
      const choices = await offers(thread, person, 'tusk keep', 'card');
      expect(choices).toHaveLength(3);
      const names = choices.map(({ value }) => String(value));
      for (const id of customIds(await openPanel(person, thread))) {
        for (const name of names) expect(id).not.toContain(name);
      }
      await look(other);
      await look(outsider);
      for (const someone of [other, outsider]) {
        // What the other has seen of its own three says nothing; only these three must not be there.
        const fresh = names.filter((name) => !cards.includes(name));
        for (const name of fresh) {
          expect(readBy(someone)).not.toContain(name);
          expect(await offered(someone)).not.toContain(name);
          expect(sentInTheOpen()).not.toContain(name);
        }
      }
      cards.push(...names);
      const [card] = names;
      expect(await say(camp, thread, person, 'tusk keep', { card: card ?? '' })).toContain(card);
      expect(await say(camp, thread, person, 'hand')).toMatch(`**${card}** (nobody else knows it)`);
    }
    const [kept] = cards;
    expect(readBy(second)).not.toContain(`🃏 **${kept}**`);
    expect(await say(camp, thread, outsider, 'log')).toMatch(/keep a card in secret/);
  });

  it('tells nobody what was committed, nor by whom, before all have', async () => {
    await say(camp, thread, first, 'tusk gather', { member: '1' });
    await say(camp, thread, first, 'tusk gather', { member: '1' });
    await say(camp, thread, first, 'tusk done');
    await say(camp, thread, second, 'tusk gather', { member: '1' });
    await say(camp, thread, second, 'tusk fight', { at: 'D3' });
    const open = posts(outsider, thread);
    const dms = second.dms();
    const views = async () => ({
      board: await say(camp, thread, outsider, 'board'),
      list: await say(camp, thread, outsider, 'match list'),
      log: await say(camp, thread, outsider, 'log'),
      own: await say(camp, thread, second, 'hand'),
      more: undated(textOf(await moreOn(second, await openPanel(second, thread)))),
      next: await say(camp, thread, second, 'next'),
      offered: await offered(second),
      sent: sentInTheOpen().length,
    });
    const before = await views();
    expect(await say(camp, thread, first, 'tusk commit', { stones: 2 })).toMatch(/Chosen: Use 2/);
    expect(await say(camp, thread, first, 'tusk commit', { stones: 1 })).toMatch(/Chosen: Use 1/);
    expect(await views()).toEqual(before);
    expect(posts(outsider, thread)).toEqual(open);
    expect(second.dms()).toEqual(dms);
    expect(readBy(second)).not.toMatch(/Chosen/);
    expect(await say(camp, thread, outsider, 'hand')).toMatch(/^You have no seat in this match\./);
    expect(await say(camp, thread, first, 'hand')).toMatch(/Chosen: Use 1 stone\./);

    await say(camp, thread, second, 'tusk commit', { stones: 0 });
    await camp.later(10 * 60_000);
    expect(posts(outsider, thread).at(-1)?.content).toMatch(/\(1 stone\)/);
  });

  it('tells nobody who stays with the hunt and who goes, before all have said', async () => {
    const hunt = await startMatch(camp, [first, second]);
    const order = await inPlayingOrder(camp, 2, [first, second]);
    await settleOn(camp, hunt, order, 'D3');
    for (const person of order) await say(camp, hunt, person, 'tusk hunt', { members: '1' });
    const before = posts(outsider, hunt);
    const own = await say(camp, hunt, second, 'hand');
    expect(own).toMatch(/Hunt, round 1: .*\?/);
    const ways = await offers(hunt, second, 'tusk regroup', 'to');
    const sealed = async () => (await camp.store.match(2))?.sealed;
    const then = 'retreat.E3';
    const refusal = /^What comes after that is up to dice or to others, so you can’t add anything/;
    expect(await say(camp, hunt, first, 'tusk regroup', followedBy({ to: 'C3' }, then))).toMatch(
      refusal,
    );
    expect(await sealed()).toEqual([]);

    await say(camp, hunt, first, 'tusk regroup', { to: 'C3' });
    expect(await sealed()).toHaveLength(1);
    expect(posts(outsider, hunt)).toEqual(before);
    expect(await say(camp, hunt, second, 'hand')).toBe(own);
    expect(await offers(hunt, second, 'tusk regroup', 'to')).toEqual(ways);
    // Whether this is the last answer is not to be found out by a wish that cannot come true.
    expect(await say(camp, hunt, second, 'tusk regroup', followedBy({ to: 'E4' }, then))).toMatch(
      refusal,
    );
    expect(await sealed()).toHaveLength(1);

    await say(camp, hunt, second, 'tusk regroup', { to: 'E4' });
    expect(posts(outsider, hunt)).toHaveLength(before.length + 1);
    expect(posts(outsider, hunt).at(-1)?.content).toMatch(/C3.*E4|E4.*C3/s);
  });
});
