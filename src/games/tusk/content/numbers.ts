/** How many victory cards a tribe draws to keep one (Tusk, setup 4). */
export const CARDS_DRAWN = 3;

/** The turn that ends with the first snow; from the next one it spreads (Tusk, season 3). */
export const FIRST_SNOW = 3;

/** A die in a fight that comes to this or more is a wound (Tusk, fight 3). */
export const FIGHT_WOUNDS_FROM = 6;

/** A hunter's die that comes to this or more takes a food (Tusk, hunt 1). */
export const HUNT_HITS_FROM = 6;

/** A die of the mammoth that comes to this or more wounds (Tusk, hunt 3). */
export const MAMMOTH_WOUNDS_FROM = 4;
