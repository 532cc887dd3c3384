import type { App } from '../match/app/app.ts';
import { nameInList } from '../match/stored/name.ts';
import type { MatchRow } from '../store/store.ts';
import type { AppSpeech } from '../words/index.ts';
import { button, buttonRows, type Row } from './controls.ts';
import { BUTTONS } from './limits.ts';

const goButton = (
  app: App,
  row: MatchRow,
  text: 'buttons.go' | 'buttons.go next',
  { say }: AppSpeech,
  means: 'main' | 'quiet',
) => button({ do: 'go', match: row.id }, say(text, { match: nameInList(app, row) }), means, '▶️');

/** A button to each of the first matches that wait for somebody: it opens the panel where it is pressed. */
export const goRows = (
  app: App,
  matches: readonly { readonly row: MatchRow }[],
  speech: AppSpeech,
): Row[] =>
  buttonRows(
    matches
      .slice(0, BUTTONS)
      .map(({ row }, at) => goButton(app, row, 'buttons.go', speech, at === 0 ? 'main' : 'quiet')),
  );

/** The button on a panel on which nothing is asked any more: to the next match that waits. */
export const nextRow = (app: App, row: MatchRow, speech: AppSpeech): Row[] =>
  buttonRows([goButton(app, row, 'buttons.go next', speech, 'main')]);
