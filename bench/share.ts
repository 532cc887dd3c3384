/** So much of the usual number, rounded, and never less than `least`. `share` is 1 where everything is measured. */
export const part = (usual: number, share: number, least = 1): number =>
  Math.max(least, Math.round(usual * share));
