import type { Interaction } from 'discord.js';
import { type Language, languageFor, USUAL_LANGUAGE } from '../../language/languages.ts';
import type { App } from '../../match/app/app.ts';
import { chosenLanguage, personFor, personIn } from '../../match/stored/person.ts';
import { languageIn, UNHEARD } from '../../match/app/spoken.ts';
import type { MatchRow, Spoken } from '../../store/store.ts';
import { type AppSpeech, appSpeech } from '../../words/index.ts';
import type { PostContext } from '../context.ts';

/** What `/language` takes for the language of somebody's Discord. */
export const AS_DISCORD = 'discord';

type Presser = Pick<Interaction, 'locale' | 'user' | 'guildId' | 'guildLocale'>;

/** The language of the client of who pressed, else, where we do not speak that, the one that Discord names for the server. */
export const languageByDiscord = (
  { languages }: App,
  { locale, guildLocale }: Pick<Presser, 'locale' | 'guildLocale'>,
): Language =>
  languageFor(locale, languages) ?? languageFor(guildLocale ?? '', languages) ?? USUAL_LANGUAGE;

/**
 * The language in which somebody is answered who has chosen none: that of its client, else, where we do not speak that,
 * that of the server, which is looked up then.
 */
export async function usualLanguage(
  app: App,
  { locale, guildId }: Presser,
  row: MatchRow | null = null,
): Promise<Language> {
  const own = languageFor(locale, app.languages);
  if (own !== null) return own;
  const here = row?.spoken ?? (guildId === null ? UNHEARD : await app.store.server(guildId));
  return languageIn(app, here);
}

/**
 * The language in which somebody who pressed is answered: the one that it chose, else the usual one. Of a match at which
 * it sits, what it chose is at hand.
 */
export async function languageOf(
  app: App,
  interaction: Presser,
  row: MatchRow | null = null,
): Promise<Language> {
  if (app.languages.length < 2) return languageByDiscord(app, interaction);
  try {
    const chosen = chosenLanguage(app, await personFor(app, row, interaction.user.id));
    return chosen ?? (await usualLanguage(app, interaction, row));
  } catch {
    // Without the database nobody knows what it chose.
    return languageByDiscord(app, interaction);
  }
}

/** The same of who sits at a match, without looking anything up. */
export function languageAt(app: App, interaction: Presser, row: MatchRow): Language {
  const person = personIn(row, interaction.user.id);
  const chosen = person === undefined ? null : chosenLanguage(app, person);
  return chosen ?? languageFor(interaction.locale, app.languages) ?? languageIn(app, row.spoken);
}

/** Speaks to somebody who pressed. */
export async function speechTo(
  app: App,
  interaction: Presser,
  row: MatchRow | null = null,
): Promise<AppSpeech> {
  return appSpeech(await languageOf(app, interaction, row));
}

/** Speaks to everybody in the server of a match, in its language. */
export const speechIn = (
  { app }: Pick<PostContext, 'app'>,
  { spoken }: Pick<MatchRow, 'spoken'>,
): AppSpeech => appSpeech(languageIn(app, spoken));

/**
 * Speaks to somebody by DM: in the language that it chose, else in that of its client when it pressed something last,
 * else in that of the server that it is about.
 */
export async function speechByDm(
  { app, match }: { readonly app: App; readonly match: MatchRow | null },
  user: string,
  spoken: Spoken = match?.spoken ?? UNHEARD,
): Promise<AppSpeech> {
  const usual = languageIn(app, spoken);
  if (app.languages.length < 2) return appSpeech(usual);
  const person = await personFor(app, match, user);
  const own = chosenLanguage(app, person) ?? languageFor(person.locale ?? '', app.languages);
  return appSpeech(own ?? usual);
}
