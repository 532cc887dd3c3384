import { stageNow, stageOf } from '../../../parts/stages.ts';
import type { Shop } from '../locations.ts';
import type { StoneAgeView } from '../view.ts';

/** What is paid for now: a card or a building, tamers, or food. Throws where nothing is. */
export function payingFor(view: StoneAgeView): Shop | 'tamers' | 'food' {
  if (stageNow(view, 'feeding') !== null) return 'food';
  if (stageNow(view, 'taming') !== null) return 'tamers';
  const { paying } = stageOf(view, 'acting');
  if (paying === null) throw new RangeError('Nothing is paid for now.');
  return paying;
}
