/**
 * Every way to split a number into parts, none greater than its own limit; those with most in the first part
 * come first. Grows fast: seven parts of seven are 1,716.
 */
export function splits(total: number, most: readonly number[]): number[][] {
  const [limit, ...others] = most;
  if (limit === undefined) return total === 0 ? [[]] : [];
  const ways: number[][] = [];
  for (let part = Math.min(total, limit); part >= 0; part -= 1) {
    for (const rest of splits(total - part, others)) ways.push([part, ...rest]);
  }
  return ways;
}
