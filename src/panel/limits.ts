/*
 * What a surface has room for. They are Discord's limits, as of all surfaces it has the least room: what fits there fits
 * on a page as well. Lengths are in UTF-16 units.
 */

/** The rows of a panel above its last one, which Discord allows five of. */
export const ROWS = 4;
/** The buttons of a row. */
export const BUTTONS = 5;
/** The options of a list, and the values that are suggested. */
export const OPTIONS = 25;
/** All that a message is made of: a row is one component, and so is each control in it. */
export const COMPONENTS = 40;
/** All texts of a message that is made of components. */
export const PAGE_LENGTH = 4000;
/** The text of any other message. What a picture shows, in words, is `ALT_LENGTH` (src/presentation/alt.ts) at most. */
export const MESSAGE_LENGTH = 2000;
/** The users whom a message pings. */
export const PINGED = 100;
/** The name of a thread. */
export const THREAD_NAME = 100;

/** The fields of a form, and the boxes that may be in a group of them. */
export const FIELDS = 5;
export const BOXES = 10;
/** What may stand in a field. */
export const LONGEST_FIELD = 4000;

/** What an id, the value of an option and a value that is suggested may hold. */
export const LONGEST_ID = 100;
export const LONGEST_VALUE = 100;

/** The words on a button, of an option, below it, in an empty list, and of a form and its fields. */
export const BUTTON_LABEL = 80;
export const OPTION_LABEL = 100;
export const DESCRIPTION = 100;
export const PLACEHOLDER = 150;
export const FIELD_LABEL = 45;
