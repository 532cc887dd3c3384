import { type Language, languageFor, USUAL_LANGUAGE } from '../../language/languages.ts';
import type { buttons } from '../../words/en/buttons.ts';
import type { MatchRow, Spoken } from '../../store/store.ts';
import { appSpeech } from '../../words/index.ts';
import type { App } from './app.ts';

/** The language in which everybody in a server is spoken to: the one that it chose, else the one that Discord named last. */
export const languageIn = (
  { languages }: Pick<App, 'languages'>,
  { language, locale }: Spoken,
): Language =>
  languages.find((one) => one === language) ??
  languageFor(locale ?? '', languages) ??
  USUAL_LANGUAGE;

/** What is known of a server that the bot has not seen yet. */
export const UNHEARD: Spoken = { language: null, locale: null };

/** A button that stands on posts which everybody reads. */
type PublicButton = Extract<
  keyof typeof buttons,
  'accept' | 'again' | 'decline' | 'host' | 'reclaim' | 'start' | 'withdraw'
>;

/** The label of a button on a public post, in the language of the match's server. */
export const buttonOf = (
  app: Pick<App, 'languages'>,
  { spoken }: Pick<MatchRow, 'spoken'>,
  button: PublicButton,
): string => appSpeech(languageIn(app, spoken)).say(`buttons.${button}`);
