import { ButtonStyle } from 'discord.js';
import { viewerOf } from '../../match/stored/seats.ts';
import { sceneFor } from '../../match/told/pictures.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import { tellScene } from '../../presentation/alt.ts';
import type { MatchId } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import { fitLines } from '../said/text.ts';
import { writeId } from '../../panel/ids.ts';
import { type Page, PAGE_LENGTH, textPage } from './page.ts';
import { button, buttonRows, type Row } from './rows.ts';

/** Below a board: to all of it in words, as the description of a picture has no room for that. */
export function wordsRow(match: MatchId, { say }: AppSpeech): Row[] {
  const id = writeId({ do: 'words', match });
  return buttonRows([button(id, say('buttons.in words'), ButtonStyle.Secondary, '💬')]);
}

/** The board as its reader may see it, in words: for who does not see pictures. */
export function boardInWords(loaded: Loaded, reader: string, speech: AppSpeech): Page {
  const { row, table } = loaded;
  const lines = tellScene(sceneFor(loaded, viewerOf(row, reader), speech.language));
  return textPage(fitLines([`**${table.matchName}**`, ...lines], PAGE_LENGTH, speech), []);
}
