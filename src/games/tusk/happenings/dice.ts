import type { Seat } from '../../../engine/game.ts';
import type { Row } from '../../../presentation/scene.ts';
import type { Uses } from '../action.ts';
import type { Roll } from '../event.ts';
import { used } from '../scene.ts';
import { goodsWords, isNothing, seatName } from '../spoken/names.ts';
import type { TuskSpeech } from '../words/index.ts';

/** Dice before and after what was used: `5, 6 → 6, 7`. */
export function diceWords({ dice, totals }: Pick<Roll, 'dice' | 'totals'>): string {
  const rolled = dice.join(', ');
  if (dice.every((die, i) => die === totals[i])) return rolled;
  const ends = totals.map((total) => (total < 0 ? `−${-total}` : String(total)));
  return `${rolled} → ${ends.join(', ')}`;
}

/** A tribe with what it used in brackets; bare where that is nothing. */
export function withUses(speech: TuskSpeech, number: Seat, uses: Partial<Uses>): string {
  const seat = seatName(speech, number);
  if (isNothing(uses)) return seat;
  return speech.say('fight.with uses', { seat, uses: goodsWords(speech, uses) });
}

/** What a tribe used; nothing of nothing. */
export function usesRow(speech: TuskSpeech, seat: Seat, uses: Uses): Row[] {
  const amounts = used(speech, uses);
  if (amounts.length === 0) return [];
  return [{ row: 'seat', seat, text: speech.say('board.uses'), amounts }];
}

/** One modifier holds for all dice of a roll, so those that hit are the highest. */
export function diceRow({ seat, dice, totals, hits }: Roll): Row[] {
  const least = totals.toSorted((a, b) => b - a)[hits - 1] ?? Number.POSITIVE_INFINITY;
  const faces = dice.map((face, index) => ({ face, counts: (totals[index] ?? face) >= least }));
  return faces.length === 0 ? [] : [{ row: 'dice', seat, dice: faces }];
}
