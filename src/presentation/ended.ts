/** A line with a full stop behind it, unless it ends with a sign of its own: others go on behind it. */
export const ended = (line: string): string => (/[.!?:…]$/u.test(line) ? line : `${line}.`);
