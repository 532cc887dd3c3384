import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageMessage, type Person, picturesOf, textOf } from '../../src/sandbox/index.ts';
import {
  type Camp,
  idOn,
  labelsOn,
  livePost,
  messageOf,
  moreOn,
  openPanel,
  pitchCamp,
  posts,
  read,
  startMatch,
} from './camp.ts';
import { followedBy, inPlayingOrder, offers, say, settleOn } from './play.ts';
import { expectRefusal } from './refusals.ts';

const two = (people: readonly Person[]): [Person, Person] => {
  const [one, other] = people;
  if (one === undefined || other === undefined) throw new Error('There are two of them.');
  return [one, other];
};

/** After so long it is told what nobody waits for. */
const TEN_MINUTES = 10 * 60_000;

describe('commands at the table', () => {
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
    [first, second] = two(await inPlayingOrder(camp, match, people));
    await settleOn(camp, thread, [first, second], 'D3');
  });
  afterAll(() => camp.close());

  const sequence = async (): Promise<number> => (await camp.store.match(match))?.sequence ?? -1;
  const said = (): string[] => posts(outsider, thread).map(({ content }) => content);
  const lastPost = (): PageMessage => {
    const post = posts(outsider, thread).at(-1);
    if (post === undefined) throw new Error('Nothing was posted.');
    return post;
  };
  const tribe = (person: Person): string => (person.name === 'Ash' ? 'Ember' : 'Heron');

  describe('then', () => {
    it('offers what can follow, and does both in one message', async () => {
      const move = { member: '1', to: 'E4' };
      const after = await offers(thread, first, 'tusk move', 'then', move);
      const gather = after.find(({ name }) => /gathers 1 grass/.test(name));
      const before = await sequence();
      const posted = said().length;
      const text = await say(
        camp,
        thread,
        first,
        'tusk move',
        followedBy(move, gather?.value ?? ''),
      );
      expect(text).toMatch(/^✅ .* moves member \d to E4 and gathers 1 grass\./);
      expect(await sequence()).toBe(before + 2);
      expect(said()).toHaveLength(posted);
    });

    it('does nothing at all where the second cannot be done', async () => {
      await say(camp, thread, first, 'undo');
      for (const then of ['craft.1', 'nonsense', 'gather.2']) {
        await expectRefusal(camp, {
          match,
          person: first,
          sentence: new RegExp(
            `^“${then.replace('.', String.raw`\\\.`)}” can’t come after that, so nothing was done\\.`,
            'm',
          ),
          act: () => say(camp, thread, first, 'tusk gather', followedBy({ member: '1' }, then)),
        });
      }
    });

    it('follows nothing that is up to dice or to others', async () => {
      await say(camp, thread, first, 'undo');
      // Nobody there has anything to commit, so the dice fall at once.
      const fight = { at: 'D3' };
      expect(await offers(thread, first, 'tusk fight', 'then', fight)).toEqual([]);
      await expectRefusal(camp, {
        match,
        person: first,
        sentence: /^What comes after that is up to dice or to others, so you can’t add anything/m,
        act: () => say(camp, thread, first, 'tusk fight', followedBy(fight, 'done')),
      });
    });
  });

  describe('/undo', () => {
    it('takes the last step back alone, without a word in the thread', async () => {
      const posted = said();
      const hand = await say(camp, thread, first, 'hand');
      await say(camp, thread, first, 'tusk gather', { member: '1' });
      expect(await say(camp, thread, first, 'undo')).toMatch(/^↩️ Taken back\./u);
      expect(await say(camp, thread, first, 'hand')).toBe(hand);
      expect(said()).toEqual(posted);
    });

    it('is told where what it takes back had been told', async () => {
      await say(camp, thread, first, 'tusk gather', { member: '1' });
      await say(camp, thread, first, 'tusk fight', { at: 'D3' });
      const before = said().length;
      await camp.later(TEN_MINUTES);
      expect(said()).toHaveLength(before + 1);
      expect(said().at(-1)).toMatch(/starts a fight/);
      expect(await say(camp, thread, first, 'undo')).toMatch(/^↩️ Taken back\./u);
      expect(lastPost()).toMatchObject({
        content: expect.stringMatching(/gathers 1 stone\.\n-# ⏳ Waiting for /),
        pingedIds: [],
      });
      // It stands in the place of what told what is void now, and one can play on from there.
      expect(said()).toHaveLength(before + 1);
      expect(said().join('\n')).not.toMatch(/starts a fight/);
      expect(livePost(outsider, thread).id).toBe(lastPost().id);
      await say(camp, thread, first, 'tusk gather', { member: '1' });
      await say(camp, thread, first, 'tusk done');
    });

    it('asks the others once somebody else has acted', async () => {
      await say(camp, thread, second, 'tusk gather', { member: '1' });
      const before = await sequence();
      const offered = await openPanel(first, thread);
      expect(labelsOn(offered)).not.toContain('Undo');
      const more = await moreOn(first, offered);
      const sent = messageOf(await first.press(more, 'Ask to undo'));
      expect(textOf(sent)).toMatch(/I have asked the others/);
      // Now there is an offer that can be withdrawn.
      expect(labelsOn(sent)).toContain('Withdraw');
      expect(labelsOn(await moreOn(first, sent))).not.toContain('Ask to undo');
      await camp.settled();
      expect(lastPost()).toMatchObject({
        content: expect.stringMatching(
          new RegExp(`^<@${second.id}> · .*${tribe(first)} asks to take back .*\\.$`, 'u'),
        ),
        pingedIds: [second.id],
      });
      await expectRefusal(camp, {
        match,
        person: first,
        sentence: /^This is your own offer: the others have to answer it\. /m,
        act: () => first.press(lastPost(), 'Accept'),
      });
      await expectRefusal(camp, {
        match,
        person: outsider,
        sentence: /^You have no seat in this match\./m,
        act: () => outsider.press(lastPost(), 'Accept'),
      });
      const asked = lastPost();
      expect(read(await second.press(asked, 'Accept'))).toBe('Agreed, and done.');
      await camp.settled();
      expect(await sequence()).toBe(before + 1);
      expect(outsider.message(asked)).toMatchObject({
        content: expect.stringMatching(/\*Accepted\.\*$/),
        components: [],
      });
      expect(said().at(-1)).toMatch(/The table took the last step back\./);
      expect(await say(camp, thread, first, 'hand')).toMatch(/Turn 1 · /);
    });

    it('is off when the match has moved on, and declined when somebody does not want it', async () => {
      await say(camp, thread, first, 'tusk done');
      await say(camp, thread, second, 'tusk gather', { member: '1' });
      await say(camp, thread, first, 'undo');
      const old = lastPost();
      await say(camp, thread, second, 'tusk move', { member: '1', to: 'E3' });
      expect(outsider.message(old)).toMatchObject({
        content: expect.stringMatching(/ asks to take back .+\n\*No longer open\.\*$/),
        components: [],
      });
      await expectRefusal(camp, {
        match,
        person: second,
        sentence: /^This offer is off: the match has changed since it was made\. /m,
        act: () => second.press(old, idOn(old, 'accept'), { unchecked: true }),
      });
      await say(camp, thread, first, 'undo');
      const asked = lastPost();
      expect(read(await second.press(asked, 'Decline'))).toBe('You have declined.');
      await camp.settled();
      expect(outsider.message(asked).content).toMatch(/\*Declined\.\*$/);
    });
  });

  describe('/give and /trade', () => {
    it('gives at once, where the giver has it', async () => {
      const to = await offers(thread, first, 'give', 'to');
      expect(to.map(({ name }) => name)).toEqual([
        expect.stringMatching(`${tribe(second)} \\(${second.name}\\)`),
      ]);
      await expectRefusal(camp, {
        match,
        person: first,
        sentence: / has none of that\. Choose something else\.$/m,
        act: () => say(camp, thread, first, 'give', { to: tribe(second), food: 9 }),
      });
      await expectRefusal(camp, {
        match,
        person: first,
        sentence: /^Say what to give, e\.g\. 2 stones\.$/m,
        act: () => say(camp, thread, first, 'give', { to: tribe(second) }),
      });
      for (const name of ['n', 'Nobody', '7']) {
        await expectRefusal(camp, {
          match,
          person: first,
          sentence: /^Nobody in this match has that name\./m,
          act: () => say(camp, thread, first, 'give', { to: name, stone: 1 }),
        });
      }
      expect(await say(camp, thread, first, 'give', { to: tribe(second), stone: 1 })).toMatch(
        /^You gave .*1 stone\.$/,
      );
      await camp.later(TEN_MINUTES);
      expect(said().at(-1)).toMatch(new RegExp(`${tribe(first)} gives .*1 stone`));
    });

    const trade = (options: Record<string, string | number>): Promise<string> =>
      say(camp, thread, second, 'trade', { to: tribe(first), ...options });
    const stones = async (person: Person): Promise<number> =>
      Number(/holds (\d+) stone/.exec(await say(camp, thread, person, 'hand'))?.[1] ?? 0);

    it('trades when the other side accepts, once', async () => {
      const had = await stones(second);
      expect(await trade({ 'give-stone': 2 })).toMatch(/^Offered to .*2 stones for nothing\./);
      const offer = lastPost();
      expect(offer).toMatchObject({
        content: expect.stringMatching(
          new RegExp(`^<@${first.id}> · .*2 stones for nothing\\.$`, 'u'),
        ),
        pingedIds: [first.id],
      });
      const answers = await Promise.all(
        [1, 2].map(() => first.press(offer, idOn(offer, 'accept'))),
      );
      await camp.settled();
      expect(answers.map(({ text }) => text)).toEqual(['Agreed, and done.', 'Agreed, and done.']);
      expect(await stones(second)).toBe(had - 2);
      expect(await stones(first)).toBe(3);
    });

    it('changes nothing when the other side declines, or the maker withdraws', async () => {
      const had = [await stones(first), await stones(second)];
      await trade({ 'take-stone': 1 });
      expect(read(await first.press(lastPost(), 'Decline'))).toBe('You have declined.');
      await trade({ 'take-stone': 1 });
      const offer = lastPost();
      expect(read(await second.press(offer, 'Decline'))).toBe('Your offer is withdrawn.');
      await camp.settled();
      expect(outsider.message(offer)).toMatchObject({
        content: expect.stringMatching(/\*Withdrawn\.\*$/),
        components: [],
      });
      expect([await stones(first), await stones(second)]).toEqual(had);
    });

    it('lets a new offer take the place of the one before', async () => {
      await trade({ 'take-stone': 1 });
      const old = lastPost();
      await trade({ 'take-stone': 2 });
      expect(lastPost().id).not.toBe(old.id);
      expect(outsider.message(old)).toMatchObject({
        content: expect.stringMatching(/\*Withdrawn\.\*$/),
        components: [],
      });
      const pressed = await first.press(old, idOn(old, 'accept'), { unchecked: true });
      expect(read(pressed)).toBe('This offer is closed: it was withdrawn.');
      expect(read(await first.press(lastPost(), 'Decline'))).toBe('You have declined.');
    });

    it('refuses an offer that nobody could keep, when it is made and when it is accepted', async () => {
      await expectRefusal(camp, {
        match,
        person: second,
        sentence: / has none of that\. Choose something else\.$/m,
        act: () => trade({ 'give-food': 9 }),
      });
      await trade({ 'take-stone': 2 });
      const offer = lastPost();
      await say(camp, thread, first, 'give', { to: tribe(second), stone: 2 });
      await expectRefusal(camp, {
        match,
        person: first,
        sentence: / has only 1 stone\. Choose no more than that\.$/m,
        act: () => first.press(offer, 'Accept'),
      });
    });
  });

  describe('looking', () => {
    it('shows the board to anybody, and a hand to its owner alone', async () => {
      const boards = [];
      for (const person of [first, outsider]) {
        const outcome = await person.invoke('board', {}, { channel: thread });
        if (!('message' in outcome)) throw new Error(outcome.text);
        boards.push(outcome.message);
      }
      for (const board of boards) {
        expect(board.ephemeral).toBe(true);
        expect(textOf(board)).toContain('**Tusk! #1**');
        expect(picturesOf(board)[0]?.description).toMatch(/Mammoth on D4/);
      }
      const [board] = boards;
      if (board === undefined) throw new Error('There is no board.');
      const words = textOf(messageOf(await first.press(board, 'In words')));
      expect(words).toMatch(/^\*\*Tusk! #1\*\*\n.*Mammoth on D4\./su);
      expect(words.length).toBeGreaterThan(picturesOf(board)[0]?.description.length ?? 0);
      expect(await say(camp, thread, first, 'hand')).toMatch(/nobody else knows it/);
      await expectRefusal(camp, {
        match,
        person: outsider,
        sentence: /^You have no seat in this match\. You can watch it with \/board\.$/m,
        act: () => say(camp, thread, outsider, 'hand'),
      });
    });

    it('keeps the record, which holds the seed, to the end', async () => {
      await expectRefusal(camp, {
        match,
        person: first,
        sentence:
          /^The record holds the seed of all dice, so you get it once the match is over\.$/m,
        act: () => say(camp, thread, first, 'match export'),
      });
    });

    it('explains the rules chapter by chapter', async () => {
      const contents = await say(camp, thread, outsider, 'rules');
      const chapters = await offers(thread, outsider, 'rules', 'chapter');
      expect(chapters.length).toBeGreaterThan(3);
      for (const { name } of chapters) {
        expect(contents).toContain(`- ${name}`);
        const text = await say(camp, thread, outsider, 'rules', { chapter: name });
        expect(text.startsWith(`## ${name}\n`)).toBe(true);
      }
      expect(await say(camp, thread, outsider, 'rules', { chapter: 'Chess' })).toBe(contents);
    });

    it('turns from chapter to chapter by a list and by buttons', async () => {
      const opened = messageOf(await outsider.invoke('rules', {}, { channel: thread }));
      const second = messageOf(await outsider.select(opened, 'Which chapter?', ['1']));
      expect(textOf(second)).toMatch(/^## Setting up\n/);
      const third = messageOf(await outsider.press(second, 'A tribe’s turn ▶'));
      expect(textOf(third)).toMatch(/^## A tribe’s turn\n/);
      const back = messageOf(await outsider.press(third, '◀ Setting up'));
      expect(textOf(back)).toBe(textOf(second));
      expect(back.id).toBe(opened.id);
    });

    it('finds words in the rules, each passage below its chapter', async () => {
      const find = (words: string) => say(camp, thread, outsider, 'rules', { find: words });
      expect(await find('stone strike')).toMatch(
        /^What the rules say about \*\*stone strike\*\*:\n### Fights\n- \*\*Stones\.\*\*.+$/,
      );
      expect(await find('e')).toMatch(/… and \d+ more passages\. Another word narrows it down\.$/);
      expect(await find('castle')).toMatch(/^The rules say nothing about \*\*castle\*\*\./);
    });

    it('finds them by a form on every page of the rules, too, which turns that page', async () => {
      const opened = messageOf(await outsider.invoke('rules', {}, { channel: thread }));
      const search = async (words: string) => {
        const form = await outsider.press(opened, 'Search');
        if (form.is !== 'modal') throw new Error(`No form, but: ${form.text}`);
        return messageOf(await outsider.submitModal(form, { words }));
      };
      const found = await search('stone strike');
      expect(found.id).toBe(opened.id);
      expect(textOf(found)).toMatch(
        /^What the rules say about \*\*stone strike\*\*:\n### Fights\n/,
      );
      expect(textOf(await search('**castle**'))).toMatch(/^The rules say nothing about/);
      expect(textOf(await search('  '))).toMatch(/^The rules say nothing about/);
      const chapter = messageOf(await outsider.select(found, 'Which chapter?', ['1']));
      expect(textOf(chapter)).toMatch(/^## Setting up\n/);
    });

    it('lists what waits for somebody in every server, oldest first', async () => {
      const { channelIds } = camp.sandbox.addGuild('Elsewhere', ['camp'], ['Ash', 'Birch']);
      const channel = channelIds[0] ?? '';
      for (const _ of ['one', 'two']) {
        const guests = [first.name === 'Ash' ? second : first];
        const host = guests[0] === first ? second : first;
        read(await host.invoke('match new', { seats: 2 }, { channel }));
        await camp.settled();
        const row = (await camp.store.matchesWith(host.id, ['open', 'running']))[0];
        for (const guest of guests) {
          read(await guest.invoke('match join', { match: row?.id ?? 0 }, { channel }));
        }
        read(await host.invoke('match start', { match: row?.id ?? 0 }, { channel }));
        await camp.settled();
      }
      const waiting = new Map<string, string[]>();
      for (const person of [first, second]) {
        const text = await say(camp, thread, person, 'next');
        waiting.set(
          person.name,
          text.split('\n').filter((line) => line.includes(' · asked ')),
        );
      }
      const numbers = [first, second].map(({ name }) =>
        (waiting.get(name) ?? []).map((line) => Number(/#(\d+)\)/.exec(line)?.[1])),
      );
      expect(numbers.flat().toSorted()).toEqual([1, 2, 3]);
      for (const own of numbers) expect(own).toEqual(own.toSorted());
      expect([...waiting.values()].flat()).toEqual(
        [1, 2, 3].map(() =>
          expect.stringMatching(
            / in <#\d+> \(Tusk! #\d\): .+ · asked <t:\d+:R> · due <t:\d+:R>, then the reserve until <t:\d+:f>$/u,
          ),
        ),
      );
      expect(await say(camp, thread, outsider, 'next')).toMatch(/^Nothing is waiting for you\./);
    });
  });
});

describe('trading with a computer player', () => {
  it('is accepted or declined at once', async () => {
    const camp = await pitchCamp();
    const ash = camp.sandbox.user('Ash');
    const thread = await startMatch(camp, [ash], 1);
    const trade = (options: Record<string, number>): Promise<string> =>
      say(camp, thread, ash, 'trade', { to: 'Heron', ...options });
    // The computer player camps on the mountain and gathers stones there.
    await say(camp, thread, ash, 'tusk place', { at: 'E4' });
    const [card] = await offers(thread, ash, 'tusk keep', 'card');
    await say(camp, thread, ash, 'tusk keep', { card: card?.value ?? '' });
    for (const _ of ['one', 'two']) await say(camp, thread, ash, 'tusk gather', { member: '1' });
    // Of what is near, it says what would do.
    expect(await trade({ 'give-grass': 1, 'take-stone': 1 })).toMatch(
      /Heron declines, but would give 1 stone for 2 grass\.$/,
    );
    expect(await trade({ 'give-grass': 2 })).toMatch(/Heron agrees: 2 grass for nothing\.$/);
    await camp.later(TEN_MINUTES);
    expect(posts(ash, thread).at(-1)?.content).toMatch(/2 grass/);
    await expectRefusal(camp, {
      match: 1,
      person: ash,
      sentence: /Heron declines\. Offer more, or ask for less\.$/m,
      act: () => trade({ 'take-stone': 2 }),
    });
    await camp.close();
  });
});
