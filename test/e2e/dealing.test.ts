import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { SPECIMEN_BOARD } from '../render/specimens.ts';
import { type Outcome, type PageMessage, type Person, textOf } from '../../src/sandbox/index.ts';
import { steadingEdition } from '../games/steading/index.ts';
import {
  type Camp,
  idOn,
  messageOf,
  moreOn,
  openPanel,
  pitchCamp,
  posts,
  read,
  startMatch,
} from './camp.ts';
import { inPlayingOrder, offers, say } from './play.ts';

/** Sticks, grass, stones and food are the first to fourth kind; two of one kind are added up. */
const [GRASS, STONE, TWO_STONES] = ['1.1', '2.1', '2.2'];

describe('giving and trading from a panel', () => {
  let camp: Camp;
  let thread: string;
  let first: Person;
  let second: Person;
  let panel: PageMessage;
  let tooEarly: PageMessage;
  let refused: string;

  const form = async (person: Person): Promise<Outcome & { readonly is: 'modal' }> => {
    // What was typed since has taken it away.
    const stands = person.messagesIn(thread).some(({ id }) => id === panel.id);
    if (!stands) panel = await openPanel(person, thread);
    // What was refused is there to be filled in again; else it is behind **More …**.
    const shown = person.message(panel);
    const isThere = JSON.stringify(shown.components).includes('"deal:');
    const on = isThere ? shown : await moreOn(person, shown);
    const opened = await person.press(on, idOn(on, 'deal'));
    if (opened.is !== 'modal') throw new Error(`No form, but: ${opened.text}`);
    return opened;
  };
  const stones = async (person: Person): Promise<number> =>
    Number(/holds? [^.]*?(\d+) stone/.exec(await say(camp, thread, person, 'hand'))?.[1] ?? 0);

  beforeAll(async () => {
    camp = await pitchCamp();
    const people = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    thread = await startMatch(camp, people);
    const order = await inPlayingOrder(camp, 1, people);
    if (order[0] === undefined || order[1] === undefined) throw new Error('Two were to play.');
    [first, second] = [order[0], order[1]];
    // One on the mountain, where stones are, the other one in the grass.
    await say(camp, thread, first, 'tusk place', { at: 'D3' });
    await say(camp, thread, second, 'tusk place', { at: 'E4' });
    tooEarly = await moreOn(first, await openPanel(first, thread));
    const [to] = await offers(thread, first, 'give', 'to');
    refused = await say(camp, thread, first, 'give', { to: to?.value ?? '', stone: 1 });
    for (const person of [first, second]) {
      const [card] = await offers(thread, person, 'tusk keep', 'card');
      await say(camp, thread, person, 'tusk keep', { card: card?.value ?? '' });
    }
    await say(camp, thread, first, 'tusk gather', { member: '1' });
    await say(camp, thread, first, 'tusk gather', { member: '1' });
    panel = await moreOn(first, await openPanel(first, thread));
  });
  afterAll(() => camp.close());

  it('is not offered before goods can change hands', () => {
    expect(JSON.stringify(tooEarly.components)).not.toContain('"deal:');
    expect(textOf(tooEarly)).toMatch(/^-# .*🤝 Trade: only from turn 1 on$/mu);
    expect(JSON.stringify(panel.components)).toContain('"deal:');
    expect(textOf(panel)).not.toContain('🤝 Trade:');
    expect(refused).toMatch(
      /^(?:⚠️ )?Tribes give and trade from turn 1 on: first everybody enters/mu,
    );
  });

  it('opens a form that says what both sides have', async () => {
    const { modal } = await form(first);
    expect(modal.title).toMatch(/^Trade: /);
    const words = JSON.stringify(modal.components);
    expect(words).toContain('You have 2 stones. If you pick several, they add up.');
    expect(words).toContain('"2 stones"');
    // The other side has nothing yet, so nothing can be asked of it.
    expect(words).not.toContain('You get in return');
  });

  it('says what is missing, and opens the form again as it was filled in', async () => {
    const refused = messageOf(
      await first.submitModal(await form(first), { gives: [STONE, TWO_STONES] }),
    );
    expect(textOf(refused)).toMatch(/^⚠️ .+ has only 2 stones\. Choose no more than that\.$/mu);
    panel = refused;
    const { modal } = await form(first);
    expect(JSON.stringify(modal.components).match(/"default":true/g)).toHaveLength(2);
    const empty = messageOf(await first.submitModal(await form(first), { gives: [] }));
    expect(textOf(empty)).toMatch(/^⚠️ Say what to give, e\.g\. .+\.$/mu);
    panel = empty;
  });

  it('gives at once where nothing is asked for it, in three presses', async () => {
    panel = messageOf(await first.submitModal(await form(first), { gives: [STONE] }));
    expect(textOf(panel)).toMatch(/^✅ You gave .+ 1 stone\.$/mu);
    expect(await stones(first)).toBe(1);
    expect(await stones(second)).toBe(1);
  });

  it('gives nothing for more of the same, and opens the form again as it was filled in', async () => {
    const sent = await first.submitModal(await form(first), { gives: [STONE], takes: [STONE] });
    panel = messageOf(sent);
    expect(textOf(panel)).toMatch(
      /^⚠️ This trade gives and asks for the same thing\. .+ on one side\.$/mu,
    );
    const { modal } = await form(first);
    expect(JSON.stringify(modal.components).match(/"default":true/g)).toHaveLength(3);
    expect(await camp.store.openProposals(1)).toEqual([]);
  });

  it('asks the other side for a trade', async () => {
    await say(camp, thread, first, 'tusk done');
    await say(camp, thread, second, 'tusk gather', { member: '1' });
    panel = messageOf(
      await first.submitModal(await form(first), { gives: [STONE], takes: [GRASS] }),
    );
    expect(textOf(panel)).toMatch(/^✅ Offered to .+: 1 stone for 1 grass\./mu);
    await camp.settled();
    const offer = posts(second, thread).at(-1);
    expect(offer?.pingedIds).toEqual([second.id]);
    if (offer === undefined) throw new Error('Nothing was posted.');
    expect(read(await second.press(offer, 'Accept'))).toBe('Agreed, and done.');
  });

  it('stands on the panels of both sides, too, to be withdrawn or answered there', async () => {
    const offered = async (): Promise<PageMessage> => {
      const sent = await form(first);
      panel = messageOf(await first.submitModal(sent, { gives: [GRASS], takes: [STONE] }));
      await camp.settled();
      return panel;
    };
    const own = await offered();
    expect(textOf(own)).toMatch(/^🤝 You offer .+ 1 grass for 1 stone\.$/mu);
    panel = messageOf(await first.press(own, idOn(own, 'withdraw')));
    expect(textOf(panel)).toMatch(/^✅ Your offer is withdrawn\.$/mu);
    expect(textOf(panel)).not.toMatch(/You offer/u);
    await offered();
    const theirs = await openPanel(second, thread);
    expect(textOf(theirs)).toMatch(/^🤝 .+ offers .+ 1 grass for 1 stone\.$/mu);
    const counter = await second.press(theirs, idOn(theirs, 'counter'));
    expect(counter.is).toBe('modal');
    const done = messageOf(await second.press(theirs, idOn(theirs, 'accept')));
    expect(done.id).toBe(theirs.id);
    expect(textOf(done)).toMatch(/^✅ Agreed, and done\.$/mu);
    expect(textOf(done)).not.toMatch(/^🤝 /mu);
    await camp.settled();
    panel = await openPanel(first, thread);
    expect(textOf(panel)).not.toMatch(/You offer/u);
  });

  it('stands for as long as the form says', async () => {
    const sent = await form(first);
    expect(JSON.stringify(sent.modal.components)).toContain('for 6 hours');
    const wish = { gives: [STONE], takes: [GRASS], until: '6' };
    panel = messageOf(await first.submitModal(sent, wish));
    await camp.settled();
    const offer = () =>
      posts(second, thread).findLast(({ content }) => / 1 stone\b/u.test(content));
    expect(offer()?.content).toMatch(/<t:\d+:/u);
    const [open] = await camp.store.openProposals(1);
    const { createdAt, until } = open ?? {};
    const minutes = ((until?.getTime() ?? 0) - (createdAt?.getTime() ?? 0)) / 60_000;
    expect(Math.round(minutes)).toBe(6 * 60);
    panel = messageOf(await first.press(panel, idOn(panel, 'withdraw')));
    await camp.settled();
  });

  it('opens a form of its own each time, which a phone fills with nothing of the one before', async () => {
    const ids = [await form(first), await form(first)].map(({ modal }) => modal.custom_id);
    expect(new Set(ids).size).toBe(2);
  });

  it('refuses goods that there are not', async () => {
    for (const gives of [['9.1'], ['x'], ['2.-1'], ['2.0.5']]) {
      const opened = await form(first);
      const before = await camp.store.match(1);
      const said = await first.submitModal(opened, { gives }).then(
        (outcome) => outcome.text,
        (error: unknown) => String(error),
      );
      expect(said).not.toMatch(/✅/u);
      expect((await camp.store.match(1))?.sequence).toBe(before?.sequence);
    }
  });
});

describe('giving and trading where there are several to do it with', () => {
  let camp: Camp;
  const game: AnyGame = {
    ...steadingEdition.game,
    seats: [2, 7],
    deals: {
      kinds: ['shell'],
      open: () => true,
      goods: () => ({ shell: 2 }),
      deal: (state) => ({ state, events: [], reveals: false }),
    },
  };
  const edition: AnyEdition = {
    ...steadingEdition,
    game,
    in: (language) => ({
      ...steadingEdition.in(language),
      // It has names and colours for six.
      seatName: (seat) => `Yard ${seat + 1}`,
      scene: () => SPECIMEN_BOARD,
      choiceScene: () => null,
      handScene: () => null,
      sinceScene: () => null,
      goods: (goods) => `${goods['shell'] ?? 0} shells`,
      kindOfGoods: () => 'shell',
    }),
  };

  beforeAll(async () => {
    camp = await pitchCamp({ shelf: new Map([[game.id, edition]]) });
  });
  afterAll(() => camp.close());

  it('is a button each, which opens the same form, and again as it was filled in', async () => {
    const ash = camp.sandbox.user('Ash');
    const thread = await startMatch(camp, [ash, camp.sandbox.user('Birch')], 5);
    const panel = await moreOn(ash, await openPanel(ash, thread));
    const values = (message: PageMessage) =>
      [...JSON.stringify(message.components).matchAll(/"custom_id":"(deal:[^"]+)"/gu)].map(
        ([, value = '']) => value,
      );
    expect(values(panel)).toHaveLength(6);
    const open = async (from: PageMessage, value = '') => {
      const opened = await ash.press(from, value);
      if (opened.is !== 'modal') throw new Error(`No form, but: ${opened.text}`);
      return opened;
    };
    const last = values(panel).at(-1);
    const form = await open(panel, last);
    expect(form.modal.title).toMatch(/^Trade: /u);
    const refused = messageOf(await ash.submitModal(form, { gives: ['0.1', '0.2'] }));
    expect(textOf(refused)).toMatch(/^⚠️ .+ has only 2 shells\./mu);
    const again = await open(refused, values(refused).at(-1));
    // With them, to whom an offer goes and until when it stands.
    expect(JSON.stringify(again.modal.components).match(/"default":true/gu)).toHaveLength(2 + 2);
  });
});
