import { describe, expect, it } from 'vitest';
import { explainConnection, explainFailure, StoreUnavailable } from '../../src/store/failure.ts';

const URL = 'postgresql://bot:hush@db.example:5432/firepit';

/** An error as the driver throws it. */
const saying = (code: string, message: string): Error =>
  Object.assign(new Error(message), { code });

describe('a database that is away', () => {
  it.each([
    'ECONNRESET',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ECONNABORTED',
    'ENETDOWN',
    '57P01',
    'P1001',
  ])('is told from other failures by %s, also in its cause', (code) => {
    const cause = saying(code, 'the network');
    expect(explainFailure(new Error('outer', { cause }))).toBeInstanceOf(StoreUnavailable);
  });

  it('is not blamed for what it is not', () => {
    const own = saying('22003', 'value out of range');
    expect(explainFailure(own)).toBe(own);
  });
});

describe('why Postgres cannot be used', () => {
  it.each([
    [
      '28P01',
      'password authentication failed for user "bot"',
      'Postgres at db.example:5432 refuses the user or password in DATABASE_URL. Correct it, then start again.',
    ],
    [
      '28000',
      'no pg_hba.conf entry for host "192.0.2.1", user "bot", database "firepit", no encryption',
      'Postgres at db.example:5432 does not let the bot in (no pg_hba.conf entry for host "192.0.2.1", user "bot", database "firepit", no encryption). It wants the connection encrypted: add ?sslmode=require to DATABASE_URL (&sslmode=require where it has a ? already), then start again.',
    ],
    [
      '28000',
      'role "bot" is not permitted to log in',
      'Postgres at db.example:5432 does not let the bot in (role "bot" is not permitted to log in). Correct the user in DATABASE_URL, or have the server let it in, then start again.',
    ],
    [
      '55P03',
      'canceling statement due to lock timeout',
      'Another start is bringing the tables of "firepit" at db.example:5432 up to date, and is not done yet. Wait for it, or end it where it hangs; then start again.',
    ],
  ])('is told of %s: %s', (code, message, sentence) => {
    expect(explainConnection(saying(code, message), URL).message).toBe(sentence);
  });
});
