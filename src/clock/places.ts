import { type Language, LANGUAGE_IDS } from '../language/languages.ts';
import { places as listed } from '../words/en/places.ts';
import { appSpeech } from '../words/index.ts';
import { isZone } from './hours.ts';

/** A place by which people name their time zone. */
export interface ZonePlace {
  /** What it is called in a language. */
  readonly name: string;
  /** A name of the IANA's, such as `Europe/Vienna`. */
  readonly zone: string;
}

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

type Listed = keyof typeof listed;

/** Whether a zone has words of its own in each language. */
const isListed = (zone: string): zone is Listed => Object.hasOwn(listed, zone);

/** All places of which the zone is known, as a language calls them; those of Europe first. */
export function placesIn(language: Language): readonly ZonePlace[] {
  const { say } = appSpeech(language);
  const named = [...new Set([...Object.keys(listed), ...ZONES])].map((zone) => {
    const [name = zone, ...cities] = isListed(zone)
      ? say(`places.${zone}`).split(', ')
      : [cityOf(zone)];
    return { name, zone, cities };
  });
  const all = [
    ...named.flatMap(({ zone, cities }) => cities.map((name) => ({ name, zone }))),
    ...named.map(({ name, zone }) => ({ name, zone })),
  ];
  const isNear = ({ zone }: ZonePlace): boolean => zone.startsWith('Europe/');
  return [...all.filter(isNear), ...all.filter((place) => !isNear(place))];
}

/** All places, as each language calls them. */
const PLACES: readonly ZonePlace[] = LANGUAGE_IDS.flatMap(placesIn);

/**
 * The zone that somebody means: by its name at the IANA, or by a city, in any language, with or without marks on its
 * letters; or by both, as it is offered. Null where there is none, and where several are called so.
 */
export function zoneMeant(typed: string): string | null {
  const wanted = folded(typed);
  const offered = PLACES.find((place) => folded(placeLabel(place)) === wanted);
  if (offered !== undefined) return offered.zone;
  const whole = ZONES.find((zone) => folded(zone) === wanted);
  if (whole !== undefined) return whole;
  const fitting = PLACES.filter(
    ({ name }) => folded(name) === wanted || writtenOut(name) === wanted,
  );
  const zones = [...new Set(fitting.map(({ zone }) => zone))];
  const [one] = zones;
  if (one !== undefined) return zones.length === 1 ? one : null;
  return isZone(typed.trim()) ? typed.trim() : null;
}
