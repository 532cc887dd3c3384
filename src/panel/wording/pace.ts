import { type Pace, paceName } from '../../clock/pace.ts';
import type { AppSpeech } from '../../words/index.ts';

/** What a pace is called; a host's own by its hours for a decision. */
export function paceWords(pace: Pace, say: AppSpeech['say']): string {
  const named = paceName(pace);
  if (named !== null) return say(`clock.${named}`);
  return say('clock.own', { count: pace.allowance });
}
