import type { RiseView, StageView } from '../view.ts';

type StageOf<F extends StageView['frame']> = Extract<StageView, { frame: F }>;

/** What is going on of this sort. Throws where nothing is. */
export function stageOf<F extends StageView['frame']>({ stages }: RiseView, sort: F): StageOf<F> {
  const found = stages.findLast((stage): stage is StageOf<F> => stage.frame === sort);
  if (found === undefined) throw new RangeError(`There is no ${sort} now.`);
  return found;
}
