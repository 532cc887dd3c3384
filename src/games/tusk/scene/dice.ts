import type { Seat } from '../../../engine/game.ts';
import type { Row } from '../../../presentation/scene.ts';
import type { Uses } from '../action.ts';
import { TOKENS } from '../content/terrain.ts';
import type { Roll } from '../event.ts';
import { amount } from '../scene.ts';
import type { TuskSpeech } from '../words/index.ts';

/** What a tribe used; nothing of nothing. */
export function usesRow(speech: TuskSpeech, seat: Seat, uses: Uses): Row[] {
  const amounts = TOKENS.filter((token) => uses[token] > 0).map((one) =>
    amount(speech, one, uses[one]),
  );
  if (amounts.length === 0) return [];
  return [{ row: 'seat', seat, text: speech.say('board.uses'), amounts }];
}

/** One modifier holds for all dice of a roll, so those that hit are the highest. */
export function diceRow({ seat, dice, totals, hits }: Roll): Row[] {
  const least = totals.toSorted((a, b) => b - a)[hits - 1] ?? Number.POSITIVE_INFINITY;
  const faces = dice.map((face, index) => ({ face, counts: (totals[index] ?? face) >= least }));
  return faces.length === 0 ? [] : [{ row: 'dice', seat, dice: faces }];
}
