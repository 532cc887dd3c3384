import { tell } from '../../engine/play.ts';
import { BREEDING_GROUND } from './map.ts';
import type { TuskPlay } from './play.ts';

/** The mammoth goes to the breeding ground, by a kill or a season. It tramples nobody. */
export function sendHome(play: TuskPlay): void {
  const from = play.state.mammoth;
  if (from === BREEDING_GROUND) return;
  play.state.mammoth = BREEDING_GROUND;
  tell(play, { type: 'mammothWentHome', from });
}
