import type { Interaction } from 'discord.js';
import { type Language, languageFor, USUAL_LANGUAGE } from '../../language/languages.ts';
import type { House } from '../../match/app/house.ts';
import { chosenLanguage, personFor, personIn } from '../../match/stored/person.ts';
import { languageIn, UNHEARD } from '../../match/app/spoken.ts';
import type { MatchRow } from '../../store/store.ts';
import { type HouseSpeech, houseSpeech } from '../../words/index.ts';
import type { PostOffice } from '../desk.ts';

/** What `/language` takes for the language of somebody's Discord. */
export const AS_DISCORD = 'discord';

type Presser = Pick<Interaction, 'locale' | 'user' | 'guildId' | 'guildLocale'>;

/** The language of the client of who pressed, else, where we do not speak that, the one that Discord names for the server. */
export const languageByDiscord = (
  { languages }: House,
  { locale, guildLocale }: Pick<Presser, 'locale' | 'guildLocale'>,
): Language =>
  languageFor(locale, languages) ?? languageFor(guildLocale ?? '', languages) ?? USUAL_LANGUAGE;

/**
 * The language in which somebody is answered who has chosen none: that of its client, else, where we do not speak that,
 * that of the server, which is looked up then.
 */
export async function usualLanguage(
  house: House,
  { locale, guildId }: Presser,
  row: MatchRow | null = null,
): Promise<Language> {
  const own = languageFor(locale, house.languages);
  if (own !== null) return own;
  const here = row?.spoken ?? (guildId === null ? UNHEARD : await house.store.server(guildId));
  return languageIn(house, here);
}

/**
 * The language in which somebody who pressed is answered: the one that it chose, else the usual one. Of a match at which
 * it sits, what it chose is at hand.
 */
export async function languageOf(
  house: House,
  interaction: Presser,
  row: MatchRow | null = null,
): Promise<Language> {
  if (house.languages.length < 2) return languageByDiscord(house, interaction);
  try {
    const chosen = chosenLanguage(house, await personFor(house, row, interaction.user.id));
    return chosen ?? (await usualLanguage(house, interaction, row));
  } catch {
    // Without the database nobody knows what it chose.
    return languageByDiscord(house, interaction);
  }
}

/** The same of who sits at a match, without looking anything up. */
export function languageAt(house: House, interaction: Presser, row: MatchRow): Language {
  const person = personIn(row, interaction.user.id);
  const chosen = person === undefined ? null : chosenLanguage(house, person);
  return (
    chosen ?? languageFor(interaction.locale, house.languages) ?? languageIn(house, row.spoken)
  );
}

/** Speaks to somebody who pressed. */
export async function speechTo(
  house: House,
  interaction: Presser,
  row: MatchRow | null = null,
): Promise<HouseSpeech> {
  return houseSpeech(await languageOf(house, interaction, row));
}

/** Speaks to everybody in the server of a match, in its language. */
export const speechIn = (
  { house }: Pick<PostOffice, 'house'>,
  { spoken }: Pick<MatchRow, 'spoken'>,
): HouseSpeech => houseSpeech(languageIn(house, spoken));

/** Speaks to somebody by DM: in the language that it chose, else in that of its client when it pressed something last. */
export async function speechToUser(house: House, user: string): Promise<HouseSpeech> {
  const person = await house.store.person(user);
  return houseSpeech(
    chosenLanguage(house, person) ??
      languageFor(person.locale ?? '', house.languages) ??
      USUAL_LANGUAGE,
  );
}

/**
 * Speaks to somebody by DM about a match: in the language that it chose, else in that of its client when it pressed
 * something last, else in that of the match's server.
 */
export async function speechByDm(
  parts: PostOffice,
  match: MatchRow,
  user: string,
): Promise<HouseSpeech> {
  const usual = speechIn(parts, match);
  if (parts.house.languages.length < 2) return usual;
  const person = await personFor(parts.house, match, user);
  const own =
    chosenLanguage(parts.house, person) ?? languageFor(person.locale ?? '', parts.house.languages);
  return own === null ? usual : houseSpeech(own);
}
