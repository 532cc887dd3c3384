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

/** What a disaster does on each of its hexes. */
export interface Disaster {
  /** Nobody enters or leaves it in this turn. */
  readonly closes?: true;
  readonly camps?: true;
  readonly animals?: true;
  /** Who dies there: everybody, or one. */
  readonly people?: 'all' | 'one';
  /** Steps that a crop drops. */
  readonly crops?: number;
}

const BLAZE = { closes: true, camps: true, animals: true, people: 'all' } as const;
const FLOOD = { closes: true, camps: true, animals: true, people: 'one', crops: 2 } as const;

/** Disasters of a region, which a die points at. */
export const REGIONAL = {
  'forest-fire': { region: 'forest', does: BLAZE },
  'great-flood': { region: 'flood', does: FLOOD },
  earthquake: { region: 'mountain', does: { camps: true, people: 'one' } },
  locusts: { region: 'plains', does: { crops: 1 } },
  avalanche: { region: 'mountain', does: { closes: true, people: 'one' } },
} as const satisfies Partial<
  Record<EventId, { region: 'plains' | 'forest' | 'mountain' | 'flood'; does: Disaster }>
>;
/** The others: what they do to volcanoes and where lava goes, to the lowland, and to all hexes. */
export const CRATER: Disaster = BLAZE;
export const LAVA: Disaster = { animals: true, people: 'one' };
export const LOWLAND_FLOOD: Disaster = FLOOD;
export const DROUGHT: Disaster = { crops: 1 };
