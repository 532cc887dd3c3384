import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { openLog } from '../../src/process/log.ts';

describe('the log', () => {
  function logged(err: unknown): { text: string; err: Record<string, unknown> } {
    const out = new PassThrough();
    openLog('info', out).error({ err }, 'something failed');
    const text = String(out.read());
    return { text, err: JSON.parse(text).err };
  }

  it('says why a log could not be played again', () => {
    const broken = { sequence: 12, refusal: 'no such decision', state: { hand: ['secret'] } };
    for (const { text, err } of [logged(broken), logged(new Error('m', { cause: broken }))]) {
      expect(err['cause'] ?? err).toEqual({
        sequence: 12,
        refusal: 'no such decision',
        message: 'no such decision 12',
      });
      expect(text).not.toContain('secret');
    }
  });

  it('follows causes, with their codes and stacks', () => {
    const cause = Object.assign(new Error('the socket'), { code: 'ECONNRESET' });
    const { err } = logged(new TypeError('above', { cause: new Error('between', { cause }) }));
    expect(err).toMatchObject({
      name: 'TypeError',
      message: 'above',
      stack: expect.stringContaining('log.test.ts'),
      cause: { message: 'between', cause: { message: 'the socket', code: 'ECONNRESET' } },
    });
  });

  it('writes a text as it is, and of anything else no more than what says what it is', () => {
    expect(logged('a sentence').err).toEqual({ message: 'a sentence' });
    expect(logged(new Error('m', { cause: 'a sentence' })).err['cause']).toEqual({
      message: 'a sentence',
    });
    const { text, err } = logged({ requestBody: { seed: 'secret' }, token: 'secret' });
    expect(err).toEqual({ message: 'something that does not say what it is' });
    expect(text).not.toContain('secret');
  });

  it('ends where causes bite their tails', () => {
    const error = new Error('around');
    error.cause = error;
    expect(logged(error).err).toMatchObject({ message: 'around', cause: { message: 'around' } });
  });
});
