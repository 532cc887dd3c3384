/** What each tribe begins with on its first hex (Valley of the Mammoths, setup). */
export const START = { warriors: 5, females: 2, food: 12 } as const;
/** Cards of Fate in hand at most; with so many seats fewer. */
export const HAND = { most: 5, from: 5, crowded: 4 } as const;
/** The most that a tribe may have on the map. */
export const LIMITS = { warriors: 10, females: 6, camps: 5 } as const;
/** Turns of a season. */
export const SPACES = 3;
/** The space of summer on which the marker begins, from 0. */
export const FIRST_SPACE = 1;
/** Hexes that a group goes at most. */
export const RANGE = 2;
/** Food of a hex by water, or of a forest in summer. */
export const FOUND = 1;
/** What a crop pays at harvest, by how many ears are left; and after rain. */
export const HARVEST = { dry: [0, 4, 8], wet: [0, 5, 10] } as const;
export const PLANTING = 1;
export const EARS = 2;
/** What one token eats; in the cold without a camp. */
export const EATS = { warm: 1, cold: 2 } as const;
/** So many camps are announced, and win a turn later. */
export const CAMPS_TO_WIN = 4;
/** A beaten camp pays one in so many of its owner's food; the last camp. */
export const PLUNDER = { camp: 4, last: 2 } as const;
/** Up to which face of a die a child is a female, then a warrior; above, twins. */
export const BIRTH = { female: 2, warrior: 5 } as const;
/** Turns after which a match ends; `none` does not. */
export const TURNS = { '12': 12, '18': 18, '24': 24, none: null } as const;
/** A first match ends after so many. */
export const SHORT_TURNS = 5;
