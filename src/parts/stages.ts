/** What is going on of this sort in a view, the innermost; null where nothing is. */
export const stageNow = <S extends { readonly frame: string }, F extends S['frame']>(
  { stages }: { readonly stages: readonly S[] },
  sort: F,
): Extract<S, { readonly frame: F }> | null =>
  stages.findLast((stage): stage is Extract<S, { readonly frame: F }> => stage.frame === sort) ??
  null;

/** The same where it must be. Throws where it is not. */
export function stageOf<S extends { readonly frame: string }, F extends S['frame']>(
  view: { readonly stages: readonly S[] },
  sort: F,
): Extract<S, { readonly frame: F }> {
  const found = stageNow(view, sort);
  if (found === null) throw new RangeError(`There is no ${sort} now.`);
  return found;
}
