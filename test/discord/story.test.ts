import { REST } from 'discord.js';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { retellInNumbers, retellInPictures } from '../../src/discord/posted/story.ts';
import { type Telling, telling } from '../../src/discord/posted/telling.ts';
import { SHELF } from '../../src/games/index.ts';
import { openApp } from '../../src/match/open.ts';
import { storyOf } from '../../src/match/reports/story.ts';
import type { Painter } from '../../src/render/pool.ts';
import type { MatchRow, OutboxRow, Store } from '../../src/store/store.ts';
import { dotPainter } from '../e2e/dots.ts';
import { recorded } from '../games/tusk/recorded.ts';
import { openMemoryStore } from '../store/memory.ts';
import { append, newMatch, now, seat } from '../store/sample.ts';

const ROW: OutboxRow = {
  id: 7,
  match: 1,
  dm: null,
  kind: 'story',
  payload: {},
  mark: 'oAbc-_123',
  attempts: 1,
  createdAt: new Date(0),
  failingSince: null,
  alarmedAt: null,
};

/** A finished match in the store of which one file is too large, or cannot be made. */
describe('the posts that tell a story', () => {
  let store: Store;
  let over: MatchRow;

  beforeAll(async () => {
    store = await openMemoryStore();
    const { record } = recorded(1);
    over = await store.transaction(async (transaction) => {
      const { id } = await transaction.createMatch({
        ...newMatch(),
        config: record.config,
        seed: record.seed,
        salt: record.salt,
      });
      const seats = Array.from({ length: record.seats }, (_, at) => seat(at, `user ${at}`));
      await transaction.setSeats(id, seats);
      await append(
        transaction,
        id,
        ...record.entries.map(({ entry, digest }, sequence) => ({
          match: id,
          sequence,
          entry,
          events: [],
          digest,
          at: now,
        })),
      );
      await transaction.changeMatch(id, { status: 'over', sequence: record.entries.length - 1 });
      const row = await transaction.match(id);
      if (row === null) throw new Error('The match was not stored.');
      return row;
    });
  });
  afterAll(() => store.close());

  const app = () => ({ ...openApp(store, SHELF), announce: () => {}, think: async () => null });
  /** @param makeDo whether it has failed for so long that a picture may be missing */
  const toTell = (painter: Partial<Painter>, match: MatchRow, makeDo: boolean): Telling => {
    const parts = {
      app: app(),
      painter: { ...dotPainter(), ...painter },
      log: pino({ level: 'silent' }),
      rest: new REST(),
      directs: new Map<string, string>(),
      livePosts: new Map(),
    };
    return telling(parts, match, { ...ROW, failingSince: makeDo ? new Date(0) : null });
  };
  const told = async (painter: Partial<Painter>, makeDo: boolean) => [
    await retellInPictures(toTell(painter, over, makeDo)),
    await retellInNumbers(toTell(painter, over, makeDo)),
  ];
  /** The files of each post; null for one that is not made. */
  const files = async (painter: Partial<Painter>, makeDo = true) =>
    (await told(painter, makeDo)).map((one) => one?.pictures.map(({ name }) => name) ?? null);
  const failing = () => Promise.reject(new Error('The picture could not be painted.'));
  const huge = () => Promise.resolve(Buffer.alloc(10 * 2 ** 20 + 1));

  it('is an animation with one warm line, and another one with the chart alone, both in words', async () => {
    const [story, chart] = await told({}, false);
    expect(story?.content).toMatch(
      /^📖 8 turns, one mammoth and one fight, and .* has the warmest fire/u,
    );
    expect(chart?.content).toBe('');
    expect(story?.pictures).toMatchObject([{ name: 'story.gif', type: 'image/gif' }]);
    expect(chart?.pictures).toMatchObject([{ name: 'chart.png', type: 'image/png' }]);
    for (const { alt } of [...(story?.pictures ?? []), ...(chart?.pictures ?? [])]) {
      expect(alt.length).toBeGreaterThan(200);
    }
  });

  it('asks for an animation of at most eight mebibytes', async () => {
    const asked: number[] = [];
    await files({
      animate: async (_, bytes) => {
        asked.push(bytes);
        return Buffer.from('GIF');
      },
    });
    expect(asked).toEqual([8 * 2 ** 20]);
  });

  it('shows both in the theme of whoever hosts the match', async () => {
    const asked: unknown[] = [];
    const note = async (_: unknown, ...how: unknown[]) => {
      asked.push(how.at(-1));
      return Buffer.from('picture');
    };
    await files({ animate: note, draw: note });
    await store.transaction((t) => t.changePerson('user 0', { theme: 'night' }));
    await store.transaction((t) => t.changePerson(over.host, { theme: 'print' }));
    await files({ animate: note, draw: note });
    // A theme that a later version knew.
    await store.transaction((t) => t.changePerson(over.host, { theme: 'dusk' }));
    await files({ animate: note, draw: note });
    expect(asked).toEqual(['day', 'day', 'print', 'print', 'day', 'day']);
  });

  it('sends no file that Discord would refuse', async () => {
    expect(await files({ animate: huge })).toEqual([[], ['chart.png']]);
    expect(await files({ draw: huge })).toEqual([['story.gif'], null]);
  });

  it('goes without a picture that fails again and again', async () => {
    expect(await files({ animate: failing })).toEqual([[], ['chart.png']]);
    expect(await files({ draw: failing })).toEqual([['story.gif'], null]);
    await expect(files({ animate: failing }, false)).rejects.toThrow('could not be painted');
    await expect(files({ draw: failing }, false)).rejects.toThrow('could not be painted');
  });

  it('is not told before the end', async () => {
    const running = { ...over, status: 'running' } as const;
    const early = 'when it is over';
    await expect(storyOf(app(), running, 'en')).rejects.toThrow(early);
    await expect(retellInPictures(toTell({}, running, true))).rejects.toThrow(early);
    await expect(retellInNumbers(toTell({}, running, true))).rejects.toThrow(early);
  });
});
