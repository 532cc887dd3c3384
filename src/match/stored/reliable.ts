import { type Answered, reliability } from '../../league/reliability.ts';
import { Refused } from '../app/refused.ts';

/**
 * Throws `Refused` for who answers too few questions in time, if enough is known of it.
 *
 * @param least of a hundred questions, how many it must have answered; null where nothing is asked for
 */
export function expectReliable(answered: Answered, least: number | null): void {
  const share = reliability(answered);
  if (least !== null && share !== null && share < least)
    throw new Refused('not reliable', { least, share });
}
