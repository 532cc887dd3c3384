import { DiscordAPIError, type REST } from 'discord.js';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { post } from '../../src/discord/posted/sending.ts';
import { appSpeech } from '../../src/words/index.ts';
import type { OutboxRow } from '../../src/store/store.ts';
import { paintedRows } from '../../src/discord/painted.ts';
import { button, buttonRow } from '../../src/panel/controls.ts';

const ROW: OutboxRow = {
  id: 7,
  match: 3,
  dm: null,
  kind: 'turn',
  payload: {},
  mark: 'oAbc-_123',
  attempts: 1,
  createdAt: new Date(0),
  failingSince: null,
  alarmedAt: null,
};

/** A post office whose Discord refuses the first message with this code. */
function officeThatRefuses(code: number): { office: Parameters<typeof post>[0]; sent: unknown[] } {
  const sent: unknown[] = [];
  const rest: Pick<REST, 'post' | 'get'> = {
    get: () => Promise.resolve([]),
    post(_route, options) {
      sent.push(options?.body);
      if (sent.length > 1) return Promise.resolve({ id: '99' });
      const body = { code, message: 'no' };
      return Promise.reject(new DiscordAPIError(body, code, 400, 'POST', '', {}));
    },
  };
  return { office: { rest, log: pino({ level: 'silent' }) }, sent };
}

describe('a message that Discord refuses', () => {
  const message = {
    content: 'x'.repeat(100),
    components: [],
    ping: ['42'],
    speech: appSpeech('en'),
  };

  it('is told in short where it is malformed, with the same ping', async () => {
    const { office, sent } = officeThatRefuses(50_035);
    expect(await post(office, '1', message, ROW)).toBe('99');
    expect(sent[1]).toMatchObject({
      content: expect.stringMatching(/^<@42>: the match has gone on/),
      allowed_mentions: { parse: [], users: ['42'] },
      nonce: 'firepit-oAbc-_123',
    });
  });

  it('is left to be tried again where anything else is wrong', async () => {
    const { office, sent } = officeThatRefuses(50_013);
    await expect(post(office, '1', message, ROW)).rejects.toThrow('no');
    expect(sent).toHaveLength(1);
  });
});

it('names nobody who was forgotten', async () => {
  const sent: unknown[] = [];
  const rest: Pick<REST, 'post' | 'get'> = {
    get: () => Promise.resolve([]),
    post: (_route, options) => Promise.resolve({ id: String(sent.push(options?.body)) }),
  };
  const content = '<@somebody> gave <@42> a seat';
  const message = { content, components: [], ping: [], speech: appSpeech('en') };
  await post({ rest, log: pino({ level: 'silent' }) }, '1', message, ROW);
  expect(sent).toMatchObject([{ content: 'somebody gave <@42> a seat' }]);
});

describe('a message that may have been posted before', () => {
  const HOUR = 3_600_000;
  const again = { ...ROW, attempts: 2, createdAt: new Date(2 * HOUR) };
  const plain = { content: 'What waits', components: [], ping: [], speech: appSpeech('en') };
  const marked = {
    ...plain,
    components: [buttonRow([button({ do: 'play', match: 1, mark: ROW.mark }, 'x', 'main', '🔥')])],
  };

  /** What is answered where one stands there. */
  const posted = async (
    message: Parameters<typeof post>[2],
    there: Readonly<Record<string, unknown>>,
  ) => {
    const rest: Pick<REST, 'post' | 'get'> = {
      get: () => Promise.resolve([{ id: '50', components: [], ...there }]),
      post: () => Promise.resolve({ id: '99' }),
    };
    return post({ rest, log: pino({ level: 'silent' }) }, '1', message, again);
  };
  const at = (hours: number): string => new Date(hours * HOUR).toISOString();

  it('is found by its mark, whatever its words are', async () => {
    const components = paintedRows(marked.components);
    expect(await posted(marked, { components, content: 'else', timestamp: at(3) })).toBe('50');
    expect(await posted(marked, { content: plain.content, timestamp: at(3) })).toBe('99');
  });

  it('is found by its words where it bears none, if they were said since it was written', async () => {
    expect(await posted(plain, { content: plain.content, timestamp: at(3) })).toBe('50');
    expect(await posted(plain, { content: plain.content, timestamp: at(1) })).toBe('99');
    expect(await posted(plain, { content: 'Else', timestamp: at(3) })).toBe('99');
    expect(await posted(plain, {})).toBe('99');
  });
});
