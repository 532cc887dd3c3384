/** What a tribe begins with (base game, start). */
export const START = { people: 5, food: 12, track: 0 } as const;

/** The most people of a tribe (base game, start). */
export const MOST_PEOPLE = 10;

/** Where the food track ends. */
export const MOST_TRACK = 10;

/** Slots for tools, and the best that each of them can become (base game, tools). */
export const TOOL_SLOTS = 3;
export const BEST_TOOL = 4;

/** What it costs not to feed everybody, in points (base game, feed). */
export const HUNGER = 10;

/** Buildings in a stack, of which there is one for each tribe (base game, start). */
export const STACK = 7;

/** Cards that lie open; the one in the first slot costs 1 resource, and each further one 1 more. */
export const SLOTS = 4;

/** How many of the three places of the village are used in a round, by the number of tribes. */
export const VILLAGE_PLACES: Readonly<Record<number, number>> = { 2: 2, 3: 2, 4: 3 };

/** How many tribes may be at one place with resources, by the number of tribes. */
export const TRIBES_AT_PLACE: Readonly<Record<number, number>> = { 2: 1, 3: 2, 4: 4 };

/** Who has the most tiles of the herd at the end gets so many points. */
export const MOST_TILES = 10;
