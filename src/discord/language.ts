import type { Interaction } from 'discord.js';
import { type Language, languageFor } from '../language/languages.ts';

/** The language in which somebody who pressed is answered: that of its client, where we speak it. */
export const languageOf = ({ locale }: Pick<Interaction, 'locale'>): Language =>
  languageFor(locale);
