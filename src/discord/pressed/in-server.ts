import { languageFor } from '../../language/languages.ts';
import type { House } from '../../match/house.ts';
import { type HouseSpeech, houseSpeech } from '../../words/index.ts';
import type { Pressed } from './pressed.ts';

/** Speaks to everybody in the server where somebody pressed, on a message that all of them read. */
export const serverSpeech = ({ languages }: House, { guildLocale }: Pressed): HouseSpeech =>
  houseSpeech(languageFor(guildLocale ?? '', languages));
