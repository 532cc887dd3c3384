import { ApplicationCommandOptionType as Type } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandsFor } from '../../src/discord/commands/registration.ts';
import { registeredIn } from '../../src/discord/pressed/as-registered.ts';
import { SHELF } from '../../src/games/index.ts';
import { SPOKEN } from '../../src/language/languages.ts';
import type { Outcome, PageMessage, Person } from '../../src/sandbox/index.ts';
import { StoreUnavailable } from '../../src/store/failure.ts';
import type { Store } from '../../src/store/store.ts';
import { type Camp, noDatabase, pitchCamp, livePost, startMatch } from './camp.ts';
import { sayingOtherwise } from './changed-client.ts';
import { everyId } from './every-press.ts';

/** A database that takes what it is asked and says nothing until it is let go; then it was not there. */
function hanging(): { readonly store: Partial<Store>; readonly letGo: () => void } {
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const hang = async (): Promise<never> => {
    await gone;
    throw new StoreUnavailable('The database cannot be reached.');
  };
  const names = Object.keys(noDatabase());
  return { store: Object.fromEntries(names.map((name) => [name, hang])), letGo };
}

/** Discord waits three seconds for a first answer, whatever the database does. */
describe('while the database hangs', () => {
  let camp: Camp;
  let ash: Person;
  let post: PageMessage;
  let thread: string;
  let opened: Outcome;

  beforeAll(async () => {
    camp = await pitchCamp();
    ash = camp.sandbox.user('Ash');
    thread = await startMatch(camp, [ash, camp.sandbox.user('Birch')]);
    post = livePost(ash, thread);
    // What is pressed below is done when the database is there again: nothing else is left then.
    opened = await ash.press(post, 'agree:1', { unchecked: true });
  });
  afterAll(() => camp.close());

  /** What comes of something while the database hangs; afterwards it is there again. */
  const hung = async <R>(work: () => Promise<R>): Promise<R> => {
    const { store, letGo } = hanging();
    camp.amiss = store;
    try {
      return await work();
    } finally {
      camp.amiss = {};
      letGo();
      await camp.settled();
    }
  };
  const acknowledged = { until: 'acknowledged' } as const;
  const isInTime = ({ is, acknowledgedMs }: Outcome): boolean =>
    is !== 'failed' && acknowledgedMs !== null && acknowledgedMs < 3_000;

  it('acknowledges every button and every select', async () => {
    const ids = everyId(1, 1);
    const outcomes = await hung(() =>
      Promise.all(ids.map((id) => ash.press(post, id, { unchecked: true, ...acknowledged }))),
    );
    expect(ids.filter((_, at) => !outcomes.map(isInTime)[at])).toEqual([]);
  });

  it('acknowledges what cannot be read before it says so', async () => {
    const ids = ['', 'zzz:1', 'undo:1', 'answer', 'play:1:o1:more', 'seat:1:many'];
    const outcomes = await hung(() =>
      Promise.all(ids.map((id) => ash.press(post, id, { unchecked: true, ...acknowledged }))),
    );
    expect(ids.filter((_, at) => !outcomes.map(isInTime)[at])).toEqual([]);
  });

  it('acknowledges every form that is sent, also one that it does not know', async () => {
    const ids = [
      'form:1:turn.1.0.0:share',
      'turn:1',
      'deal:1:1',
      'agree:1',
      'find:0:tusk',
      'zzz:1',
    ];
    for (const id of ids) {
      const outcome = await hung(() => {
        sayingOtherwise(camp, () => ({ custom_id: id }));
        return ash.submitModal(opened, { takes: ['0.1'] }, acknowledged);
      });
      expect(isInTime(outcome), id).toBe(true);
    }
  });

  it('offers nothing in time where it is asked what may be typed', async () => {
    const { choices } = await hung(() => ash.autocomplete('give', {}, 'to', { channel: thread }));
    expect(choices).toEqual([]);
  });

  it('acknowledges every command, also one that is refused', async () => {
    for (const [line, declared] of registeredIn(commandsFor(SHELF, SPOKEN))) {
      const [name = '', sub] = line.split(' ');
      const needed = declared.filter(({ required }) => required === true);
      for (const value of ['x', 1]) {
        const options = needed.map((one) => ({ name: one.name, type: one.type, value }));
        const nested =
          sub === undefined ? options : [{ name: sub, type: Type.Subcommand, options }];
        const outcome = await hung(() => {
          sayingOtherwise(camp, () => ({ name, options: nested }));
          return ash.invoke('next', {}, { channel: thread, ...acknowledged });
        });
        expect(isInTime(outcome), line).toBe(true);
      }
    }
  });
});
