import type { AppSpeech } from '../words/index.ts';
import { button, buttonRows, type Row } from './controls.ts';

/** The button that forgets whoever presses it. */
export const forgetRow = ({ say }: AppSpeech): Row[] =>
  buttonRows([button({ do: 'forget' }, say('privacy.forget'), 'final', '🍂')]);
