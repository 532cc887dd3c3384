import type { ModalMessageModalSubmitInteraction } from 'discord.js';
import { Refused } from '../../match/app/refused.ts';
import type { Filled } from '../../panel/controls.ts';
import { LONGEST_FIELD } from '../../panel/limits.ts';

/** Reads a form that was sent. Throws `Refused` where more stands in a field than it takes. */
export function filledIn({ fields }: Pick<ModalMessageModalSubmitInteraction, 'fields'>): Filled {
  const filled = new Map(
    fields.fields.map((field, name) => [
      name,
      'values' in field ? field.values.map(String) : 'value' in field ? [String(field.value)] : [],
    ]),
  );
  const isTooLong = [...filled.values()].flat().some((text) => text.length > LONGEST_FIELD);
  if (isTooLong) throw new Refused('field is too long', { most: LONGEST_FIELD });
  return filled;
}
