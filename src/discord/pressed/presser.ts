import type { Presser } from '../../panel/pressed/presser.ts';
import type { Desk } from '../desk.ts';
import { languageAt, speechTo } from '../said/language.ts';
import { type Pressed, pressOf } from './pressed.ts';

/** Who pressed in Discord, as a panel knows it. */
export const presserOf = ({ app }: Pick<Desk, 'app'>, interaction: Pressed): Presser => ({
  app,
  press: pressOf(interaction),
  speechTo: (row) => speechTo(app, interaction, row),
  languageAt: (row) => languageAt(app, interaction, row),
});
