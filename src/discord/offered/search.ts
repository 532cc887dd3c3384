import {
  LabelBuilder,
  ModalBuilder,
  type ModalSubmitInteraction,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { Refused } from '../../match/app/refused.ts';
import type { Rules } from './chapters.ts';
import { writeId } from '../../panel/ids.ts';

const WORDS = 'words';

/** As many characters as anybody searches for. */
const LONGEST = 60;

/** The form in which somebody says what the rules are searched for. */
export function searchForm({ edition, speech: { say }, back }: Rules): ModalBuilder {
  const words = new TextInputBuilder()
    .setCustomId(WORDS)
    .setStyle(TextInputStyle.Short)
    .setMaxLength(LONGEST)
    .setRequired(true);
  return new ModalBuilder()
    .setCustomId(writeId({ do: 'find', game: edition.game.id, back }))
    .setTitle(say('buttons.search'))
    .addLabelComponents(
      new LabelBuilder()
        .setLabel(say('table.which words'))
        .setDescription(say('table.all words'))
        .setTextInputComponent(words),
    );
}

/** What somebody typed into it. Throws `Refused` where that is more than it takes. */
export function wordsIn({ fields }: Pick<ModalSubmitInteraction, 'fields'>): string {
  const words = fields.getTextInputValue(WORDS);
  if (words.length > LONGEST) throw new Refused('field is too long', { most: LONGEST });
  return words;
}
