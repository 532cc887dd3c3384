import { viewerOf } from '../../match/stored/seats.ts';
import { sceneFor } from '../../match/reports/shown.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import { tellScene } from '../../presentation/alt.ts';
import { plainLine } from '../../presentation/line.ts';
import type { MatchId } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import { fitLines } from '../wording/text.ts';
import { type Page, textPage } from './page.ts';
import { button, buttonRows, type Row } from '../controls.ts';
import { PAGE_LENGTH } from '../limits.ts';

/** Below a board: to all of it in words, as the description of a picture has no room for that. */
export function wordsRow(match: MatchId, { say }: AppSpeech): Row[] {
  const press = { do: 'words', match } as const;
  return buttonRows([button(press, say('buttons.in words'), 'quiet', '💬')]);
}

/** The board as its reader may see it, in words: for who does not see pictures. */
export function boardInWords(loaded: Loaded, reader: string, speech: AppSpeech): Page {
  const { row, table } = loaded;
  const lines = tellScene(sceneFor(loaded, viewerOf(row, reader), speech.language));
  const all = [`**${table.matchName}**`, ...lines].map(plainLine);
  return textPage(fitLines(all, PAGE_LENGTH, speech), []);
}
