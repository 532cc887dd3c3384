/** How wide a phone shows a picture where it is narrowest, on a panel, and how high letters are there at least; in its pixels. */
export const PHONE = { width: 297, letters: 8.5 } as const;

/**
 * How wide pictures are, in their units. All that is read is as large as it has to be for this width, and what has no
 * room beside the rest stands below it.
 */
export const WIDTH = 840;

/** The smallest letters of a picture, in its units. */
export const LEAST = 25;

/** How large letters are on a phone, in its pixels, that have this size on a picture so wide. */
export const onPhone = (size: number, width: number): number => (size * PHONE.width) / width;
