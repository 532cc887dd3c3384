import type { Interaction } from 'discord.js';
import { type Language, languageFor } from '../../language/languages.ts';
import type { House } from '../../match/house.ts';
import { chosenLanguage, personFor, personIn } from '../../match/person.ts';
import type { MatchRow } from '../../store/store.ts';
import { type HouseSpeech, houseSpeech } from '../../words/index.ts';
import type { PostOffice } from '../desk.ts';

/** What `/language` takes for the language of somebody's Discord. */
export const AS_DISCORD = 'discord';

type Presser = Pick<Interaction, 'locale' | 'user'>;

/** The language of the client of who pressed, where we speak it. */
export const clientLanguage = ({ languages }: House, { locale }: Presser): Language =>
  languageFor(locale, languages);

/**
 * The language in which somebody who pressed is answered: the one that it chose, else that of its client. Of a
 * match at which it sits, what it chose is at hand.
 */
export async function languageOf(
  house: House,
  interaction: Presser,
  row: MatchRow | null = null,
): Promise<Language> {
  const usual = clientLanguage(house, interaction);
  if (house.languages.length < 2) return usual;
  try {
    return chosenLanguage(house, await personFor(house, row, interaction.user.id)) ?? usual;
  } catch {
    // Without the database nobody knows what it chose.
    return usual;
  }
}

/** The same of who sits at a match, without looking anything up. */
export function languageAt(house: House, interaction: Presser, row: MatchRow): Language {
  const person = personIn(row, interaction.user.id);
  const chosen = person === undefined ? null : chosenLanguage(house, person);
  return chosen ?? clientLanguage(house, interaction);
}

/** Speaks to somebody who pressed. */
export async function speechTo(
  house: House,
  interaction: Presser,
  row: MatchRow | null = null,
): Promise<HouseSpeech> {
  return houseSpeech(await languageOf(house, interaction, row));
}

/** Speaks to everybody in a server, in the language that it is set to. */
export const speechIn = (
  { house, localeOf }: Pick<PostOffice, 'house' | 'localeOf'>,
  { home }: { readonly home: Pick<MatchRow['home'], 'server'> },
): HouseSpeech => houseSpeech(languageFor(localeOf(home.server) ?? '', house.languages));

/** Speaks to somebody by DM: in the language that it chose, else in that of its client when it pressed something last. */
export async function speechToUser(house: House, user: string): Promise<HouseSpeech> {
  const person = await house.store.person(user);
  return houseSpeech(
    chosenLanguage(house, person) ?? languageFor(person.locale ?? '', house.languages),
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
  const { locale } = person;
  const client = locale === null ? null : languageFor(locale, parts.house.languages);
  const own = chosenLanguage(parts.house, person) ?? client;
  return own === null ? usual : houseSpeech(own);
}
