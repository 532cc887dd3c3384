import type { Decision } from '../../../engine/game.ts';
import type { StoneAgeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { kindOf } from './stages.ts';

/** What a tribe is called for before everybody: `send people out, round 3`. */
export const call = (
  { say }: StoneAgeSpeech,
  decision: Decision,
  { round }: StoneAgeView,
): string => say(`calls.${kindOf(decision)}`, { round });
