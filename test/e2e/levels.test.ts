import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../src/sandbox/index.ts';
import { heldMind } from '../ai/held.ts';
import { type Camp, JOIN, chooseFor, openTable, pitchCamp, posts, pressLobby } from './camp.ts';
import { offers, say } from './play.ts';
import { expectRefusal } from './refusals.ts';

describe('how well computer players play', () => {
  const mind = heldMind();
  let camp: Camp;
  let ash: Person;
  let birch: Person;
  let thread = '';
  const seats = async () => (await camp.store.match(1))?.seats ?? [];
  const levels = async () => (await seats()).map(({ level }) => level);
  const lobby = () => {
    const message = posts(ash, 'tusk').findLast(({ content }) => content.startsWith('## '));
    if (message === undefined) throw new Error('The lobby was not posted.');
    return message;
  };

  beforeAll(async () => {
    camp = await pitchCamp({ mind });
    [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    await openTable(camp, ash, 4, 1);
    await chooseFor(camp, ash, lobby(), { level: 'hasty' });
  });
  afterAll(() => camp.close());

  it('is said when a match is opened, and holds for those who come after', async () => {
    expect(await levels()).toEqual([null, 'hasty']);
    expect(lobby().content).toMatch(/— 🤖 Marten \(Hasty\)$/mu);
    await pressLobby(camp, ash, lobby(), 'seat:1:2');
    expect(lobby().content).toMatch(/— 🤖 Sorrel \(Hasty\)$/mu);
    await pressLobby(camp, birch, lobby(), JOIN);
    expect(await levels()).toEqual([null, 'hasty', 'hasty', null]);
  });

  it('is changed by the whole table while the match runs, for one seat, and told to all', async () => {
    await pressLobby(camp, ash, lobby(), 'Start');
    thread = ash.channels().findLast(({ name }) => name.startsWith('Tusk! #'))?.id ?? '';
    // Whoever goes first is drawn; what comes too early is refused.
    for (const person of [ash, birch, ash]) {
      await say(camp, thread, person, 'tusk place', { at: 'D3' });
    }
    expect(new Set(mind.thoughts.map(({ player }) => player))).toEqual(new Set(['hasty']));
    const [seat, ...others] = await offers(thread, ash, 'match level', 'seat', { plays: 'steady' });
    expect(others).toHaveLength(1);
    const options = { seat: seat?.value ?? '', plays: 'steady' };
    expect(await say(camp, thread, ash, 'match level', options)).toMatch(/^Your table votes/u);
    expect(await levels()).toEqual([null, 'hasty', 'hasty', null]);
    const asked = posts(birch, thread).at(-1);
    if (asked === undefined) throw new Error('Nothing was posted.');
    expect(asked.content).toMatch(
      /asks to set the computer player of .+ to Steady\. Everybody must agree\./u,
    );
    expect(asked.pingedIds).toEqual([birch.id]);
    await birch.press(asked, 'Accept');
    await camp.settled();
    expect(await levels()).toEqual([null, 'steady', 'hasty', null]);
    const told = posts(birch, thread).filter(({ content }) => content.startsWith('🗳️'));
    expect(told.map(({ content, pingedIds }) => [content, pingedIds])).toEqual([
      [
        expect.stringMatching(
          new RegExp(
            `^🗳️ <@${ash.id}> asked to set .+ to Steady, and so it is\\. Also in favour: <@${birch.id}>`,
            'u',
          ),
        ),
        [],
      ],
    ]);
    expect(await say(camp, thread, birch, 'log')).toMatch(/to Steady, and so it is/u);
    // The same once more is nothing to ask for.
    expect(await say(camp, thread, ash, 'match level', options)).toMatch(
      /already plays like that/u,
    );
  });

  it('is changed by nobody else, and for no person', async () => {
    const cedar = camp.sandbox.user('Cedar');
    await expectRefusal(camp, {
      match: 1,
      person: cedar,
      sentence: /^You have no seat in this match/m,
      act: () => say(camp, thread, cedar, 'match level', { seat: '1', plays: 'hasty' }),
    });
    await expectRefusal(camp, {
      match: 1,
      person: ash,
      sentence: /^No computer player has that seat\./m,
      act: () => say(camp, thread, ash, 'match level', { seat: '3', plays: 'hasty' }),
    });
    expect(await levels()).toEqual([null, 'steady', 'hasty', null]);
  });

  it('is the best there is for a seat that somebody gives up', async () => {
    await say(camp, thread, birch, 'match resign');
    expect(await levels()).toEqual([null, 'steady', 'hasty', 'steady']);
  });
});

describe('a computer player that was there from the start', () => {
  it('has a name of its own, in the language of whoever reads it', async () => {
    const camp = await pitchCamp({ languages: ['en', 'de'], locale: 'de' });
    const [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    ash.setLocale('de');
    await say(camp, 'tusk', ash, 'match new', { seats: 2 });
    const [lobby] = posts(ash, 'tusk');
    if (lobby === undefined) throw new Error('The lobby was not posted.');
    await pressLobby(camp, ash, lobby, 'seat:1:1');
    await say(camp, 'tusk', ash, 'match start');
    const [thread] = ash.channels().filter(({ name }) => name.startsWith('Tusk! #1'));
    expect(thread?.name).toBe('Tusk! #1: Ash, Marder');
    const id = thread?.id ?? '';
    const told = posts(birch, id).map(({ content }) => content);
    expect(told.join('\n')).toMatch(/ ist 🤖 Marder \(Besonnen\)/u);
    expect(told.join('\n')).not.toMatch(/Marten/u);
    expect(await say(camp, id, birch, 'match list')).toMatch(/🤖 Marten \(Steady\)/u);
    expect(await say(camp, id, ash, 'match list')).toMatch(/🤖 Marder \(Besonnen\)/u);
    const [seat] = await offers(id, ash, 'match level', 'seat', { plays: 'hasty' });
    expect(seat?.name).toMatch(/\(Marder\)$/u);
    // Its name may be typed as it is read, or as others read it.
    for (const name of ['marder', 'Marten']) {
      const said = await say(camp, id, ash, 'match level', { seat: name, plays: 'hasty' });
      expect(said).toMatch(/^Erledigt/u);
      await say(camp, id, ash, 'match level', { seat: name, plays: 'steady' });
    }
    await camp.close();
  });
});
