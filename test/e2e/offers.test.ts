import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageMessage, type Person, textOf } from '../../src/sandbox/index.ts';
import { type Camp, idOn, messageOf, pitchCamp, posts, read, startMatch } from './camp.ts';
import { inPlayingOrder, offers, say, settleOn } from './play.ts';

const HOUR = 3_600_000;

describe('offers', { timeout: 30_000 }, () => {
  let camp: Camp;
  let thread: string;
  let first: Person;
  let second: Person;
  let third: Person;

  const seats = new Map<Person, number>();
  const seatOf = (person: Person): string => String(seats.get(person));
  const stones = async (person: Person): Promise<number> =>
    Number(/holds? [^.]*?(\d+) stone/u.exec(await say(camp, thread, person, 'hand'))?.[1] ?? 0);
  const offer = (): PageMessage => {
    const post = posts(first, thread).findLast(({ components }) =>
      JSON.stringify(components).includes('"accept:'),
    );
    if (post === undefined) throw new Error('Nothing is offered.');
    return post;
  };
  const told = (id: string): string =>
    posts(first, thread).find((one) => one.id === id)?.content ?? '';

  beforeAll(async () => {
    camp = await pitchCamp({ at: new Date('2026-06-01T12:00:00Z') });
    const people = [
      camp.sandbox.user('Ash'),
      camp.sandbox.user('Birch'),
      camp.sandbox.user('Cedar'),
    ];
    thread = await startMatch(camp, people, 0, { pace: '3 days' });
    people.forEach((person, seat) => seats.set(person, seat));
    const order = await inPlayingOrder(camp, 1, people);
    if (order[0] === undefined || order[1] === undefined || order[2] === undefined) {
      throw new Error('Three were to play.');
    }
    [first, second, third] = [order[0], order[1], order[2]];
    await settleOn(camp, thread, order, 'D3');
    await say(camp, thread, first, 'tusk gather', { member: '1' });
    await say(camp, thread, first, 'tusk gather', { member: '1' });
    await say(camp, thread, first, 'tusk done');
    await say(camp, thread, second, 'tusk move', { member: '1', to: 'E4' });
    await say(camp, thread, second, 'tusk gather', { member: '1' });
  }, 60_000);
  afterAll(() => camp.close());

  const all = (more: Readonly<Record<string, string | number>> = {}) =>
    say(camp, thread, first, 'trade', { to: 'all', 'give-stone': 1, 'take-grass': 1, ...more });
  /** After that it may be traded again. */
  const giveBack = async (): Promise<void> => {
    await say(camp, thread, first, 'give', { to: seatOf(second), grass: 1 });
    await say(camp, thread, second, 'give', { to: seatOf(first), stone: 1 });
  };

  it('are of one thing for another, not of the same both ways, in whatever way they are made', async () => {
    const same = { 'give-stone': 1, 'take-stone': 1 };
    const sentence = /^(?:⚠️ )?This trade gives and asks for the same thing/mu;
    expect(await all({ ...same, 'take-grass': 1 })).toMatch(sentence);
    expect(await say(camp, thread, first, 'trade', { to: seatOf(second), ...same })).toMatch(
      sentence,
    );
    const standing = { to: 'all', standing: 'true', ...same };
    expect(await say(camp, thread, first, 'trade', standing)).toMatch(sentence);
    expect(await camp.store.openProposals(1)).toEqual([]);
    expect((await camp.store.match(1))?.orders).toEqual([]);
  });

  it('may be made to everybody, by the word of their language', async () => {
    const listed = await offers(thread, first, 'trade', 'to');
    expect(listed.at(-1)).toEqual({ name: 'Everybody', value: 'all' });
    expect((await offers(thread, first, 'give', 'to')).map(({ value }) => value)).not.toContain(
      'all',
    );
    const shown = listed.find(({ value }) => value === seatOf(second))?.name ?? '';
    expect(shown).toMatch(/ \(\w+\)$/u);
    // Typed by hand as it is shown.
    expect(await say(camp, thread, first, 'give', { to: shown, stone: 1 })).toMatch(/^You gave /u);
    await say(camp, thread, second, 'give', { to: seatOf(first), stone: 1 });
    const gift = { to: 'everybody', stone: 1 };
    expect(await say(camp, thread, first, 'give', gift)).toMatch(/^Nobody .+ has that name/u);
    // Written as a word, where nothing was chosen from the list.
    expect(await all({ to: 'everybody' })).toMatch(/^Offered to everybody: 1 stone for 1 grass/u);
    expect(offer().content).toMatch(/offers everybody 1 stone for 1 grass: first come/u);
    expect(offer().pingedIds.toSorted()).toEqual([second.id, third.id].toSorted());
  });

  it('are open to the others when one declines, and go to whoever is first', async () => {
    const post = offer();
    expect(read(await third.press(post, 'Accept'))).toMatch(/has none of that|Their store/u);
    for (const _tap of [1, 2])
      expect(read(await third.press(post, 'Decline'))).toMatch(/declined/u);
    expect(read(await third.press(post, 'Accept'))).toMatch(/somebody else/u);
    const both = await Promise.all([second.press(post, 'Accept'), second.press(post, 'Accept')]);
    expect(both.map(read)).toEqual(['Agreed, and done.', 'Agreed, and done.']);
    await camp.settled();
    expect(told(post.id)).toMatch(/\*Accepted/u);
    expect(await stones(first)).toBe(1);
    await giveBack();
  });

  it('take the place of the one before, also where somebody has declined that', async () => {
    await all();
    const before = offer();
    expect(read(await third.press(before, 'Decline'))).toMatch(/declined/u);
    await all();
    expect(told(before.id)).toMatch(/withdrawn/iu);
    expect(read(await second.press(before, idOn(before, 'accept'), { unchecked: true }))).toMatch(
      /withdrawn/iu,
    );
    expect(read(await first.press(offer(), 'Withdraw'))).toMatch(/withdrawn/iu);
  });

  it('end when they said, also where nobody was there then', async () => {
    await all({ hours: 5 });
    const post = offer();
    expect(post.content).toMatch(/Open until <t:\d+:f> \(<t:\d+:R>\)/u);
    await camp.passing(4 * HOUR);
    expect(told(post.id)).not.toMatch(/over/u);
    await camp.later(2 * HOUR);
    await camp.restart();
    await camp.settled();
    expect(told(post.id)).toMatch(/\*Its time is up\.\*/u);
    expect(read(await second.press(post, idOn(post, 'accept'), { unchecked: true }))).toMatch(
      /its time is up/u,
    );
  });

  it('are answered by another one in a form that is filled in', async () => {
    await say(camp, thread, first, 'trade', {
      to: seatOf(second),
      'give-stone': 1,
      'take-grass': 1,
    });
    const post = offer();
    const opened = await second.press(post, 'Counter …');
    if (opened.is !== 'modal') throw new Error(`No form, but: ${opened.text}`);
    // With what changes hands, until when an offer stands.
    expect(JSON.stringify(opened.modal.components).match(/"default":true/gu)).toHaveLength(2 + 1);
    // Who asks nothing gives away, and answers no offer: Discord sends no such form.
    await expect(second.submitModal(opened, { gives: ['1.1'], takes: [] })).rejects.toThrow(
      /^Choose 1/u,
    );
    const panel = messageOf(await second.submitModal(opened, { gives: ['1.1'], takes: ['2.1'] }));
    expect(textOf(panel)).toMatch(/Offered to .+: 1 grass for 1 stone/u);
    await camp.settled();
    expect(told(post.id)).toMatch(/Answered with a counter-offer/u);
    expect(offer().id).not.toBe(post.id);
    expect(offer().pingedIds).toEqual([first.id]);
    expect(read(await third.press(offer(), 'Counter …'))).toMatch(/somebody else/u);
    expect(read(await first.press(offer(), 'Withdraw'))).toMatch(/^Only whoever made this offer/u);
    expect(read(await second.press(offer(), 'Withdraw'))).toMatch(/withdrawn/u);
    await camp.settled();
  });

  it('are agreed to by an order, secretly and at once, as long as it stands', async () => {
    const ordered = { to: seatOf(first), 'give-grass': 1, 'take-stone': 1, standing: 'true' };
    expect(await say(camp, thread, second, 'trade', ordered)).toMatch(
      /^📜 That’s a standing order now\. Trades: give 1 grass at most, get 1 stone at least\./u,
    );
    expect(
      await say(camp, thread, second, 'trade', { to: 'all', 'give-stone': 1, standing: 'true' }),
    ).toMatch(/^Say with `take-…`/u);
    expect(await say(camp, thread, second, 'trade', { ...ordered, hours: 5 })).toMatch(
      /^With `standing` this holds until/u,
    );
    const before = posts(first, thread).length;
    expect(await all()).toMatch(/agrees: 1 stone for 1 grass/u);
    expect(
      posts(first, thread)
        .slice(before)
        .map(({ content }) => content)
        .join(' '),
    ).not.toMatch(/order/iu);
    const entries = JSON.stringify(await camp.store.entries(1));
    expect(entries).toContain('"by":{"from":"person","to":"order"}');
    const page = messageOf(await second.invoke('orders', {}, { channel: thread }));
    const versus = await second.select(page, idOn(page, 'versus'), [seatOf(first)]);
    const shown = messageOf(versus);
    expect(JSON.stringify(shown.components)).toContain('Trades: give 1 grass at most');
    await second.select(shown, `order:1:$trade:${seatOf(first)}`, ['ask']);
    await giveBack();
    expect(await all()).toMatch(/^Offered to everybody/u);
    // One that comes later agrees to what stands open; it may be given by the form of its page.
    const open = offer();
    const orders = messageOf(await second.invoke('orders', {}, { channel: thread }));
    const form = await second.press(orders, 'Agree to trades …');
    if (form.is !== 'modal') throw new Error(`No form, but: ${form.text}`);
    await expect(second.submitModal(form, { gives: ['1.1'], takes: [] })).rejects.toThrow(
      /^Choose 1/u,
    );
    const given = messageOf(await second.submitModal(form, { gives: ['1.1'], takes: ['2.1'] }));
    expect(JSON.stringify(given.components)).toContain('Trades: give 1 grass at most');
    await camp.settled();
    expect(told(open.id)).toMatch(/Accepted by/u);
    const again = await second.press(given, 'Agree to trades …');
    if (again.is !== 'modal') throw new Error(`No form, but: ${again.text}`);
    expect(JSON.stringify(again.modal.components).match(/"default":true/gu)).toHaveLength(2);
  });
});
