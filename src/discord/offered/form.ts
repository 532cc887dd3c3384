import { ModalBuilder, type ModalMessageModalSubmitInteraction } from 'discord.js';
import type { Seat } from '../../engine/game.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import { askedOf } from '../../match/play/asked.ts';
import { Refused } from '../../match/app/refused.ts';
import { clip } from '../../presentation/clip.ts';
import type { AppSpeech } from '../../words/index.ts';
import { groups, shapedOnes } from './group.ts';
import { type PressAs, writeId } from '../../panel/ids.ts';
import { type Filled, LABEL, LONGEST_FIELD } from './shape.ts';
import { shapeOf } from './shapes.ts';

/** The form that a button opens, for amounts or picks. Null where they are not asked any more. */
export function formFor(
  loaded: Loaded,
  seat: Seat,
  { decision, command, draft }: Pick<PressAs<'form'>, 'decision' | 'command' | 'draft'>,
  speech: AppSpeech,
): ModalBuilder | null {
  const asked = askedOf(loaded, seat, speech.language);
  const group = shapedOnes(groups(loaded.edition.in(speech.language), asked)).find(
    (one) => one.asked.decision.id === decision && one.command.name === command,
  );
  if (group === undefined || group.way === 'only') return null;
  return new ModalBuilder()
    .setCustomId(writeId({ do: 'form', match: loaded.row.id, decision, command, draft: null }))
    .setTitle(clip(group.asked.question.title, LABEL))
    .addLabelComponents(...shapeOf(group).fields(speech, draft));
}

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
