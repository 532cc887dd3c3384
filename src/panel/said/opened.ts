import type { App } from '../../match/app/app.ts';
import { buttonOf } from '../../match/app/spoken.ts';
import type { MatchRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';

/** That somebody has opened a table, and what it does there as its host. */
export const openedWords = (app: App, row: MatchRow, { say }: AppSpeech): string =>
  say('matches.opened', {
    match: row.id,
    channel: row.home.channel,
    host: buttonOf(app, row, 'host'),
    start: buttonOf(app, row, 'start'),
  });
