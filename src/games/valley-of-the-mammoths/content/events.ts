export const SEASONS = ['summer', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export const EVENTS = [
  'sick-animals',
  'mild-autumn',
  'rain',
  'eruption',
  'forest-fire',
  'small-flood',
  'great-flood',
  'drought',
  'earthquake',
  'rich-fishing',
  'berries',
  'locusts',
  'restless-animals',
  'fever',
  'wolf-pack',
  'frozen-rivers',
  'avalanche',
  'blizzard',
  'deep-cold',
  'thick-ice',
  'bears-asleep',
  'long-winter',
  'winter-foraging',
  'spoilage',
  'alms',
] as const;
export type EventId = (typeof EVENTS)[number];

/** The cards of each season; ours, but for the names of the first seven (Valley of the Mammoths, content). */
export const DECKS: Readonly<Record<Season, readonly EventId[]>> = {
  summer: [
    'sick-animals',
    'mild-autumn',
    'rain',
    'eruption',
    'forest-fire',
    'forest-fire',
    'small-flood',
    'great-flood',
    'drought',
    'earthquake',
    'rich-fishing',
    'berries',
    'locusts',
    'restless-animals',
    'fever',
  ],
  winter: [
    'wolf-pack',
    'wolf-pack',
    'frozen-rivers',
    'frozen-rivers',
    'avalanche',
    'avalanche',
    'blizzard',
    'deep-cold',
    'thick-ice',
    'bears-asleep',
    'long-winter',
    'winter-foraging',
    'spoilage',
    'alms',
    'restless-animals',
  ],
};

/** Turns at the start that have no event. */
export const QUIET_TURNS = 2;
/** Events that keep the marker where it is. */
export const STAYING: readonly EventId[] = ['mild-autumn', 'long-winter'];
/** A tribe of so many loses one. */
export const FEVER = 9;
export const ALMS = 4;
/** A tribe loses one in so many of its food. */
export const SPOILED = 4;
