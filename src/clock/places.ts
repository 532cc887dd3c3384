import { isZone } from './hours.ts';

/** A place by which people name their time zone. */
export interface ZonePlace {
  /** What it is called in English. */
  readonly name: string;
  /** A name of the IANA's, such as `Europe/Vienna`. */
  readonly zone: string;
}

/** Cities that are called otherwise in German than the zone that is named after them. */
const IN_GERMAN: Readonly<Record<string, string>> = {
  'Africa/Algiers': 'Algier',
  'Africa/Cairo': 'Kairo',
  'Africa/Tripoli': 'Tripolis',
  'America/Havana': 'Havanna',
  'America/Mexico_City': 'Mexiko-Stadt',
  'Asia/Baghdad': 'Bagdad',
  'Asia/Damascus': 'Damaskus',
  'Asia/Hong_Kong': 'Hongkong',
  'Asia/Kolkata': 'Kalkutta',
  'Asia/Riyadh': 'Riad',
  'Asia/Singapore': 'Singapur',
  'Asia/Tehran': 'Teheran',
  'Asia/Tokyo': 'Tokio',
  'Asia/Yerevan': 'Eriwan',
  'Atlantic/Azores': 'Azoren',
  'Atlantic/Canary': 'Kanaren',
  'Europe/Athens': 'Athen',
  'Europe/Belgrade': 'Belgrad',
  'Europe/Brussels': 'Brüssel',
  'Europe/Bucharest': 'Bukarest',
  'Europe/Copenhagen': 'Kopenhagen',
  'Europe/Kyiv': 'Kiew',
  'Europe/Lisbon': 'Lissabon',
  'Europe/Luxembourg': 'Luxemburg',
  'Europe/Moscow': 'Moskau',
  'Europe/Prague': 'Prag',
  'Europe/Rome': 'Rom',
  'Europe/Vienna': 'Wien',
  'Europe/Warsaw': 'Warschau',
  'Europe/Zurich': 'Zürich',
};

/** Large cities after which no zone is named, in English and, where that is another name, in German. */
const CITIES: Readonly<Record<string, readonly (readonly [english: string, german?: string])[]>> = {
  'America/Chicago': [['Austin'], ['Dallas'], ['Houston']],
  'America/Los_Angeles': [['San Francisco'], ['Seattle'], ['San Diego']],
  'America/New_York': [['Atlanta'], ['Boston'], ['Miami'], ['Philadelphia'], ['Washington']],
  'America/Toronto': [['Montreal'], ['Ottawa']],
  'Asia/Kolkata': [['Bangalore'], ['Delhi'], ['Mumbai']],
  'Asia/Shanghai': [['Beijing', 'Peking']],
  'Europe/Amsterdam': [['Rotterdam'], ['The Hague', 'Den Haag']],
  'Europe/Berlin': [
    ['Bremen'],
    ['Cologne', 'Köln'],
    ['Dortmund'],
    ['Dresden'],
    ['Düsseldorf'],
    ['Essen'],
    ['Frankfurt'],
    ['Hamburg'],
    ['Hanover', 'Hannover'],
    ['Leipzig'],
    ['Munich', 'München'],
    ['Nuremberg', 'Nürnberg'],
    ['Stuttgart'],
  ],
  'Europe/London': [['Birmingham'], ['Edinburgh'], ['Glasgow'], ['Manchester']],
  'Europe/Madrid': [['Barcelona'], ['Valencia']],
  'Europe/Paris': [['Lyon'], ['Marseille'], ['Strasbourg', 'Straßburg']],
  'Europe/Rome': [['Milan', 'Mailand'], ['Naples', 'Neapel'], ['Turin']],
  'Europe/Vienna': [['Graz'], ['Innsbruck'], ['Linz'], ['Salzburg']],
  'Europe/Warsaw': [['Cracow', 'Krakau']],
  'Europe/Zurich': [['Basel'], ['Bern'], ['Geneva', 'Genf'], ['Lausanne'], ['Lucerne', 'Luzern']],
};

/** Text without marks on its letters, in small ones, with single spaces: `Zürich` is `zurich`. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[\s_\-.,]+/gu, ' ')
    .trim();

/** The same with the letters of German written out: `Zürich` is `zuerich`. */
const writtenOut = (text: string): string =>
  folded(text.replaceAll(/[äöü]/giu, (letter) => `${letter}e`));

/** A city as its zone names it: `New York` of `America/New_York`. */
const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** The zones that are named after places. */
const ZONES: readonly string[] = Intl.supportedValuesOf('timeZone');

/** A place as it is offered: `Wien · Europe/Vienna`. */
export const placeLabel = ({ name, zone }: ZonePlace): string => `${name} · ${zone}`;

/** All places of which the zone is known, as a language calls them; those of Europe first. */
export function placesIn(language: string): readonly ZonePlace[] {
  const german = language === 'de';
  const named = [...new Set([...Object.keys(IN_GERMAN), ...ZONES])].map((zone) => ({
    name: (german ? IN_GERMAN[zone] : undefined) ?? cityOf(zone),
    zone,
  }));
  const cities = Object.entries(CITIES).flatMap(([zone, all]) =>
    all.map(([english, own]) => ({ name: (german ? own : undefined) ?? english, zone })),
  );
  const all = [...cities, ...named];
  const isNear = ({ zone }: ZonePlace): boolean => zone.startsWith('Europe/');
  return [...all.filter(isNear), ...all.filter((place) => !isNear(place))];
}

const [ENGLISH, GERMAN] = [placesIn('en'), placesIn('de')];

/**
 * The zone that somebody means: by its name at the IANA, or by a city, in English or German, with or without marks on
 * its letters; or by both, as it is offered. Null where there is none, and where several are called so.
 */
export function zoneMeant(typed: string): string | null {
  const wanted = folded(typed);
  const offered = [...ENGLISH, ...GERMAN].find((place) => folded(placeLabel(place)) === wanted);
  if (offered !== undefined) return offered.zone;
  const whole = ZONES.find((zone) => folded(zone) === wanted);
  if (whole !== undefined) return whole;
  const fitting = [...ENGLISH, ...GERMAN].filter(
    ({ name }) => folded(name) === wanted || writtenOut(name) === wanted,
  );
  const zones = [...new Set(fitting.map(({ zone }) => zone))];
  const [one] = zones;
  if (one !== undefined) return zones.length === 1 ? one : null;
  return isZone(typed.trim()) ? typed.trim() : null;
}
