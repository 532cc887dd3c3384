import { ButtonStyle } from 'discord.js';
import type { AppSpeech } from '../../words/index.ts';
import { writeId } from '../../panel/ids.ts';
import { button, buttonRows, type Row } from './rows.ts';

/** What `/me data` does: gives all that is kept, or forgets it. */
export const KEPT = ['export', 'forget'] as const;

/** The button that forgets whoever presses it. */
export const forgetRow = ({ say }: AppSpeech): Row[] =>
  buttonRows([button(writeId({ do: 'forget' }), say('privacy.forget'), ButtonStyle.Danger, '🍂')]);
