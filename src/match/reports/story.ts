import { setImmediate } from 'node:timers/promises';
import type { Language } from '../../language/languages.ts';
import { momentsOf } from '../../presentation/moments.ts';
import type { Beat, Chart, Moment } from '../../presentation/story.ts';
import type { MatchRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { Refused } from '../app/refused.ts';
import { editionOf } from '../stored/edition.ts';
import { tableOf, tableIn } from '../stored/table.ts';
import { history } from '../loaded/history.ts';

/** A finished match told again: in pictures, in numbers, and in a sentence. */
export interface Story {
  readonly beats: readonly Beat[];
  readonly chart: Chart;
  readonly farewell: string;
}

/** So many moments are looked at before others get their turn. */
const AT_ONCE = 16;

/**
 * Tells a finished match again, as everybody may see it; null for a game that tells no stories. Throws
 * `Refused` while the match is not over: what happened is no secret, but a story has an end.
 */
export async function storyOf(app: App, row: MatchRow, language: Language): Promise<Story | null> {
  if (row.status !== 'over') throw new Refused('story while it runs');
  const edition = editionOf(app, row);
  const { game } = edition;
  const { story } = edition.in(language);
  if (story === undefined) return null;
  const past = await history(app, row);
  const moments: Moment<unknown, unknown>[] = [];
  for (const moment of momentsOf(game, past, past.entries)) {
    moments.push(moment);
    if (moments.length % AT_ONCE === 0) await setImmediate();
  }
  const table = tableIn(tableOf(app, row), language);
  const beats = story.beats(moments, table);
  await setImmediate();
  return { beats, chart: story.chart(moments, table), farewell: story.farewell(moments, table) };
}
