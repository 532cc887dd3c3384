import { oneOf } from '../../../parts/one-of.ts';
import { BEATEN_CAMPS, CAPTIVES, LOSSES, type Plan, type Seasonal } from '../action.ts';
import { KINDS } from '../content/animals.ts';
import { placeOf } from '../map.ts';

const AT = ['ambush', 'palisade', 'cannibalism', 'first'] as const;

/** A thing of a battle plan by its name among the picks. Throws where there is none. */
export function planOf(name: string): Plan {
  const [plan, first = '', second, nth = '1'] = name.split('-');
  if (plan === 'amazons') return { plan };
  if (plan === 'lose') return { plan, losses: oneOf(LOSSES, first) };
  const captives = CAPTIVES.find((one) => one === plan);
  if (captives !== undefined) return { plan: 'captives', captives };
  const camps = BEATEN_CAMPS.find((one) => one === plan);
  if (camps !== undefined) return { plan: 'camps', camps };
  const at = placeOf(first);
  if (second === undefined) return { plan: oneOf(AT, plan), at };
  const kind = oneOf(KINDS, second);
  return plan === 'trap' ? { plan, at, kind, nth: Number(nth) } : { plan: 'against', at, kind };
}

/** A thing for the end of a season by its name. Throws where there is none. */
export function seasonalOf(name: string): Seasonal {
  const [season, place = '', child] = name.split('-');
  const at = placeOf(place);
  if (child !== undefined)
    return { season: 'elder', at, child: oneOf(['female', 'warrior'], child) };
  return { season: oneOf(['midwife', 'plant'], season), at };
}
