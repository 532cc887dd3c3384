import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ThemeId, THEMES } from '../../src/render/palette.ts';
import {
  type Outcome,
  type PageMessage,
  type Person,
  picturesOf,
  textOf,
} from '../../src/sandbox/index.ts';
import { decoded } from '../render/pixels.ts';
import {
  type Camp,
  messageOf,
  openPanel,
  pitchCamp,
  posts,
  pressOn,
  read,
  startMatch,
} from './camp.ts';
import { inPlayingOrder, say } from './play.ts';

const TEN_MINUTES = 10 * 60_000;
const DAY = 24 * 3_600_000;
const LATER = { timeout: 10_000 } as const;
const IDS = ['day', 'night', 'print'] as const satisfies readonly ThemeId[];

/** What all pictures of a message are to who cannot see them. */
const altOf = (message: PageMessage): string =>
  picturesOf(message)
    .map(({ description }) => description)
    .join('\n');

/** In which theme the picture of a message is painted: by the colour of its title bar. */
async function themeIn(message: PageMessage): Promise<ThemeId | undefined> {
  const [picture] = picturesOf(message);
  if (picture === undefined) throw new Error('There is no picture.');
  const file = Buffer.from(await (await fetch(picture.url)).arrayBuffer());
  const { width, pixels } = await decoded(file);
  const corner = 4 * (2 * width + 2);
  const far = (theme: ThemeId): number =>
    [1, 3, 5].reduce((sum, at, channel) => {
      const wanted = Number.parseInt(THEMES[theme].bar.slice(at, at + 2), 16);
      return sum + Math.abs(wanted - (pixels[corner + channel] ?? 0));
    }, 0);
  return IDS.find((theme) => far(theme) <= 12);
}

