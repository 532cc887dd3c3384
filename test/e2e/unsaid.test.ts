import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../src/sandbox/index.ts';
import { type Camp, pitchCamp, posts, startMatch } from './camp.ts';
import { inPlayingOrder, say } from './play.ts';

const CREATE = { method: 'POST', path: '/channels/:channel/messages' } as const;
const MINUTE = 60_000;

/** What cannot be said in a thread does not wait in silence. */
describe('a turn that cannot be told', () => {
  let camp: Camp;
  let host: Person;
  let thread: string;
  let first: Person;
  let second: Person;

  beforeAll(async () => {
    camp = await pitchCamp();
    host = camp.sandbox.user('Ash');
    const people = [host, camp.sandbox.user('Birch')];
    thread = await startMatch(camp, people);
    const [one = host, other = host] = await inPlayingOrder(camp, 1, people);
    [first, second] = [one, other];
  });
  afterAll(() => camp.close());

  const told = (): number => posts(host, thread).length;
  /** Not of the secret choices that wait for the host. */
  const warned = (): string[] =>
    host
      .dms()
      .filter(({ ephemeral }) => !ephemeral)
      .map(({ content }) => content)
      .filter((text) => !text.includes('secret choice'));
  const errors = () => camp.log.filter(({ level }) => level === 50);
  /** Somebody answers from elsewhere: the thread is locked, or not to be touched. */
  const answer = async (person: Person, line: string, options = {}): Promise<void> => {
    await say(camp, person.directMessages(), person, line, { match: 1, ...options });
  };
  /** What the bot is told of a place by the gateway, and does upon it. */
  const until = async (isSo: () => boolean): Promise<void> => {
    for (let tries = 0; !isSo() && tries < 1000; tries += 1) {
      await new Promise((go) => setTimeout(go, 5));
    }
    await camp.settled();
  };

  it('is an alarm to the host at once where the thread is locked, once', async () => {
    camp.sandbox.denyBot(thread, 'ManageThreads');
    camp.sandbox.lock(thread);
    const before = told();
    await answer(first, 'tusk place', { at: 'D3' });
    const alarm = warned().filter((text) => text.includes('locked'));
    expect(alarm).toEqual([
      `Tusk! #1: its thread <#${thread}> is locked, so I can’t post there. Please unlock it. Nothing is lost; I keep trying.`,
    ]);
    expect(errors()).toEqual([
      expect.objectContaining({ match: 1, kind: 'turn', msg: 'a message cannot be delivered' }),
    ]);
    await camp.restart();
    await camp.later(20 * MINUTE);
    expect(told()).toBe(before);
    expect(warned().filter((text) => text.includes('locked'))).toEqual(alarm);
    expect(errors()).toHaveLength(1);
  });

  it('is told as soon as the thread is unlocked', async () => {
    const before = told();
    camp.sandbox.lock(thread, false);
    await until(() => told() > before);
    expect(told()).toBe(before + 1);
  });

  it('is told as soon as the channel lets me post again', async () => {
    camp.sandbox.denyBot('tusk', 'AttachFiles');
    const before = told();
    await answer(second, 'tusk place', { at: 'D3' });
    for (const person of [first, second]) {
      await answer(person, 'tusk keep', { card: await cardOf(person) });
    }
    expect(warned().at(-1)).toMatch(
      /Tusk! #1: I’m not allowed to post in <#\d+>\. A moderator sees .*trying\.$/,
    );
    expect(told()).toBe(before);
    camp.sandbox.allowBot('tusk', 'AttachFiles');
    await until(() => told() > before);
    expect(told()).toBe(before + 1);
  });

  it('is tried at once where somebody commands in its thread', async () => {
    const before = told();
    camp.sandbox.faults.fail(500, 'before', { ...CREATE, times: 4 });
    await answer(first, 'tusk done');
    expect(told()).toBe(before);
    await say(camp, thread, host, 'board');
    expect(told()).toBe(before + 1);
  });

  it('is an alarm after ten minutes, whatever the reason', async () => {
    const [before, dms, logged] = [told(), warned().length, errors().length];
    camp.sandbox.faults.fail(500, 'before', {
      method: 'POST',
      path: new RegExp(`^/channels/${thread}/messages$`),
      times: 1_000,
    });
    await answer(second, 'tusk done');
    await camp.later(9 * MINUTE);
    expect(warned().slice(dms)).toEqual([]);
    await camp.later(5 * MINUTE);
    expect(warned().slice(dms)).toEqual([
      expect.stringMatching(
        /^Tusk! #1: I have been trying to post in <#\d+> for more than 10 minutes/,
      ),
    ]);
    expect(errors().slice(logged)).toEqual([
      expect.objectContaining({ match: 1, msg: 'a message cannot be delivered' }),
    ]);
    camp.sandbox.faults.clear();
    // It is never put off for longer than this.
    await camp.later(5 * MINUTE);
    expect(told()).toBe(before + 1);
  });

  it('is no alarm twice where it could not be noted that the host was told', async () => {
    const dms = warned().length;
    camp.sandbox.denyBot('tusk', 'SendMessagesInThreads');
    camp.amiss = {
      markAlarmed: () => {
        camp.amiss = {};
        return Promise.reject(new Error('The process died here.'));
      },
    };
    await answer(second, 'tusk done');
    await camp.restart();
    await camp.later(5 * MINUTE);
    await camp.later(5 * MINUTE);
    expect(warned()).toHaveLength(dms + 1);
    camp.sandbox.allowBot('tusk', 'SendMessagesInThreads');
    await camp.later(5 * MINUTE);
  });

  async function cardOf(person: Person): Promise<string | number> {
    const typed = await person.autocomplete('tusk keep', { card: '' }, 'card', { channel: thread });
    return typed.choices[0]?.value ?? '';
  }
});
