import { DiscordAPIError, type REST } from 'discord.js';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { post } from '../../src/discord/posted/sending.ts';
import { houseSpeech } from '../../src/words/index.ts';
import type { OutboxRow } from '../../src/store/store.ts';

const ROW: OutboxRow = {
  id: 7,
  match: 3,
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
    speech: houseSpeech('en'),
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
