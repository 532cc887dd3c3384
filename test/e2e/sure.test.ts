import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tuskEdition } from '../../src/games/tusk/index.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { type Person, textOf } from '../../src/sandbox/index.ts';
import { type Camp, idOn, messageOf, openPanel, pitchCamp, startMatch } from './camp.ts';
import { movesOn } from './hands.ts';
import { followedBy, inPlayingOrder, settleOn } from './play.ts';

const tusk: AnyEdition = tuskEdition;
/** A game in which whatever stands in a list gives something up, and some of it is a secret. */
const doubting = (secretKinds: NonNullable<AnyEdition['secretKinds']>): AnyEdition => ({
  ...tusk,
  secretKinds,
  in(language) {
    const words = tusk.in(language);
    const phrase: typeof words.phrase = (...asked) => ({
      ...words.phrase(...asked),
      sure: 'Is that what you want?',
    });
    return { ...words, phrase };
  },
});

describe.each([
  ['what', {}, 'answer'],
  ['a secret that', { place: 'asked openly' }, 'hidden'],
] as const)('%s was chosen from a list', (_what, secretKinds, press) => {
  let camp: Camp;
  let ash: Person;
  let birch: Person;
  let thread: string;

  beforeAll(async () => {
    camp = await pitchCamp({ shelf: new Map([[tusk.game.id, doubting(secretKinds)]]) });
    [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    thread = await startMatch(camp, [ash, birch]);
    // A panel that stands above the first post would be shown anew below it.
    await camp.settled();
  });
  afterAll(() => camp.close());

  const sequence = async (): Promise<number> => (await camp.store.match(1))?.sequence ?? -1;

  it('is asked for once more, and given then', async () => {
    const before = await sequence();
    const panel = await openPanel(birch, thread);
    const [move] = movesOn(panel).filter((one) => one.is === 'select');
    if (move === undefined || move.is !== 'select') throw new Error('There is no list.');
    await birch.select(panel, move.id, [move.value]);
    await camp.settled();
    const asked = birch.messagesIn(thread).findLast(({ ephemeral }) => ephemeral);
    if (asked === undefined) throw new Error('There is no panel.');
    expect(textOf(asked)).toContain('❓ Is that what you want?');
    expect(await sequence()).toBe(before);
    await birch.press(asked, idOn(asked, press));
    expect(await sequence()).toBe(before + 1);
  });
});

describe('a turn that is ended by a typed command with actions left', () => {
  let usual: Camp;
  let first: Person;
  let there: string;

  beforeAll(async () => {
    usual = await pitchCamp();
    const people = [usual.sandbox.user('Ash'), usual.sandbox.user('Birch')];
    there = await startMatch(usual, people);
    const order = await inPlayingOrder(usual, 1, people);
    await settleOn(usual, there, order, 'D3');
    const [one] = order;
    if (one === undefined) throw new Error('Nobody plays.');
    first = one;
  });
  afterAll(() => usual.close());

  const entries = async (): Promise<number> => (await usual.store.match(1))?.sequence ?? -1;

  it('is asked for once more, when what comes before it is done', async () => {
    const before = await entries();
    const line = { member: '1' };
    const typed = followedBy(line, 'done');
    const asked = messageOf(await first.invoke('tusk gather', typed, { channel: there }));
    expect(asked.ephemeral).toBe(true);
    expect(textOf(asked)).toMatch(
      /^✅ .*\n❓ You still have \d actions?\. End your turn all the same\?/,
    );
    expect(await entries()).toBe(before + 1);
  });

  it('is asked for once more alone, too, and done by the button below that', async () => {
    const before = await entries();
    const asked = messageOf(await first.invoke('tusk done', {}, { channel: there }));
    expect(textOf(asked)).toMatch(/^❓ You still have \d actions?\. End your turn all the same\?/);
    expect(await entries()).toBe(before);
    await first.press(asked, idOn(asked, 'answer'));
    expect(await entries()).toBeGreaterThan(before);
  });
});
