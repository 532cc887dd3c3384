/** A text in which each number stays on one line with what it counts. */
export const together = (text: string): string => text.replaceAll(/(\d) /g, '$1\u00a0');
