import type { Translation } from '../../../../../src/language/say.ts';
import type { names as english } from '../en/names.ts';

/** Wie das Spiel, seine Höfe, Waren, Plätze und Karten heißen. */
export const names = {
  title: 'Der Weiler',
  blurb:
    'Bewach die Tore, mach deine Leute satt und überbiete die Nachbarn – wenn kein Sturm dazwischenkommt.',
  seats: {
    hearth: '🔥 Herd',
    heron: '🐦 Reiher',
    moss: '🌿 Moos',
    flint: '🏹 Fels',
    marsh: '🦩 Moor',
    ember: '🕯️ Licht',
  },
  nobody: 'niemand',
  worker: 'Helfer {{number}}',
  field: 'Feld {{number}}',
  places: { forest: 'Wald', river: 'Fluss', feast: 'Festplatz' },
  cards: {
    net: 'Netz',
    pile: 'Holzstoß',
    sheaf: 'Garbe',
    cairn: 'Steinhaufen',
    hides: 'Felle',
    cellar: 'Eiskeller',
  },
  gates: { north: 'Nord', south: 'Süd' },
  guards: { dog: 'Hund', fire: 'Feuer', none: 'niemand' },
  raiders: { wolves: 'Wölfe', thieves: 'Diebe' },
  hands: { storm: 'Sturm', calm: 'Windstille' },
  orders: { storm: 'Sturm', none: 'nichts' },
  goods: {
    food_one: '{{count}} Nahrung',
    food_other: '{{count}} Nahrung',
    wood_one: '{{count}} Holz',
    wood_other: '{{count}} Holz',
    straw_one: '{{count}} Stroh',
    straw_other: '{{count}} Stroh',
    stone_one: '{{count}} Stein',
    stone_other: '{{count}} Steine',
    tents_one: '{{count}} Zelt',
    tents_other: '{{count}} Zelte',
    ice_one: '{{count}} Eis',
    ice_other: '{{count}} Eis',
  },
  kinds: {
    food: 'Nahrung',
    wood: 'Holz',
    straw: 'Stroh',
    stone: 'Steine',
    tents: 'Zelte',
    ice: 'Eis',
  },
  nothing: 'nichts',
  points_one: '{{count}} Punkt',
  points_other: '{{count}} Punkte',
} satisfies Translation<typeof english>;
