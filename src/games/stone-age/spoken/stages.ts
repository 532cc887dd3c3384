import type { Shop } from '../locations.ts';
import type { StageView, StoneAgeView } from '../view.ts';

type StageOf<F extends StageView['frame']> = Extract<StageView, { frame: F }>;

/** What is going on of this sort; null where nothing is. */
export const stageNow = <F extends StageView['frame']>(
  { stages }: StoneAgeView,
  sort: F,
): StageOf<F> | null =>
  stages.findLast((stage): stage is StageOf<F> => stage.frame === sort) ?? null;

/** The same where it must be. Throws where it is not. */
export function stageOf<F extends StageView['frame']>(view: StoneAgeView, sort: F): StageOf<F> {
  const found = stageNow(view, sort);
  if (found === null) throw new RangeError(`There is no ${sort} now.`);
  return found;
}

/** What is paid for now: a card or a building, tamers, or food. Throws where nothing is. */
export function payingFor(view: StoneAgeView): Shop | 'tamers' | 'food' {
  if (stageNow(view, 'feeding') !== null) return 'food';
  if (stageNow(view, 'taming') !== null) return 'tamers';
  const { paying } = stageOf(view, 'acting');
  if (paying === null) throw new RangeError('Nothing is paid for now.');
  return paying;
}
