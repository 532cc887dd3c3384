import type { Decision } from '../../../engine/game.ts';
import { placeName } from '../map.ts';
import type { TuskView } from '../view.ts';
import type { TuskSpeech } from '../words/index.ts';
import { isKind } from './questions.ts';

/** What a tribe is called for before everybody: `choose what to use in the fight on C3`. */
export function call({ say }: TuskSpeech, { kind, about }: Decision, view: TuskView): string {
  if (!isKind(kind)) throw new RangeError(`Tusk! asks no ${kind}.`);
  const fight = view.stages.findLast(({ stage }) => stage === 'fight');
  const place = fight?.stage === 'fight' ? placeName(fight.at) : '';
  return say(`calls.${kind}`, { place, member: about ?? '' });
}
