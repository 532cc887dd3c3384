import { ButtonStyle } from 'discord.js';
import type { MatchRow } from '../../store/store.ts';
import type { HouseSpeech } from '../../words/index.ts';
import { writeId } from './ids.ts';
import { button, buttonRows, type Row } from './rows.ts';

/** What stands on every panel of a plan: that nothing of it is real. */
export const planLines = ({ planOf }: MatchRow, { say }: HouseSpeech): string[] =>
  planOf === null ? [] : [say('plans.about', { match: planOf })];

/** The buttons of a plan: to do it for real, and to begin it anew. */
export function planRows(
  { id: match, planOf, sequence, orders }: MatchRow,
  { say }: HouseSpeech,
): Row[] {
  if (planOf === null) return [];
  return buttonRows([
    // Before anything was tried there is nothing to do.
    button(
      writeId({ do: 'real', match }),
      say('buttons.for real'),
      ButtonStyle.Success,
      '✅',
    ).setDisabled(sequence === 0 && orders.length === 0),
    button(writeId({ do: 'anew', match }), say('buttons.anew'), ButtonStyle.Secondary, '🧭'),
  ]);
}
