import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageMessage, type Person, textOf } from '../../src/sandbox/index.ts';
import { type Camp, messageOf, openPanel, pitchCamp, posts, startMatch } from './camp.ts';
import { offers, say, settleOn } from './play.ts';
import { expectRefusal, standing } from './refusals.ts';

/** The custom ids on a message. */
const idsOn = (message: PageMessage): string[] =>
  [...JSON.stringify(message.components).matchAll(/"custom_id":"([^"]+)"/g)].map(
    ([, id]) => id ?? '',
  );

/** The answer that is asked once more before it is given. */
const answerOn = (message: PageMessage): string => idLike(message, 'ask:').replace('ask', 'answer');

const idLike = (message: PageMessage, start: string): string => {
  const id = idsOn(message).find((one) => one.startsWith(start));
  if (id === undefined) throw new Error(`No ${start} among ${idsOn(message).join(', ')}.`);
  return id;
};

/** Presses that come too late, twice, from somebody else or from nowhere. Birch goes first in this match. */
describe('presses that must change nothing', () => {
  const match = 1;
  let camp: Camp;
  let thread: string;
  let ash: Person;
  let birch: Person;
  let dune: Person;

  beforeAll(async () => {
    camp = await pitchCamp();
    [ash, birch, dune] = [
      camp.sandbox.user('Ash'),
      camp.sandbox.user('Birch'),
      camp.sandbox.user('Dune'),
    ];
    thread = await startMatch(camp, [ash, birch]);
    await settleOn(camp, thread, [birch, ash], 'D3');
  });
  afterAll(() => camp.close());

  const sequence = async (): Promise<number> => (await camp.store.match(match))?.sequence ?? -1;
  const lastPost = (): PageMessage => {
    const post = posts(ash, thread).at(-1);
    if (post === undefined) throw new Error('Nothing was posted.');
    return post;
  };

  it('refuses an illegal tile, and says what is legal', async () => {
    await expectRefusal(camp, {
      match,
      person: birch,
      sentence: /^`to` can’t be “D4”: that is out of reach\. It can be: .*E3.*\.$/m,
      act: () => say(camp, thread, birch, 'tusk move', { member: '1', to: 'D4' }),
    });
    await expectRefusal(camp, {
      match,
      person: birch,
      sentence: /^You can’t do that now\. You can: \/tusk .*move.*\/tusk done\.$/m,
      act: () => say(camp, thread, birch, 'tusk share', { ember: 4 }),
    });
    await expectRefusal(camp, {
      match,
      person: ash,
      sentence: /^Nothing is waiting for you here right now\.$/m,
      act: () => say(camp, thread, ash, 'tusk move', { member: '1', to: 'E3' }),
    });
  });

  it('says why a command can do nothing, as the panel does', async () => {
    await expectRefusal(camp, {
      match,
      person: birch,
      sentence: /^Craft: (?:not on this tile|needs .+)\. You can: \/tusk .*move.*\/tusk done\.$/m,
      act: () => say(camp, thread, birch, 'tusk craft', { member: '1' }),
    });
  });

  it('tells whoever has no seat so', async () => {
    const panel = await openPanel(birch, thread);
    const sentence = /^You have no seat in this match\. You can watch it with \/board\.$/m;
    for (const id of [`play:${match}:o1`, answerOn(panel), `undo:${match}:3`]) {
      await expectRefusal(camp, {
        match,
        person: dune,
        sentence,
        act: () => dune.press(lastPost(), id, { unchecked: true }),
      });
    }
    await expectRefusal(camp, {
      match,
      person: dune,
      sentence,
      act: () => dune.press(lastPost(), 'My hand'),
    });
    await expectRefusal(camp, {
      match,
      person: dune,
      sentence,
      act: () => say(camp, thread, dune, 'tusk done'),
    });
  });

  it('answers nothing for somebody else’s tribe', async () => {
    const done = answerOn(await openPanel(birch, thread));
    const own = await openPanel(ash, thread);
    await expectRefusal(camp, {
      match,
      person: ash,
      sentence: /^That question is for another player\.$/m,
      act: () => ash.press(own, done, { unchecked: true }),
    });
  });

  it('shows a panel to nobody else, not even by a button that has no business in the open', async () => {
    const before = posts(dune, thread);
    for (const id of [`panel:${match}`, `look:${match}`, `open:${match}:move`]) {
      const shown = messageOf(await birch.press(lastPost(), id, { unchecked: true }));
      expect(shown.ephemeral).toBe(true);
      expect(textOf(shown)).toMatch(/Heron/);
    }
    expect(posts(dune, thread)).toEqual(before);
  });

  it('knows no button of another time, and none that is not whole', async () => {
    const ids = ['', 'dig', 'answer', `answer:${match}`, 'answer:x:y:z', `play:${match}:o1:more`];
    for (const id of [...ids, `open:${match}`, `seat:${match}:many`, '💥'.repeat(30)]) {
      await expectRefusal(camp, {
        match,
        person: ash,
        sentence: /^This button is from long ago, and I no longer know it\./m,
        act: () => ash.press(lastPost(), id, { unchecked: true }),
      });
    }
  });

  it('knows no match and no offer that is not there', async () => {
    for (const id of ['play:999:o1', 'look:999', 'answer:999:turn.1.0.0:done', 'start:999']) {
      await expectRefusal(camp, {
        match: 999,
        person: ash,
        sentence: /^I don’t know this match any more\./m,
        act: () => ash.press(lastPost(), id, { unchecked: true, until: 'acknowledged' }),
      });
    }
    await expectRefusal(camp, {
      match: null,
      person: ash,
      sentence: /^I don’t know this offer\. /m,
      act: () => ash.press(lastPost(), 'accept:999', { unchecked: true }),
    });
    await expectRefusal(camp, {
      match: null,
      person: ash,
      sentence:
        /^I don’t know which match you mean\. Use this command in its thread, or name the match\.$/m,
      act: () => ash.invoke('board', { match: 999 }, { channel: thread }),
    });
  });

  it('shows a match to nobody in another server', async () => {
    const { channelIds } = camp.sandbox.addGuild('Elsewhere');
    const channel = channelIds[0] ?? '';
    await expectRefusal(camp, {
      match: null,
      person: dune,
      sentence: /^I don’t know which match you mean\./m,
      act: () => dune.invoke('board', { match }, { channel }),
    });
    expect((await ash.invoke('hand', { match }, { channel })).text).toMatch(/Tusk! #1/);
  });

  it('drops a stale button, and shows how the match stands', async () => {
    const stale = await openPanel(birch, thread);
    const done = answerOn(stale);
    // Elsewhere, as a panel goes with the next one in its channel.
    await say(camp, 'tusk', birch, 'tusk gather', { member: '1', match });
    await expectRefusal(camp, {
      match,
      person: birch,
      sentence: /^That question isn’t open any more\./m,
      act: () => birch.press(stale, done, { unchecked: true }),
    });
    expect(textOf(birch.message(stale))).toMatch(/🧺 1 stone/);
  });

  it('takes one step back by a double click', async () => {
    const was = await sequence();
    const [stone] = await offers(thread, birch, 'tusk gather', 'member');
    await say(camp, thread, birch, 'tusk gather', { member: stone?.value ?? '' });
    const panel = await openPanel(birch, thread);
    const undo = idLike(panel, 'undo:');
    const refused = () => camp.log.filter(({ msg }) => msg === 'refused').length;
    const before = refused();
    await Promise.all([1, 2].map(() => birch.press(panel, undo, { unchecked: true })));
    await camp.settled();
    expect(await sequence()).toBe(was + 2);
    expect(textOf(await openPanel(birch, thread))).toMatch(/🧺 1 stone/);
    expect(refused()).toBe(before);
  });

  it('executes one of two presses of the same button', async () => {
    const panel = await openPanel(birch, thread);
    const done = answerOn(panel);
    const was = await sequence();
    const public_ = posts(ash, thread).length;
    await Promise.all([1, 2].map(() => birch.press(panel, done, { unchecked: true })));
    await camp.settled();
    expect(await sequence()).toBe(was + 1);
    expect(posts(ash, thread)).toHaveLength(public_ + 1);
    // Whichever was second shows what came of it.
    expect(textOf(birch.message(panel))).toMatch(/^✅/);
  });

  it('answers an interaction that is delivered twice once, also across a restart', async () => {
    const packets: { t: string }[] = [];
    camp.bot.client.on('raw', (packet: { t: string }) => packets.push(packet));
    const deliverAgain = (): void => {
      const packet = packets.findLast(({ t }) => t === 'INTERACTION_CREATE');
      camp.bot.client.ws['handlePacket'](packet, camp.bot.client.ws.shards.first());
    };
    const outcome = await ash.invoke('tusk gather', { member: '1' }, { channel: thread });
    await camp.settled();
    const before = await standing(camp, match);
    const logged = camp.log.length;
    deliverAgain();
    await camp.settled();
    expect(await standing(camp, match)).toEqual(before);
    expect(textOf(ash.message(messageOf(outcome)))).toBe(outcome.text);
    expect(camp.log.slice(logged)).toMatchObject([{ msg: 'an interaction came twice' }]);

    await camp.restart();
    deliverAgain();
    await camp.settled();
    expect(await standing(camp, match)).toEqual(before);
    expect(textOf(ash.message(messageOf(outcome)))).toBe(outcome.text);
    expect(camp.log.at(-1)).toMatchObject({ msg: 'another process has carried this out' });
  });
});
