import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { type PageMessage, type Person, textOf } from '../../src/sandbox/index.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { type Camp, idOn, messageOf, pitchCamp, posts, read, startMatch } from './camp.ts';
import { offers, say } from './play.ts';
import { expectRefusal } from './refusals.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const edition: AnyEdition = pebblesEdition;

/** Ash owns the server of the sandbox, so it may manage every channel there. */
describe('what a moderator decides', { timeout: 60_000 }, () => {
  let camp: Camp;
  let thread: string;
  let ash: Person;
  let birch: Person;
  let cedar: Person;
  let dune: Person;

  beforeAll(async () => {
    camp = await pitchCamp({
      shelf: new Map([[edition.game.id, edition]]),
      at: new Date('2026-06-01T12:00:00Z'),
    });
    [ash, birch, cedar, dune] = [
      camp.sandbox.user('Ash'),
      camp.sandbox.user('Birch'),
      camp.sandbox.user('Cedar'),
      camp.sandbox.user('Dune'),
    ];
    thread = await startMatch(camp, [birch, cedar, dune], 0, { hours: 168, bank: 168 });
  }, 60_000);
  afterAll(() => camp.close());

  const row = async (match = 1) => {
    const found = await camp.store.match(match);
    if (found === null) throw new Error('There is no such match.');
    return found;
  };
  const last = (): PageMessage => {
    const post = posts(birch, thread).at(-1);
    if (post === undefined) throw new Error('Nothing was posted.');
    return post;
  };
  const ask = async (
    line: string,
    options: Readonly<Record<string, string | number>> = {},
  ): Promise<PageMessage> => messageOf(await ash.invoke(line, options, { channel: thread }));
  const mean = async (asked: PageMessage): Promise<string> => {
    const text = read(await ash.press(asked, idOn(asked, 'sure'), { unchecked: true }));
    await camp.settled();
    return text;
  };
  /** Whose turn it is, and the others. */
  const inTurn = async (): Promise<readonly [Person, ...Person[]]> => {
    const at = (await row()).seats.findIndex(({ owesSince }) => owesSince !== null);
    const people = [birch, cedar, dune];
    const asked = people[at] ?? birch;
    return [asked, ...people.filter((one) => one !== asked)];
  };

  it('is asked once more, before anything is done', async () => {
    const before = await row();
    for (const [line, options, question] of [
      ['match pause', { days: 5 }, /^❓ Pause Pebbles #1 for 5 days\?/u],
      ['match settle', {}, /^❓ Let computer players finish Pebbles #1/u],
      ['match close', {}, /^❓ Close Pebbles #1 for good/u],
      ['match hand-over', { seat: '1' }, /^❓ Give Blue, the seat of <@\d+>, to a computer/u],
      ['match hand-over', { seat: '1', to: ash.id }, /^❓ Give Blue, .* to <@\d+>\?/u],
    ] as const) {
      const asked = await ask(line, options);
      expect(textOf(asked)).toMatch(question);
      expect(textOf(asked)).toMatch(/Everybody will see that you decided it, as a moderator\.$/u);
    }
    await camp.settled();
    expect(await row()).toEqual(before);
    expect(await camp.store.rulings(1)).toEqual([]);
    const pause = await ask('match pause', { days: 5 });
    for (const _tap of [1, 2]) expect(await mean(pause)).toMatch(/^Done\./u);
    expect(await camp.store.rulings(1)).toHaveLength(1);
    expect(last().content).toMatch(/^⏸️ <@\d+> \(moderator\) has paused/u);
    expect(await mean(await ask('match resume'))).toMatch(/^Done\./u);
    expect((await row()).halt).toBeNull();
  });

  it('is not asked where it would be refused, and refused where that has changed meanwhile', async () => {
    await expectRefusal(camp, {
      match: 1,
      person: ash,
      sentence: /^This match is not paused\.$/m,
      act: () => ask('match resume').catch(() => undefined),
    });
    const asked = await ask('match pause', { days: 5 });
    await mean(await ask('match pause', { days: 2 }));
    await ash.press(asked, 'Yes, do it', { until: 'acknowledged' });
    await camp.settled();
    expect(ash.ephemerals().at(-1)?.content).toMatch(/^This match is paused already/u);
    await mean(await ask('match resume'));
  });

  it('is what its table asks for of a seat that is silent, at once, or not', async () => {
    await camp.passing(3 * DAY);
    const [silent, asker] = await inTurn();
    if (asker === undefined) throw new Error('There are three of them.');
    const seat = String((await row()).seats.findIndex(({ user }) => user === silent.id));
    const put = () => say(camp, thread, asker, 'match hand-over', { seat });
    expect(await put()).toMatch(/only after waiting 7 days for its player/u);
    for (let day = 0; day < 5; day += 1) await camp.passing(DAY);
    expect(await put()).toMatch(/^Your table votes on it now/u);
    const post = last();
    expect(post.content).toMatch(
      /has been silent for days\. .+ asks to have a computer player play there until <@\d+> comes back\. A moderator who has no part in this match can decide it at once\. If none does in time, .+ Open until <t:\d+:f>/u,
    );
    expect(post.pingedIds).toContain(silent.id);
    await ash.press(post, 'Decline');
    await camp.settled();
    expect(last().content).toMatch(
      /^⚖️ <@\d+> \(moderator\) decided that .+ stays with its player\.$/u,
    );
    expect(posts(birch, thread).find(({ id }) => id === post.id)?.content).toMatch(/Declined/u);

    await put();
    const again = messageOf(await ash.press(last(), 'Accept'));
    expect(textOf(again)).toMatch(/^❓ Give .+ to a computer player\?/u);
    expect((await row()).seats[Number(seat)]).toMatchObject({ heldBy: 'person' });
    for (const _tap of [1, 2]) expect(await mean(again)).toMatch(/^Done\./u);
    expect((await row()).seats[Number(seat)]).toMatchObject({ heldBy: 'computer' });
    expect(await camp.store.openProposals(1)).toEqual([]);
    expect(await say(camp, thread, birch, 'log')).toMatch(
      /\(moderator\) decided that .+ stays with its player.*\(moderator\) gave .+, the seat of <@\d+>, to a computer player/su,
    );
  });

  it('is that nobody is looked for any more, whoever asked for a substitute', async () => {
    const people = [birch, cedar, dune];
    const found = await row();
    const at = found.seats.findIndex(({ heldBy }) => heldBy === 'person');
    const player = people.find(({ id }) => id === found.seats[at]?.user) ?? birch;
    await say(camp, thread, player, 'match substitute');
    const asked = await ask('match substitute', { seat: String(at) });
    expect(textOf(asked)).toMatch(/^❓ Stop looking for somebody else to play .+\?/u);
    expect((await row()).seats[at]?.wanted).not.toBeNull();
    expect(await mean(asked)).toMatch(/^Done\./u);
    expect((await row()).seats[at]?.wanted).toBeNull();
    const told = /⚖️ <@\d+> \(moderator\) has ended the search for somebody to play/u;
    expect(last().content).toMatch(told);
    expect(await say(camp, thread, birch, 'log')).toMatch(told);
  });

  it('is nothing that was asked of a seat which has changed hands since', async () => {
    const found = await row();
    const at = found.seats.findIndex(({ heldBy }) => heldBy === 'person');
    const player = [birch, cedar, dune].find(({ id }) => id === found.seats[at]?.user) ?? birch;
    const asked = await ask('match hand-over', { seat: String(at), to: ash.id });
    await say(camp, thread, player, 'match resign');
    await ash.press(asked, 'Yes, do it');
    await camp.settled();
    expect(ash.ephemerals().at(-1)?.content).toMatch(/^This seat has changed hands/u);
    expect((await row()).seats[at]).toMatchObject({ user: player.id, heldBy: 'computer' });
  });

  it('is nothing where it plays itself, and its table decides', async () => {
    thread = await startMatch(camp, [ash, birch, cedar], 0, { hours: 168, bank: 168 });
    await expectRefusal(camp, {
      match: 2,
      person: ash,
      sentence: /^You play in this match, or have played, so its table decides here/m,
      act: () => say(camp, thread, ash, 'match close'),
    });
    await expectRefusal(camp, {
      match: 2,
      person: ash,
      sentence: /^You play in this match, or have played/m,
      act: () => say(camp, thread, ash, 'match hand-over', { seat: '1', to: dune.id }),
    });
    const closing = await offers('general', ash, 'match close', 'match');
    expect(closing.map(({ value }) => value)).toEqual([1]);
    expect(await say(camp, thread, ash, 'match settle')).toMatch(/^Your table votes/u);
  });

  it('is decided by those who still answer where no moderator does, until its player is back', async () => {
    for (let day = 0; day < 8; day += 1) await camp.passing(DAY);
    const found = await row(2);
    const at = found.seats.findIndex(({ owesSince }) => owesSince !== null);
    const people = [ash, birch, cedar];
    const silent = people[at] ?? ash;
    const [asker, other] = people.filter((one) => one !== silent);
    if (asker === undefined || other === undefined) throw new Error('There are three of them.');
    await say(camp, thread, asker, 'match hand-over', { seat: String(at) });
    await other.press(last(), 'Accept');
    for (let day = 0; day < 3; day += 1) await camp.passing(1.1 * DAY);
    await camp.settled();
    expect((await row(2)).seats[at]).toMatchObject({ heldBy: 'computer' });
    const told = posts(birch, thread).findLast(({ content }) => content.startsWith('🗳️'));
    expect(told?.content).toMatch(
      new RegExp(
        `^🗳️ .+ so <@${asker.id}> asked for a computer player, .* Also in favour: <@${other.id}>\\.`,
        'u',
      ),
    );
    const post = last();
    for (const _tap of [1, 2]) {
      const panel = messageOf(await silent.press(post, 'Take my seat back'));
      expect(textOf(panel)).toMatch(/you are/u);
      expect(textOf(panel)).not.toContain('⚠️');
    }
    await camp.settled();
    expect((await row(2)).seats[at]).toMatchObject({ heldBy: 'person' });
  });

  it('is asked with what comes of it where that closes a match, as nobody else played it', async () => {
    const alone = await startMatch(camp, [birch], 1);
    const { id } = (await camp.store.matchesOf(birch.id)).at(-1) ?? {};
    const asked = messageOf(await ash.invoke('match hand-over', { seat: '0' }, { channel: alone }));
    expect(textOf(asked)).toMatch(
      /^❓ .*\nNobody would be left, so the match would be closed\.\n/u,
    );
    expect(await mean(asked)).toMatch(/^Done\. .* Nobody is left, so the match is closed\.$/u);
    expect((await row(id)).status).toBe('cancelled');
  });
});