describe('what people say of themselves', { timeout: 30_000 }, () => {
  let camp: Camp;
  let thread: string;
  let host: Person;
  let guest: Person;
  let outsider: Person;

  beforeAll(async () => {
    camp = await pitchCamp({ pictures: true });
    [host, guest, outsider] = [
      camp.sandbox.user('Ash'),
      camp.sandbox.user('Birch'),
      camp.sandbox.user('Cedar'),
    ];
    thread = await startMatch(camp, [host, guest]);
  }, 60_000);
  afterAll(() => camp.close());

  const board = async (person: Person): Promise<PageMessage> => {
    const shown = messageOf(await person.invoke('board', {}, { channel: thread }));
    // The one before goes.
    await camp.settled();
    return shown;
  };
  /** Whoever is asked to place a member does so, and the next one is asked. */
  const placeOne = async (): Promise<void> => {
    const [person] = await inPlayingOrder(camp, 1, [host, guest]);
    if (person === undefined) throw new Error('Nobody is asked.');
    await say(camp, thread, person, 'tusk place', { at: 'D3' });
  };
  const lastPost = (): PageMessage => {
    const post = posts(outsider, thread).at(-1);
    if (post === undefined) throw new Error('Nothing was posted.');
    return post;
  };
  /** What nobody but the one who asked must get to see. */
  const quietly = async (
    person: Person,
    deed: () => Promise<Outcome>,
    seen: (message: PageMessage) => unknown = (message) => message,
  ): Promise<string> => {
    const others = [host, guest, outsider].filter((one) => one !== person);
    const read = () =>
      JSON.stringify(
        others.map((one) => one.channels().map(({ id }) => one.messagesIn(id).map(seen))),
      );
    // What is still on its way comes of what was done before.
    await camp.settled();
    const before = read();
    const message = messageOf(await deed());
    await camp.settled();
    expect(message.ephemeral).toBe(true);
    expect(read()).toBe(before);
    return textOf(message);
  };
  const theme = (person: Person, pictures?: ThemeId): Promise<string> =>
    quietly(person, () =>
      person.invoke('theme', pictures === undefined ? {} : { pictures }, { channel: thread }),
    );
  const away = (person: Person, days?: number): Promise<string> =>
    quietly(
      person,
      () => person.invoke('away', days === undefined ? {} : { days }, { channel: thread }),
      // That somebody is away stands in the post by which it was called; nothing is posted.
      ({ id, pingedIds }) => [id, pingedIds],
    );

  it('paints by day for whoever has said nothing', async () => {
    expect(await theme(guest)).toBe(
      '🎨 Your pictures are **Day**: those only you see, and those in the threads of matches you host. Try `/theme pictures: Night` or `/theme pictures: Print`.',
    );
    expect(await themeIn(lastPost())).toBe('day');
    expect(await themeIn(await board(guest))).toBe('day');
  });

  it('paints for each in their own theme, and in the thread in its host’s', async () => {
    expect(await theme(host, 'night')).toMatch(/^🎨 Your pictures are \*\*Night\*\* from now on:/);
    await theme(outsider, 'print');
    expect(await theme(outsider)).toMatch(/are \*\*Print\*\*: .*`\/theme pictures: Day`/);
    const [hosts, guests, outsiders] = [
      await board(host),
      await board(guest),
      await board(outsider),
    ];
    expect(await Promise.all([hosts, guests, outsiders].map(themeIn))).toEqual([
      'night',
      'day',
      'print',
    ]);
    // The same scene in words, whatever the colours.
    expect(picturesOf(outsiders)).toHaveLength(2);
    expect(altOf(outsiders)).toEqual(altOf(guests));

    await theme(guest, 'print');
    await placeOne();
    expect(await themeIn(lastPost())).toBe('night');
    for (const [person, wanted] of [
      [host, 'night'],
      [guest, 'print'],
    ] as const) {
      const panel = messageOf(await pressOn(person, await openPanel(person, thread), 'Board'));
      // A picture that takes long comes later.
      await expect.poll(() => picturesOf(person.message(panel)), LATER).toHaveLength(2);
      expect(await themeIn(person.message(panel))).toBe(wanted);
    }
  });

  it('says who is away where the match waits for them, until that is over', async () => {
    const [asked = host] = await inPlayingOrder(camp, 1, [host, guest]);
    const other = asked === host ? guest : host;
    expect(await away(asked)).toMatch(/^🔥 You’re not away\./);
    // Who was not away is not welcomed back.
    expect(await away(asked, 0)).toMatch(/^🔥 You’re not away\./);
    const said = read(await asked.invoke('away', { days: 5 }, { channel: thread }));
    await camp.settled();
    expect(said).toMatch(/^🌙 Have a good time! You are away until <t:\d+:D>, and everybody/);
    const until = /<t:\d+:D>/.exec(said)?.[0] ?? '?';
    expect(await away(asked)).toMatch(`🌙 You are away until ${until}`);

    expect(textOf(await openPanel(other, thread))).toMatch(
      new RegExp(`^Waiting for .+ \\(<@${asked.id}>, away until ${until}\\)\\.$`, 'm'),
    );
    const words = altOf(await board(outsider));
    expect(words).toMatch(new RegExp(`\\(${asked.name}[^)]*, away\\)`));
    expect(words).not.toMatch(new RegExp(`\\(${other.name}[^)]*, away\\)`));

    // Who is asked next is away, and answering does not end it.
    await away(other, 1);
    await placeOne();
    await camp.later(TEN_MINUTES);
    expect(lastPost().content).toMatch(
      new RegExp(`^<@${other.id}> \\(away until <t:\\d+:D>\\) · .+: choose the victory card`),
    );
    expect(lastPost().pingedIds).toEqual([]);
    const secrets = () =>
      other.dms().filter(({ content }) => content.includes('choose the victory card'));
    // Nobody is called who is away.
    expect(secrets()).toEqual([]);
    expect(await away(asked)).toMatch(`You are away until ${until}`);

    await camp.later(DAY);
    // Who is back is reminded of what waits.
    await camp.later(TEN_MINUTES);
    expect(secrets()).toHaveLength(1);
    expect(textOf(await openPanel(asked, thread))).toMatch(
      new RegExp(`^Waiting for .+ \\(<@${other.id}>\\)\\.$`, 'm'),
    );
    expect(await away(asked, 0)).toMatch(/^🔥 Welcome back!/);
    expect(altOf(await board(outsider))).not.toMatch(/away/);
  });

  it('is offered as Discord holds it to: three themes, and 60 days at most', async () => {
    const use = (line: string, options: Record<string, string | number>) =>
      host.invoke(line, options, { channel: thread });
    await expect(use('theme', { pictures: 'dusk' })).rejects.toThrow('one of its choices only');
    await expect(use('away', { days: 61 })).rejects.toThrow('days');
    await expect(use('away', { days: -1 })).rejects.toThrow('days');
  });
});
