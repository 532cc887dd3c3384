import { createHash } from 'node:crypto';
import { SOMEBODY } from './rows.ts';

/**
 * How whoever was forgotten is called in a season, so that its rows stay apart from those of others. Nobody finds out who
 * that was by trying all whom it may be: what is drawn from in a season is told to none.
 */
export function aliasIn(season: number, state: unknown, user: string): string {
  const seed = typeof state === 'object' && state !== null && 'seed' in state ? state.seed : '';
  const mark = createHash('sha256')
    .update(`${season} ${String(seed)} ${user}`)
    .digest('hex');
  return `${SOMEBODY}-${mark.slice(0, 8)}`;
}

/**
 * A JSON in which somebody is called by an alias wherever its id stands, also as a key or within a text; its name and
 * what it wrote itself are gone.
 */
export function withAlias(value: unknown, user: string, alias: string): unknown {
  if (typeof value === 'string')
    return value.replaceAll(`<@${user}>`, SOMEBODY).replaceAll(user, alias);
  if (Array.isArray(value)) return value.map((one) => withAlias(one, user, alias));
  if (typeof value !== 'object' || value === null) return value;
  const isIts = 'user' in value && value.user === user;
  const isWritten = 'by' in value && value.by === user;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key.replaceAll(user, alias),
      isIts && key === 'name'
        ? SOMEBODY
        : isWritten && (key === 'text' || key === 'why')
          ? ''
          : withAlias(one, user, alias),
    ]),
  );
}
